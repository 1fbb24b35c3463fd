import FixtureContract
import FixtureModel

/// The explanations of all codes: the source of `fixture-tool explain`, of SARIF rules and of the page of
/// each code.
package enum DiagnosticCatalog {
  /// Every code of a fixture's diagnostics, in alphabetical order.
  package static var codes: [String] { DiagnosticCode.allCases.map(\.rawValue).sorted() }

  /// Every code that anything of the package prints, in alphabetical order: those of fixtures, of the
  /// runtime and of the command `lint-snapshots`.
  package static var allCodes: [String] {
    (codes + ViolationCatalog.codes + SnapshotCode.allCases.map(\.rawValue)).sorted()
  }

  /// Returns the explanation of a code, or `nil` for an unknown code.
  package static func explanation(of code: String) -> DiagnosticExplanation? {
    if let code = DiagnosticCode(rawValue: code) { return explanations[code] }
    let other =
      ViolationCatalog.explanation(of: code) ?? SnapshotCode(rawValue: code)?.explanation
    return other.map { DiagnosticExplanation($0.meaning, advice: $0.advice) }
  }

  /// Returns the known code that is closest to a misspelled one.
  package static func suggestion(for code: String) -> String? {
    SpellingSuggestion.nearest(to: code, among: allCodes)
  }

  private static let explanations = [reading, language, references, fonts, data]
    .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}

/// The meaning of a diagnostic code, and what to do about the problem.
package struct DiagnosticExplanation: Sendable, Equatable {
  /// The meaning of the code, in Markdown.
  package let meaning: String
  /// The advice to the user, in Markdown. Links are relative to the pages of the codes.
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
