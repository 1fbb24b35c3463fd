import FixtureModel

/// The generator of an `ASCellNode` subclass over a layout tree.
struct CellNodeClass {
  private let cell: CellNode
  private let elements: [LayoutNode]
  private let context: GenerationContext
  private let plan: [PlannedElement]
  private let nodes: [NamedNode]
  private let groups: StoredGroups<NamedNode>
  private let updates: NodeModelUpdates

  /// Creates the generator of one class.
  init(_ cell: CellNode, elements: [LayoutNode], in context: GenerationContext) {
    self.cell = cell
    self.elements = elements
    self.context = context
    plan = PlannedElement.plan(elements)
    nodes = plan.flatMap(\.nodes)
    groups = StoredGroups(of: nodes, type: "FixtureNodes")
    updates = NodeModelUpdates(cell, nodes: nodes, in: context)
  }

  /// Writes the class.
  func write(to writer: inout SwiftWriter) {
    writer.document(
      "The cell node \(cell.name).", cell.documentation, at: cell.position)
    let name = SwiftIdentifier.spelling(cell.name)
    writer.block("\(context.openAccess)nonisolated class \(name): ASCellNode") { writer in
      writeProperties(to: &writer)
      writeInitializer(to: &writer)
      updates.write(to: &writer)
      writeLayout(to: &writer)
      SelectionColors(cell, access: context.openAccess).write(to: &writer)
    }
  }

  private func writeProperties(to writer: inout SwiftWriter) {
    if let model = cell.model {
      writer.line("/// The values that the cell shows.")
      let keyword = updates.form == .shows ? "private(set) var" : "let"
      writer.line("\(context.access)\(keyword) model: \(SwiftIdentifier.spelling(model))")
    }
    if cell.needsIndexPath {
      writer.line("private let fixtureIndexPath: IndexPath")
    }
    if !cell.lists.isEmpty {
      writer.line(
        "private let fixtureDataSources: [any FixtureSupport.FixtureContainer & Sendable]")
    }
    groups.writeStorage(keyword: "let", to: &writer) { "\($0.property): \($0.type)" }
    for node in nodes where !groups.isUsed { write(node, in: nil, to: &writer) }
    for group in groups.groups {
      for node in group.elements { write(node, in: groups.property(group.number), to: &writer) }
    }
  }

  /// Writes the property of a node, which is computed where a group of nodes stores it.
  private func write(_ node: NamedNode, in group: String?, to writer: inout SwiftWriter) {
    var access = "private "
    if node.isNamed {
      writer.lines(
        DocComment("The node \(node.element.name?.value ?? "").", at: node.element.position).lines)
      access = node.handWrittenType.map(context.access(exposing:)) ?? context.access
    }
    guard let group else {
      return writer.line(
        "\(access)let \(node.property): \(node.type)", naming: node.handWrittenType)
    }
    writer.line(
      "\(access)nonisolated final var \(node.property): \(node.type) { \(group).\(node.property) }")
  }

  private func writeInitializer(to writer: inout SwiftWriter) {
    let parameters = cell.parametersWithLists.joined(separator: ", ")
    let override = parameters.isEmpty ? "override " : ""
    writer.blank()
    writer.line("/// Creates the cell and configures its nodes. Can be called on any thread.")
    writer.block(
      "\(context.access)nonisolated \(override)init(\(parameters))"
    ) { writer in
      if cell.model != nil { writer.line("self.model = model") }
      if cell.needsIndexPath { writer.line("fixtureIndexPath = indexPath") }
      if !cell.lists.isEmpty {
        let sources = cell.lists.map { "\($0.parameter).dataSource" }
        writer.line("fixtureDataSources = [\(sources.joined(separator: ", "))]")
      }
      writeNodes(to: &writer)
      writer.line("super.init()")
      if !elements.isEmpty { writer.line("automaticallyManagesSubnodes = true") }
      guard configuresSeparately else { return writeConfiguration(to: &writer) }
      writer.line("\(NodeModelUpdates.configuring)(\(cell.arguments))")
    }
    if configuresSeparately {
      writeConfiguringMethods(cell.parameters.joined(separator: ", "), to: &writer)
    }
  }

