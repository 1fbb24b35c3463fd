import FixtureModel

/// The builder of a container, which adds each child when it is complete and streams the rows.
final class ContainerBuilder {
  /// The container's element.
  let element: SourceElement
  /// The builder of the rows of the current section or batch.
  private(set) lazy var rows = makeRows()
  private let index: DeclarationIndex
  private let sink: DiagnosticSink
  private let environment: ReadingEnvironment
  private let fixture: String
  private let budget: RowBudget
  private let nodes: KnownNodeNames
  private let lists: NestedLists
  /// The uses of the container by lists inside of cells.
  private let uses: [NestedList]
  private let didRead: (DataRead) -> Void
  private let kind: ContainerKind
  private var head: [SourceElement] = []
  private lazy var frame = ContainerFrameDecoder(
    element: element, children: head, index: index, sink: sink
  ).decode()
  private var sections: [Section] = []
  private var sectionCounts: [Int] = []
  private var batches: [Batch] = []
  private var mutations: [SourceElement] = []
  private var expectations: [SourceElement] = []
  private var firstRowWithoutCell: SourcePosition?
  private var hasInvalidChild = false
  private var isInRepeat = false
  private lazy var scope = BindingScope(
    model: frame.itemModel, owner: "'\(frame.name)'", isModelInvalid: frame.items.isInvalid,
    index: index)
  private lazy var sectionDecoder = RowValueDecoder(
    schema: RowSchema(model: frame.sectionModel, index: index), index: index, retention: .keep)

  private lazy var sectionAttributes = FieldAttributes(
    owner: "a section of '\(frame.name)'", isModelInvalid: frame.sectionFields.isInvalid, rows: rows
  )

  /// Starts a container.
  init(
    _ element: SourceElement, kind: ContainerKind, index: DeclarationIndex,
    environment: ReadingEnvironment, fixture: String, budget: RowBudget, nodes: KnownNodeNames,
    lists: NestedLists, uses: [NestedList], sink: DiagnosticSink,
    didRead: @escaping (DataRead) -> Void
  ) {
    self.element = element
    self.kind = kind
    self.index = index
    self.environment = environment
    self.fixture = fixture
    self.budget = budget
    self.nodes = nodes
    self.lists = lists
    self.uses = uses
    self.sink = sink
    self.didRead = didRead
  }

  /// Records that a child is invalid: it may have named the rows' model.
  func noteInvalidChild() { hasInvalidChild = true }

  /// Adds a child that is not streamed.
  func add(_ child: SourceElement) {
    switch child.spec.decoding {
    case .repetition: repeatSections(child)
    case .externalSections: addExternalSections(child)
    case .mutation: mutations.append(child)
    case .expectation, .containerTest: expectations.append(child)
    default: head.append(child)
    }
  }

  /// Starts a section or a batch whose rows will stream in.
  func beginRows() { rows.beginList() }

  /// Adds a child of a section or a batch that is not streamed.
  func addRows(_ child: SourceElement) {
    switch child.spec.decoding {
    case .repetition: expander.expand(child)
    case .externalRows: external.add(child)
    case .item: RowElements(rows: rows).add(child)
    default: break
    }
  }

  /// Ends a section or a batch.
  func endRows(_ element: SourceElement) {
    noteMissingCell(at: element.position)
    guard case .rowList(let end) = element.spec.decoding else { return }
    end(self, element)
  }

  /// Ends a section.
  func endSection(_ element: SourceElement) {
    for attribute in element.attributes { _ = sink.reportRound(in: attribute) }
    addSection(element) { $0.value }
  }

  /// Ends a batch.
  func endBatch(_ element: SourceElement) {
    let reader = ElementReader(element, scope: scope, sink: sink)
    batches.append(
      Batch(
        delay: reader.extent("delay") ?? 0, rows: rows.list.rows, rowCount: rows.list.count,
        position: element.position))
  }

