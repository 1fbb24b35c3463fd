import FixtureModel

/// The generator of a container: its data source, its layout and its tests.
struct ContainerGenerator {
  private let container: Container
  private let context: GenerationContext
  private let names: ContainerNames
  private let lines: DataPlan.ContainerLines

  /// Creates the generator of one container, whose rows are on some lines of the data.
  init(_ container: Container, lines: DataPlan.ContainerLines, in context: GenerationContext) {
    self.container = container
    self.lines = lines
    self.context = context
    names = ContainerNames(container)
  }

  /// Writes everything that belongs to the container.
  func write(to writer: inout SwiftWriter) {
    if case .mosaic(let mosaic) = container.layout {
      MosaicGenerator(mosaic, of: container, in: context).write(to: &writer)
    }
    writeDataSource(to: &writer)
    if context.options.moduleKind == .test {
      ExpectationSuite(container).write(to: &writer)
    }
  }

  private func writeDataSource(to writer: inout SwiftWriter) {
    writer.document(
      "The data source of \(container.kind.rawValue) \(container.name).",
      container.documentation, at: container.position)
    let model =
      container.itemModel.map(SwiftIdentifier.spelling) ?? "FixtureSupport.FixtureNoFields"
    let fields =
      container.sectionModel.map(SwiftIdentifier.spelling) ?? "FixtureSupport.FixtureNoFields"
    let head = "@MainActor \(context.openAccess)class \(names.dataSource)"
    writer.block("\(head): \(superclass)<\(model), \(fields)>") { writer in
      writeInitializer(to: &writer)
      if let controller = container.controller {
        HostedControllerGenerator(controller, in: context).write(to: &writer)
      } else {
        ContainerNodeGenerator(container, in: context).write(to: &writer)
        CellChoiceGenerator(container, in: context).write(to: &writer)
        SupplementaryGenerator(container, in: context).write(to: &writer)
        SectionTitleGenerator(container, in: context).write(to: &writer)
      }
      writeTraits(to: &writer)
      MutationGenerator(container, lines: lines.mutations, in: context).write(to: &writer)
      ExpectationListGenerator(container, lines: lines.expectations, in: context).write(to: &writer)
      writeData(model: model, fields: fields, to: &writer)
    }
  }

  private var superclass: String {
    switch (container.kind, container.interop) {
    case (.table, _): "FixtureSupport.FixtureTableDataSource"
    case (.controller, _): "FixtureSupport.FixtureControllerDataSource"
    case (.pager, .never): "FixtureSupport.FixturePagerDataSource"
    case (.pager, _): "FixtureSupport.FixtureInteropPagerDataSource"
    case (.collection, .never): "FixtureSupport.FixtureCollectionDataSource"
    case (.collection, _): "FixtureSupport.FixtureInteropCollectionDataSource"
    }
  }

  private func writeInitializer(to writer: inout SwiftWriter) {
    writer.line("/// Creates the data source with the fixture's data.")
    writer.block("@MainActor \(context.access)init()") { writer in
      let batches = zip(container.batches, lines.batches).map { batch, lines in
        "FixtureSupport.FixtureBatch(delay: \(SwiftValue.number(batch.delay)), "
          + "items: Self.fixtureData.items.items(in: \(lines)))"
      }
      writer.line("super.init(")
      writer.indented { writer in
        writer.line("sections: Self.fixtureData.sections(on: \(lines.sections)),")
        writer.line("batches: [\(batches.joined(separator: ", "))])")
      }
    }
  }

  private func writeTraits(to writer: inout SwiftWriter) {
    if context.fixture.fonts != nil {
      writer.blank()
      writer.line("/// The font files of the fixture.")
      writer.line(
        "\(context.openAccess)override nonisolated class var fonts: "
          + "FixtureSupport.FixtureFontSource? { \(FixtureFileNames.fonts) }")
    }
    if !container.acceptedAdvisories.isEmpty {
      writer.blank()
      writer.line("/// The codes of the advisories that the fixture accepts.")
      writer.line(
        "\(context.openAccess)override nonisolated class var acceptedAdvisories: [String] "
          + "{ [\(container.acceptedAdvisoryList)] }")
    }
    if container.usesNodeModels {
      writer.blank()
      writer.line("/// The container asks for node models.")
      writer.line("@MainActor \(context.openAccess)override var usesNodeModels: Bool { true }")
    }
    guard container.kind != .table, container.interop == .always else { return }
    writer.blank()
    writer.line("/// Every cell goes through the data source.")
    writer.line(
      "@MainActor \(context.openAccess)override class var dequeuesCellsForNodeBackedItems: Bool "
        + "{ true }")
  }

  private func writeData(model: String, fields: String, to writer: inout SwiftWriter) {
    let leading = lines.itemsNameCells ? "leadingField: .cell, " : ""
    writer.blank()
    writer.line(
      "private nonisolated static let fixtureData = FixtureSupport.FixtureData<\(model), \(fields)>("
    )
    writer.indented { writer in
      writer.line("\(FixtureFileNames.rows),")
      writer.line(
        "items: FixtureSupport.FixtureRowSource(\(FixtureFileNames.rows), \(leading)decode: { \(SwiftIdentifier.expression(ofType: model))(row: &$0) }),"
      )
      writer.line("fields: { \(SwiftIdentifier.expression(ofType: fields))(row: &$0) })")
    }
  }
}

extension Container {
  /// The codes of the accepted advisories as the elements of a Swift array.
  var acceptedAdvisoryList: String {
    acceptedAdvisories.map(SwiftStringLiteral.quoted).joined(separator: ", ")
  }
}

/// The names of the types that a container generates.
struct ContainerNames {
  /// The data source's class.
  let dataSource: String
  /// The layout's class.
  let layout: String
  /// The suite of tests.
  let suite: String

  /// Creates the names of one container.
  init(_ container: Container) {
    let base = SwiftIdentifier.unquoted(container.name)
    dataSource = "\(base)DataSource"
    layout = "\(base)Layout"
    suite = "\(base)Expectations"
  }
}
