import FixtureContract
import FixtureModel
import Foundation

/// The decoder of the expectations of a container.
struct ExpectationDecoder {
  /// The container without its data.
  let frame: ContainerFrame
  /// The data's shape and where it may be asked.
  let checker: ContainerChecker
  /// The declarations.
  let index: DeclarationIndex
  /// The nodes that assertions may name.
  let nodes: KnownNodeNames
  /// The lists inside of cells.
  let lists: NestedLists
  /// Counts the edits that steps apply.
  let budget: RowBudget
  /// A Boolean value that indicates whether the container has an invalid child, which may be what an assertion
  /// names.
  let hasInvalidChild: Bool
  /// Receives the diagnostics.
  let sink: DiagnosticSink

  private let parser: StepsParser
  private let mutationsByName: [String: Mutation]
  private let placeCounts: [String: Int]

  /// Creates a decoder for the expectations of one container.
  init(
    frame: ContainerFrame, mutations: [Mutation], checker: ContainerChecker,
    index: DeclarationIndex, nodes: KnownNodeNames, lists: NestedLists, budget: RowBudget,
    hasInvalidChild: Bool,
    sink: DiagnosticSink
  ) {
    self.frame = frame
    self.checker = checker
    self.index = index
    self.nodes = nodes
    self.lists = lists
    self.budget = budget
    self.hasInvalidChild = hasInvalidChild
    self.sink = sink
    parser = StepsParser(mutations: mutations.map(\.name), lists: lists)
    mutationsByName = Dictionary(mutations.map { ($0.name, $0) }) { first, _ in first }
    placeCounts = mutationsByName.mapValues(\.placeCount)
  }

  /// Decodes the tests of the container; two of one identifier are an error.
  func expectations(_ elements: [SourceElement]) -> [Expectation] {
    var names: [String: SourcePosition] = [:]
    return elements.map { element in
      let expectation = expectation(element)
      let attribute = element.attribute("name")
      // A name is made of the steps; without an invalid one it says nothing.
      guard attribute != nil || hasValidSteps(element, expectation) else { return expectation }
      if let first = names[expectation.name] {
        let remedy = attribute == nil ? "add a 'name'" : "choose another 'name'"
        sink.error(
          .ambiguousExpectation,
          "another expectation of '\(frame.name)' is named '\(expectation.name)' too; \(remedy)",
          at: attribute?.valuePosition ?? element.position,
          length: attribute?.value.unicodeScalars.count ?? element.name.count + 1,
          note: DiagnosticNote("the first '\(expectation.name)' is here", at: first))
      } else {
        names[expectation.name] = expectation.position
      }
      return expectation
    }
  }

  private func expectation(_ element: SourceElement) -> Expectation {
    let scope = BindingScope(owner: "'\(frame.name)'", index: index)
    let reader = ElementReader(element, scope: scope, sink: sink)
    let (steps, shape) = steps(element)
    let assertions = AssertionDecoder(
      frame: frame, shape: shape, nodes: nodes, index: index, lists: lists,
      hasInvalidChild: hasInvalidChild, sink: sink)
    return Expectation(
      name: name(element, steps: steps), conditions: conditions(element, reader),
      tolerance: reader.extent("tolerance") ?? 0, steps: steps,
      assertions: run(element) ?? element.children.flatMap { assertions.assertions($0) },
      position: element.position)
  }

  /// Returns whether all steps of an expectation were read.
  private func hasValidSteps(_ element: SourceElement, _ expectation: Expectation) -> Bool {
    let stated = element.attribute("after")?.value.split(separator: ";") ?? []
    return stated.count { !ValueParser.words(String($0)).isEmpty } == expectation.steps.count
  }

  /// Returns the assertion of a test without assertions of its own; `nil` for an `expect`.
  private func run(_ element: SourceElement) -> [Assertion]? {
    guard case .containerTest(let decode) = element.spec.decoding else { return nil }
    return [Assertion(kind: decode(self, element), position: element.position)]
  }

