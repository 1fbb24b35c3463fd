import Foundation

/// One edit of a named mutation, with the data that it brings.
public enum FixtureEdit<Model: Sendable, Fields: Sendable>: Sendable {
  /// Inserts items, one an index path.
  case insertItems(at: IndexPathList, [FixtureItem<Model>])
  /// Inserts a section with its items.
  case insertSection(at: Int, FixtureSection<Model, Fields>)
  /// Deletes items.
  case deleteItems(at: IndexPathList)
  /// Deletes sections.
  case deleteSections([Int])
  /// Reloads items, with new values where there are any.
  case reloadItems(at: IndexPathList, [FixtureItem<Model>])
  /// Reloads sections.
  case reloadSections([Int])
  /// Moves an item.
  case moveItem(from: IndexPath, to: IndexPath)
  /// Moves a section.
  case moveSection(from: Int, to: Int)
}
