/// The rows of one container and how to read one of them.
public final class RowSource<Model: Sendable>: Sendable {
  private let rows: FixtureRows
  private let decode: @Sendable (inout RowDecoder) -> Model
  /// A Boolean value that indicates whether each line begins with the name of the cell that its
  /// item asks for, or nil.
  private let leadingField: LeadingField

  /// What stands before a model's fields.
  public enum LeadingField: Sendable {
    /// Nothing.
    case none
    /// The name of the cell that the item asks for, or nil.
    case cell
  }

  /// Makes a source of models.
  public init(
    _ rows: FixtureRows, leadingField: LeadingField = .none,
    decode: @escaping @Sendable (inout RowDecoder) -> Model
  ) {
    self.rows = rows
    self.leadingField = leadingField
    self.decode = decode
  }

  /// Decodes the model of a line.
  public func model(at line: Int) -> Model {
    var decoder = rows.decoder(at: line)
    if leadingField == .cell { _ = decoder.optional { $0.string() } }
    return decode(&decoder)
  }

  /// Decodes the name of the cell that a line's item asks for.
  public func cell(at line: Int) -> String? {
    guard leadingField == .cell else { return nil }
    var decoder = rows.decoder(at: line)
    return decoder.optional { $0.string() }
  }

  /// Returns items for lines, without reading any.
  public func items(in lines: Range<Int>) -> [FixtureItem<Model>] {
    lines.map { FixtureItem(self, line: $0) }
  }
}
