import FixtureModel

/// The statement that returns a cell to a container.
struct CellMaking {
  private let context: GenerationContext
  /// The expression of the model that the cell shows.
  private let model: String

  /// Creates the statements for cells that show the model of an expression.
  init(model: String, in context: GenerationContext) {
    self.model = model
    self.context = context
  }

  /// Writes the statement that returns a cell.
  func write(_ reference: CellReference, to writer: inout SwiftWriter) {
    switch reference.form {
    case .cellNode: writeNode(named: reference.name, to: &writer)
    case .builtIn: writeBuiltIn(reference, to: &writer)
    case .plainCell:
      let cell = context.fixture.plainCell(named: reference.name)
      writePlain(reference.name, cell?.reuseIdentifier, cell?.size, to: &writer)
    case .reusableView:
      let view = context.fixture.reusableView(named: reference.name)
      writePlain(reference.name, view?.reuseIdentifier, view?.size, to: &writer)
    }
  }

  private func writeNode(named name: String, to writer: inout SwiftWriter) {
    guard let (cell, making) = context.cellNodes[name] else { return }
    let captures = (cell.model == nil ? [] : ["model = \(model)"]) + cell.lists.map(capture)
    let head = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] in "
    writer.line("return .node { \(head)\(making) }")
  }

  /// Returns the capture of a list inside of the cell, whose node is made here, on the main actor.
  private func capture(_ list: CellList) -> String {
    let source = SwiftIdentifier.expression(
      ofType: "\(SwiftIdentifier.unquoted(list.list.container.value))DataSource")
    let rows = BindingExpressions(model: model, indexPath: "indexPath").list(list.list.rows)
    return "\(list.parameter) = FixtureSupport.FixtureList(\(source)(), rows: \(rows))"
  }

  private func writeBuiltIn(_ reference: CellReference, to writer: inout SwiftWriter) {
    let name = SwiftIdentifier.path(reference.name)
    var body = SwiftWriter()
    NodeConfiguration(reference.properties, of: "node", in: .cell)
      .writeTextCell(to: &body)
    let statements = body.text.split(separator: "\n").map(String.init)
    guard !statements.isEmpty else { return writer.line("return .node { \(name)() }") }
    let readsModel = reference.properties.flatMap(\.bindings).contains(where: \.readsModel)
    writer.block("return .node", in: readsModel ? "[model = \(model)] in" : nil) { writer in
      writer.line("let node = \(name)()")
      writer.lines(statements)
      writer.line("return node")
    }
  }

  private func writePlain(
    _ name: String, _ identifier: String?, _ size: SizeValue?, to writer: inout SwiftWriter
  ) {
    let text = SwiftStringLiteral.quoted(identifier ?? name)
    let suffix = size.map { ", size: \(SwiftValue.size($0))" } ?? ""
    writer.line("return .plain(reuseIdentifier: \(text)\(suffix))")
  }
}
