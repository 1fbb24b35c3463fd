import FixtureContract
import FixtureModel

/// The decoder of the assertions of an expectation.
struct AssertionDecoder {
  /// The container without its data.
  let frame: ContainerFrame
  /// The data's shape after the expectation's steps.
  let shape: DataShape
  /// The nodes that assertions may name.
  let nodes: KnownNodeNames
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Decodes one assertion; `nil` after an error was reported.
  func assertion(_ element: SourceElement) -> Assertion? {
    kind(element).map { Assertion(kind: $0, position: element.position) }
  }

  private func kind(_ element: SourceElement) -> AssertionKind? {
    guard case .assertion(let decode) = element.spec.decoding else { return nil }
    return decode(self, element)
  }

  private func addressed(
    _ element: SourceElement, count: Int, _ make: (ElementAddress, ExpectedNumbers) -> AssertionKind
  ) -> AssertionKind? {
    guard let address = address(element), let numbers = numbers(element, count: count) else {
      return nil
    }
    return make(address, numbers)
  }

  /// Decodes a `frame` element.
  func frame(_ element: SourceElement) -> AssertionKind? {
    addressed(element, count: 4) { .frame($0, is: $1) }
  }

  /// Decodes a `size` element.
  func size(_ element: SourceElement) -> AssertionKind? {
    addressed(element, count: 2) { .size($0, is: $1) }
  }

  /// Decodes a `plainItems` element.
  func plainItems(_ element: SourceElement) -> AssertionKind? {
    items(element).map { .plainItems($0) }
  }

  /// Decodes a `visible` element.
  func visible(_ element: SourceElement) -> AssertionKind? { items(element).map { .visible($0) } }

  /// Decodes a `contentSize` element.
  func contentSize(_ element: SourceElement) -> AssertionKind? {
    numbers(element, count: 2).map { .contentSize($0) }
  }

  /// Decodes a `nodeFrame` element.
  func nodeFrame(_ element: SourceElement) -> AssertionKind? {
    guard let node = element.attribute("node"), let address = address(element),
      let numbers = numbers(element, count: 4)
    else { return nil }
    guard nodes.mayContain(node.value) else {
      sink.unknown(
        .unknownNode, "no cell of '\(frame.name)' has a node '\(node.value)'", name: node.value,
        among: nodes.names, at: node.valuePosition)
      return nil
    }
    return .nodeFrame(address, node: node.value, is: numbers)
  }

  private func address(_ element: SourceElement) -> ElementAddress? {
    guard let at = element.attribute("at") else { return nil }
    guard let of = element.attribute("of") else {
      guard let path = ValueParser.indexPath(at.value) else {
        return invalid(at, ValueKind.indexPath.expectation)
      }
      return checked(path, at).map { ElementAddress(indexPath: $0) }
    }
    let kind = supplementaryKind(of)
    if let section = ValueParser.position(at.value) {
      guard shape.contains(section: section) else {
        sink.error(
          .unreachableIndex, "there is no section \(section) at this time", in: at)
        return nil
      }
      return ElementAddress(kind: kind, indexPath: IndexPathValue(section: section, item: 0))
    }
    guard let path = ValueParser.indexPath(at.value) else {
      return invalid(at, "a section's index")
    }
    return ElementAddress(kind: kind, indexPath: path)
  }

  private func supplementaryKind(_ attribute: SourceAttribute) -> SupplementaryKind {
    var kind = SupplementaryKind.custom(attribute.value)
    if case .supplementary(let known?) = Vocabulary.standard[attribute.value]?.decoding {
      kind = known
    }
    if !frame.supplementaries.contains(where: { $0.kind == kind }) {
      sink.unknown(
        .unknownCell, "'\(frame.name)' has no supplementary element '\(attribute.value)'",
        name: attribute.value, among: ["header", "footer"], at: attribute.valuePosition)
    }
    return kind
  }

  private func items(_ element: SourceElement) -> [IndexPathValue]? {
    guard let attribute = element.attribute("at") else { return nil }
    var paths: [IndexPathValue] = []
    for word in ValueParser.words(attribute.value) {
      guard let path = ValueParser.indexPath(word) else {
        return invalid(attribute, ValueKind.indexPaths.expectation)
      }
      guard let path = checked(path, attribute) else { return nil }
      paths.append(path)
    }
    return paths
  }

  private func checked(_ path: IndexPathValue, _ attribute: SourceAttribute) -> IndexPathValue? {
    guard shape.contains(path) else {
      sink.error(.unreachableIndex, "there is no item \(path) at this time", in: attribute)
      return nil
    }
    return path
  }

