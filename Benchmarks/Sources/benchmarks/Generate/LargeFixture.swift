import Foundation

/// A fixture of rows, of about so many bytes, with references and letters outside ASCII.
enum LargeFixture {
  /// Writes the fixture and returns the number of its rows.
  static func write(bytes: Int, to file: URL) throws -> Int {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.write(contentsOf: Data(head.utf8))
    var rows = 0
    var written = 0
    while written < bytes {
      var text = "    <section>\n"
      for _ in 0..<4_000 where written + text.utf8.count < bytes {
        rows += 1
        text += row(rows)
      }
      text += "    </section>\n"
      written += text.utf8.count
      try handle.write(contentsOf: Data(text.utf8))
    }
    try handle.write(contentsOf: Data("  </table>\n</fixture>\n".utf8))
    return rows
  }

  /// Writes a fixture of so many rows.
  static func write(rows: Int, to file: URL) throws {
    let items = rows == 0 ? "" : (1...rows).map(row).joined()
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
      <cellNode name="RowCell" model="Row"><textNode text="{title}"/></cellNode>
      <table name="Rows">
        <cells><node cell="RowCell"/></cells>

    """

  private static func row(_ number: Int) -> String {
    "      <item id=\"\(number)\" title=\"Entry number \(number) of the list, Grüße\" "
      + "score=\"\(number % 97).25\" kind=\"\(number % 3 == 0 ? "ad" : "card")\" "
      + "flag=\"true\" note=\"a &amp; b \(number)\"/>\n"
  }
}
