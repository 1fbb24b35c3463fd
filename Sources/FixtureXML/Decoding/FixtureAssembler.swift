import FixtureModel

/// The assembler of a fixture from its complete parts.
final class FixtureAssembler {
  /// The fixture, complete once the document has ended without an error.
  private(set) var fixture: Fixture
  /// The digests of the data files, in the order of their use.
  private(set) var dataDigests: [UInt64] = []
  private let environment: ReadingEnvironment
  private let sink: DiagnosticSink
  private let include: (SourceAttribute) -> IncludedFixture?
  private let budget: RowBudget
  private var pending: [SourceElement] = []
  private var decoder: DeclarationDecoder?
  private var container: ContainerBuilder?
  private lazy var nodes = KnownNodeNames(index: decoder?.index ?? DeclarationIndex())
  private lazy var lists = NestedLists(
    index: decoder?.index ?? DeclarationIndex(), nodes: nodes, path: fixture.path)
  private var containerNames: Set<String> = []
  private var invalid = InvalidNames()
  private var fonts = FontNames.known
  private var styles: [String: SourceElement] = [:]
  /// The moment that the root states, in seconds since 1970.
  private var date: Double?
  private var includedPaths: Set<String> = []
  private var includedPlaces: Set<SourcePosition> = []

  /// Starts a fixture; `include` finds what an included one declares.
  init(
    path: String, environment: ReadingEnvironment, sink: DiagnosticSink,
    include: @escaping (SourceAttribute) -> IncludedFixture?
  ) {
    fixture = Fixture(path: path, position: SourcePosition(file: path, line: 1, column: 1))
    self.environment = environment
    self.sink = sink
    self.include = include
    budget = RowBudget(limits: environment.limits, sink: sink)
  }

  /// A Boolean value that indicates whether a container has begun and not ended.
  var isInContainer: Bool { container != nil }

  /// The names of invalid declarations, in this fixture and in the fixtures that it includes.
  var invalidNames: InvalidNames { decoder?.index.invalid ?? invalid }

  /// The styles of this fixture and of the fixtures that it includes, by name.
  var knownStyles: [String: SourceElement] { decoder?.index.styles ?? styles }

  /// Records the name of an invalid element in the place of a declaration.
  func noteInvalid(ofType name: String) { invalid.add(type: name) }

  /// Records that a child of the current container is invalid.
  func noteInvalidChild() { container?.noteInvalidChild() }

  /// Starts the root element.
  func begin(_ root: SourceElement) {
    fixture.position = root.position
    let scope = BindingScope(owner: "the fixture", index: DeclarationIndex())
    let reader = ElementReader(root, scope: scope, sink: sink)
    fixture.access = reader.choice("access") ?? .internal
    guard let attribute = root.attribute("date") else { return }
    date = DateParser.iso8601(attribute.value)
    if date == nil {
      sink.error(
        .invalidValue, "'\(attribute.value)' is not \(ValueKind.date.expectation)", in: attribute)
    }
  }

  /// Adds a complete child of the root element.
  func endTopLevel(_ element: SourceElement) {
    switch element.spec.decoding {
    case .documentation:
      fixture.documentation = SourceElement.documentation(in: [element])
    case .preamble(let add): add(self, element)
    case .container:
      if let built = container?.finish() {
        fixture.containers.append(built.container)
        lists.add(built.shown)
      }
      container = nil
    default: pending.append(element)
    }
  }

  /// Decodes the declarations; nothing is declared after the first container.
  func finishDeclarations() {
    guard decoder == nil else { return }
    let modules = Set(fixture.imports.map(\.module))
    var decoder = DeclarationDecoder(
      included: fixture.included, styles: styles, date: date, invalid: invalid,
      modules: modules, fonts: fonts,
      limits: environment.limits, sink: sink)
    decoder.decode(pending)
    pending = []
    fixture.declarations = decoder.declarations
    self.decoder = decoder
  }

  /// Starts a container.
  func beginContainer(_ element: SourceElement) {
    finishDeclarations()
    if let name = element.attribute("name") {
      _ = decoder?.takeContainerName(name)
      containerNames.insert(name.value)
    }
    let name = element.attribute("name")?.value
    container = ContainerBuilder(
      element, kind: element.spec.containerKind ?? .collection,
      index: decoder?.index ?? DeclarationIndex(), environment: environment,
      fixture: fixture.path, budget: budget, nodes: nodes, lists: lists,
      uses: ownLists.filter { $0.container.value == name }, sink: sink,
      didRead: { [weak self] read in
        self?.dataDigests.append(read.digest)
        self?.fixture.dataReads.append(read)
      })
  }

