import UIKit

/// A count of a data source that no list can have.
package struct InvalidCount: Equatable, Sendable {
  /// The section, or `nil` for the number of sections.
  let section: Int?
  let count: Int

  /// The count and what it counts, for messages.
  var text: String {
    section.map { "\(count) as a number of items in section \($0)" }
      ?? "\(count) as the number of sections"
  }
}

extension ASDataController {
  /// Returns the item counts of the source. A count that no list can have is a violation, and zero.
  func checkedCounts(of source: any ASDataControllerSource) -> [Int] {
    var limit = CountLimit()
    var invalid: [InvalidCount] = []
    func checked(_ count: Int, inSection section: Int?) -> Int {
      guard let problem = limit.problem(of: count) else { return count }
      let found = InvalidCount(section: section, count: count)
      invalid.append(found)
      if !reportedCounts.contains(found) { source.report(problem, of: found) }
      return 0
    }
    let sections = checked(source.sourceSectionCount(), inSection: nil)
    let counts = (0..<sections).map { section in
      checked(source.sourceItemCount(inSection: section), inSection: section)
    }
    reportedCounts = invalid
    return counts
  }

  /// Returns the size range of an item.
  ///
  /// - Throws: `sizeMissing` when the source has no sizes.
  func constrainedSize(forItemAt indexPath: IndexPath) throws(InvalidUpdate) -> ASSizeRange {
    guard let range = source?.constrainedSize(forItemAt: indexPath) else {
      throw InvalidUpdate(.sizeMissing)
    }
    return range
  }

  /// Returns the size range of a supplementary element.
  ///
  /// - Throws: `suppSizeMissing` when the source has no sizes.
  func constrainedSize(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) throws(InvalidUpdate) -> ASSizeRange {
    guard let range = source?.constrainedSize(forSupplementaryOfKind: kind, at: indexPath) else {
      throw InvalidUpdate(.suppSizeMissing)
    }
    return range
  }

  /// Returns the size range of an element at an index path of the pending map.
  func constrainedSize(
    for element: ASCollectionElement, at indexPath: IndexPath
  ) throws(InvalidUpdate) -> ASSizeRange {
    guard let kind = element.supplementaryElementKind else {
      return try constrainedSize(forItemAt: indexPath)
    }
    return try constrainedSize(forSupplementaryOfKind: kind, at: indexPath)
  }

  /// Returns the index paths of the supplementary elements of a kind, from the counts of the
  /// source.
  ///
  /// Source: `ASDataController.mm`, `-_allIndexPathsForItemsOfKind:inSections:`.
  func supplementaryIndexPaths(ofKind kind: String, inSections sections: IndexSet) -> [IndexPath] {
    var limit = CountLimit()
    return sections.flatMap { section -> [IndexPath] in
      let count = source?.supplementaryCount(ofKind: kind, inSection: section) ?? 0
      if let problem = limit.problem(of: count) {
        source?.report(problem, of: InvalidCount(section: section, count: count))
        return []
      }
      return (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Tells the source of the first supplementary element that stays although the source counts none.
  ///
  /// - Quirk: a header or footer whose size became zero stays until all data is reloaded; advisory
  ///   `supplementary-stays`. `ASDataController.mm`,
  ///   `-_repopulateSupplementaryNodesIntoMap:forSectionsContainingIndexPaths:…` and
  ///   `-_updateSupplementaryNodesIntoMap:traitCollection:shouldFetchSizeRanges:previousMap:`.
  func adviseOfKeptElements(
    ofKind kind: String, inSections sections: IndexSet, counted: [IndexPath],
    exists: (IndexPath) -> Bool
  ) {
    guard counted.count < sections.count else { return }
    let present = Set(counted.map(\.section))
    let kept = sections.first {
      !present.contains($0) && exists(IndexPath(item: 0, section: $0))
    }
    if let kept { source?.supplementaryStays(ofKind: kind, inSection: kept) }
  }

  /// Creates the supplementary elements of a kind. Empty if supplementary elements have no nodes.
  func makeSupplementaries(
    ofKind kind: String, at indexPaths: [IndexPath], batch: BatchUpdate?
  ) throws(InvalidUpdate) -> [ASCollectionElement] {
    guard let source, source.providesSupplementaryNodes else { return [] }
    var pass = ElementCount()
    defer { batch?.count(pass) }
    var elements: [ASCollectionElement] = []
    for indexPath in indexPaths {
      let answer = source.elementSource(forSupplementaryOfKind: kind, at: indexPath)
      pass.count(isPlain: answer.isPlain)
      var range = ASSizeRangeUnconstrained
      if layoutDelegate == nil {
        range = try constrainedSize(forSupplementaryOfKind: kind, at: indexPath)
      }
      let element = ASCollectionElement(
        source: answer.source, supplementaryElementKind: kind, constrainedSize: range,
        sizingOrigin: sizingOrigin, owner: owner, setup: answer.setup, isPlain: answer.isPlain)
      elements.append(element)
      if batch == nil { elementsBetweenBatches.append(element) }
      if let node = answer.heldNode { batch?.note(node) }
    }
    return elements
  }

  /// The origin of the last requested size range. A layout delegate determines frames later.
  var sizingOrigin: SizingOrigin {
    guard layoutDelegate == nil else { return .layoutDelegate }
    return source?.sizingOrigin ?? .unknown
  }
}
