import FixtureModel

/// The generator of a cell node: a class for a layout tree, or a factory for a hand-written class.
struct CellNodeGenerator {
  private let cell: CellNode
  private let context: GenerationContext

  /// Creates the generator of one cell node.
  init(_ cell: CellNode, in context: GenerationContext) {
    self.cell = cell
    self.context = context
  }

  /// Writes the declaration.
  func write(to writer: inout SwiftWriter) {
    switch cell.form {
    case .layout(let elements):
      CellNodeClass(cell, elements: elements, in: context).write(to: &writer)
    case .custom(let type, let call):
      CellNodeFactory(cell, in: context).write(
        type, making: "\(SwiftValue.typeExpression(type))(\(arguments(call)))", to: &writer)
    case .view(let type, let call):
      CellNodeFactory(cell, in: context).write(
        type,
        making: "ASCellNode(viewBlock: { \(SwiftValue.typeExpression(type))(\(arguments(call))) })",
        to: &writer)
    case .layer(let type, let call):
      CellNodeFactory(cell, in: context).write(
        type,
        making:
          "FixtureSupport.FixtureLayerCellNode { \(SwiftValue.typeExpression(type))(\(arguments(call))) }",
        to: &writer)
    case .viewController(let type, let call):
      CellNodeFactory(cell, in: context).write(
        type,
        making:
          "ASCellNode(viewControllerBlock: { \(SwiftValue.typeExpression(type))(\(arguments(call))) }, "
          + "didLoad: nil)",
        to: &writer)
    }
  }

  private func arguments(_ call: InitializerCall?) -> String {
    InitializerArguments(call, in: .cell).text
  }
}

/// The generator of a factory for cell nodes whose class or content is hand-written.
struct CellNodeFactory {
  private let cell: CellNode
  private let context: GenerationContext

  /// Creates the generator of one factory.
  init(_ cell: CellNode, in context: GenerationContext) {
    self.cell = cell
    self.context = context
  }

  /// Writes the factory around the expression that makes the node of a hand-written type.
  func write(_ type: TypeReference, making expression: String, to writer: inout SwiftWriter) {
    writer.document(
      "The cell node \(cell.name).", cell.documentation, at: cell.position)
    let name = SwiftIdentifier.spelling(cell.name)
    let parameters = cell.parameters.joined(separator: ", ")
    writer.block("\(context.access)nonisolated enum \(name)") { writer in
      writer.line("/// Creates the node. Can be called on any thread.")
      writer.block(
        "\(context.access)nonisolated static func makeNode(\(parameters)) -> sending ASCellNode"
      ) { writer in
        guard !cell.properties.isEmpty else {
          return writer.line("return \(expression)", naming: type)
        }
        writer.line("let node = \(expression)", naming: type)
        NodeConfiguration(cell.properties, of: "node", in: .cell).write(to: &writer)
        writer.line("return node")
      }
    }
  }
}
