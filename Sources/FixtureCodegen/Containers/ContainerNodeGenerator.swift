import FixtureModel

/// The generator of the methods that make and configure a container node.
struct ContainerNodeGenerator {
  private let container: Container
  private let context: GenerationContext
  private let scope = BindingExpressions(model: "model", indexPath: "indexPath")

  /// Creates the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the methods.
  func write(to writer: inout SwiftWriter) {
    let name = container.kind.className
    writer.blank()
    writer.line("/// Creates the container node with the fixture's properties.")
    writer.block("@MainActor \(context.openAccess)override func makeNode() -> \(name)") { writer in
      writeCreation(to: &writer)
      for property in container.properties
      where property.target == .object && !Self.isLostBeforeLoading(property) {
        PropertyAssignment(property, of: "node", in: scope).write(to: &writer)
      }
      for tuning in container.tunings { writer.line(statement(for: tuning)) }
      writer.line("return node")
    }
    writeSizes(to: &writer)
    writeViewConfiguration(to: &writer)
  }

  private func writeCreation(to writer: inout SwiftWriter) {
    switch (container.kind, container.layout) {
    case (.table, _): writer.line("let node = ASTableNode(\(tableStyle))")
    case (.pager, _): writer.line("let node = ASPagerNode()")
    case (.controller, _): break
    case (.collection, .custom(let layout)): write(layout, to: &writer)
    case (.collection, .mosaic(let mosaic)): write(mosaic, to: &writer)
    case (.collection, .flow(let flow)): writeFlow(flow.properties, to: &writer)
    case (.collection, nil): writeFlow([], to: &writer)
    }
  }

  private var tableStyle: String {
    let style = container.properties.first { $0.name == "style" && $0.target != .object }
    return style.map { "style: \(PropertyExpression($0, in: scope).text)" } ?? ""
  }

  private func writeFlow(_ metrics: [Property], to writer: inout SwiftWriter) {
    writer.line("let layout = UICollectionViewFlowLayout()")
    let stated = container.properties.filter { $0.target == .layout }
    for property in metrics + stated {
      PropertyAssignment(property, of: "layout", in: scope).write(to: &writer)
    }
    writer.line("let node = ASCollectionNode(collectionViewLayout: layout)")
  }

  private func write(_ layout: CustomLayout, to writer: inout SwiftWriter) {
    let arguments = InitializerArguments(layout.initializer, in: scope).text
    writer.line(
      "let layout = \(SwiftValue.typeExpression(layout.className))(\(arguments))",
      naming: layout.className)
    writer.line("let node = makeNode(over: layout)")
    guard let inspector = layout.inspector else { return }
    writer.line("use(\(SwiftValue.typeExpression(inspector))(), in: node)", naming: inspector)
  }

  private func write(_ mosaic: MosaicLayout, to writer: inout SwiftWriter) {
    writer.line(
      "let layout = \(SwiftIdentifier.expression(ofType: ContainerNames(container).layout))()")
    switch mosaic.form {
    case .layoutDelegate:
      writer.line("let node = ASCollectionNode(layoutDelegate: layout, layoutFacilitator: nil)")
      writer.line("use(FixtureSupport.FixtureLayoutInspector(for: self), in: node)")
    case .flowLayout:
      if let ratio {
        writer.block("layout.ratio =", in: "[unowned self] indexPath in") { writer in
          writer.line(ratio)
        }
      }
      writer.block("layout.hasHeader =", in: "[unowned self] section in") { writer in
        writer.line("hasHeader(inSection: section)")
      }
      writer.line("let node = ASCollectionNode(collectionViewLayout: layout)")
      writer.line("use(layout, in: node)")
    }
  }

  /// The height of an item divided by its width: that of its model's first image; nil for square ones.
  private var ratio: String? {
    let model = container.itemModel.flatMap(context.fixture.model(named:))
    guard let field = model?.fields.first(where: { $0.type == .scalar(.image) }) else {
      return nil
    }
    return "ratio(of: sections[indexPath.section].items[indexPath.item].model"
      + ".\(SwiftIdentifier.spelling(field.name)))"
  }

