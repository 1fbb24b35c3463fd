import AsyncDisplayKit
import Foundation
import UIKit

/// A list whose data source is queried for nodes in the same order as a container queries it.
@MainActor
struct AuditedList {
  private let source: any ASDataControllerSource

  /// Creates the list of a collection node or a pager.
  init(_ node: ASCollectionNode) { source = node.view }

  /// Creates the list of a table node.
  init(_ node: ASTableNode) { source = node.view }

  /// Returns the items. Queries the data source once for each node, on the main thread, as a
  /// container does.
  func items() -> [AuditedItem] {
    let owner = ElementOwner(environment: RuntimeEnvironment.current)
    return (0..<max(source.sourceSectionCount(), 0)).flatMap { section in
      (0..<max(source.sourceItemCount(inSection: section), 0)).compactMap { item in
        let indexPath = IndexPath(item: item, section: section)
        return AuditedItem(
          source.elementSource(forItemAt: indexPath), at: indexPath, owner: owner)
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
  init?(_ answer: ElementSource, at indexPath: IndexPath, owner: ElementOwner) {
    guard !answer.isPlain else { return nil }
    self.indexPath = indexPath
    origin = if case .block = answer.source { .block } else { .node }
    element = ASCollectionElement(
      source: answer.source, constrainedSize: ASSizeRangeUnconstrained, owner: owner)
  }
}
