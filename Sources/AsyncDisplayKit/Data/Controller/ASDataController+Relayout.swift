import UIKit

extension ASDataController {
  /// Measures every node again after all updates, following an invalidation block.
  ///
  /// Of the supplementary elements that the source counts, those whose size range became zero are
  /// removed, and those whose size range is no longer zero are added. Source:
  /// `ASDataController.mm`, `-_relayoutAllNodes` and
  /// `-_updateSupplementaryNodesIntoMap:traitCollection:shouldFetchSizeRanges:previousMap:`.
  ///
  /// - Throws: The error of a missing size range.
  package func relayoutAllNodes(
    invalidation: @escaping () -> Void = {}
  ) throws(InvalidUpdate) {
    guard hasLoadedOnce else { return }
    let invalidation = MainActorBlock(invalidation)
    let outcome = RelayoutOutcome()
    performWhenIdle {
      invalidation.run()
      outcome.failure = self.relayoutNow()
    }
    if let failure = outcome.failure { throw failure }
  }

  private func relayoutNow() -> InvalidUpdate? {
    do throws(InvalidUpdate) {
      try refreshSupplementaries()
      for element in visibleMap.elements { try remeasure(element) }
      return nil
    } catch {
      return error
    }
  }

  private func remeasure(_ element: ASCollectionElement) throws(InvalidUpdate) {
    guard let indexPath = pendingMap.indexPath(for: element) else { return }
    let range = try constrainedSize(for: element, at: indexPath)
    guard ASSizeRangeHasSignificantArea(range) else { return }
    element.setConstrainedSize(range, from: sizingOrigin)
    guard let node = element.nodeIfAllocated else { return }
    ElementProcessing(policy: policy).measure(node, in: range)
  }

  private func refreshSupplementaries() throws(InvalidUpdate) {
    defer { visibleMap = pendingMap }
    guard layoutDelegate == nil, pendingMap.numberOfSections > 0 else { return }
    let sections = IndexSet(0..<pendingMap.numberOfSections)
    var map = pendingMap.contents
    for kind in source?.supplementaryKinds(inSections: sections) ?? [] {
      try refreshSupplementaries(ofKind: kind, inSections: sections, of: &map)
    }
    pendingMap = ASElementMap(map)
  }

  private func refreshSupplementaries(
    ofKind kind: String, inSections sections: IndexSet, of map: inout ASMutableElementMap
  ) throws(InvalidUpdate) {
    var removed: [IndexPath] = []
    var added: [IndexPath] = []
    let counted = supplementaryIndexPaths(ofKind: kind, inSections: sections)
    adviseOfKeptElements(ofKind: kind, inSections: sections, counted: counted) {
      pendingMap.supplementaryElement(ofKind: kind, at: $0) != nil
    }
    for indexPath in counted {
      let exists = pendingMap.supplementaryElement(ofKind: kind, at: indexPath) != nil
      let range = try constrainedSize(forSupplementaryOfKind: kind, at: indexPath)
      if exists, range == ASSizeRangeZero { removed.append(indexPath) }
      if !exists, range != ASSizeRangeZero { added.append(indexPath) }
    }
    map.removeSupplementaries(ofKind: kind, at: removed)
    let elements = try makeSupplementaries(ofKind: kind, at: added, batch: nil)
    for (indexPath, element) in zip(added, elements) {
      map.setSupplementary(element, ofKind: kind, at: indexPath)
    }
  }

  /// Measures nodes again.
  ///
  /// Nodes that are not in both the pending and the visible map are skipped. Source:
  /// `ASDataController.mm`, `-relayoutNodes:nodesSizeChanged:`.
  ///
  /// - Returns: The nodes whose displayed size differs.
  /// - Throws: The error of a missing size range, or `layoutRange` for a size range without area.
  package func relayout(_ nodes: [ASCellNode]) throws(InvalidUpdate) -> [ASCellNode] {
    var changed: [ASCellNode] = []
    for node in nodes {
      guard let element = pendingMap.element(of: node),
        let indexPath = pendingMap.indexPath(for: element),
        visibleMap.indexPath(for: element) != nil
      else { continue }
      let range = try constrainedSize(for: element, at: indexPath)
      try measureEagerly(node, in: range)
      if source?.isPresented(element, at: node.frame.size) == false { changed.append(node) }
    }
    return changed
  }

  private func measureEagerly(
    _ node: ASCellNode, in range: ASSizeRange
  ) throws(InvalidUpdate) {
    guard policy.shouldMeasureEagerly(node, in: range) else { return }
    guard ASSizeRangeHasSignificantArea(range) else { throw InvalidUpdate(.layoutRange) }
    node.measureAtOrigin(in: range)
  }
}

/// The result of a relayout in the main serial queue.
@MainActor
private final class RelayoutOutcome {
  var failure: InvalidUpdate?
}

extension ASDataController {
  /// Stores the current traits of the container's node for nodes that are created from now on, and returns
  /// the former ones.
  func takeTraitsOfNode() -> ASTraitCollection? {
    defer { owner.traits = owner.node?.traitBox }
    return owner.traits
  }

  /// Propagates the traits to every node that is displayed.
  ///
  /// Source: `ASDataController.mm`, `-environmentDidChange`.
  func pushTraits() {
    guard let traits = owner.traits else { return }
    for element in visibleMap.elements { element.nodeIfAllocated?.propagateTraits(traits) }
  }
}