  private func statement(for tuning: RangeTuning) -> String {
    "node.setTuningParameters(ASRangeTuningParameters("
      + "leadingBufferScreenfuls: \(SwiftValue.number(tuning.leading)), "
      + "trailingBufferScreenfuls: \(SwiftValue.number(tuning.trailing))), "
      + "for: \(SwiftIdentifier.member(tuning.mode.rawValue)), "
      + "rangeType: \(SwiftIdentifier.member(tuning.type.rawValue)))"
  }

  private func writeSizes(to writer: inout SwiftWriter) {
    guard case .flow(let flow) = container.layout, let sizes = flow.sizes else { return }
    writer.blank()
    writer.line("/// The size range that hand-written code gives an item.")
    writer.line("@MainActor \(context.openAccess)override func sizeRange(")
    writer.line("  forItemAt indexPath: IndexPath, in collectionNode: ASCollectionNode")
    writer.block(") -> ASSizeRange?") { writer in
      writer.line(
        "\(SwiftValue.typeExpression(sizes)).sizeRange(at: indexPath, in: collectionNode)",
        naming: sizes)
    }
  }

  private func writeViewConfiguration(to writer: inout SwiftWriter) {
    let registrations = PlainRegistrations(container, in: context).statements
    let statements = viewStatements
    guard !registrations.isEmpty || !statements.isEmpty else { return }
    writer.blank()
    writer.line("/// Registers plain cells and sets the view's properties.")
    writer.block(
      "@MainActor \(context.openAccess)override func viewDidLoad(_ view: \(container.kind.viewName))"
    ) { writer in
      writer.line("super.viewDidLoad(view)")
      for registration in registrations {
        writer.line(registration.text, naming: registration.className)
      }
      writer.lines(statements)
    }
  }

  private var viewStatements: [String] {
    var body = SwiftWriter()
    for property in container.properties where Self.isLostBeforeLoading(property) {
      PropertyAssignment(property, of: "view.\(container.kind.nodeName)?", in: scope)
        .write(to: &body)
    }
    for property in container.properties where property.target == .view {
      PropertyAssignment(property, of: "view", in: scope).write(to: &body)
    }
    return body.text.split(separator: "\n").map(String.init)
  }

  /// Texture's container nodes hand this on to their view, and forget it where there is none yet.
  private static func isLostBeforeLoading(_ property: Property) -> Bool {
    property.name == "leadingScreensForBatching"
  }
}

extension ContainerKind {
  /// The class of the container node.
  var className: String {
    switch self {
    case .collection: "ASCollectionNode"
    case .table: "ASTableNode"
    case .pager: "ASPagerNode"
    case .controller: "ASDisplayNode"
    }
  }

  /// The property by which the view knows its node.
  var nodeName: String {
    self == .table ? "tableNode" : "collectionNode"
  }

  /// The class of the container node's view.
  var viewName: String {
    self == .table ? "ASTableView" : "ASCollectionView"
  }
}

/// The statements that register the plain cells and views of a container.
struct PlainRegistrations {
  /// The registration of one cell or view.
  struct Statement {
    /// The statement.
    let text: String
    /// The hand-written class of the cell or view.
    let className: TypeReference?
  }

  /// The statements, each cell and view once.
  let statements: [Statement]

  /// Finds what the rules, the items and the supplementary elements use.
  init(_ container: Container, in context: GenerationContext) {
    let names = container.cellRules.map(\.cell.name) + container.ownCells
    var result: [Statement] = []
    for name in names {
      guard let cell = context.fixture.plainCell(named: name) else { continue }
      let type = Self.type(of: cell)
      let identifier = SwiftStringLiteral.quoted(cell.reuseIdentifier)
      let text = "view.register(\(type).self, forCellWithReuseIdentifier: \(identifier))"
      result.append(Statement(text: text, className: cell.className))
    }
    for element in container.supplementaries {
      guard let view = context.fixture.reusableView(named: element.cell.name) else { continue }
      let type = Self.type(of: view)
      let identifier = SwiftStringLiteral.quoted(view.reuseIdentifier)
      let text =
        "view.register(\(type).self, forSupplementaryViewOfKind: \(element.kind.expression), "
        + "withReuseIdentifier: \(identifier))"
      result.append(Statement(text: text, className: view.className))
    }
    var seen: Set<String> = []
    statements = result.filter { seen.insert($0.text).inserted }
  }

  private static func type(of view: PlainView) -> String {
    SwiftIdentifier.expression(
      ofType: view.className.map(SwiftValue.type) ?? SwiftIdentifier.spelling(view.name))
  }
}
