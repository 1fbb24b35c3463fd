/// The rows of a container, and the closure that decodes them.
public final class FixtureRowSource<Model: Sendable>: Sendable {
  private let rows: FixtureRows
  private let decode: @Sendable (inout FixtureRowDecoder) -> Model
  /// The kind of field before a model's fields.
  private let leadingField: LeadingField

  /// The kinds of fields before a model's fields.
  public enum LeadingField: Sendable {
    /// No field.
    case none
    /// The name of the item's cell, or `nil`.
    case cell
  }

  /// Creates a source of models.
  public init(
    _ rows: FixtureRows, leadingField: LeadingField = .none,
    decode: @escaping @Sendable (inout FixtureRowDecoder) -> Model
  ) {
    self.rows = rows
    self.leadingField = leadingField
    self.decode = decode
  }

  /// Returns the model that a row contains.
  public func model(at line: Int) -> Model {
    var decoder = rows.decoder(at: line)
    if leadingField == .cell { _ = decoder.optional { $0.string() } }
    return decode(&decoder)
  }

  /// Returns the name of the cell that a row names, or `nil`.
  public func cell(at line: Int) -> String? {
    guard leadingField == .cell else { return nil }
    var decoder = rows.decoder(at: line)
    return decoder.optional { $0.string() }
  }

  /// Returns the items on lines, without decoding them.
  public func items(in lines: Range<Int>) -> [FixtureItem<Model>] {
    lines.map { FixtureItem(self, line: $0) }
  }
}
