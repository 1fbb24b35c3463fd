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
    head += expectation.steps.flatMap(\.fields).map(RowField.spelling)
    rows =
      [head]
      + expectation.assertions.map { assertion in
        Self.place(assertion.position) + assertion.kind.fields.map(RowField.spelling)
      }
  }

  /// Returns the index of a case among all cases of its type, or the mark of a missing value.
  private static func number<Value: CaseIterable & Equatable>(of value: Value?) -> String {
    guard let value else { return RowField.missing }
    return String(Value.allCases.prefix { $0 != value }.count)
  }

  private static func place(_ position: SourcePosition) -> [String] {
    [String(position.line), String(position.column)]
  }
}
