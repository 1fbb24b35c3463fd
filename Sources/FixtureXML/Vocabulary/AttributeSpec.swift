import FixtureModel

/// One attribute of the vocabulary: its name, its kind of value and what it sets.
struct AttributeSpec: Sendable {
  /// Whether an element may do without the attribute.
  enum Use: Sendable { case required, optional }

  /// Whether bindings may stand in the value.
  enum Binding: Sendable { case constant, bindable }

  /// The attribute's name, which is the Swift property's name.
  let name: String
  /// The kind of value.
  let kind: ValueKind
  /// The object that the property belongs to.
  let target: PropertyTarget
  /// Whether the attribute may be left out.
  let use: Use
  /// Whether bindings may stand in the value.
  let binding: Binding
  /// What it means, in one sentence.
  let summary: String

  /// Creates an attribute that may be left out and takes constants.
  init(
    _ name: String, _ kind: ValueKind, _ summary: String, on target: PropertyTarget = .object,
    use: Use = .optional, binding: Binding = .constant
  ) {
    self.name = name
    self.kind = kind
    self.target = target
    self.use = use
    self.binding = binding
    self.summary = summary
  }
}
