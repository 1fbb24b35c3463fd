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
  /// The declarations, whose images assertions may name.
  let index: DeclarationIndex
  /// The lists inside of cells.
  let lists: NestedLists
  /// A Boolean value that indicates whether the container has an invalid child, which may be a supplementary
  /// element.
  let hasInvalidChild: Bool
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Decodes the assertions of one element; none after an error was reported.
  func assertions(_ element: SourceElement) -> [Assertion] {
    switch element.spec.decoding {
    case .assertion(let decode):
      decode(self, element).map { [Assertion(kind: $0, position: element.position)] } ?? []
    case .assertions(let decode): decode(self, element)
    default: []
    }
  }

  /// Decodes a `frame` element.
  func frame(_ element: SourceElement) -> FixtureAssertion? {
    guard let address = address(element), let rect = rect(element) else { return nil }
    return .frame(of: address, is: rect)
  }

  /// Decodes a `size` element.
  func size(_ element: SourceElement) -> FixtureAssertion? {
    guard let address = address(element), let size = extents(element) else { return nil }
    return .size(of: address, is: size)
  }

  /// Decodes a `plainItems` element.
  func plainItems(_ element: SourceElement) -> FixtureAssertion? {
    items(element) { .plainItems($0) }
  }

  /// Decodes a `visible` element.
  func visible(_ element: SourceElement) -> FixtureAssertion? {
    items(element) { .visible($0) }
  }

  /// Decodes a `contentSize` element.
  func contentSize(_ element: SourceElement) -> FixtureAssertion? {
    extents(element).map { .contentSize($0) }
  }

  /// Returns the item or supplementary element that the attributes `of` and `at` name.
  func address(_ element: SourceElement) -> FixtureElement? {
    guard let at = element.attribute("at") else { return nil }
    guard let of = element.attribute("of") else {
      guard let path = ValueParser.indexPath(at.value) else {
        return invalid(
          at, ValueKind.indexPath.expectation,
          suggestion: NumberSuggestion.indexPath(at.value))
      }
      return checked(path, at).map { .item($0.indexPath) }
    }
    let kind = supplementaryKind(of)
    if let section = ValueParser.position(at.value) {
      guard shape.contains(section: section) else {
        sink.error(
          .unreachableIndex, "there is no section \(section) at this time", in: at)
        return nil
      }
      return .supplementary(kind: kind, IndexPathValue(section: section, item: 0).indexPath)
    }
    guard let path = ValueParser.indexPath(at.value) else {
      return invalid(at, "a section's index")
    }
    return .supplementary(kind: kind, path.indexPath)
  }

  /// Returns the word of a supplementary kind.
  private func supplementaryKind(_ attribute: SourceAttribute) -> String {
    var kind = SupplementaryKind.custom(attribute.value)
    if case .supplementary(let known?) = Vocabulary.standard[attribute.value]?.decoding {
      kind = known
    }
    if !hasSupplementary(kind) {
      sink.unknown(
        .unknownCell, "'\(frame.name)' has no supplementary element '\(attribute.value)'",
        name: attribute.value, among: ["header", "footer"], at: attribute.valuePosition)
    }
    return attribute.value
  }

  /// Returns whether the container has, or may have, supplementary elements of a kind.
  private func hasSupplementary(_ kind: SupplementaryKind) -> Bool {
    // The app's own code gives the list of a controller its supplementary elements.
    hasInvalidChild || frame.kind == .controller
      || frame.supplementaries.contains { $0.kind == kind }
  }

  /// Returns the assertion of a list of items.
  func items(
    _ element: SourceElement, _ assertion: (FixtureIndexPaths) -> FixtureAssertion
  ) -> FixtureAssertion? {
    guard let attribute = element.attribute("at") else { return nil }
    // No item has a negative index.
    if attribute.isToRecord { return .recorded(assertion("-1")) }
    return items(attribute).map(assertion)
  }

  private func items(_ attribute: SourceAttribute) -> FixtureIndexPaths? {
    var paths: [IndexPathValue] = []
    for word in ValueParser.words(attribute.value) {
      guard let path = ValueParser.indexPath(word) else {
        return invalid(
          attribute, ValueKind.indexPaths.expectation,
          suggestion: NumberSuggestion.indexPaths(attribute.value))
      }
      guard let path = checked(path, attribute) else { return nil }
      paths.append(path)
    }
    return FixtureIndexPaths(paths.map(\.indexPath))
  }

  private func checked(_ path: IndexPathValue, _ attribute: SourceAttribute) -> IndexPathValue? {
    guard shape.contains(path) else {
      sink.error(.unreachableIndex, "there is no item \(path) at this time", in: attribute)
      return nil
    }
    return path
  }

  func rect(_ element: SourceElement) -> FixtureExpectedRect? {
    numbers(element, count: 4).map { FixtureExpectedRect($0[0], $0[1], $0[2], $0[3]) }
  }

  func extents(_ element: SourceElement) -> FixtureExpectedSize? {
    numbers(element, count: 2).map { FixtureExpectedSize($0[0], $0[1]) }
  }

  func numbers(_ element: SourceElement, count: Int) -> [FixtureExpectedNumber]? {
    element.attribute("is").flatMap { numbers($0, count: count) }
  }

  /// Returns numbers, some of which may be any number or one to record.
  func numbers(_ attribute: SourceAttribute, count: Int) -> [FixtureExpectedNumber]? {
    if attribute.isToRecord { return Array(repeating: .recorded, count: count) }
    guard let values = Self.numbers(attribute.value), values.count == count else {
      let suggestion = NumberSuggestion.numbers(attribute.value) {
        Self.numbers($0)?.count == count
      }
      return invalid(attribute, Self.wanted(count), suggestion: suggestion)
    }
    return values
  }

  private static func numbers(_ text: String) -> [FixtureExpectedNumber]? {
    var values: [FixtureExpectedNumber] = []
    for word in ValueParser.words(text) {
      if word == "*" {
        values.append(.any)
      } else if word == "?" {
        values.append(.recorded)
      } else if let number = NumberParser.extendedNumber(word) {
        values.append(.exactly(number))
      } else {
        return nil
      }
    }
    return values
  }

  private static func wanted(_ count: Int) -> String {
    "\(count == 1 ? "a number" : "\(count) numbers"), '*' for any, '?' for one to record"
  }

  /// Decodes a `count` element.
  func count(_ element: SourceElement) -> FixtureAssertion? {
    wholeNumber(element, "a whole number that is not negative") { self.count(element, is: $0) }
  }

  private func count(_ element: SourceElement, is count: Int) -> FixtureAssertion? {
    let section = element.attribute("section")
    guard let of = element.attribute("of") else {
      guard let section else { return .sectionCount(count) }
      return sectionIndex(section).map { .itemCount(section: $0, count) }
    }
    if let section {
      sink.error(
        .conflictingAttributes, "'of' and 'section' exclude each other", at: section.position,
        length: 7)
      return nil
    }
    if of.value == "sections" { return .sectionCount(count) }
    if of.value == "batches" {
      guard frame.kind == .controller else { return .batchCount(count) }
      return sink.failure(
        .unknownCall,
        "the data source of '\(frame.name)' is the app's own, which records no batch fetches",
        in: of)
    }
    if ["items", "rows", "cells"].contains(of.value), !hasSupplementary(.custom(of.value)) {
      return sink.failure(
        .unknownCell, "to count items, name their section: section=\"0\"", in: of)
    }
    return .supplementaryCount(kind: supplementaryKind(of), count)
  }

  /// Returns the assertion of a whole number that is not negative.
  private func wholeNumber(
    _ element: SourceElement, _ wanted: String, _ assertion: (Int) -> FixtureAssertion?
  ) -> FixtureAssertion? {
    guard let attribute = element.attribute("is") else { return nil }
    // No count is negative.
    if attribute.isToRecord { return assertion(-1).map { .recorded($0) } }
    guard let index = ValueParser.index(attribute.value) else {
      guard !NumberParser.isTooLarge(attribute.value) else {
        return sink.failure(
          .invalidValue, "'\(attribute.value)' is too large for a whole number", in: attribute)
      }
      return invalid(attribute, wanted)
    }
    return assertion(index)
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

  /// Decodes a `title` element.
  func title(_ element: SourceElement) -> FixtureAssertion? {
    guard isTable(element), let of = element.attribute("of"), let at = element.attribute("at"),
      let attribute = element.attribute("is")
    else { return nil }
    guard ["header", "footer"].contains(of.value) else {
      return invalid(of, "'header' or 'footer'")
    }
    guard let section = sectionIndex(at) else { return nil }
    let kind: SectionTitle.Kind = of.value == "header" ? .header : .footer
    guard mayHaveTitle(kind, attribute, in: element) else { return nil }
    let header = FixtureElement.supplementary(kind: of.value, [section])
    // No title has a zero byte, which XML cannot state.
    if attribute.isToRecord { return .recorded(.title(of: header, "\u{0}")) }
    return .title(of: header, attribute.text)
  }

  /// Returns whether a table may have a title; reports one that is stated for a table without such titles.
  private func mayHaveTitle(
    _ kind: SectionTitle.Kind, _ title: SourceAttribute, in element: SourceElement
  ) -> Bool {
    guard !title.value.isEmpty, frame.kind != .controller, !hasInvalidChild,
      !frame.titles.contains(where: { $0.kind == kind })
    else { return true }
    sink.error(
      .unreachableStep,
      "'\(frame.name)' has no '\(kind.rawValue)Title', so no section has this title",
      at: element.position, length: element.name.count + 1)
    return false
  }

  /// Decodes a `sectionIndex` element.
  func sectionIndex(_ element: SourceElement) -> FixtureAssertion? {
    guard isTable(element), let attribute = element.attribute("is"),
      mayHaveTitle(.index, attribute, in: element)
    else { return nil }
    if attribute.isToRecord { return .recorded(.sectionIndex(["\u{0}"])) }
    return .sectionIndex(ValueParser.words(attribute.text).map(String.init))
  }

  /// Returns whether the list may be of a class; that of a controller is known when it runs.
  private func mayBe(_ kind: ContainerKind) -> Bool {
    frame.kind == kind || frame.kind == .controller
  }

  private func isTable(_ element: SourceElement) -> Bool {
    if mayBe(.table) { return true }
    sink.error(
      .unreachableStep, "'\(frame.name)' is not a table", at: element.position,
      length: element.name.count + 1)
    return false
  }

  /// Decodes a `currentPage` element.
  func currentPage(_ element: SourceElement) -> FixtureAssertion? {
    guard mayBe(.pager) else {
      sink.error(
        .unreachableStep, "'\(frame.name)' is not a pager", at: element.position, length: 12)
      return nil
    }
    return wholeNumber(element, "a page's index") { .currentPage($0) }
  }

  /// Decodes a `calls` element.
  func calls(_ element: SourceElement) -> FixtureAssertion? {
    // No call has this name.
    if element.attribute("is")?.isToRecord == true { return .recorded(.calls(["?"])) }
    return statedCalls(element).map { .calls($0) }
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
      let suggestion =
        known.first { $0.hasPrefix(name) && !name.isEmpty }
        ?? sink.suggestion(for: name, among: known)
      sink.error(
        .unknownCall, "the data source of '\(frame.name)' records no call '\(name)'",
        at: position(of: name, in: attribute), length: name.unicodeScalars.count,
        suggestion: suggestion)
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
  func violation(_ element: SourceElement) -> FixtureAssertion? {
    // No code has this name.
    if element.attribute("code")?.isToRecord == true { return .recorded(.violation(code: "?")) }
    return code(element, "violation").map { .violation(code: $0) }
  }

  /// Decodes an `advisory` element.
  func advisory(_ element: SourceElement) -> FixtureAssertion? {
    if element.attribute("code")?.isToRecord == true { return .recorded(.advisory(code: "?")) }
    guard let attribute = element.attribute("code"), let code = code(element, "advisory") else {
      return nil
    }
    guard CodeCatalog.explanation(of: code)?.severities.contains(.advisory) == true else {
      sink.error(
        .unknownViolation, "'\(code)' is the code of a violation; use 'violation'", in: attribute)
      return nil
    }
    return .advisory(code: code)
  }

  private func code(_ element: SourceElement, _ what: String) -> String? {
    guard let attribute = element.attribute("code") else { return nil }
    let codes = CodeCatalog.Group.runtime.codes
    guard codes.contains(attribute.value) else {
      let suggestion = sink.suggestion(for: attribute.value, among: codes)
      let remedy = suggestion == nil ? "; 'fixture-tool explain' lists the codes" : ""
      sink.error(
        .unknownViolation, "there is no \(what) '\(attribute.value)'\(remedy)", in: attribute,
        suggestion: suggestion)
      return nil
    }
    return attribute.value
  }

  func invalid<Value>(
    _ attribute: SourceAttribute, _ wanted: String, suggestion: String? = nil
  ) -> Value? {
    sink.error(
      .invalidValue, "'\(attribute.value)' is not \(wanted)", in: attribute, suggestion: suggestion)
    return nil
  }
}
