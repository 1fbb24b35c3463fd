import AsyncDisplayKit
import Foundation
import UIKit

/// A list whose data source is asked for nodes as the container asks: in its order of members.
@MainActor
struct AuditedList {
  private let source: any ASDataControllerSource

  /// Asks through a collection node or a pager.
  init(_ node: ASCollectionNode) { source = node.view }

  /// Asks through a table node.
  init(_ node: ASTableNode) { source = node.view }

  /// Asks for the node of every item, as a container does: on the main thread, once each.
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

/// The node of an item that an audit asks for: built once, by whoever needs it first.
struct AuditedItem: Sendable {
  let indexPath: IndexPath
  let origin: NodeBlockFinding.Origin
  let element: ASCollectionElement

  /// Takes a data source's answer; nil for a UIKit cell, which no block makes.
  init?(_ answer: ElementSource, at indexPath: IndexPath, owner: ElementOwner) {
    guard !answer.isPlain else { return nil }
    self.indexPath = indexPath
    origin = if case .block = answer.source { .block } else { .node }
    element = ASCollectionElement(
      source: answer.source, constrainedSize: ASSizeRangeUnconstrained, owner: owner)
  }
}
