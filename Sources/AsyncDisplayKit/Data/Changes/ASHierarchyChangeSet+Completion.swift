import Foundation

extension ASHierarchyChangeSet {
  /// Returns the compacted changes, validated against the new item counts.
  ///
  /// Reloads become a delete and an insert; item changes inside deleted, inserted and reloaded
  /// sections are dropped. Mappings contain only the explicit deletes and inserts. Source:
  /// `_ASHierarchyChangeSet.mm`, `-_sortAndCoalesceChangeArrays`.
  ///
  /// - Throws: The first broken rule, unless rules are only logged.
  package func completed(newItemCounts: [Int]) throws(InvalidUpdate) -> ASHierarchyUpdate {
    var update = ASHierarchyUpdate(changes: self, newItemCounts: newItemCounts)
    guard !includesReloadData else { return update }
    try compactSections(into: &update)
    try compactItems(into: &update)
    do {
      try UpdateValidation(update: update).run()
    } catch {
      try enforce(error)
      update.loggedFailure = error
    }
    return update
  }

  private func compactSections(into update: inout ASHierarchyUpdate) throws(InvalidUpdate) {
    var inserts = sectionInserts
    for change in sectionReloads {
      for section in change.sections where update.sectionMap[section] == nil {
        try enforce(InvalidUpdate(.reloadDeletedSection, section))
      }
      let sections = change.sections.mapped(by: update.sectionMap)
      inserts.append(SectionChange(sections, animation: change.animation))
    }
    update.sectionDeletes = (sectionDeletes + sectionReloads).coalesced(.descending)
    update.sectionInserts = inserts.coalesced(.ascending)
  }

  private func compactItems(into update: inout ASHierarchyUpdate) throws(InvalidUpdate) {
    var inserts = itemInserts
    for change in itemReloads {
      let indexPaths = change.indexPaths.compactMap { update.newIndexPath(forOld: $0) }
      if indexPaths.isEmpty { try enforce(InvalidUpdate(.emptyItemChange)) }
      inserts.append(ItemChange(indexPaths, animation: change.animation))
    }
    update.itemDeletes = (itemDeletes + itemReloads)
      .coalesced(.descending, ignoring: update.sectionDeletes.allSections)
    update.itemInserts = inserts.coalesced(
      .ascending, ignoring: update.sectionInserts.allSections)
  }
}
