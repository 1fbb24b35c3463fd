// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let snapshots: [String: CodeExplanation] = [
    "missing-snapshot": CodeExplanation(
      .warning,
      meaning: """
        A test compares a snapshot with a reference file that does not exist.
        """,
      advice: """
        Run the test with `TEXTURE_FIXTURES_SNAPSHOTS=missing`, and look at the file that it \
        writes.
        """),
    "orphaned-snapshot": CodeExplanation(
      .warning,
      meaning: """
        No test of the run used the reference of a snapshot: no test has its name, or the \
        test of that name passed without using it.
        """,
      advice: """
        Delete the file, or run `lint-snapshots --prune`.
        """),
    "unjudged-snapshot": CodeExplanation(
      .note,
      meaning: """
        The ledger does not say whether a test uses the reference: its test was skipped, \
        failed or did not run, or the file changed after the run.
        """,
      advice: """
        Run all tests of the target, so that each passes, and judge by the new ledger.
        """),
  ]
}
