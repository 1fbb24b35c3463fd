/// The page of all diagnostic codes, made from the catalog.
package enum DiagnosticsPage {
  /// The page in Markdown, the codes in alphabetical order.
  package static var text: String {
    """
    # Diagnostics of fixtures

    Each line that `fixture-tool` prints ends in a code, which stays the same over versions.
    `fixture-tool explain CODE` prints one of the sections below; `fixture-tool explain --markdown`
    prints this page.

    \(sections.joined(separator: "\n\n"))

    """
  }

  private static var sections: [String] {
    DiagnosticCatalog.codes.map { code in
      guard let explanation = DiagnosticCatalog.explanation(of: code) else { return "## `\(code)`" }
      return "## `\(code)`\n\n\(explanation.meaning)\n\n\(explanation.advice)"
    }
  }
}
