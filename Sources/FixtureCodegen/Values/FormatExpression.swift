import FixtureModel

extension ValueFormat {
  /// Returns the expression of the text of a value.
  func expression(of value: String) -> String {
    "FixtureSupport.\(style).text(\(value))"
  }

  private var style: String {
    switch self {
    case .number(let digits): "FixtureNumberFormat.number(\(Self.arguments([], digits)))"
    case .currency(let code, let digits):
      "FixtureNumberFormat.currency(\(Self.arguments([SwiftStringLiteral.quoted(code)], digits)))"
    case .percent(let digits): "FixtureNumberFormat.percent(\(Self.arguments([], digits)))"
    case .byteCount(let style): "FixtureNumberFormat.byteCount(.\(style))"
    case .dateTime(let skeleton):
      "FixtureDateFormat.dateTime(\(SwiftStringLiteral.quoted(skeleton)))"
    case .relative(let presentation, let seconds):
      "FixtureDateFormat.relative(to: \(NumberText.spelling(seconds)), isNamed: \(presentation == "named"))"
    }
  }

  private static func arguments(_ first: [String], _ digits: Int?) -> String {
    (first + (digits.map { ["fractionLength: \($0)"] } ?? [])).joined(separator: ", ")
  }
}