  /// Writes the method that configures the nodes, and for very many nodes one for each group, since the
  /// compiler's check of a method takes the square of its statements.
  private func writeConfiguringMethods(_ list: String, to writer: inout SwiftWriter) {
    let name = NodeModelUpdates.configuring
    writer.blank()
    writer.block("private nonisolated func \(name)(\(list))") { writer in
      writeConfiguration(to: &writer)
    }
    for group in groups.groups {
      writer.blank()
      writer.block("private nonisolated func \(name)\(group.number)(\(list))") { writer in
        configure(group.elements, to: &writer)
      }
    }
  }

  /// A Boolean value that indicates whether a method configures the nodes: another model needs it, and so
  /// do very many nodes, since the compiler's check of an initializer takes the square of their uses.
  private var configuresSeparately: Bool { updates.form == .shows || groups.isUsed }

  private func writeNodes(to writer: inout SwiftWriter) {
    guard !groups.isUsed else {
      return groups.writeInitialization(to: &writer) { node in
        let label = SwiftIdentifier.label(SwiftIdentifier.unquoted(node.property))
        return "\(label): \(making(node))"
      }
    }
    for node in nodes {
      writer.line(
        "\(node.property) = \(making(node))",
        naming: node.handWrittenContent)
    }
  }

  /// Returns the expression that makes a node, or that takes the node of a list.
  private func making(_ node: NamedNode) -> String {
    let list = cell.lists.first { $0.name == node.element.name?.value }
    return list.map { "\($0.parameter).node" }
      ?? node.initializer(in: .cell, empty: EmptyValues(context.fixture))
  }

  private func writeConfiguration(to writer: inout SwiftWriter) {
    NodeConfiguration(cell.properties, of: "self", in: .cell).write(to: &writer)
    if !groups.isUsed { configure(nodes, to: &writer) }
    for group in groups.groups {
      writer.line("\(NodeModelUpdates.configuring)\(group.number)(\(cell.arguments))")
    }
    for parent in plan.flatMap(\.parents) {
      NestedTree(parent, scope: .cell).write(to: &writer)
    }
    for element in plan.flatMap(\.repetitions) {
      RepeatedNodes(element, scope: .cell).write(to: &writer)
    }
  }

  private func configure(_ nodes: some Sequence<NamedNode>, to writer: inout SwiftWriter) {
    for node in nodes where node.list == nil {
      NodeConfiguration(node.element.properties, of: node.property, in: .cell).write(to: &writer)
    }
  }

  private func writeLayout(to writer: inout SwiftWriter) {
    guard let root = plan.first else { return }
    writer.blank()
    writer.line("/// Returns the cell's layout specs. Called on any thread.")
    writer.block(
      "\(context.openAccess)nonisolated override func layoutSpecThatFits("
        + "_ constrainedSize: ASSizeRange) -> ASLayoutSpec"
    ) { writer in
      let scope = BindingExpressions(model: "model", indexPath: "fixtureIndexPath")
      var layout = LayoutWriter(nodes: nodes, in: scope)
      layout.writeReturn(of: root, to: &writer)
    }
  }
}

/// The layout of a display node that has a tree of its own.
struct NestedTree {
  private let parent: PlannedElement
  private let scope: BindingExpressions

  /// Creates the layout of one node.
  init(_ parent: PlannedElement, scope: BindingExpressions) {
    self.parent = parent
    self.scope = scope
  }

  /// Writes the statements that give the node its layout block.
  func write(to writer: inout SwiftWriter) {
    guard let name = parent.node?.property, let root = parent.children.first else { return }
    var inner = scope
    inner.node = "fixtureNode."
    var layout = LayoutWriter(nodes: root.nodes, in: inner)
    var body = SwiftWriter()
    layout.writeReturn(of: root, to: &body)
    let captures = root.ownNodes.map(\.property).joined(separator: ", ")
    writer.line("\(name).automaticallyManagesSubnodes = true")
    let node = root.readsLayoutDirection ? "fixtureNode" : "_"
    let head = captures.isEmpty ? "\(node), _ in" : "[\(captures)] \(node), _ in"
    writer.block("\(name).layoutSpecBlock =", in: head) { writer in
      writer.lines(body.text.split(separator: "\n").map(String.init))
    }
  }
}
