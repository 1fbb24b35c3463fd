/// One item, row or page of a fixture: a line that is read when asked for, or a value of a test.
public struct FixtureItem<Model: Sendable>: Sendable {
  private enum Storage: Sendable {
    case line(RowSource<Model>, Int)
    case value(Model, cell: String?)
  }

  private var storage: Storage

  /// Makes an item of a value, and of the cell that it asks for by name.
  public init(_ model: Model, cell: String? = nil) {
    storage = .value(model, cell: cell)
  }

  /// Makes an item of a line.
  init(_ source: RowSource<Model>, line: Int) {
    storage = .line(source, line)
  }

  /// The values of the item's fields, decoded at each reading.
  public var model: Model {
    switch storage {
    case .line(let source, let line): source.model(at: line)
    case .value(let model, _): model
    }
  }

  /// The name of the cell that the item asks for, which goes before the rules of its container.
  public var cell: String? {
    switch storage {
    case .line(let source, let line): source.cell(at: line)
    case .value(_, let cell): cell
    }
  }
}
