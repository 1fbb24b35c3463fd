import FixtureModel

/// The generator of a container's typed list of expectations.
struct ExpectationListGenerator {
  private let container: Container
  private let context: GenerationContext

  /// Makes the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the list; nothing without expectations.
  func write(to writer: inout SwiftWriter) {
    guard !container.expectations.isEmpty else { return }
    let source = ContainerNames(container).dataSource
    let name = SwiftStringLiteral.quoted(container.name)
    let path = SwiftStringLiteral.quoted(context.fixture.path)
    writer.blank()
    writer.line("/// What the fixture says about the container, in its order.")
    writer.block(
      "\(context.access)nonisolated static let expectations: [FixtureExpectation] =", end: "}()"
    ) { writer in
      writer.line("var list = ExpectationList(of: \(name), in: \(path)) { \(source)() }")
      for expectation in container.expectations { write(expectation, to: &writer) }
      writer.line("return list.expectations")
    }
  }

  private func write(_ expectation: Expectation, to writer: inout SwiftWriter) {
    writer.line("list.begin(\(conditions(of: expectation))\(options(of: expectation)))")
    for assertion in expectation.assertions {
      let place = "line: \(assertion.position.line), column: \(assertion.position.column)"
      writer.line("list.expect(\(AssertionExpression(assertion.kind).text), \(place))")
    }
  }

  private func conditions(of expectation: Expectation) -> String {
    var parts = [
      "width: \(SwiftValue.number(expectation.width))",
      "height: \(SwiftValue.number(expectation.height))",
      "scale: \(SwiftValue.number(expectation.scale))",
    ]
    if let device = expectation.device {
      parts.append("device: \(SwiftStringLiteral.quoted(device))")
    }
    if expectation.direction == .rightToLeft { parts.append("direction: .rightToLeft") }
    return "ExpectationConditions(\(parts.joined(separator: ", ")))"
  }

  private func options(of expectation: Expectation) -> String {
    var text = ""
    if !expectation.steps.isEmpty {
      text += ", after: [\(expectation.steps.map(step).joined(separator: ", "))]"
    }
    if expectation.tolerance != 0 {
      text += ", tolerance: \(SwiftValue.number(expectation.tolerance))"
    }
    return text
  }

  private func step(_ step: ExpectationStep) -> String {
    switch step {
    case .mutation(let name): ".mutation(\(SwiftStringLiteral.quoted(name)))"
    case .batch: ".batch"
    case .scroll(let fraction): ".scroll(\(SwiftValue.number(fraction)))"
    case .page(let page): ".page(\(page))"
    case .rotate: ".rotate"
    case .select(let place): ".select(\(SwiftValue.indexPath(place)))"
    case .deselect(let place): ".deselect(\(SwiftValue.indexPath(place)))"
    case .set(let name, let value):
      ".set(property: \(SwiftStringLiteral.quoted(name)), value: \(value))"
    }
  }
}
