import Foundation

/// A named batch of edits of a container.
public struct FixtureMutation<Model: Sendable, Fields: Sendable>: Sendable {
  /// Whether a container must accept or refuse a mutation.
  public enum Validity: Sendable {
    /// The data changes as the edits say.
    case valid
    /// The edits are announced and the data stays as it is, so that the counts contradict them.
    case invalid
  }

  /// Whether the container animates an update.
  public enum Animation: Sendable {
    /// The update is animated.
    case animated
    /// The update takes effect at once.
    case none
  }

  /// The name in the fixture.
  public var name: String
  /// The expected validity of the update.
  public var validity: Validity
  /// The animation of the update.
  public var animation: Animation
  /// The edits in the order of the fixture; index paths as in a batch update.
  public var edits: [FixtureEdit<Model, Fields>]

  /// Makes a mutation.
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

/// Index paths in the spelling of fixtures: `0.1 0.4 1.1`.
///
/// A string literal costs the compiler the same for one index path and for thousands.
public struct IndexPathList: Hashable, Sendable {
  /// The index paths in the order written.
  public var indexPaths: [IndexPath]

  /// Makes a list.
  public init(_ indexPaths: [IndexPath]) {
    self.indexPaths = indexPaths
  }
}

extension IndexPathList: ExpressibleByStringLiteral {
  /// Reads index paths between spaces, and skips what is not a number.
  public init(stringLiteral text: String) {
    indexPaths = text.split(separator: " ").map { path in
      IndexPath(indexes: path.split(separator: ".").compactMap { Int($0) })
    }
  }
}

extension IndexPathList: CustomStringConvertible {
  /// The index paths between spaces.
  public var description: String {
    indexPaths.map { $0.map(String.init).joined(separator: ".") }.joined(separator: " ")
  }
}
