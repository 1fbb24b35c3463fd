/// The model of items or sections that have no fields.
public struct NoFields: Hashable, Sendable {
  /// Makes the only value.
  public init() {}

  /// Reads no field.
  public init(row: inout RowDecoder) {}
}