  /// Ends the container; returns it, and what lists inside of cells know of it.
  func finish() -> (container: Container, shown: NestedLists.Shown) {
    let lacksCells = lacksCells
    if !hasInvalidChild, !lacksCells, let missing = rows.missingModel { sink.add(missing) }
    let checker = ContainerChecker(
      frame: frame, sectionCounts: sectionCounts,
      isDataUnknown: rows.isIncomplete || kind == .controller || isFilledByLists,
      batchCounts: batches.map(\.rowCount), sink: sink)
    if lacksCells {
      if !hasInvalidChild { reportMissingCells() }
    } else if kind != .controller {
      checker.checkCells(firstRowWithoutCell: firstRowWithoutCell)
    }
    let decoder = MutationDecoder(
      rows: rows, sectionDecoder: sectionDecoder, scope: scope, frame: frame, sink: sink)
    let built = decoder.mutations(mutations)
    checker.checkSections(of: head, mutations: built)
    let assertions = ExpectationDecoder(
      frame: frame, mutations: built, checker: checker, index: index,
      nodes: kind == .controller ? nodes.ofHandWrittenCells : nodes,
      lists: kind == .controller ? lists.ofHandWrittenCells : lists, budget: budget,
      hasInvalidChild: hasInvalidChild, sink: sink)
    let expected = assertions.expectations(expectations)
    checker.checkMutations(built, expectations: expected, budget: budget)
    checkUses()
    let container = frame.container(
      position: element.position, sections: sections, sectionCounts: sectionCounts,
      batches: batches, mutations: built, expectations: expected)
    let placeCounts = Dictionary(built.map { ($0.name, $0.placeCount) }) { first, _ in first }
    let shown = NestedLists.Shown(
      frame: frame, placeCounts: placeCounts, hasBatches: !batches.isEmpty,
      hasInvalidChild: hasInvalidChild)
    return (container, shown)
  }

  /// A Boolean value that indicates whether all rows come from lists inside of cells.
  private var isFilledByLists: Bool { !uses.isEmpty && sectionCounts.isEmpty }

  /// Reports lists inside of cells whose rows the container cannot show.
  private func checkUses() {
    for use in uses {
      let name = use.container
      if use.kind != kind {
        sink.error(
          .bindingType, "'\(name.value)' is not a \(use.kind.rawValue)", at: name.position,
          length: name.value.unicodeScalars.count)
      } else if frame.sectionModel != nil {
        sink.error(
          .conflictingAttributes,
          "'\(name.value)' has a 'sectionModel', and the rows of a list inside of a cell have no section",
          at: name.position, length: name.value.unicodeScalars.count)
      } else if case .list(.model(let model)) = use.rows.type.unwrapped, !frame.items.isInvalid,
        frame.itemModel?.name != model
      {
        sink.error(
          .bindingType,
          "the rows are of the model '\(model)', those of '\(name.value)' "
            + (frame.itemModel.map { "of '\($0.name)'" }
              ?? "have none; state model=\"\(model)\" there"),
          at: use.rows.position, length: use.rows.path.unicodeScalars.count + 2)
      }
    }
  }

  /// A Boolean value that indicates whether items without a cell of their own have no rules that choose one.
  private var lacksCells: Bool {
    kind != .controller && firstRowWithoutCell != nil && !head.contains { $0.name == "cells" }
  }

  private func reportMissingCells() {
    let cell = index.cellNodes.keys.min() ?? "CELL"
    sink.error(
      .missingCell,
      "'\(frame.name)' has no 'cells', so its items have no cell; add <cells><node "
        + "cell=\"\(cell)\"/></cells> before its items", at: element.position,
      length: element.name.count + 1)
  }

  private var expander: RepeatExpander {
    RepeatExpander(rows: rows, scope: scope, isPaid: isInRepeat)
  }

  private var external: ExternalRows {
    ExternalRows(rows: rows, file: dataFile)
  }

  private var dataFile: DataFileReader {
    DataFileReader(rows: rows, environment: environment, fixture: fixture, didRead: didRead)
  }

  private func addExternalSections(_ element: SourceElement) {
    if hasInvalidChild { sectionAttributes.isModelInvalid = true }
    let fields = sectionAttributes
    let sections = ExternalSections(
      rows: rows, decoder: sectionDecoder, file: dataFile,
      reportUnknown: { [sectionDecoder] name, position in
        fields.reportUnknown(name, at: position, sectionDecoder)
      },
      endSection: { [self] fields in
        noteMissingCell(at: element.position)
        return takeSection(at: element.position) && keepSection(fields, at: element.position)
      })
    sections.add(element)
  }

