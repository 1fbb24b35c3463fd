import FixtureModel

/// The decoder of the sizes that `cells` and its rules state.
struct CellSizeDecoder {
  /// The container's class.
  let kind: ContainerKind
  /// The element of the layout; nil for the default layout.
  let layout: SourceElement?
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Decodes the size that an element states. Each attribute that a rule leaves out is that of `cells`.
  func size(_ reader: ElementReader, within cells: CellSize? = nil) -> CellSize? {
    let stated = ["sizeRange", "columns"].compactMap { reader.element.attribute($0) }
    guard let first = stated.first else { return cells }
    if let reason = reason(against: stated.contains { $0.name == "columns" }) {
      sink.error(
        .conflictingAttributes, "'\(first.name)' has no effect here: \(reason)", at: first.position,
        length: first.name.count)
      return cells
    }
    let size = CellSize(
      range: reader.sizeRange("sizeRange") ?? cells?.range,
      columns: reader.columns() ?? cells?.columns ?? 1)
    if let range = size.range, ![range.minWidth, range.maxWidth].contains(.fill),
      let columns = reader.element.attribute("columns")
    {
      sink.error(
        .conflictingAttributes, "'columns' has no effect without 'fill' as a width in 'sizeRange'",
        at: columns.position, length: columns.name.count)
    }
    return size
  }

  /// Returns the reason why the container does not use a stated size, or `nil`.
  private func reason(against statesColumns: Bool) -> String? {
    switch kind {
    case .pager: return "pages have the size of the pager"
    case .table: return statesColumns ? "a table has one row in a line" : nil
    case .controller: return "the controller's own code gives its cells sizes"
    case .collection: break
    }
    switch layout?.spec.layoutDecoding?.sizing ?? .ranges(columns: .allowed) {
    case .own(let name): return "\(name) determines the sizes of items"
    case .ranges(columns: .invalid) where statesColumns: return "only a flow layout has lines"
    case .ranges: break
    }
    guard layout?.attribute("sizes") != nil else { return nil }
    return "'sizes' of the flow layout returns the sizes of items"
  }
}

extension ElementReader {
  /// Reads a number of columns.
  func columns() -> Int? {
    guard let columns = integer("columns", atLeast: 1) else { return nil }
    if columns > Magnitude.greatestColumnCount {
      outOfRange("columns", "at most \(Magnitude.greatestColumnCount)")
    }
    return columns
  }
}
