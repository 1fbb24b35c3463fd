import AsyncDisplayKit
import Foundation

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
