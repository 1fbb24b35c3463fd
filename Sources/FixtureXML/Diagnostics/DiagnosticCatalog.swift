import FixtureModel

/// The explanations of all diagnostic codes: the source of `fixture-tool explain`, of SARIF rules and
/// of the page of each code.
package enum DiagnosticCatalog {
  /// Every code, in alphabetical order.
  package static var codes: [String] { DiagnosticCode.allCases.map(\.rawValue).sorted() }

  /// Returns the explanation of a code, `nil` for an unknown code.
  package static func explanation(of code: String) -> DiagnosticExplanation? {
    DiagnosticCode(rawValue: code).flatMap { explanations[$0] }
  }

  /// Returns the known code that is closest to a misspelled one.
  package static func suggestion(for code: String) -> String? {
    SpellingSuggestion.nearest(to: code, among: codes)
  }

  private static let explanations = [reading, language, references, fonts, data]
    .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}

/// The meaning of a diagnostic code, and what to do about the problem.
package struct DiagnosticExplanation: Sendable, Equatable {
  /// What the code means, in Markdown.
  package let meaning: String
  /// What to do next, in Markdown; links are relative to the pages of the codes.
  package let advice: String

  /// Creates an explanation.
  init(_ meaning: String, advice: String) {
    self.meaning = meaning
    self.advice = advice
  }

  /// Meaning and advice for a terminal: a link becomes its text.
  package var text: String {
    let plain = advice.replacing(/\[([^\]]+)\]\([^)]+\)/, with: { $0.output.1 })
    return "\(meaning)\n\n\(plain)"
  }
}
