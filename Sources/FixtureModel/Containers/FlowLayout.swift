/// The metrics of a flow layout.
package struct FlowLayout: Sendable, Equatable {
  /// Metrics by their property names.
  package var properties: [Property]
  /// A hand-written type with `sizeRange(at:in:)`.
  package var sizes: TypeReference?
  /// Where the layout is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(properties: [Property] = [], sizes: TypeReference? = nil, position: SourcePosition) {
    self.properties = properties
    self.sizes = sizes
    self.position = position
  }
}