  /// Decodes a `thrash` element.
  func thrash(_ element: SourceElement) -> FixtureAssertion {
    let scope = BindingScope(owner: "'\(frame.name)'", index: index)
    let reader = ElementReader(element, scope: scope, sink: sink)
    let count = reader.integer("count", atLeast: 1)
    if let count, count > Self.greatestUpdateCount {
      reader.outOfRange("count", "at most \(Self.greatestUpdateCount)")
    }
    return .thrash(count: count ?? 100, seed: UInt64(reader.integer("seed", atLeast: 0) ?? 0))
  }

  /// Decided here: a run of that many updates takes a minute, and longer ones belong to another seed.
  private static let greatestUpdateCount = 10_000

  private func conditions(_ element: SourceElement, _ reader: ElementReader) -> FixtureConditions {
    let screen = screen(element)
    let orientation = orientation(element, reader)
    let isUpright = orientation == .portrait
    return FixtureConditions(
      width: width(element, reader) ?? (isUpright ? screen?.width : screen?.height) ?? 0,
      height: reader.extent("height") ?? (isUpright ? screen?.height : screen?.width) ?? 667,
      scale: reader.scale() ?? screen?.scale ?? 2, device: element.attribute("device")?.value,
      direction: reader.choice("direction") ?? .leftToRight, orientation: orientation,
      locale: identifier("locale", of: element, Self.isLocale),
      timeZone: identifier("timeZone", of: element) { TimeZone(identifier: $0) != nil },
      textSize: reader.choice("contentSizeCategory"), style: reader.choice("appearance"))
  }

  private func orientation(
    _ element: SourceElement, _ reader: ElementReader
  ) -> FixtureConditions.Orientation {
    if let attribute = element.attribute("orientation"), element.attribute("device") == nil {
      sink.error(
        .missingAttribute,
        "'orientation' needs the attribute 'device'; without one, 'width' and 'height' are those of the "
          + "window", at: attribute.position, length: attribute.name.count)
    }
    return reader.choice("orientation") ?? .portrait
  }

  /// Returns the identifier of a locale or a time zone; `nil` after an unknown one was reported.
  private func identifier(
    _ name: String, of element: SourceElement, _ isKnown: (String) -> Bool
  ) -> String? {
    guard let attribute = element.attribute(name) else { return nil }
    guard isKnown(attribute.value) else {
      let spec = element.spec.attribute(named: name)
      return sink.failure(
        .invalidValue, "'\(attribute.value)' is not \(spec?.kind.expectation ?? "an identifier")",
        in: attribute)
    }
    return attribute.value
  }

  /// Returns whether an identifier is of a language that Foundation's data knows, and of its regions.
  private static func isLocale(_ identifier: String) -> Bool {
    let parts = Locale.Components(identifier: identifier)
    guard let language = parts.languageComponents.languageCode, language.isISOLanguage else {
      return false
    }
    return parts.region.map { $0.isISORegion || $0.identifier.allSatisfy(\.isNumber) } ?? true
  }

  private func name(_ element: SourceElement, steps: [FixtureStep]) -> String {
    guard let attribute = element.attribute("name") else {
      return ExpectationName(element, steps: steps).text
    }
    _ = NameRules(sink: sink).checkExpectation(attribute, of: frame.name)
    return attribute.value
  }

  private func screen(_ element: SourceElement) -> DeviceSpecification? {
    guard let attribute = element.attribute("device") else { return nil }
    guard let device = KnownDevice(rawValue: attribute.value) else {
      sink.unknown(
        .unknownDevice, "there is no device '\(attribute.value)'", name: attribute.value,
        among: KnownDevice.allCases.map(\.rawValue).sorted(), at: attribute.valuePosition)
      return nil
    }
    return device.specification
  }

  private func width(_ element: SourceElement, _ reader: ElementReader) -> Double? {
    if element.attribute("width") == nil, element.attribute("device") == nil {
      guard case .expectation = element.spec.decoding else { return 375 }
      sink.error(
        .missingAttribute, "'expect' needs the attribute 'width' or 'device'",
        at: element.position, length: 7)
    }
    return reader.extent("width")
  }