  /// Adds a child of the container that is not streamed.
  func addToContainer(_ element: SourceElement) { container?.add(element) }

  /// Starts a section or a batch; returns what its items stream into.
  func beginRows(path: String) -> RowStream? {
    guard let container else { return nil }
    container.beginRows()
    return RowStream(into: container.rows, path: path)
  }

  /// Adds a child of a section or batch that is not streamed.
  func addRows(_ element: SourceElement) { container?.addRows(element) }

  /// Ends a section or a batch.
  func endRows(_ element: SourceElement) { container?.endRows(element) }

  /// Ends the root element.
  func end(_ root: SourceElement) {
    finishDeclarations()
    for list in ownLists where !containerNames.contains(list.container.value) {
      let name = list.container
      sink.unknown(
        .unknownContainer, "there is no \(list.kind.rawValue) '\(name.value)' in this fixture",
        name: name.value, among: containerNames, at: name.position)
    }
  }

  /// The lists inside of the cells of this fixture.
  private var ownLists: [NestedList] {
    fixture.declarations.cellNodes.flatMap { $0.namedLists.map(\.list) }
  }

  /// Adds an `import` element.
  func addImport(_ element: SourceElement) {
    guard let attribute = element.attribute("module") else { return }
    guard NameRules(sink: sink).check(attribute) else { return }
    let scope = BindingScope(owner: "the import", index: DeclarationIndex())
    let reader = ElementReader(element, scope: scope, sink: sink)
    fixture.imports.append(
      ModuleImport(
        module: attribute.value, isTestable: reader.bool("testable") ?? false,
        position: element.position))
  }

  /// Adds a `fonts` element, which replaces the fonts of included fixtures.
  func addFonts(_ element: SourceElement) {
    let decoder = FontsDecoder(environment: environment, fixture: fixture.path, sink: sink)
    fixture.fonts = decoder.decode(element)
    fonts = fixture.fonts.map { FontNames($0) } ?? .unchecked
    dataDigests.append(decoder.digest)
  }

  /// Adds an `include` element.
  func addInclude(_ element: SourceElement) {
    guard let attribute = element.attribute("fixture"), let included = include(attribute) else {
      return
    }
    guard includedPaths.insert(included.path).inserted else { return }
    fixture.includes.append(
      Include(
        fixture: attribute.value, resolvedPath: included.path, position: element.position))
    checkAccess(of: included, attribute)
    addNew(included.declarations)
    invalid.formUnion(included.invalid)
    styles.merge(included.styles) { first, _ in first }
    if fixture.fonts == nil, let folder = included.fonts {
      fixture.fonts = folder
      fonts = FontNames(folder)
    }
    dataDigests.append(included.digest)
  }

  /// Reports declarations that this fixture's own may not name. Images are private to each file.
  private func checkAccess(of included: IncludedFixture, _ attribute: SourceAttribute) {
    var types = included.declarations
    types.images = []
    guard included.access < fixture.access, types != Declarations() else { return }
    sink.error(
      .includeAccess,
      "the declarations of '\(included.path)' are \(included.access.rawValue), those of this "
        + "fixture are \(fixture.access.rawValue)", in: attribute)
  }

  /// Adds declarations that are not known yet: several includes may lead to the same declarations,
  /// and a cycle to those of this fixture.
  private func addNew(_ declarations: Declarations) {
    func isNew(_ place: SourcePosition) -> Bool {
      place.file != fixture.path && includedPlaces.insert(place).inserted
    }
    var added = Declarations()
    added.images = declarations.images.filter { isNew($0.position) }
    added.enumerations = declarations.enumerations.filter { isNew($0.position) }
    added.models = declarations.models.filter { isNew($0.position) }
    added.cellNodes = declarations.cellNodes.filter { isNew($0.position) }
    added.plainCells = declarations.plainCells.filter { isNew($0.position) }
    added.reusableViews = declarations.reusableViews.filter { isNew($0.position) }
    fixture.included.append(added)
  }
}
