/// The answer to one batch fetch.
public struct FixtureBatch<Model: Sendable>: Sendable {
  /// The delay in virtual seconds.
  public var delay: Double
  /// The items that are appended to the last section.
  public var items: [FixtureItem<Model>]

  /// Makes a batch.
  public init(delay: Double, items: [FixtureItem<Model>]) {
    self.delay = delay
    self.items = items
  }
}
