/// One section of a fixture: its own fields and its items.
public struct FixtureSection<Model: Sendable, Fields: Sendable>: Sendable {
  /// The values of the section's own fields.
  public var fields: Fields
  /// The items in order.
  public var items: [FixtureItem<Model>]

  /// Makes a section.
  public init(fields: Fields, items: [FixtureItem<Model>]) {
    self.fields = fields
    self.items = items
  }
}

extension FixtureSection where Fields == NoFields {
  /// Makes a section without fields from models.
  public init(_ models: [Model]) {
    self.init(fields: NoFields(), items: models.map { FixtureItem($0) })
  }
}
