import Foundation

/// The changes of one batch as requested, before the new item counts are known.
///
/// A move is a delete and an insert. ``completed(newItemCounts:)`` compacts and validates them.
/// Source: `_ASHierarchyChangeSet.mm`, `-moveItemAtIndexPath:toIndexPath:animationOptions:`.
package struct ASHierarchyChangeSet: Sendable {
  /// The effects of a broken rule.
  package enum Enforcement: Sendable {
    /// The first broken rule is thrown. Source: `_ASHierarchyChangeSet.mm`,
    /// `ASFailUpdateValidation`.
    case throwing
    /// The first broken invalid-update rule is recorded and the update continues, as in release
    /// builds.
    case logging
  }

  /// The effect of a broken rule.
  package let enforcement: Enforcement
  /// The item counts of the sections before the changes.
  package let oldItemCounts: [Int]
  /// A Boolean value that indicates whether all data is reloaded, so that other changes are
  /// ignored.
  package private(set) var includesReloadData = false

  private(set) var sectionDeletes: [SectionChange] = []
  private(set) var sectionInserts: [SectionChange] = []
  private(set) var sectionReloads: [SectionChange] = []
  private(set) var itemDeletes: [ItemChange] = []
  private(set) var itemInserts: [ItemChange] = []
  private(set) var itemReloads: [ItemChange] = []

  /// Creates a set without changes.
  package init(oldItemCounts: [Int], enforcement: Enforcement = .throwing) {
    self.oldItemCounts = oldItemCounts
    self.enforcement = enforcement
  }

  /// A Boolean value that indicates whether individual items or sections change.
  package var includesPerItemOrSectionChanges: Bool {
    !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionReloads.isEmpty
      && itemDeletes.isEmpty && itemInserts.isEmpty && itemReloads.isEmpty)
  }

  /// A Boolean value that indicates whether the set has no changes.
  package var isEmpty: Bool { !includesReloadData && !includesPerItemOrSectionChanges }

  /// Throws the error of a broken rule, unless rules are only logged.
  func enforce(_ failure: InvalidUpdate) throws(InvalidUpdate) {
    if enforcement == .throwing { throw failure }
  }
}

extension ASHierarchyChangeSet {
  /// Reloads all data.
  package mutating func reloadData() throws(InvalidUpdate) {
    if includesReloadData { try enforce(InvalidUpdate(.reloadDataTwice)) }
    includesReloadData = true
  }

  /// Deletes sections. The indexes are those before the update.
  package mutating func deleteSections(
    _ sections: IndexSet, animation: Int = 0
  ) throws(InvalidUpdate) {
    sectionDeletes.append(try change(of: sections, animation))
  }

  /// Inserts sections. The indexes are those after the update.
  package mutating func insertSections(
    _ sections: IndexSet, animation: Int = 0
  ) throws(InvalidUpdate) {
    sectionInserts.append(try change(of: sections, animation))
  }

  /// Reloads sections. The indexes are those before the update.
  package mutating func reloadSections(
    _ sections: IndexSet, animation: Int = 0
  ) throws(InvalidUpdate) {
    sectionReloads.append(try change(of: sections, animation))
  }

  /// Moves a section from an old index to a new one.
  package mutating func moveSection(
    _ section: Int, to newSection: Int, animation: Int = 0
  ) throws(InvalidUpdate) {
    for index in [section, newSection] where !Self.indexes.contains(index) {
      throw InvalidUpdate(.indexRange, index)
    }
    try deleteSections([section], animation: animation)
    try insertSections([newSection], animation: animation)
  }

  /// Deletes items. The index paths are those before the update.
  package mutating func deleteItems(
    at indexPaths: [IndexPath], animation: Int = 0
  ) throws(InvalidUpdate) {
    itemDeletes.append(try change(of: indexPaths, animation))
  }

  /// Inserts items. The index paths are those after the update.
  package mutating func insertItems(
    at indexPaths: [IndexPath], animation: Int = 0
  ) throws(InvalidUpdate) {
    itemInserts.append(try change(of: indexPaths, animation))
  }

  /// Reloads items. The index paths are those before the update.
  package mutating func reloadItems(
    at indexPaths: [IndexPath], animation: Int = 0
  ) throws(InvalidUpdate) {
    itemReloads.append(try change(of: indexPaths, animation))
  }

  /// Moves an item from an old index path to a new one.
  package mutating func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, animation: Int = 0
  ) throws(InvalidUpdate) {
    try checkRange(of: [newIndexPath])
    try deleteItems(at: [indexPath], animation: animation)
    try insertItems(at: [newIndexPath], animation: animation)
  }

  private func change(
    of sections: IndexSet, _ animation: Int
  ) throws(InvalidUpdate) -> SectionChange {
    guard let last = sections.last else {
      try enforce(InvalidUpdate(.emptySectionChange))
      return SectionChange(sections, animation: animation)
    }
    if !Self.indexes.contains(last) || sections.count > Self.maximumSectionCount {
      throw InvalidUpdate(.indexRange, last)
    }
    return SectionChange(sections, animation: animation)
  }

  private func change(
    of indexPaths: [IndexPath], _ animation: Int
  ) throws(InvalidUpdate) -> ItemChange {
    if indexPaths.isEmpty { try enforce(InvalidUpdate(.emptyItemChange)) }
    try checkRange(of: indexPaths)
    return ItemChange(indexPaths.sorted(), animation: animation)
  }

  /// The indexes that a change can contain.
  private static let indexes = 0...1_000_000_000

  /// The number of sections that a change can contain. Decided here: no list has more, and an update
  /// visits each of them.
  private static let maximumSectionCount = 1_000_000

  /// Throws an error for index paths out of range, even if rules are only logged.
  private func checkRange(of indexPaths: [IndexPath]) throws(InvalidUpdate) {
    for path in indexPaths
    where !Self.indexes.contains(path.item) || !Self.indexes.contains(path.section) {
      throw InvalidUpdate(.indexRange, path.item, path.section)
    }
  }
}

/// Items that share a change and its animation.
package struct ItemChange: Hashable, Sendable {
  /// The index paths: old ones for deletes and reloads, new ones for inserts.
  package var indexPaths: [IndexPath]
  /// The animation, a number that only the view interprets.
  package var animation: Int

  /// Creates a change of items.
  package init(_ indexPaths: [IndexPath], animation: Int) {
    self.indexPaths = indexPaths
    self.animation = animation
  }
}

extension Sequence<ItemChange> {
  /// The changed items by section. An item that occurs twice is contained once.
  package var itemsBySection: [Int: IndexSet] {
    var result: [Int: IndexSet] = [:]
    for indexPath in lazy.flatMap(\.indexPaths) {
      result[indexPath.section, default: IndexSet()].insert(indexPath.item)
    }
    return result
  }
}

/// Sections that share a change and its animation.
package struct SectionChange: Hashable, Sendable {
  /// The indexes: old ones for deletes and reloads, new ones for inserts.
  package var sections: IndexSet
  /// The animation, a number that only the view interprets.
  package var animation: Int

  /// Creates a change of sections.
  package init(_ sections: IndexSet, animation: Int) {
    self.sections = sections
    self.animation = animation
  }
}

extension Sequence<SectionChange> {
  /// All sections of the changes.
  package var allSections: IndexSet {
    reduce(into: IndexSet()) { $0.formUnion($1.sections) }
  }
}
