import AsyncDisplayKit
import FixtureContract
import FixtureSupport
import Foundation
import UIKit

extension FixtureHost {
  /// The container node of the host, or `nil` if a hosted view controller shows none.
  public var containerNode: ASDisplayNode? { container?.node }

  /// The collection node of the host, or `nil` for other containers.
  public var collectionNode: ASCollectionNode? { containerNode as? ASCollectionNode }

  /// The number of sections of the displayed data.
  public var sectionCount: Int { bind { container?.sectionCount ?? 0 } }

  /// Returns the number of items in a section of the displayed data, or 0 if the section does not
  /// exist.
  public func itemCount(inSection section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return bind { container?.itemCount(inSection: section) ?? 0 }
  }

  /// The items of the displayed data, in order.
  public var items: [FixtureHostedItem] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).compactMap { item($0, inSection: section) }
    }
  }

  /// The items on screen, in order.
  public var visibleItems: [FixtureHostedItem] {
    bind {
      guard let container else { return [] }
      return container.indexPathsForVisibleItems.compactMap(container.item)
    }
  }

  /// Returns an item of the displayed data, or `nil` if it does not exist.
  public func item(_ item: Int, inSection section: Int = 0) -> FixtureHostedItem? {
    bind { container?.item(at: IndexPath(item: item, section: section)) }
  }

  /// Returns the cell node of an item as a given class, or `nil` for UIKit cells and other classes.
  public func node<Node: ASCellNode>(
    _ type: Node.Type = Node.self, at indexPath: IndexPath
  ) -> Node? {
    bind { container?.item(at: indexPath)?.node as? Node }
  }

  /// Returns the frame of an item in the container's content, in points.
  public func frame(at indexPath: IndexPath) -> CGRect? {
    bind { container?.item(at: indexPath)?.frame }
  }

  /// The supplementary elements of the displayed data, by kind and index path.
  public var supplementaries: [FixtureHostedSupplementary] {
    bind { container?.supplementaries ?? [] }
  }

  /// The size of the container's content, in points.
  public var contentSize: CGSize { bind { container?.scrollView.contentSize ?? .zero } }

  /// The content offset of the container, in points.
  public var contentOffset: CGPoint { bind { container?.scrollView.contentOffset ?? .zero } }

  /// The current page of a pager, or `nil` for other containers.
  public var currentPage: Int? {
    bind { container?.currentPage }
  }

  /// The calls that a generated data source received, in order.
  public var calls: [FixtureCall] { fixture?.calls.calls ?? [] }

  /// The number of batch fetches that a generated data source has begun.
  var begunBatchCount: Int {
    calls.count { $0.description.hasPrefix(DataSourceCall.willBeginBatchFetchWith.rawValue) }
  }
}
