import UIKit

extension ASHierarchyUpdate {
  /// Returns advisories for edits that repeat or contradict each other, which Texture accepts.
  ///
  /// Texture logs only edits beside a reload of all data. Source: `_ASHierarchyChangeSet.mm`,
  /// `-_sortAndCoalesceChangeArrays` and `-_validateUpdate`.
  func advisories(dataSource: String) -> [RuntimeViolation] {
    if includesReloadData { return editsBesideReload(dataSource).map { [$0] } ?? [] }
    return [itemNamedTwice(dataSource), editInReloadedSection(dataSource)].compactMap(\.self)
  }

  private func editsBesideReload(_ dataSource: String) -> RuntimeViolation? {
    guard changes.includesPerItemOrSectionChanges else { return nil }
    return RuntimeViolation(
      .editsBesideReload, severity: .advisory, subject: dataSource,
      message: "A batch reloads all data and has other edits too, which Texture ignores.",
      remedy: "Leave the other edits out of a batch that reloads all data.")
  }

  private func itemNamedTwice(_ dataSource: String) -> RuntimeViolation? {
    let lists = [changes.itemDeletes, changes.itemInserts, changes.itemReloads]
    guard let path = lists.lazy.compactMap({ $0.firstRepeatedIndexPath }).first else { return nil }
    return RuntimeViolation(
      .itemNamedTwice, severity: .advisory, subject: dataSource,
      message: "Item \(path.section).\(path.item) has two edits of the same kind. Texture "
        + "counts the edit once when it checks the batch, and performs it twice.",
      remedy: "Pass each index path once.", numbers: [path.section, path.item])
  }

  private func editInReloadedSection(_ dataSource: String) -> RuntimeViolation? {
    guard !changes.sectionReloads.isEmpty else { return nil }
    let old = changes.sectionReloads.allSections
    let new = old.mapped(by: sectionMap)
    let path =
      (changes.itemDeletes + changes.itemReloads).first { old.contains($0.section) }
      ?? changes.itemInserts.first { new.contains($0.section) }
    guard let path else { return nil }
    return RuntimeViolation(
      .editInReloadedSection, severity: .advisory, subject: dataSource,
      message: "Item \(path.section).\(path.item) was edited in a section that is reloaded; "
        + "Texture loads the whole section, does not check the edit, and uses it only to decide "
        + "which old nodes belong to which items.",
      remedy: "Reload the section or edit its items, not both.",
      numbers: [path.section, path.item])
  }
}

extension Sequence<ItemChange> {
  fileprivate var firstRepeatedIndexPath: IndexPath? {
    var seen: Set<IndexPath> = []
    return lazy.flatMap(\.indexPaths).first { !seen.insert($0).inserted }
  }

  fileprivate func first(where isWanted: (IndexPath) -> Bool) -> IndexPath? {
    lazy.flatMap(\.indexPaths).first(where: isWanted)
  }
}
