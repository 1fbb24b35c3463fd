/// The explanations of all codes that the package prints in brackets: those of fixtures, of the runtime and of
/// the command `lint-snapshots`.
///
/// `Scripts/make-codes` writes the tables from the store in `Scripts/documentation/codes`, from which the pages
/// in `Documentation/Codes` and the docstrings of the runtime's constants come as well. The XML side never
/// imports the runtime.
package enum CodeCatalog {
  /// A group of codes, which has a page of its own.
  package enum Group: String, Sendable, CaseIterable {
    /// Diagnostics of fixtures.
    case fixtures
    /// Violations and advisories of the runtime.
    case runtime
    /// Findings of the command `lint-snapshots`.
    case snapshots

    /// The codes of the group, in alphabetical order.
    package var codes: [String] { explanations.keys.sorted() }

    fileprivate var explanations: [String: CodeExplanation] {
      switch self {
      case .fixtures: CodeCatalog.fixtures
      case .runtime: CodeCatalog.runtime
      case .snapshots: CodeCatalog.snapshots
      }
    }
  }

  /// Every code, in alphabetical order.
  package static var codes: [String] { Group.allCases.flatMap(\.codes).sorted() }

  /// Returns the explanation of a code, or `nil` for an unknown code.
  package static func explanation(of code: String) -> CodeExplanation? {
    group(of: code)?.explanations[code]
  }

  /// Returns the place of a code's section in the documentation, or `nil` for an unknown code.
  package static func page(of code: String) -> String? {
    group(of: code).map { "Documentation/Codes/\($0.rawValue).md#\(code)" }
  }

  /// Returns the group of a code, or `nil` for an unknown code.
  private static func group(of code: String) -> Group? {
    Group.allCases.first { $0.explanations[code] != nil }
  }
}

/// The severity, the meaning and the advice of a code.
package struct CodeExplanation: Sendable, Hashable {
  /// The severity of a report.
  package enum Severity: String, Sendable {
    case error, warning, note, violation, advisory
  }

  /// The severities with which the code is reported; the first one is the usual one.
  package let severities: [Severity]
  /// The meaning of the code, in Markdown.
  package let meaning: String
  /// The advice on what to do, in Markdown. Links are relative to the pages of the codes.
  package let advice: String

  init(_ severities: Severity..., meaning: String, advice: String) {
    self.severities = severities
    self.meaning = meaning
    self.advice = advice
  }

  /// The severities in words.
  package var severity: String { severities.map(\.rawValue).joined(separator: " or ") }

  /// The advice for a terminal: a link becomes its text.
  package var plainAdvice: String {
    advice.replacing(/\[([^\]]+)\]\([^)]+\)/, with: { $0.output.1 })
  }

  /// Meaning and advice for a terminal.
  package var text: String { "\(meaning)\n\n\(plainAdvice)" }
}
