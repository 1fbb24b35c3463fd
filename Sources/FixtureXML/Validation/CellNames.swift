import FixtureModel

/// The cells that an item may name for itself.
struct CellNames {
  /// The declarations.
  let index: DeclarationIndex
  /// A Boolean value that indicates whether plain cells may be named.
  let allowsPlain: Bool

  /// Checks a cell that a row names; returns its name when it is right.
  func check(
    _ attribute: SourceAttribute, rowModel: String?, _ sink: DiagnosticSink
  ) -> String? {
    let name = attribute.value
    if index.plainCells[name] != nil {
      guard allowsPlain else {
        sink.error(
          .missingInterop, "'\(name)' is a plain cell, but the container's interop is 'never'",
          in: attribute)
        return nil
      }
      return name
    }
    guard let cell = index.cellNodes[name] else {
      if index.invalid.holds(type: name) { return nil }
      sink.unknown(
        .unknownCell, "there is no cell '\(name)'", name: name,
        among: Array(index.cellNodes.keys) + index.plainCells.keys,
        at: attribute.valuePosition)
      return nil
    }
    guard cell.model == nil || cell.model == rowModel else {
      sink.error(
        .modelMismatch,
        "'\(name)' takes '\(cell.model ?? "")', but \(Self.kind(ofRows: rowModel))",
        in: attribute)
      return nil
    }
    return name
  }

  private static func kind(ofRows model: String?) -> String {
    model.map { "the rows are '\($0)'" } ?? "the rows have no model"
  }
}
