import Foundation

/// The compacted changes of one batch, with the index mappings that result from them.
///
/// Source: `_ASHierarchyChangeSet.mm`, `-sectionMapping` and `-itemMappings`.
package struct ASHierarchyUpdate: Sendable {
  /// The changes as requested.
  package let changes: ASHierarchyChangeSet
  /// The item counts of the sections after the changes.
  package let newItemCounts: [Int]
  /// The final deletes of sections, largest first, reloads included.
  package internal(set) var sectionDeletes: [SectionChange] = []
  /// The final inserts of sections, smallest first, reloads included.
  package internal(set) var sectionInserts: [SectionChange] = []
  /// The final deletes of items, largest first, reloads included.
  package internal(set) var itemDeletes: [ItemChange] = []
  /// The final inserts of items, smallest first, reloads included.
  package internal(set) var itemInserts: [ItemChange] = []
  /// The broken rule, if rules are only logged.
  package internal(set) var loggedFailure: InvalidUpdate?

  /// The mapping of old to new sections. A reloaded section keeps its mapping, a moved one loses
  /// it.
  package let sectionMap: ASIntegerMap
  private let inverseSectionMap: ASIntegerMap
  private let itemMaps: [ASIntegerMap]

  init(changes: ASHierarchyChangeSet, newItemCounts: [Int]) {
    self.changes = changes
    self.newItemCounts = newItemCounts
    guard !changes.includesReloadData else {
      (sectionMap, inverseSectionMap, itemMaps) = (.empty, .empty, [])
      return
    }
    sectionMap = ASIntegerMap(
      oldCount: changes.oldItemCounts.count, deleted: changes.sectionDeletes.allSections,
      inserted: changes.sectionInserts.allSections)
    inverseSectionMap = sectionMap.inverse
    itemMaps = Self.itemMaps(of: changes, sectionMap: sectionMap)
  }

  /// Returns the item map of each old section: deletes by old section, inserts by new section.
  private static func itemMaps(
    of changes: ASHierarchyChangeSet, sectionMap: ASIntegerMap
  ) -> [ASIntegerMap] {
    let deleted = changes.itemDeletes.itemsBySection
    let inserted = changes.itemInserts.itemsBySection
    return changes.oldItemCounts.enumerated().map { section, count in
      guard let newSection = sectionMap[section] else { return .empty }
      return ASIntegerMap(
        oldCount: count, deleted: deleted[section] ?? [], inserted: inserted[newSection] ?? [])
    }
  }

  /// A Boolean value that indicates whether all data is reloaded.
  package var includesReloadData: Bool { changes.includesReloadData }

  /// Returns the old index of a new section, or `nil` if the section has been inserted.
  package func oldSection(forNew section: Int) -> Int? { inverseSectionMap[section] }

  /// Returns the mapping of an old section's items to new items.
  package func itemMap(inOldSection section: Int) -> ASIntegerMap {
    itemMaps.indices.contains(section) ? itemMaps[section] : .empty
  }

  /// Returns the mapping of a new section's items to old items.
  package func inverseItemMap(inNewSection section: Int) -> ASIntegerMap {
    guard newItemCounts.indices.contains(section), let oldSection = oldSection(forNew: section)
    else { return .empty }
    return itemMap(inOldSection: oldSection).inverse
  }

  /// Returns the new index path of an old item, or `nil` if it has been deleted.
  package func newIndexPath(forOld indexPath: IndexPath) -> IndexPath? {
    guard let section = sectionMap[indexPath.section],
      let item = itemMap(inOldSection: indexPath.section)[indexPath.item]
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the old index path of a new item, or `nil` if it has been inserted.
  package func oldIndexPath(forNew indexPath: IndexPath) -> IndexPath? {
    guard let section = oldSection(forNew: indexPath.section),
      let item = inverseItemMap(inNewSection: indexPath.section)[indexPath.item]
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}
