import AsyncDisplayKit
import Foundation
import UIKit

/// A collection of many nodes in a window, to be loaded once.
@MainActor
final class PipelineLoad {
  private let source: PipelineSource
  private let node: ASCollectionNode
  private let window: UIWindow

  init(
    count: Int, isSerial: Bool = false, make: @escaping @Sendable (Int) -> sending ASCellNode
  ) {
    source = PipelineSource(count: count, make: make)
    node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    if isSerial { node.cellLayoutMode = .serializeNodeCreation }
    node.frame = window.bounds
    window.makeKeyAndVisible()
    window.addSubview(node.view)
    node.dataSource = source
    node.delegate = source
  }

  /// Frees the nodes of loads that are over: what they left on the main queue still holds them.
  static func freeFormer() {
    RunLoop.main.run(until: Date())
  }

  /// Asks for everything, builds and measures all nodes, and applies the update.
  func load() {
    node.reloadData()
    node.waitUntilAllUpdatesAreProcessed()
  }

  /// Places all items and shows the first ones.
  func show() {
    window.layoutIfNeeded()
  }

  /// The heights of all nodes, in points.
  var heights: CGFloat {
    let elements = node.visibleElements.itemElements
    return elements.reduce(0) { $0 + ($1.nodeIfAllocated?.calculatedSize.height ?? 0) }
  }
}
