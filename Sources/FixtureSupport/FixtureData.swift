/// The sections and items of a container, as rows of its fixture's data.
///
/// Each section is one line: the number of its items, then its own fields. The lines of the items
/// of all sections follow, in order.
public struct FixtureData<Model: Sendable, Fields: Sendable>: Sendable {
  let rows: FixtureRows
  private let fields: @Sendable (inout FixtureRowDecoder) -> Fields
  /// The rows of the items, which are decoded on access.
  public let items: FixtureRowSource<Model>

  /// Creates the data of one container.
  public init(
    _ rows: FixtureRows, items: FixtureRowSource<Model>,
    fields: @escaping @Sendable (inout FixtureRowDecoder) -> Fields
  ) {
    self.rows = rows
    self.items = items
    self.fields = fields
  }

  /// Returns the sections in a range of lines. The lines of their items follow the range.
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

/// A section of a fixture with the values of its fields and its items.
public struct FixtureSection<Model: Sendable, Fields: Sendable>: Sendable {
  /// The values of the section's own fields.
  public var fields: Fields
  /// The items in order.
  public var items: [FixtureItem<Model>]

  /// Creates a section from its fields and items.
  public init(fields: Fields, items: [FixtureItem<Model>]) {
    self.fields = fields
    self.items = items
  }
}

extension FixtureSection where Fields == FixtureNoFields {
  /// Creates a section without fields from the models of its items.
  public init(_ models: [Model]) {
    self.init(fields: FixtureNoFields(), items: models.map { FixtureItem($0) })
  }
}

/// An item, row or page of a fixture, decoded on access from a line or given as a value by a test.
public struct FixtureItem<Model: Sendable>: Sendable {
  private enum Storage: Sendable {
    case line(FixtureRowSource<Model>, Int)
    case value(Model, cell: String?)
  }

  private var storage: Storage

  /// Creates an item from a value, and optionally the name of its cell.
  public init(_ model: Model, cell: String? = nil) {
    storage = .value(model, cell: cell)
  }

  /// Creates an item from a line of a row source.
  init(_ source: FixtureRowSource<Model>, line: Int) {
    storage = .line(source, line)
  }

  /// The model of the item: the values of its fields, decoded on each access.
  public var model: Model {
    switch storage {
    case .line(let source, let line): source.model(at: line)
    case .value(let model, _): model
    }
  }

  /// The name of the item's cell, which takes precedence over the container's rules.
  public var cell: String? {
    switch storage {
    case .line(let source, let line): source.cell(at: line)
    case .value(_, let cell): cell
    }
  }
}

/// The result of one batch fetch.
public struct FixtureBatch<Model: Sendable>: Sendable {
  /// The delay until the batch arrives, in virtual seconds.
  public var delay: Double
  /// The items that are appended to the last section.
  public var items: [FixtureItem<Model>]

  /// Creates a batch from its delay and its items.
  public init(delay: Double, items: [FixtureItem<Model>]) {
    self.delay = delay
    self.items = items
  }
}

/// The model of items or sections that have no fields.
public struct FixtureNoFields: Hashable, Sendable {
  /// Creates the value.
  public init() {}

  /// Creates the value without reading a field.
  public init(row: inout FixtureRowDecoder) {}
}
