import FixtureContract
import FixtureModel

/// The assertions about cells and their nodes.
extension AssertionDecoder {
  /// Decodes a `nodeFrame` element.
  func nodeFrame(_ element: SourceElement) -> FixtureAssertion? {
    guard let address = address(element), let rect = rect(element), let node = node(element) else {
      return nil
    }
    return .nodeFrame(of: address, node: node, is: rect)
  }

  /// Decodes an `inside` element; none after an error was reported.
  func inside(_ element: SourceElement) -> [Assertion] {
    guard let address = address(element), let attribute = element.attribute("node"),
      let node = node(element)
    else { return [] }
    switch lists.container(ofList: node, sink) {
    case .failure(let error):
      sink.error(
        error.code, error.message, at: attribute.valuePosition,
        length: node.unicodeScalars.count, suggestion: error.suggestion)
      return []
    case .success(let shown):
      let decoder = AssertionDecoder(
        frame: shown.frame, shape: DataShape(counts: [], isUnknown: true), nodes: nodes,
        index: index, lists: lists, hasInvalidChild: shown.hasInvalidChild, sink: sink)
      return element.children.flatMap { child -> [Assertion] in
        guard !["violation", "advisory"].contains(child.name) else {
          sink.error(
            .misplacedElement,
            "'\(child.name)' is about the whole run; state it outside of 'inside'",
            at: child.position, length: child.name.count + 1)
          return []
        }
        return decoder.assertions(child).map { assertion in
          Assertion(
            kind: .inside(address, node: node, assertion.kind), position: assertion.position)
        }
      }
    }
  }

  /// Decodes an `absent` element.
  func absent(_ element: SourceElement) -> FixtureAssertion? {
    guard let address = address(element), let node = node(element) else { return nil }
    return .absent(of: address, node: node)
  }

  /// Decodes a `cell` element.
  func cell(_ element: SourceElement) -> FixtureAssertion? {
    guard let address = address(element), let attribute = element.attribute("is") else {
      return nil
    }
    // No class has this name.
    if attribute.isToRecord { return .recorded(.cell(of: address, class: "?")) }
    guard Identifier.isValidType(attribute.value) else {
      return invalid(attribute, ValueKind.type.expectation)
    }
    let names = index.namesOfCellClasses
    let name = attribute.value.split(separator: ".").last.map(String.init) ?? attribute.value
    guard
      hasInvalidChild || frame.kind == .controller || names.contains(name)
        || index.invalid.holds(type: name)
    else {
      sink.unknown(
        .unknownCell, "no cell has the class '\(name)'", name: attribute.value, among: names,
        at: attribute.valuePosition)
      return nil
    }
    return .cell(of: address, class: attribute.value)
  }

  /// Decodes a `selected` element.
  func selected(_ element: SourceElement) -> FixtureAssertion? {
    items(element) { .selected($0) }
  }

  /// Decodes a `contentOffset` element.
  func contentOffset(_ element: SourceElement) -> FixtureAssertion? {
    numbers(element, count: 2).map { .contentOffset(FixtureExpectedPoint($0[0], $0[1])) }
  }

  /// Decodes an `interfaceState` element.
  func interfaceState(_ element: SourceElement) -> FixtureAssertion? {
    guard let address = address(element), let attribute = element.attribute("is") else {
      return nil
    }
    // No state has this name.
    if attribute.isToRecord { return .recorded(.interfaceState(of: address, ["?"])) }
    guard let spec = element.spec.attribute(named: "is"),
      case .options(let words) = values.value(attribute, as: spec)
    else { return nil }
    return .interfaceState(of: address, words)
  }

  /// Decodes a `nodeProperties` element: one assertion for each property, at the place of its attribute.
  func nodeProperties(_ element: SourceElement) -> [Assertion] {
    guard let address = address(element), let node = node(element) else { return [] }
    let properties = element.attributes.filter { !Self.addressing.contains($0.name) }
    if properties.isEmpty {
      sink.error(
        .missingAttribute, "'nodeProperties' needs a property of the node, such as 'text'",
        at: element.position, length: element.name.count + 1)
    }
    return properties.compactMap { attribute in
      guard let spec = element.spec.attribute(named: attribute.name) else { return nil }
      guard nodes.mayHave(attribute.name, node: node) else {
        sink.error(
          .unknownProperty, "no node '\(node)' has a property '\(attribute.name)'",
          at: attribute.position, length: attribute.name.unicodeScalars.count)
        return nil
      }
      return property(attribute, as: spec, of: address, node).map { assertion in
        Assertion(kind: assertion, position: attribute.position)
      }
    }
  }

