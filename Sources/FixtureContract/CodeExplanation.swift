/// The explanation of a diagnostic, violation or advisory code: its meaning and what to do.
package struct CodeExplanation: Sendable, Hashable {
  /// The meaning of the code, in Markdown.
  package let meaning: String
  /// The advice on what to do, in Markdown.
  package let advice: String

  /// Creates an explanation from a meaning and an advice.
  package init(_ meaning: String, advice: String) {
    self.meaning = meaning
    self.advice = advice
  }
}

/// The codes of the runtime's violations and advisories. Expectations of fixtures can name them.
///
/// The XML side never imports the runtime. A script writes the table from the runtime's constants and
/// their documentation comments.
package enum ViolationCatalog {
  /// All codes, in alphabetical order.
  package static let codes = explanations.keys.sorted()

  /// Returns the explanation of a code, or `nil` for an unknown code.
  package static func explanation(of code: String) -> CodeExplanation? { explanations[code] }

  private static let explanations = [aToC, dToI, jToO, pToS, tToZ]
    .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}

/// The codes that the command `lint-snapshots` prints.
package enum SnapshotCode: String, Sendable, CaseIterable {
  case orphaned = "orphaned-snapshot"
  case missing = "missing-snapshot"
  case unjudged = "unjudged-snapshot"

  /// The explanation of the code.
  package var explanation: CodeExplanation {
    switch self {
    case .orphaned:
      CodeExplanation(
        "No test of the run used the reference of a snapshot: no test has its name, or the test of that "
          + "name passed without using it.",
        advice: "Delete the file, or run `lint-snapshots --prune`.")
    case .missing:
      CodeExplanation(
        "A test compares a snapshot with a reference file that does not exist.",
        advice:
          "Run the test with `TEXTURE_FIXTURES_SNAPSHOTS=missing`, and look at the file that it "
          + "writes.")
    case .unjudged:
      CodeExplanation(
        "The ledger does not say whether a test uses the reference: its test was skipped, failed or did "
          + "not run, or the file changed after the run.",
        advice: "Run all tests of the target, so that each passes, and judge by the new ledger.")
    }
  }
}
