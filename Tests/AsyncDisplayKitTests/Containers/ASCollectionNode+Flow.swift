import UIKit

@testable import AsyncDisplayKit

@MainActor
extension ASCollectionNode {
  /// Makes a node with a flow layout of the default metrics.
  static func flow() -> ASCollectionNode {
    ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Begins to load a source beside the main thread, without a window; the source is not kept.
  func load(_ source: any ASCollectionDataSource) {
    frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    dataSource = source
    cellLayoutMode = .alwaysAsync
    reloadData()
    view.layoutIfNeeded()
  }
}
