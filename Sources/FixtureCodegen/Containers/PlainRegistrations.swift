import FixtureModel

/// The statements that register the plain cells and views of a container.
struct PlainRegistrations {
  /// The statements, each cell and view once.
  let statements: [String]

  /// Finds what the rules, the items and the supplementary elements use.
  init(_ container: Container, in context: GenerationContext) {
    let names = container.cellRules.map(\.cell.name) + container.ownCells
    var result: [String] = []
    for name in names {
      guard let cell = context.fixture.plainCell(named: name) else { continue }
      let type = cell.className.map(SwiftValue.type) ?? SwiftIdentifier.spelling(cell.name)
      let identifier = SwiftStringLiteral.quoted(cell.reuseIdentifier)
      result.append("view.register(\(type).self, forCellWithReuseIdentifier: \(identifier))")
    }
    for element in container.supplementaries {
      guard let view = context.fixture.reusableView(named: element.cell.name) else { continue }
      let type = view.className.map(SwiftValue.type) ?? SwiftIdentifier.spelling(view.name)
      let identifier = SwiftStringLiteral.quoted(view.reuseIdentifier)
      result.append(
        "view.register(\(type).self, forSupplementaryViewOfKind: \(element.kind.expression), "
          + "withReuseIdentifier: \(identifier))")
    }
    var seen: Set<String> = []
    statements = result.filter { seen.insert($0).inserted }
  }
}
