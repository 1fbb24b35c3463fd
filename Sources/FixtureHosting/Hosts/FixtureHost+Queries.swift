import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

extension FixtureHost {
  /// The container node that the host looks at; nil when a hosted controller shows no list.
  public var containerNode: ASDisplayNode? { container?.node }

  /// The collection node, if the container is one.
  public var collectionNode: ASCollectionNode? { containerNode as? ASCollectionNode }

  /// The number of sections of the displayed data.
  public var sectionCount: Int { bind { container?.sectionCount ?? 0 } }

  /// Returns the number of items of a section of the displayed data; 0 where there is no such
  /// section.
  public func itemCount(inSection section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return bind { container?.itemCount(inSection: section) ?? 0 }
  }

  /// Every item of the displayed data, in order.
  public var items: [HostedItem] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).compactMap { item($0, inSection: section) }
    }
  }

  /// The items on screen, in order.
  public var visibleItems: [HostedItem] {
    bind {
      guard let container else { return [] }
      return container.indexPathsForVisibleItems.compactMap(container.item)
    }
  }

  /// Returns an item of the displayed data; nil where there is none.
  public func item(_ item: Int, inSection section: Int = 0) -> HostedItem? {
    bind { container?.item(at: IndexPath(item: item, section: section)) }
  }

  /// Returns the cell node of an item as a class of your own; nil for plain items and other
  /// classes.
  public func node<Node: ASCellNode>(
    _ type: Node.Type = Node.self, at indexPath: IndexPath
  ) -> Node? {
    bind { container?.item(at: indexPath)?.node as? Node }
  }

  /// Returns the frame of an item in the container's content, in points.
  public func frame(at indexPath: IndexPath) -> CGRect? {
    bind { container?.item(at: indexPath)?.frame }
  }

  /// Every supplementary element of the displayed data: by kind, then by place.
  public var supplementaries: [HostedSupplementary] {
    bind { container?.supplementaries ?? [] }
  }

  /// The size of the container's content, in points.
  public var contentSize: CGSize { bind { container?.scrollView.contentSize ?? .zero } }

  /// The content offset of the container, in points.
  public var contentOffset: CGPoint { bind { container?.scrollView.contentOffset ?? .zero } }

  /// The page that a pager shows; nil when the container is no pager.
  public var currentPage: Int? {
    bind { container?.currentPage }
  }

  /// The calls that a generated data source received, in order.
  public var calls: [RecordedCall] { fixture?.calls.calls ?? [] }
}
