import AsyncDisplayKit
import Foundation
import UIKit

/// A list whose data source is queried for nodes in the same order as a container queries it.
@MainActor
struct AuditedList {
  private let source: any ASDataControllerSource
  private let controller: ASDataController
  private let range: ASSizeRange?

  /// Creates the list of a collection node or a pager.
  ///
  /// - Parameters:
  ///   - node: The node. One without a size is given that of the screen.
  ///   - range: The size range of all items, or `nil` for those of the node.
  init(_ node: ASCollectionNode, range: ASSizeRange?) {
    (source, controller, self.range) = (node.view, node.view.dataController, range)
    Self.giveSize(to: node)
  }

  /// Creates the list of a table node.
  ///
  /// - Parameters:
  ///   - node: The node. One without a size is given that of the screen.
  ///   - range: The size range of all rows, or `nil` for those of the node.
  init(_ node: ASTableNode, range: ASSizeRange?) {
    (source, controller, self.range) = (node.view, node.view.dataController, range)
    Self.giveSize(to: node)
  }

  /// The range of nodes for which the container has none, in points.
  private static let standardRange = ASSizeRangeMake(
    .zero, CGSize(width: 375, height: CGFloat.greatestFiniteMagnitude))

  /// A container without a size has no room for its items.
  private static func giveSize(to node: ASDisplayNode) {
    guard node.bounds.isEmpty else { return }
    node.frame = CGRect(origin: .zero, size: RuntimeEnvironment.current.screen.size)
  }

  /// Returns the size range of an item: that of the node that the container displays, or else that which the
  /// container states.
  ///
  /// Decided here: a layout delegate states no range and measures the nodes in ranges of its own, so the displayed
  /// node comes first.
  private func range(at indexPath: IndexPath) -> ASSizeRange {
    if let range { return range }
    let displayed = controller.visibleMap.elementForItem(at: indexPath)?.nodeIfAllocated?
      .constrainedSizeForCalculatedLayout
    let candidates = [displayed, source.constrainedSize(forItemAt: indexPath)].compactMap(\.self)
    return candidates.first { range in
      ASSizeRangeHasSignificantArea(range) && range != ASSizeRangeUnconstrained
    } ?? Self.standardRange
  }

  /// Returns the items. Queries the data source once for each node, on the main thread, as a
  /// container does.
  func items() -> [AuditedItem] {
    let owner = ElementOwner(environment: RuntimeEnvironment.current)
    return (0..<max(source.sourceSectionCount(), 0)).flatMap { section in
      (0..<max(source.sourceItemCount(inSection: section), 0)).compactMap { item in
        let indexPath = IndexPath(item: item, section: section)
        return AuditedItem(
          source.elementSource(forItemAt: indexPath), at: indexPath,
          range: range(at: indexPath), owner: owner)
      }
    }
  }
}

/// The node of an item in an audit. The first thread that needs the node creates it.
struct AuditedItem: Sendable {
  let indexPath: IndexPath
  let origin: FixtureNodeBlockFinding.Origin
  let element: ASCollectionElement

  /// Creates an item from a data source's answer, or returns `nil` for a UIKit cell, which has no
  /// node block.
  init?(
    _ answer: ElementSource, at indexPath: IndexPath, range: @autoclosure () -> ASSizeRange,
    owner: ElementOwner
  ) {
    guard !answer.isPlain else { return nil }
    self.indexPath = indexPath
    origin = if case .block = answer.source { .block } else { .node }
    element = ASCollectionElement(
      source: answer.source, constrainedSize: range(), owner: owner)
  }
}
