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
    head += expectation.conditions.fields.map(RowField.spelling)
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

  private static func place(_ position: SourcePosition) -> [String] {
    [String(position.line), String(position.column)]
  }
}
