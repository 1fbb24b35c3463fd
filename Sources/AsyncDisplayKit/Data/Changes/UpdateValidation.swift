import Foundation

/// The validation of a compacted update, in Texture's order.
///
/// Source: `_ASHierarchyChangeSet.mm`, `-_validateUpdate`.
struct UpdateValidation {
  let update: ASHierarchyUpdate

  private var changes: ASHierarchyChangeSet { update.changes }
  private var oldCounts: [Int] { changes.oldItemCounts }
  private var newCounts: [Int] { update.newItemCounts }

  /// Checks the update and throws the first broken rule.
  ///
  /// - Throws: the first broken rule.
  func run() throws(InvalidUpdate) {
    try checkSectionCount()
    if let section = update.sectionDeletes.allSections.last, section >= oldCounts.count {
      let first = update.sectionDeletes.allSections.integerGreaterThanOrEqualTo(oldCounts.count)
      throw InvalidUpdate(.deleteSectionRange, first ?? section, oldCounts.count)
    }
    try check(update.itemDeletes, in: oldCounts, .deleteItemSection, .deleteItemRange)
    try check(update.itemInserts, in: newCounts, .insertItemSection, .insertItemRange)
    let inserted = update.sectionInserts.allSections
    if let section = inserted.integerGreaterThanOrEqualTo(newCounts.count) {
      throw InvalidUpdate(.insertSectionRange, section, newCounts.count)
    }
    try checkItemCounts()
  }

  private func checkSectionCount() throws(InvalidUpdate) {
    let inserted = update.sectionInserts.allSections.count
    let deleted = update.sectionDeletes.allSections.count
    guard newCounts.count != oldCounts.count + inserted - deleted else { return }
    throw InvalidUpdate(.sectionCount, newCounts.count, oldCounts.count, inserted, deleted)
  }

  private func check(
    _ changes: [ItemChange], in counts: [Int],
    _ sectionRule: InvalidUpdate.Rule, _ itemRule: InvalidUpdate.Rule
  ) throws(InvalidUpdate) {
    for change in changes {
      for path in change.indexPaths {
        guard path.section < counts.count else {
          throw InvalidUpdate(sectionRule, path.item, path.section, counts.count)
        }
        guard path.item < counts[path.section] else {
          throw InvalidUpdate(itemRule, path.item, path.section, counts[path.section])
        }
      }
    }
  }

  /// Checks the sections that remain without being reloaded.
  private func checkItemCounts() throws(InvalidUpdate) {
    let reloadedSections = changes.sectionReloads.allSections
    let deleted = changes.itemDeletes.itemsBySection
    let inserted = changes.itemInserts.itemsBySection
    let reloaded = changes.itemReloads.itemsBySection
    for (section, oldCount) in oldCounts.enumerated() where !reloadedSections.contains(section) {
      guard let newSection = update.sectionMap[section] else { continue }
      let deletedItems = deleted[section] ?? []
      if let item = deletedItems.intersection(reloaded[section] ?? []).first {
        throw InvalidUpdate(.deleteAndReloadItem, section, item)
      }
      let insertedCount = inserted[newSection]?.count ?? 0
      let newCount = newCounts[newSection]
      guard newCount != oldCount + insertedCount - deletedItems.count else { continue }
      throw InvalidUpdate(
        .itemCount, section, newCount, oldCount, insertedCount, deletedItems.count)
    }
  }
}