  /// Reads the steps and follows the data's shape through them.
  private func steps(_ element: SourceElement) -> ([FixtureStep], DataShape) {
    var shape = checker.shape
    guard let attribute = element.attribute("after") else { return ([], shape) }
    var batches = checker.batchCounts[...]
    let located = parser.steps(attribute, sink)
    for item in located {
      if let edits = editCount(of: item.step) {
        guard
          budget.take(
            edits: edits, sections: shape.counts.count,
            at: attribute.position(ofScalar: item.offset), length: item.length)
        else { return ([], DataShape(counts: [], isUnknown: true)) }
      }
      guard let error = follow(item.step, &shape, &batches) else { continue }
      sink.error(
        error.code, error.message, at: attribute.position(ofScalar: item.offset),
        length: item.length, suggestion: error.suggestion)
    }
    return (located.map(\.step), shape)
  }

  /// Returns the number of places that a step edits; `nil` for a step that is no mutation.
  private func editCount(of step: FixtureStep) -> Int? {
    switch step {
    case .mutation(let name): return placeCounts[name]
    case .inside(_, let node, .mutation(let name)):
      return try? lists.container(ofList: node, sink).get().placeCounts[name]
    default: return nil
    }
  }

  private func follow(
    _ step: FixtureStep, _ shape: inout DataShape, _ batches: inout ArraySlice<Int>
  ) -> FieldValueError? {
    switch step {
    case .mutation(let name):
      guard let mutation = mutationsByName[name] else { return nil }
      return follow(mutation, &shape)
    case .batch:
      guard let count = batches.popFirst() else {
        return FieldValueError(
          code: .unreachableStep,
          message: "there is no further batch to fetch; add a 'batch' or remove the step")
      }
      shape.fetch(count)
    case .page(let page), .unanimatedPage(let page):
      return frame.kind != .pager && frame.kind != .controller
        ? FieldValueError(code: .unreachableStep, message: "'\(frame.name)' is not a pager")
        : missing(IndexPathValue(section: 0, item: page), shape)
    case .select(let path), .deselect(let path): return missing(IndexPathValue(path), shape)
    case .tap(let node, let element), .inside(let element, let node, _):
      return missing(node, element, shape)
    case .set where frame.interop == .never && frame.kind != .controller:
      return FieldValueError(
        code: .unreachableStep, message: "'\(frame.name)' shows no plain cells")
    case .scroll, .rotate, .set, .swipe, .drag, .advance: break
    }
    return nil
  }

  private func missing(
    _ node: String, _ element: FixtureElement, _ shape: DataShape
  ) -> FieldValueError? {
    guard nodes.mayContain(node) else {
      return FieldValueError(
        code: .unknownNode, message: "no cell of '\(frame.name)' has a node '\(node)'",
        suggestion: sink.suggestion(for: node, among: nodes.names))
    }
    if nodes.isRepeated(node) {
      return FieldValueError(
        code: .unknownNode,
        message: "an 'each' repeats '\(node)'; name one of the nodes, such as '\(node).0'")
    }
    switch element {
    case .item(let path): return missing(IndexPathValue(path), shape)
    case .supplementary(let kind, let path): return missing(kind, path, shape)
    }
  }

  private func missing(
    _ kind: String, _ path: IndexPath, _ shape: DataShape
  ) -> FieldValueError? {
    if let section = path.first, !shape.contains(section: section) {
      return FieldValueError(
        code: .unreachableIndex, message: "there is no section \(section) at this time")
    }
    let known = frame.supplementaries.map(\.kind.word)
    guard !hasInvalidChild, frame.kind != .controller, !known.contains(kind) else { return nil }
    return FieldValueError(
      code: .unknownCell,
      message: "'\(frame.name)' has no supplementary element '\(kind)'",
      suggestion: sink.suggestion(for: kind, among: known))
  }

  private func follow(_ mutation: Mutation, _ shape: inout DataShape) -> FieldValueError? {
    let contradiction = shape.apply(mutation.edits)
    guard mutation.isValid, let contradiction else { return nil }
    return FieldValueError(
      code: .invalidMutation,
      message: "'\(mutation.name)' contradicts the data at this time: \(contradiction.message)")
  }

  private func missing(_ path: IndexPathValue, _ shape: DataShape) -> FieldValueError? {
    shape.contains(path)
      ? nil
      : FieldValueError(code: .unreachableIndex, message: "there is no item \(path) at this time")
  }
}

extension SupplementaryKind {
  /// The word with which steps and assertions name the kind.
  fileprivate var word: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .custom(let kind): kind
    }
  }
}
