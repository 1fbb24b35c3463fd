/// Where a container's sections and items stand among the rows of its fixture.
///
/// Each section is one line: the number of its items, then its own fields. The items of all sections
/// stand on the lines behind, in order.
public struct FixtureData<Model: Sendable, Fields: Sendable>: Sendable {
  private let rows: FixtureRows
  private let fields: @Sendable (inout RowDecoder) -> Fields
  /// The reader of items.
  public let items: RowSource<Model>

  /// Makes the data of one container.
  public init(
    _ rows: FixtureRows, items: RowSource<Model>,
    fields: @escaping @Sendable (inout RowDecoder) -> Fields
  ) {
    self.rows = rows
    self.items = items
    self.fields = fields
  }

  /// Returns the sections on a range of lines; their items begin on the line behind it.
  public func sections(on lines: Range<Int>) -> [FixtureSection<Model, Fields>] {
    var firstItem = lines.upperBound
    return lines.map { line in
      var decoder = rows.decoder(at: line)
      let count = decoder.int()
      defer { firstItem += count }
      return FixtureSection(
        fields: fields(&decoder), items: items.items(in: firstItem..<firstItem + count))
    }
  }
}