  private func property(
    _ attribute: SourceAttribute, as spec: AttributeSpec, of address: FixtureElement, _ node: String
  ) -> FixtureAssertion? {
    func assertion(_ value: FixtureExpectedProperty) -> FixtureAssertion {
      .nodeProperty(of: address, node: node, property: attribute.name, is: value)
    }
    guard attribute.isToRecord else { return expected(attribute, as: spec).map(assertion) }
    guard attribute.name != "textMatches" else {
      return invalid(attribute, "a regular expression; 'text' records a text")
    }
    // No property is a list without numbers.
    return .recorded(assertion(.numbers([])))
  }

  private static let addressing: Set<String> = ["of", "at", "node"]

  private var values: ValueDecoder {
    ValueDecoder(scope: BindingScope(owner: "'\(frame.name)'", index: index), sink: sink)
  }

  /// Returns the name of the node of an assertion, if a cell may have such a node.
  private func node(_ element: SourceElement) -> String? {
    guard let attribute = element.attribute("node") else { return nil }
    guard nodes.mayContain(attribute.value) else {
      sink.unknown(
        .unknownNode, "no cell of '\(frame.name)' has a node '\(attribute.value)'",
        name: attribute.value, among: nodes.names, at: attribute.valuePosition)
      return nil
    }
    if nodes.isRepeated(attribute.value) {
      sink.error(
        .unknownNode,
        "an 'each' repeats '\(attribute.value)'; name one of the nodes, such as '\(attribute.value).0'",
        in: attribute)
    }
    return attribute.value
  }

  /// Returns the expected value of a property; `nil` after an error was reported.
  private func expected(_ attribute: SourceAttribute, as spec: AttributeSpec)
    -> FixtureExpectedProperty?
  {
    if let count = spec.kind.numberCounts.last, attribute.value.contains(where: "*?".contains) {
      guard let values = numbers(attribute, count: count) else { return nil }
      guard values.contains(where: { $0 != .any }) else {
        return invalid(attribute, "an assertion: '*' is any number; leave the attribute out")
      }
      return .numbers(values)
    }
    if attribute.name == "textMatches" { return pattern(attribute) }
    if spec.kind == .recordable(.plainText) { return .text(attribute.text) }
    guard let value = values.value(attribute, as: spec) else { return nil }
    return FixtureExpectedProperty(value)
  }

  private func pattern(_ attribute: SourceAttribute) -> FixtureExpectedProperty? {
    guard (try? Regex(attribute.value)) != nil else {
      return invalid(attribute, "a regular expression")
    }
    return .pattern(attribute.value)
  }
}

extension SourceAttribute {
  /// A Boolean value that indicates whether a run records the value. `??` is the text `?`.
  var isToRecord: Bool { ValueParser.words(value) == ["?"] }

  /// The expected text: the value, without one of the question marks that it consists of.
  var text: String {
    value.allSatisfy { $0 == "?" } ? String(value.dropFirst()) : value
  }
}

extension FixtureExpectedProperty {
  /// Creates the expected value of a constant; `nil` for values that no property of a node has.
  fileprivate init?(_ value: PropertyValue) {
    switch value {
    case .text(let template): self = .text(template.literal)
    case .image(let word), .enumCase(let word): self = .text(word)
    case .bool(let isTrue): self = .text(isTrue ? "true" : "false")
    case .options(let words): self = .options(words)
    case .integer(let number): self = .numbers([.exactly(Double(number))])
    case .number(let number): self = .numbers([.exactly(number)])
    case .size(let size): self = .numbers([.exactly(size.width), .exactly(size.height)])
    case .point(let point): self = .numbers([.exactly(point.x), .exactly(point.y)])
    case .rect(let rect):
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      self = .numbers(numbers.map { .exactly($0) })
    case .insets(let insets):
      self = .numbers(
        [insets.top, insets.left, insets.bottom, insets.right].map { .exactly($0) })
    case .color(.named(let name)): self = .color(name)
    case .color(.rgba(let red, let green, let blue, let alpha)):
      self = .color("#" + [red, green, blue, alpha].map(Self.hexadecimal).joined())
    case .font(let font): self = .font(name: font.row.name, size: font.row.size)
    case .binding, .dimension, .dimensionPair, .sizeRange, .type: return nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension TextTemplate {
  /// The text of a template without bindings.
  fileprivate var literal: String {
    parts.map { part in
      if case .literal(let text) = part { text } else { "" }
    }.joined()
  }
}

extension DeclarationIndex {
  /// The names of the classes that cells and supplementary elements of the fixture may have.
  fileprivate var namesOfCellClasses: Set<String> {
    let plain = Array(plainCells.values) + Array(reusableViews.values)
    var names = Set(Array(cellNodes.keys) + plain.map(\.name) + CellUseDecoder.builtIn)
    for cell in cellNodes.values {
      if case .custom(let type, _) = cell.form { names.insert(type.name) }
    }
    for view in plain { view.className.map { _ = names.insert($0.name) } }
    return Set(names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  }
}
