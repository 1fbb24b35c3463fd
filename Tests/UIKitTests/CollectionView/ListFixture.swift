import Foundation
import UIKit

@testable import UIKitCore

/// A collection view of rows of 100 by 20 points, five of which are in sight, with what it needs.
@MainActor
struct ListFixture {
  let source: ListSource
  let delegate = EventDelegate()
  let layout = UICollectionViewFlowLayout()
  let log: ViolationLog
  let view: UICollectionView

  init(counts: [Int], isLaidOut: Bool = true) {
    let log = ViolationLog()
    source = ListSource(counts: counts)
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view = log.environment.bind { [layout] in
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    self.log = log
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = delegate
    guard isLaidOut else { return }
    view.layoutIfNeeded()
    forget()
  }

  /// Empties the logs.
  func forget() {
    source.log = []
    delegate.log = []
  }

  /// The numbers of the cells in sight, in order.
  var numbers: [Int] { view.visibleCells.map { ($0 as? NumberCell)?.number ?? -1 } }

  /// The places of the cells in sight, in order.
  var paths: [String] { view.indexPathsForVisibleItems.map(\.listDescription) }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func tap(_ point: CGFloat) {
    view.beginTouch(at: CGPoint(x: 50, y: point))
    view.endTouch(at: CGPoint(x: 50, y: point))
  }
}

extension IndexPath {
  /// Makes a path from section and item, as in `[0, 3]` but typed.
  static func at(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