  private func numbers(_ element: SourceElement, count: Int) -> ExpectedNumbers? {
    guard let attribute = element.attribute("is") else { return nil }
    let words = ValueParser.words(attribute.value)
    var values: [Double?] = []
    for word in words {
      if word == "*" {
        values.append(nil)
      } else if let number = NumberParser.extendedNumber(word) {
        values.append(number)
      } else {
        return invalid(attribute, "\(count) numbers, '*' for any")
      }
    }
    guard values.count == count else { return invalid(attribute, "\(count) numbers, '*' for any") }
    return ExpectedNumbers(values: values)
  }

  /// Decodes a `count` element.
  func count(_ element: SourceElement) -> AssertionKind? {
    guard let attribute = element.attribute("is") else { return nil }
    guard let count = ValueParser.index(attribute.value) else {
      return invalid(attribute, "a whole number that is not negative")
    }
    let section = element.attribute("section")
    guard let of = element.attribute("of") else {
      guard let section else { return .sectionCount(count) }
      return sectionIndex(section).map { .itemCount(section: $0, is: count) }
    }
    if let section {
      sink.error(
        .conflictingAttributes, "'of' and 'section' exclude each other", at: section.position,
        length: 7)
      return nil
    }
    if of.value == "sections" { return .sectionCount(count) }
    return .supplementaryCount(supplementaryKind(of), is: count)
  }

  private func sectionIndex(_ attribute: SourceAttribute) -> Int? {
    guard let section = ValueParser.index(attribute.value) else {
      return invalid(attribute, "a section's index")
    }
    guard shape.contains(section: section) else {
      sink.error(.unreachableIndex, "there is no section \(section) at this time", in: attribute)
      return nil
    }
    return section
  }

  /// Decodes a `currentPage` element.
  func currentPage(_ element: SourceElement) -> AssertionKind? {
    guard frame.kind == .pager else {
      sink.error(
        .unreachableStep, "'\(frame.name)' is not a pager", at: element.position, length: 12)
      return nil
    }
    guard let attribute = element.attribute("is") else { return nil }
    guard let page = ValueParser.index(attribute.value) else {
      return invalid(attribute, "a page's index")
    }
    return .currentPage(page)
  }

  /// Decodes a `calls` element.
  func calls(_ element: SourceElement) -> AssertionKind? {
    statedCalls(element).map { .calls($0) }
  }

  private func statedCalls(_ element: SourceElement) -> [String]? {
    guard let attribute = element.attribute("is") else { return nil }
    let calls = attribute.value.split(separator: ";").map {
      ValueParser.words(String($0)).joined(separator: " ")
    }
    let stated = calls.filter { !$0.isEmpty }
    let known = DataSourceCall.names(of: frame.kind, interop: frame.interop)
    for call in stated {
      let name = String(call.prefix { $0 != " " })
      if known.contains(name) {
        guard let form = DataSourceCall(rawValue: name)?.form.mismatch(call) else { continue }
        sink.error(
          .unknownCall, "'\(call)' never occurs: this call is recorded as '\(form)'",
          at: position(of: name, in: attribute), length: call.unicodeScalars.count)
        return nil
      }
      sink.unknown(
        .unknownCall, "the data source of '\(frame.name)' records no call '\(name)'", name: name,
        among: known, at: position(of: name, in: attribute))
      return nil
    }
    return stated
  }

  private func position(of word: String, in attribute: SourceAttribute) -> SourcePosition {
    guard let range = attribute.value.firstRange(of: word) else { return attribute.valuePosition }
    let head = attribute.value[..<range.lowerBound]
    return attribute.position(ofScalar: head.unicodeScalars.count)
  }

  /// Decodes a `violation` element.
  func violation(_ element: SourceElement) -> AssertionKind? {
    guard let attribute = element.attribute("code") else { return nil }
    let codes = CodeCatalog.Group.runtime.codes
    guard codes.contains(attribute.value) else {
      sink.unknown(
        .unknownViolation, "there is no violation '\(attribute.value)'", name: attribute.value,
        among: codes, at: attribute.valuePosition)
      return nil
    }
    return .violation(code: attribute.value)
  }

  private func invalid<Value>(_ attribute: SourceAttribute, _ wanted: String) -> Value? {
    sink.error(.invalidValue, "'\(attribute.value)' is not \(wanted)", in: attribute)
    return nil
  }
}
