import FixtureModel

/// The generator of a cell node: a class for a layout tree, or a factory for a hand-written class.
struct CellNodeGenerator {
  private let cell: CellNode
  private let context: GenerationContext

  /// Makes the generator of one cell node.
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
        making: "\(SwiftValue.type(type))(\(arguments(call)))", to: &writer)
    case .view(let type, let call):
      CellNodeFactory(cell, in: context).write(
        making: "ASCellNode(viewBlock: { \(SwiftValue.type(type))(\(arguments(call))) })",
        to: &writer)
    case .layer(let type, let call):
      CellNodeFactory(cell, in: context).write(
        making: "FixtureLayerCellNode { \(SwiftValue.type(type))(\(arguments(call))) }",
        to: &writer)
    case .viewController(let type, let call):
      CellNodeFactory(cell, in: context).write(
        making: "ASCellNode(viewControllerBlock: { \(SwiftValue.type(type))(\(arguments(call))) }, "
          + "didLoad: nil)",
        to: &writer)
    }
  }

  private func arguments(_ call: InitializerCall?) -> String {
    ArgumentList(call, in: .cell).text
  }
}
