import Foundation

/// A named batch of edits of a container.
public struct FixtureMutation<Model: Sendable, Fields: Sendable>: Sendable {
  /// The expected validity of a mutation.
  public enum Validity: Sendable {
    /// The data changes according to the edits.
    case valid
    /// The edits are submitted but the data does not change, so that the item counts contradict the
    /// edits.
    case invalid
  }

  /// The animation of an update.
  public enum Animation: Sendable {
    /// The update is animated.
    case animated
    /// The update takes effect immediately.
    case none
  }

  /// The name of the mutation in the fixture.
  public var name: String
  /// The expected validity of the update.
  public var validity: Validity
  /// The animation of the update.
  public var animation: Animation
  /// The edits in the order of the fixture. Their index paths are as in a batch update.
  public var edits: [FixtureEdit<Model, Fields>]

  /// Creates a mutation from its name, validity, animation and edits.
  public init(
    _ name: String, validity: Validity = .valid, animation: Animation = .animated,
    edits: [FixtureEdit<Model, Fields>]
  ) {
    self.name = name
    self.validity = validity
    self.animation = animation
    self.edits = edits
  }
}

/// One edit of a named mutation, with its data.
public enum FixtureEdit<Model: Sendable, Fields: Sendable>: Sendable {
  /// Inserts items, one per index path.
  case insertItems(at: FixtureIndexPaths, [FixtureItem<Model>])
  /// Inserts a section with its items. The index is that after the update.
  case insertSection(at: Int, FixtureSection<Model, Fields>)
  /// Deletes items. The index paths are those before the update.
  case deleteItems(at: FixtureIndexPaths)
  /// Deletes sections. The indexes are those before the update.
  case deleteSections([Int])
  /// Reloads items, with new values if the list is not empty.
  case reloadItems(at: FixtureIndexPaths, [FixtureItem<Model>])
  /// Reloads sections. The indexes are those before the update.
  case reloadSections([Int])
  /// Moves an item from an index path before the update to an index path after it.
  case moveItem(from: IndexPath, to: IndexPath)
  /// Moves a section from an index before the update to an index after it.
  case moveSection(from: Int, to: Int)
}
