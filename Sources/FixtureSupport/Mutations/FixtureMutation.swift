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
  /// Whether the container must accept it.
  public var validity: Validity
  /// Whether the update is animated.
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
