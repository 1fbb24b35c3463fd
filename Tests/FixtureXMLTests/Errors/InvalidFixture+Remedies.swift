/// Errors of people who write their first fixtures, whose messages say what to write.
extension InvalidFixture {
  static let remedies: [InvalidFixture] = editRemedies + dataRemedies + valueRemedies

  private static func table(_ content: String) -> String {
    posts + """

      <table name="T"><cells><node cell="PostCell"/></cells>
      <section><item id="1" title="a"/></section>
      \(content)</table>
      """
  }

  private static let editRemedies: [InvalidFixture] = [
    InvalidFixture(
      "items of an inserted section that are outside of it",
      in: table(
        #"""
        <mutation name="a"><insert section="1"><item id="2" title="b"/></insert></mutation>
        """#),
      says: [
        #"F.xml:6:40: error: the items of an inserted section are in its 'section' "#
          + #"[misplaced-element]"#
      ]),
    InvalidFixture(
      "a section among inserted items, and items of a section that is reloaded",
      in: table(
        #"""
        <mutation name="a"><insert at="0.1"><item id="2" title="b"/><section/></insert></mutation>
        <mutation name="b"><reload section="0"><item id="2" title="b"/></reload></mutation>
        """#),
      says: [
        #"F.xml:6:61: error: 'at' inserts items; a section is inserted by 'section' [misplaced-element]"#,
        #"F.xml:7:40: error: a reload of sections has no items [misplaced-element]"#,
      ]),
    InvalidFixture(
      "an inserted section without the fields of its model",
      in: posts + """

        <table name="T" sectionModel="Post"><cells><node cell="PostCell"/></cells><section id="1" title="a"/>
        <mutation name="a"><insert section="1"/></mutation></table>
        """,
      says: [
        #"F.xml:5:20: error: the inserted section has no 'id', which has no default; state it in a "#
          + #"'section' [missing-field]"#,
        #"F.xml:5:20: error: the inserted section has no 'title', which has no default; state it in a "#
          + #"'section' [missing-field]"#,
      ]),
    InvalidFixture(
      "an item that is reloaded and deleted at once",
      in: table(
        #"""
        <mutation name="a"><reload at="0.0"/><delete at="0.0"/></mutation>
        <mutation name="b"><delete at="0.0"/><reload at="0.0"/></mutation>
        <mutation name="c"><delete section="0"/><reload section="0"/></mutation>
        """#),
      says: [
        #"F.xml:6:38: warning: 'a' contradicts the data at the start: 0.0 is reloaded, so it "#
          + #"cannot be deleted or moved [invalid-mutation]"#,
        #"F.xml:7:38: warning: 'b' contradicts the data at the start: 0.0 is deleted or moved, so "#
          + #"it cannot be reloaded [invalid-mutation]"#,
        #"F.xml:8:41: warning: 'c' contradicts the data at the start: section 0 is deleted or "#
          + #"moved, so it cannot be reloaded [invalid-mutation]"#,
      ]),
    InvalidFixture(
      "expectations of one stated name",
      in: table(
        #"""
        <expect name="a" width="1"><count is="1"/></expect>
        <expect name="a" width="2"><count is="1"/></expect>
        """#),
      says: [
        #"F.xml:7:15: error: another expectation of 'T' is named 'a' too; choose another 'name' "#
          + #"[ambiguous-expectation]"#,
        #"F.xml:6:1: note: the first 'a' is here"#,
      ]),
    InvalidFixture(
      "an edit among the steps",
      in: table(#"<expect width="1" after="delete 0.0"><count is="1"/></expect>"#),
      says: [
        #"F.xml:6:26: error: 'delete 0.0' is not a step: edits are in a 'mutation', whose name is a "#
          + #"step [invalid-step]"#
      ]),
  ]

  private static let dataRemedies: [InvalidFixture] = [
    InvalidFixture(
      "a key of the items of sections, and a key that is not declared",
      in: posts + """

        <table name="T"><cells><node cell="PostCell"/></cells>
        <sections from="Data/feed.xml" select="//channel">
        <items select="item"><key name="k" match="//item" use="guid"/><map field="id" path="guid"/>\
        <map field="title" path="key('k', guid)/title"/></items></sections></table>
        <table name="U"><cells><node cell="PostCell"/></cells><section>
        <items from="Data/feed.xml" select="//item"><map field="id" path="guid"/>\
        <map field="title" path="key('k', guid)/title"/></items></section></table>
        """,
      says: [
        #"F.xml:6:22: error: the keys of 'sections' come before its maps, not in its 'items' "#
          + #"[misplaced-element]"#,
        #"F.xml:8:99: error: there is no <key name="k">; declare it in the element that names the file "#
          + #"[invalid-xpath]"#,
      ]),
    InvalidFixture(
      "items without maps, and data on a server",
      in: posts + """

        <table name="T"><cells><node cell="PostCell"/></cells><section>
        <items from="Data/feed.xml" select="//item"/>
        <items from="https://example.com/feed.rss" select="//item"><map field="id" path="guid"/></items>
        </section></table>
        """,
      says: [
        #"F.xml:5:1: error: 'items' needs 'map' [missing-element]"#,
        #"F.xml:6:14: error: 'https://example.com/feed.rss' is a URL; save what it returns as a "#
          + #"file below a folder named 'Data', and write its path [unreadable-file]"#,
      ]),
    InvalidFixture(
      "a plain view in a collection without interop",
      in: posts + """

        <reusableView name="V" size="0 12"/><collection name="T"><footer cell="V"/>
        <cells><node cell="PostCell"/></cells></collection>
        """,
      says: [
        #"F.xml:4:58: error: plain views need interop="whenNoNode" or "always" on 'T' "#
          + #"[missing-interop]"#
      ]),
    InvalidFixture(
      "a nested model that is stated as a value",
      in: """
        <model name="A"><field name="x" type="Int"/></model>
        <model name="M"><field name="a" type="A?"/></model>
        <table name="T" model="M"><cells><node cell="ASTextCellNode"/></cells><section><item a="1"/></section></table>
        """,
      says: [
        #"F.xml:4:86: error: 'a' is a model; state its fields, such as 'a.x' [unknown-field]"#
      ]),
  ]

  private static let valueRemedies: [InvalidFixture] = [
    InvalidFixture(
      "numbers with commas and units",
      in: """
        <cellNode name="A"><inset insets="1, 2, 3, 4"><textNode preferredSize="10x20" kern="2pt"/></inset></cellNode>
        <cellNode name="B" width="12 px" alpha="0,5"><stack spacing="8pt" isConcurrent="YES"/></cellNode>
        """,
      says: [
        #"F.xml:2:35: error: '1, 2, 3, 4' is not insets: top, left, bottom and right, or one number "#
          + #"for all; did you mean '1 2 3 4'? [invalid-value]"#,
        #"F.xml:2:72: error: '10x20' is not a size: width and height, such as '100 50'; did you mean "#
          + #"'10 20'? [invalid-value]"#,
        #"F.xml:2:85: error: '2pt' is not a number; did you mean '2'? [invalid-value]"#,
        #"F.xml:3:27: error: '12 px' is not a dimension: '12', '50%' or 'auto'; did you mean '12'? "#
          + #"[invalid-value]"#,
        #"F.xml:3:41: error: '0,5' is not a number; did you mean '0.5'? [invalid-value]"#,
        #"F.xml:3:62: error: '8pt' is not a number; did you mean '8'? [invalid-value]"#,
        #"F.xml:3:81: error: 'YES' is not 'true' or 'false'; did you mean 'true'? [invalid-value]"#,
      ]),
    InvalidFixture(
      "assertions with commas",
      in: table(
        #"""
        <expect width="1"><frame at="0,0" is="0 0 1 1"/><frame at="0.0" is="0, 0, 320, 44"/></expect>
        <expect width="2"><count of="items" is="1"/><frame at="0" is="0 0 1 1"/></expect>
        """#),
      says: [
        #"F.xml:6:30: error: '0,0' is not an index path, such as '0.1'; did you mean '0.0'? "#
          + #"[invalid-value]"#,
        #"F.xml:6:69: error: '0, 0, 320, 44' is not 4 numbers, '*' for any, '?' for one to record; "#
          + #"did you mean '0 0 320 44'? [invalid-value]"#,
        #"F.xml:7:30: error: to count items, name their section: section="0" [unknown-cell]"#,
        #"F.xml:7:56: error: '0' is not an index path, such as '0.1' [invalid-value]"#,
      ]),
    InvalidFixture(
      "values of fields with commas, words for Boolean values, and ranges with other signs",
      in: """
        <model name="M"><field name="b" type="Bool" default="no"/><field name="d" type="Double" default="1,5"/>\
        <field name="l" type="[Int]" default="1, 2"/><field name="n" type="Int" default="1"/></model>
        <cellNode name="C" model="M"/><table name="T"><cells><node cell="C"/></cells><section>
        <repeat count="2"><item><vary field="n" random="1...5"/></item></repeat></section></table>
        """,
      says: [
        #"F.xml:2:54: error: 'no' is not 'true' or 'false'; did you mean 'false'? [invalid-value]"#,
        #"F.xml:2:98: error: '1,5' is not a number; did you mean '1.5'? [invalid-value]"#,
        #"F.xml:2:142: error: '1,' is not a whole number; did you mean '1'? [invalid-value]"#,
        #"F.xml:4:49: error: '1...5' is not a range; did you mean '1..5'? [invalid-value]"#,
      ]),
    InvalidFixture(
      "index paths with other signs",
      in: posts + """

        <table name="T"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section>
        <mutation name="a"><delete at="0,0"/></mutation><mutation name="b"><move at="0.0" to="0-0"/></mutation>
        <expect width="1"><visible at="0.0, 0.0"/></expect></table>
        """,
      says: [
        #"F.xml:5:32: error: '0,0' is not index paths between spaces, such as '0.1 0.4'; did you mean "#
          + #"'0.0'? [invalid-value]"#,
        #"F.xml:5:87: error: '0-0' is not an index path, such as '0.1'; did you mean '0.0'? "#
          + #"[invalid-value]"#,
        #"F.xml:6:32: error: '0.0, 0.0' is not index paths between spaces, such as '0.1 0.4'; did you "#
          + #"mean '0.0 0.0'? [invalid-value]"#,
      ]),
    InvalidFixture(
      "dates with other signs, and nil as a default",
      in: """
        <model name="M"><field name="d" type="Date" default="2024/05/01"/><field name="e" type="Int?" default="nil"/></model>
        """,
      says: [
        #"F.xml:2:54: error: '2024/05/01' is not a date, such as '2024-05-01' or '2024-05-01T10:00:00Z'; "#
          + #"did you mean '2024-05-01'? [invalid-value]"#,
        #"F.xml:2:104: error: an optional field is nil where no row states it; leave 'default' out "#
          + #"[invalid-value]"#,
      ]),
    InvalidFixture(
      "text between tags",
      in: #"<cellNode name="A"><textNode name="x">Hello</textNode></cellNode>"#,
      says: [
        #"F.xml:2:39: error: 'textNode' has no text between its tags; write it as the attribute "#
          + #"'text' [unexpected-text]"#
      ]),
    InvalidFixture(
      "conditions with other signs",
      in: """
        <model name="M"><field name="t" type="String"/><field name="i" type="Int"/></model>
        <cellNode name="C" model="M"><stack><textNode if="!{t}"/><textNode if="{t} is 'a b"/>\
        <textNode if="{i} &gt; 3"/><textNode if="{i} atMost 3"/></stack></cellNode>
        """,
      says: [
        #"F.xml:3:51: error: write 'not' and a space for '!' [binding-syntax]"#,
        #"F.xml:3:72: error: a text in quotation marks ends with one, before a space or the end of the "#
          + #"condition [binding-syntax]"#,
        #"F.xml:3:104: error: there is no comparison '>': write '{i} atLeast …' with the next greater "#
          + #"value [binding-syntax]"#,
        #"F.xml:3:131: error: there is no comparison 'atMost': write '{i} lessThan …' with the next "#
          + #"greater value [binding-syntax]"#,
      ]),
  ]
}