  private func makeRows() -> RowSink {
    let schema = RowSchema(model: frame.itemModel, index: index)
    let decoder = RowValueDecoder(schema: schema, index: index, retention: environment.retention)
    let cells = CellNames(index: index, allowsPlain: frame.interop != .never)
    return RowSink(
      container: frame.name, path: fixture, decoder: decoder, cells: cells, budget: budget,
      isModelInvalid: frame.items.isInvalid, sink: sink)
  }

  private func noteMissingCell(at position: SourcePosition) {
    if firstRowWithoutCell == nil, rows.list.firstWithoutCell != nil {
      firstRowWithoutCell = position
    }
  }

  private func addSection(_ element: SourceElement, text: (SourceAttribute) -> String) {
    guard takeSection(at: element.position) else { return }
    _ = keepSection(sectionFields(element, text), at: element.position)
  }

  /// Returns whether there is room for another section; reports the first one for which there is not.
  private func takeSection(at position: SourcePosition) -> Bool {
    if sectionCounts.count < environment.limits.sections { return true }
    if sectionCounts.count == environment.limits.sections {
      sink.error(
        .tooManyElements, "a container may have at most \(environment.limits.sections) sections",
        at: position)
      sectionCounts.append(0)
    }
    return false
  }

  /// Adds a section with the current rows, and returns `true`.
  private func keepSection(_ fields: [FieldValue], at position: SourcePosition) -> Bool {
    sectionCounts.append(rows.list.count)
    guard environment.retention == .keep else { return true }
    sections.append(
      Section(
        fields: fields, rows: rows.list.rows, rowCount: rows.list.count, position: position))
    return true
  }

  private func sectionFields(
    _ element: SourceElement, _ text: (SourceAttribute) -> String
  ) -> [FieldValue] {
    if hasInvalidChild { sectionAttributes.isModelInvalid = true }
    return sectionAttributes.values(of: element, decoder: sectionDecoder, text: text) ?? []
  }

  private func repeatSections(_ element: SourceElement) {
    let reader = ElementReader(element, scope: scope, sink: sink)
    guard let count = reader.integer("count", atLeast: 0) else { return rows.markIncomplete() }
    guard count > 0 else { return }
    for child in element.children where child.spec.isItem {
      sink.error(
        .misplacedElement, "a 'repeat' of items must be in a section", at: child.position,
        length: 5)
      return
    }
    guard rows.take(rounds: count, of: element) else {
      return rows.markIncomplete()
    }
    isInRepeat = true
    defer { isInRepeat = false }
    let parts = element.children.map { section in
      section.children.map { RepeatedPart($0, rows: rows) }
    }
    guard !parts.contains(where: { $0.contains(where: \.hasError) }) else {
      return rows.markIncomplete()
    }
    for round in 1...count {
      for (section, parts) in zip(element.children, parts) {
        repeatSection(section, parts, round: round)
        if rows.isExhausted || sectionCounts.count > environment.limits.sections { return }
      }
    }
  }

  private func repeatSection(_ section: SourceElement, _ parts: [RepeatedPart], round: Int) {
    rows.beginList()
    for part in parts {
      switch part {
      case .row(let template): template.add(round: round)
      case .rows(let child): addRows(child)
      }
    }
    noteMissingCell(at: section.position)
    addSection(section) { RoundText($0, self.sink)?.text(round: round) ?? $0.value }
  }
}

/// A child of a section inside of a `repeat`.
enum RepeatedPart {
  /// An item, prepared once for all rounds.
  case row(RowTemplate)
  /// A `repeat` or `items`.
  case rows(SourceElement)

  /// Prepares a child. A `repeat` inside keeps its own `{$n}`.
  init(_ child: SourceElement, rows: RowSink) {
    guard child.spec.isItem else {
      self = .rows(child)
      return
    }
    self = .row(RowTemplate(child, rows: rows, draws: nil))
  }

  /// A Boolean value that indicates whether the part has an error that was reported.
  var hasError: Bool {
    switch self {
    case .row(let template): template.hasError
    case .rows: false
    }
  }
}
