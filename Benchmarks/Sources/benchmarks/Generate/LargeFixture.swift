import Foundation

/// A fixture of rows, of about so many bytes, with references and letters outside ASCII.
enum LargeFixture {
  /// The shapes of large fixtures.
  enum Shape: String, CaseIterable {
    /// Sections of 4,000 rows of six fields.
    case rows
    /// Sections with fields and a few rows each, some of them in repeats.
    case nestedSections = "nested sections"
    /// Rows whose texts have thousands of letters.
    case longTexts = "long texts"
  }

  /// Writes a fixture of a shape and returns the number of its rows.
  static func write(_ shape: Shape, bytes: Int, to file: URL) throws -> Int {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.write(contentsOf: Data(head.utf8))
    var rows = 0
    var written = 0
    while written < bytes {
      let text = section(of: shape, after: &rows)
      written += text.utf8.count
      try handle.write(contentsOf: Data(text.utf8))
    }
    try handle.write(contentsOf: Data("  </table>\n</fixture>\n".utf8))
    return rows
  }

  private static func section(of shape: Shape, after rows: inout Int) -> String {
    let start = rows
    switch shape {
    case .rows:
      rows += 4_000
      return "    <section>\n\((start + 1...rows).map { row($0) }.joined())    </section>\n"
    case .nestedSections:
      rows += 4
      let items = (start + 1...rows).map { row($0) }.joined()
      return
        "    <repeat count=\"1\"><section heading=\"Part \(start)\" weight=\"\(start % 7).5\">\n"
        + "\(items)    </section></repeat>\n"
    case .longTexts:
      rows += 20
      let items = (start + 1...rows).map { row($0, note: longText) }.joined()
      return "    <section>\n\(items)    </section>\n"
    }
  }

  private static let longText = String(
    repeating: "A sentence of a long text, with grüne Wörter &amp; references. ", count: 80)

  /// Writes a fixture of so many rows.
  static func write(rows: Int, to file: URL) throws {
    let items = rows == 0 ? "" : (1...rows).map { row($0) }.joined()
    let text = "\(head)    <section>\n\(items)    </section>\n  </table>\n</fixture>\n"
    try Data(text.utf8).write(to: file)
  }

  private static let head = """
    <fixture xmlns="urn:texture-fixtures:1">
      <enum name="Kind"><case name="card"/><case name="ad"/></enum>
      <model name="Row" key="id">
        <field name="id" type="Int"/><field name="title" type="String"/>
        <field name="score" type="Double"/><field name="kind" type="Kind"/>
        <field name="flag" type="Bool"/><field name="note" type="String?"/>
      </model>
      <model name="Part"><field name="heading" type="String?"/><field name="weight" type="Double?"/></model>
      <cellNode name="RowCell" model="Row"><textNode text="{title}"/></cellNode>
      <table name="Rows" sectionModel="Part">
        <cells><node cell="RowCell"/></cells>

    """

  private static func row(_ number: Int, note: String = "a &amp; b") -> String {
    "      <item id=\"\(number)\" title=\"Entry number \(number) of the list, Grüße\" "
      + "score=\"\(number % 97).25\" kind=\"\(number % 3 == 0 ? "ad" : "card")\" "
      + "flag=\"true\" note=\"\(note) \(number)\"/>\n"
  }
}
