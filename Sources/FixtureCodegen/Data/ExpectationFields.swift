import FixtureContract
import FixtureModel

/// The fields of the rows of an expectation: its own row, then one row for each assertion.
///
/// `FixtureData+Expectations` of the runtime reads them.
struct ExpectationFields {
  /// The rows.
  let rows: [[String]]

  /// Encodes an expectation.
  init(_ expectation: Expectation) {
    var head = [RowField.text(expectation.name)]
    head += [expectation.width, expectation.height, expectation.scale].map(NumberText.spelling)
    head.append(expectation.device.map(RowField.text) ?? RowField.missing)
    head.append(expectation.direction == .rightToLeft ? "1" : "0")
    head.append(Self.number(of: expectation.contentSizeCategory))
    head.append(Self.number(of: expectation.appearance))
    head.append(NumberText.spelling(expectation.tolerance))
    head += Self.place(expectation.position)
    head.append(String(expectation.assertions.count))
    head.append(String(expectation.steps.count))
    head += expectation.steps.flatMap(Self.fields)
    rows = [head] + expectation.assertions.map { Self.place($0.position) + Self.fields($0.kind) }
  }

  /// Returns the index of a case among all cases of its type, or the mark of a missing value.
  private static func number<Value: CaseIterable & Equatable>(of value: Value?) -> String {
    guard let value else { return RowField.missing }
    return String(Value.allCases.prefix { $0 != value }.count)
  }

  private static func place(_ position: SourcePosition) -> [String] {
    [String(position.line), String(position.column)]
  }

  private static func fields(_ step: ExpectationStep) -> [String] {
    switch step {
    case .mutation(let name): [StepCode.mutation.rawValue, RowField.text(name)]
    case .batch: [StepCode.batch.rawValue]
    case .scroll(let fraction): [StepCode.scroll.rawValue, NumberText.spelling(fraction)]
    case .page(let page): [StepCode.page.rawValue, String(page)]
    case .unanimatedPage(let page): [StepCode.unanimatedPage.rawValue, String(page)]
    case .rotate: [StepCode.rotate.rawValue]
    case .select(let place): [StepCode.select.rawValue, place.description]
    case .deselect(let place): [StepCode.deselect.rawValue, place.description]
    case .set(let name, let value):
      [StepCode.set.rawValue, RowField.text(name), value ? "1" : "0"]
    }
  }

  private static func fields(_ assertion: AssertionKind) -> [String] {
    switch assertion {
    case .frame(let element, let numbers):
      [AssertionCode.frame.rawValue] + fields(element) + fields(numbers)
    case .size(let element, let numbers):
      [AssertionCode.size.rawValue] + fields(element) + fields(numbers)
    case .nodeFrame(let element, let node, let numbers):
      [AssertionCode.nodeFrame.rawValue] + fields(element) + [RowField.text(node)]
        + fields(numbers)
    case .plainItems(let places): [AssertionCode.plainItems.rawValue, places.joined]
    case .visible(let places): [AssertionCode.visible.rawValue, places.joined]
    case .contentSize(let numbers): [AssertionCode.contentSize.rawValue] + fields(numbers)
    case .supplementaryCount(let kind, let count):
      [AssertionCode.supplementaryCount.rawValue, RowField.text(kind.word), String(count)]
    case .itemCount(let section, let count):
      [AssertionCode.itemCount.rawValue, String(section), String(count)]
    case .sectionCount(let count): [AssertionCode.sectionCount.rawValue, String(count)]
    case .currentPage(let page): [AssertionCode.currentPage.rawValue, String(page)]
    case .calls(let calls):
      [AssertionCode.calls.rawValue, String(calls.count)] + calls.map(RowField.text)
    case .violation(let code): [AssertionCode.violation.rawValue, RowField.text(code)]
    }
  }

  private static func fields(_ address: ElementAddress) -> [String] {
    [
      address.kind.map { RowField.text($0.word) } ?? RowField.missing,
      address.indexPath.description,
    ]
  }

  private static func fields(_ numbers: ExpectedNumbers) -> [String] {
    numbers.values.map { $0.map(NumberText.spelling) ?? RowField.missing }
  }
}

extension SupplementaryKind {
  /// The kind as fixtures spell it.
  fileprivate var word: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .custom(let kind): kind
    }
  }
}
