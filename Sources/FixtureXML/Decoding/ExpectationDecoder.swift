import FixtureContract
import FixtureModel

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
    index: DeclarationIndex, nodes: KnownNodeNames, budget: RowBudget, hasInvalidChild: Bool,
    sink: DiagnosticSink
  ) {
    self.frame = frame
    self.checker = checker
    self.index = index
    self.nodes = nodes
    self.budget = budget
    self.hasInvalidChild = hasInvalidChild
    self.sink = sink
    parser = StepsParser(mutations: mutations.map(\.name))
    mutationsByName = Dictionary(mutations.map { ($0.name, $0) }) { first, _ in first }
    placeCounts = mutationsByName.mapValues(\.placeCount)
  }

  /// Decodes `expect` elements; two of one identifier are an error.
  func expectations(_ elements: [SourceElement]) -> [Expectation] {
    var names: [String: SourcePosition] = [:]
    return elements.map { element in
      let expectation = expectation(element)
      let attribute = element.attribute("name")
      // A name is made of the steps; without an invalid one it says nothing.
      guard attribute != nil || hasValidSteps(element, expectation) else { return expectation }
      if let first = names[expectation.name] {
        sink.error(
          .ambiguousExpectation,
          "another expectation of '\(frame.name)' is named '\(expectation.name)' too; add a 'name'",
          at: attribute?.valuePosition ?? element.position,
          length: attribute?.value.unicodeScalars.count ?? 7,
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
    let screen = screen(element)
    let (steps, shape) = steps(element)
    let assertions = AssertionDecoder(
      frame: frame, shape: shape, nodes: nodes, index: index, hasInvalidChild: hasInvalidChild,
      sink: sink)
    return Expectation(
      name: name(element, steps: steps),
      width: width(element, reader) ?? screen?.width ?? 0,
      height: reader.extent("height") ?? screen?.height ?? 667,
      scale: reader.scale() ?? screen?.scale ?? 2, device: element.attribute("device")?.value,
      direction: reader.choice("direction") ?? .leftToRight,
      contentSizeCategory: reader.choice("contentSizeCategory"),
      appearance: reader.choice("appearance"),
      tolerance: reader.extent("tolerance") ?? 0, steps: steps,
      assertions: element.children.flatMap { assertions.assertions($0) },
      position: element.position)
  }

  /// Returns whether all steps of an expectation were read.
  private func hasValidSteps(_ element: SourceElement, _ expectation: Expectation) -> Bool {
    let stated = element.attribute("after")?.value.split(separator: ";") ?? []
    return stated.count { !ValueParser.words(String($0)).isEmpty } == expectation.steps.count
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
      if case .mutation(let name) = item.step, let edits = placeCounts[name] {
        guard
          budget.take(
            edits: edits, sections: shape.counts.count,
            at: attribute.position(ofScalar: item.offset), length: item.length)
        else { return ([], DataShape(counts: [], isUnknown: true)) }
      }
      guard let error = follow(item.step, &shape, &batches) else { continue }
      sink.error(
        error.code, error.message, at: attribute.position(ofScalar: item.offset),
        length: item.length)
    }
    return (located.map(\.step), shape)
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
      shape.append(count)
    case .page(let page), .unanimatedPage(let page):
      return frame.kind != .pager
        ? FieldValueError(code: .unreachableStep, message: "'\(frame.name)' is not a pager")
        : missing(IndexPathValue(section: 0, item: page), shape)
    case .select(let path), .deselect(let path): return missing(IndexPathValue(path), shape)
    case .scroll, .rotate, .set: break
    }
    return nil
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
