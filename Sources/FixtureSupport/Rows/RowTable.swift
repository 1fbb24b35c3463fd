/// A run of rows that decodes a row each time somebody asks for it.
public struct RowTable<Row>: RandomAccessCollection, Sendable {
  private let rows: FixtureRows
  private let firstLine: Int
  private let decode: @Sendable (inout RowDecoder) -> Row
  /// The number of rows.
  public let count: Int

  /// Makes a table of the lines in a range of a fixture's rows.
  public init(
    _ rows: FixtureRows, lines: Range<Int>,
    decode: @escaping @Sendable (inout RowDecoder) -> Row
  ) {
    self.rows = rows
    firstLine = lines.lowerBound
    count = lines.count
    self.decode = decode
  }

  /// Zero.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { count }

  /// Decodes one row.
  public subscript(position: Int) -> Row {
    var decoder = rows.decoder(at: firstLine + position)
    return decode(&decoder)
  }
}
