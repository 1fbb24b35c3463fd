/// What one edit does.
package enum EditOperation: Sendable, Equatable {
  /// Inserts items; one row an index path.
  case insertItems(at: [IndexPathValue], rows: [Row])
  /// Inserts a section with its items.
  case insertSection(at: Int, Section)
  /// Deletes items.
  case deleteItems(at: [IndexPathValue])
  /// Deletes sections.
  case deleteSections([Int])
  /// Reloads items, with new rows where given.
  case reloadItems(at: [IndexPathValue], rows: [Row])
  /// Reloads sections.
  case reloadSections([Int])
  /// Moves an item.
  case moveItem(from: IndexPathValue, to: IndexPathValue)
  /// Moves a section.
  case moveSection(from: Int, to: Int)
}
