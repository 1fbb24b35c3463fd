import FixtureModel

/// The code with which a generated cell node accepts another node model.
///
/// Every cell node with a model can get one: containers of other fixtures that include this one, and
/// hand-written data sources, may use node models.
struct NodeModelUpdates {
  /// The reaction of the class to another model.
  enum Form {
    /// The cell node has no model.
    case none
    /// The node shows the other model.
    case shows
    /// The node is kept only for an equal model, since some of what it shows cannot be taken back.
    case needsEqualModel
  }

  /// The reaction of the class to another model.
  let form: Form
  private let cell: CellNode
  private let context: GenerationContext

  /// Creates the generator for one cell and the nodes that it configures.
  init(_ cell: CellNode, nodes: [NamedNode], in context: GenerationContext) {
    self.cell = cell
    self.context = context
    guard cell.model != nil else {
      form = .none
      return
    }
    let properties = cell.properties + nodes.flatMap(\.element.properties)
    let mayMiss = properties.contains { PropertyExpression($0, in: .cell).isOptional }
    let isMadeFromModel = nodes.contains {
      $0.element.initializer != nil || $0.list != nil || $0.isList
    }
    form = mayMiss || isMadeFromModel ? .needsEqualModel : .shows
  }

  /// Writes the override that handles another node model; nothing for a cell without a model.
  func write(to writer: inout SwiftWriter) {
    guard let model = cell.model.map(SwiftIdentifier.spelling) else { return }
    switch form {
    case .none: return
    case .shows: writeObserver(of: model, to: &writer)
    case .needsEqualModel: writeComparison(with: model, to: &writer)
    }
  }

  private func writeObserver(of model: String, to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// Shows the model that the container sets when it keeps the node.")
    writer.block("\(context.openAccess)nonisolated override var nodeModel: Any?") { writer in
      writer.block("didSet") { writer in
        writer.line("guard let model = nodeModel as? \(model), model != self.model else { return }")
        writer.line("self.model = model")
        writer.line("\(NodeModelUpdates.configuring)(\(arguments))")
        writer.line("setNeedsLayout()")
      }
    }
  }

  private func writeComparison(with model: String, to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// The container keeps the node for an equal model only.")
    writer.block(
      "@MainActor \(context.openAccess)override func canUpdate(toNodeModel nodeModel: Any) -> Bool"
    ) { writer in
      writer.line("nodeModel as? \(model) == model")
    }
  }

  private var arguments: String {
    cell.needsIndexPath ? "model: model, indexPath: fixtureIndexPath" : "model: model"
  }

  /// The name of the method that configures the nodes.
  static let configuring = "configureFixtureNodes"
}
