import AsyncDisplayKit
import Foundation
import UIKit

/// A collection view without a node as the list of a host. All its cells are UIKit cells.
struct HostedCollectionView: HostedViewList {
  let view: UICollectionView

  var scrollView: UIScrollView { view }

  var sectionCount: Int { view.numberOfSections }

  func itemCount(inSection section: Int) -> Int { view.numberOfItems(inSection: section) }

  var indexPathsForVisibleItems: [IndexPath] { view.indexPathsForVisibleItems.sorted() }

  func existingItem(at indexPath: IndexPath) -> FixtureHostedItem? {
    view.layoutAttributesForItem(at: indexPath).map { attributes in
      FixtureHostedItem(
        indexPath: indexPath, kind: .plain, frame: attributes.frame, node: nil,
        cell: view.cellForItem(at: indexPath))
    }
  }

  var supplementaries: [FixtureHostedSupplementary] { view.hostedSupplementaries { _, _ in nil } }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    view.scrollToItem(at: indexPath, at: position, animated: false)
  }

  func select(_ indexPath: IndexPath) {
    view.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  func deselect(_ indexPath: IndexPath) {
    view.deselectItem(at: indexPath, animated: false)
  }
}

/// A list without a node: it has no elements, no sizing traces and no updates in the background.
protocol HostedViewList: HostedContainer {}

extension HostedViewList {
  var node: ASDisplayNode? { nil }

  var dataSource: AnyObject? { nil }

  var scheduler: any RuntimeScheduler { scrollView.environment.scheduler }

  var isProcessingUpdates: Bool { false }

  var currentPage: Int? { nil }

  func element(at indexPath: IndexPath) -> ASCollectionElement? { nil }

  func element(of node: ASCellNode) -> ASCollectionElement? { nil }

  func sizingTrace(
    of element: ASCollectionElement, named name: String, node: ASCellNode?, frame: CGRect
  ) -> FixtureSizingTrace? { nil }
}
