import FixtureModel

/// The generator of the method that chooses an item's cell.
struct CellChoiceGenerator {
  private let container: Container
  private let context: GenerationContext

  /// Creates the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the method.
  func write(to writer: inout SwiftWriter) {
    let model =
      container.itemModel.map(SwiftIdentifier.spelling) ?? "FixtureSupport.FixtureNoFields"
    writer.blank()
    writer.line("/// Chooses the cell of an item by the fixture's rules, of which the first wins.")
    writer.line("@MainActor \(context.openAccess)override func cell(")
    writer.line("  for item: FixtureSupport.FixtureItem<\(model)>, at indexPath: IndexPath")
    writer.block(") -> FixtureSupport.FixtureCell") { writer in
      writeOwnCells(to: &writer)
      for rule in container.cellRules {
        write(rule, to: &writer)
        if isFinal(rule) { return }
      }
      writer.line("return super.cell(for: item, at: indexPath)")
    }
  }

  /// Items that name their cell go before every rule.
  private func writeOwnCells(to writer: inout SwiftWriter) {
    let names = container.ownCells
    guard !names.isEmpty else { return }
    writer.line("switch item.cell {")
    for name in names {
      writer.line("case \(SwiftStringLiteral.quoted(name)):")
      writer.indented { writer in making.write(reference(to: name), to: &writer) }
    }
    writer.line("default: break")
    writer.line("}")
  }

  private func reference(to name: String) -> CellReference {
    let form: CellReferenceForm =
      if context.cellNodes[name] != nil {
        .cellNode
      } else {
        context.fixture.plainCell(named: name) != nil ? .plainCell : .builtIn
      }
    return CellReference(name: name, form: form, properties: [], position: container.position)
  }

  private func write(_ rule: CellRule, to writer: inout SwiftWriter) {
    guard let condition = condition(of: rule) else {
      return making.write(rule.cell, to: &writer)
    }
    writer.block("if \(condition)") { writer in making.write(rule.cell, to: &writer) }
  }

  private func condition(of rule: CellRule) -> String? {
    let scope = BindingExpressions(model: "item.model", indexPath: "indexPath")
    let own: String? =
      switch rule.condition {
      case .always: nil
      case .when(let binding): scope.condition(binding)
      case .every(let count, let offset): "indexPath.item % \(count) == \(offset)"
      }
    guard rule.kind == .plain else { return own }
    return own.map { "showsPlainCells, \($0)" } ?? "showsPlainCells"
  }

  private func isFinal(_ rule: CellRule) -> Bool {
    rule.kind == .node && rule.condition == .always
  }

  private var making: CellMaking { CellMaking(model: "item.model", in: context) }
}
