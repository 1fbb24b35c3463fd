import FixtureModel

/// The generator of the methods that choose an item's cell and its size.
struct CellChoiceGenerator {
  private let container: Container
  private let context: GenerationContext

  /// Creates the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the methods.
  func write(to writer: inout SwiftWriter) {
    writeCells(to: &writer)
    ItemSizeGenerator(container, in: context).write(to: &writer)
  }

  private func writeCells(to writer: inout SwiftWriter) {
    let model =
      container.itemModel.map(SwiftIdentifier.spelling) ?? "FixtureSupport.FixtureNoFields"
    let making = CellMaking(model: "item.model", in: context)
    writer.blank()
    writer.line("/// Chooses the cell of an item by the fixture's rules, of which the first wins.")
    writer.line("@MainActor \(context.openAccess)override func cell(")
    writer.line("  for item: FixtureSupport.FixtureItem<\(model)>, at indexPath: IndexPath")
    writer.block(") -> FixtureSupport.FixtureCell") { writer in
      let branches = CellRuleBranches(container)
      branches.writeOwnCells(to: &writer) { name, writer in
        making.write(reference(to: name), to: &writer)
      }
      branches.writeRules(
        or: "super.cell(for: item, at: indexPath)", to: &writer
      ) { rule, writer in
        making.write(rule.cell, to: &writer)
      }
    }
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
}

/// The generator of the branches of a method that depends on the rule of an item.
struct CellRuleBranches {
  private let container: Container

  /// Creates the generator of one container.
  init(_ container: Container) { self.container = container }

  /// Writes a branch for each cell that items name for themselves. These go before every rule.
  func writeOwnCells(
    to writer: inout SwiftWriter, _ body: (String, inout SwiftWriter) -> Void
  ) {
    let names = container.ownCells
    guard !names.isEmpty else { return }
    writer.line("switch item.cell {")
    for name in names {
      writer.line("case \(SwiftStringLiteral.quoted(name)):")
      writer.indented { writer in body(name, &writer) }
    }
    writer.line("default: break")
    writer.line("}")
  }

  /// Writes a branch for each rule, and the value that the method returns where no rule applies.
  func writeRules(
    or fallback: String, to writer: inout SwiftWriter,
    _ body: (CellRule, inout SwiftWriter) -> Void
  ) {
    for rule in container.cellRules {
      guard let condition = condition(of: rule) else { return body(rule, &writer) }
      writer.block("if \(condition)") { writer in body(rule, &writer) }
    }
    writer.line("return \(fallback)")
  }

  /// Returns the condition of a rule, `nil` for one that always applies.
  private func condition(of rule: CellRule) -> String? {
    let scope = BindingExpressions(model: "item.model", indexPath: "indexPath")
    let own: String? =
      switch rule.condition {
      case .always: nil
      case .when(let condition): scope.condition(condition)
      case .every(let count, let offset): "indexPath.item % \(count) == \(offset)"
      }
    guard rule.kind == .plain else { return own }
    return own.map { "showsPlainCells, \($0)" } ?? "showsPlainCells"
  }
}
