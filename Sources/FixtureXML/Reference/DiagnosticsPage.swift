/// The page of all diagnostic codes, made from the catalogue.
package enum DiagnosticsPage {
  /// The page in Markdown, the codes in alphabetical order.
  package static var text: String {
    """
    # Diagnostics of fixtures

    Each line that `fixture-tool` prints ends in a code, which stays the same over versions.
    `fixture-tool explain CODE` prints what stands here; `fixture-tool explain --markdown` makes
    this page again.

    \(sections.joined(separator: "\n\n"))

    """
  }

  private static var sections: [String] {
    DiagnosticCatalog.codes.map { code in
      let text = DiagnosticCatalog.explanation(of: code) ?? ""
      // A tag in the text would be taken as one of the page.
      return "## `\(code)`\n\n\(text.replacing("<", with: "\\<"))"
    }
  }
}
