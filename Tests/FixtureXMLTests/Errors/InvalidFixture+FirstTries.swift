/// Errors of a first try: names from other frameworks, and parts of a container that were forgotten or put
/// elsewhere.
extension InvalidFixture {
  static let firstTries: [InvalidFixture] = [
    InvalidFixture(
      "colors as other frameworks spell them",
      in: #"""
        <cellNode name="A" backgroundColor="UIColor.red"/><cellNode name="B" backgroundColor="#fc0"/>
        <cellNode name="C" backgroundColor="lightgrey"/><cellNode name="D" backgroundColor="00ff7F"/>
        """#,
      says: [
        #"F.xml:2:37: error: 'UIColor.red' is not a color: a name such as 'systemBackground', or "#
          + #"'#RRGGBBAA'; did you mean 'red'? [invalid-value]"#,
        #"F.xml:2:87: error: '#fc0' is not a color: a name such as 'systemBackground', or "#
          + #"'#RRGGBBAA'; did you mean '#FFCC00'? [invalid-value]"#,
        #"F.xml:3:37: error: 'lightgrey' is not a color: a name such as 'systemBackground', or "#
          + #"'#RRGGBBAA'; did you mean 'lightGray'? [invalid-value]"#,
        #"F.xml:3:85: error: '00ff7F' is not a color: a name such as 'systemBackground', or "#
          + #"'#RRGGBBAA'; did you mean '#00ff7F'? [invalid-value]"#,
      ]),
    InvalidFixture(
      "fonts in another order, case or unit",
      in: #"""
        <cellNode name="A"><stack><textNode font="14 Bold"/><textNode font="Itallic 12"/><textNode font="17 Semibold"/>
        <textNode font="14pt"/><textNode font="title2 14"/><textNode font="HelveticaNeu 9"/></stack></cellNode>
        """#,
      says: [
        #"F.xml:2:43: error: '14 Bold' is not a font: '14', 'bold 14', 'italic 14', 'semibold 14', "#
          + #"'monospacedDigit 14', 'Helvetica 14', or a text style such as 'body'; did you mean 'bold 14'? [invalid-value]"#,
        #"F.xml:2:69: error: 'Itallic' is not a font of iOS, and the fixture has no font files; "#
          + #"did you mean 'italic 12'? [unknown-font]"#,
        #"F.xml:2:98: error: '17 Semibold' is not a font: '14', 'bold 14', 'italic 14', 'semibold 14', "#
          + #"'monospacedDigit 14', 'Helvetica 14', or a text style such as 'body'; did you mean 'semibold 17'? [invalid-value]"#,
        #"F.xml:3:17: error: '14pt' is not a font: '14', 'bold 14', 'italic 14', 'semibold 14', "#
          + #"'monospacedDigit 14', 'Helvetica 14', or a text style such as 'body'; did you mean '14'? [invalid-value]"#,
        #"F.xml:3:40: error: 'title2' is not a font of iOS, and the fixture has no font files; "#
          + #"did you mean 'title2'? [unknown-font]"#,
        #"F.xml:3:68: error: 'HelveticaNeu' is not a font of iOS, and the fixture has no font "#
          + #"files; did you mean 'HelveticaNeue'? [unknown-font]"#,
      ]),
    InvalidFixture(
      "elements and attributes in other letters",
      in: #"""
        <cellNode NAME="A"><TEXTNODE text="a"/></cellNode><model name="M"><field name="y" TYPE="Int"/></model>
        """#,
      says: [
        #"F.xml:2:1: error: 'cellNode' needs the attribute 'name' [missing-attribute]"#,
        #"F.xml:2:11: error: 'cellNode' has no attribute 'NAME'; did you mean 'name'? "#
          + "[unknown-attribute]",
        #"F.xml:2:21: error: 'cellNode' has no element 'TEXTNODE'; did you mean 'textNode'? "#
          + "[unknown-element]",
        #"F.xml:2:67: error: 'field' needs the attribute 'type' [missing-attribute]"#,
        #"F.xml:2:83: error: 'field' has no attribute 'TYPE'; did you mean 'type'? "#
          + "[unknown-attribute]",
      ]),
    InvalidFixture(
      "a container without cells",
      in: posts + #"""

        <table name="T"><section><item id="1" title="a"/></section></table>
        """#,
      says: [
        #"F.xml:4:1: error: 'T' has no 'cells', so its items have no cell; add <cells><node "#
          + #"cell="PostCell"/></cells> before its items [missing-cell]"#
      ]),
    InvalidFixture(
      "a header in a place where none is, and what is expected of it",
      in: posts + #"""

        <collection name="U"><cells><node cell="PostCell"/></cells>
        <section><header cell="PostCell"/><item id="1" title="a"/></section>
        <expect width="1"><count of="header" is="1"/><size of="header" at="0" is="1 *"/></expect></collection>
        """#,
      says: [
        #"F.xml:5:11: error: 'header' is not allowed in 'section'; it belongs in 'collection' or 'table' "#
          + #"[misplaced-element]"#
      ]),
    InvalidFixture(
      "two expectations after steps that are unknown",
      in: posts + #"""

        <table name="T"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section>
        <expect width="1" after="dropFrist"><count is="1"/></expect>
        <expect width="1" after="rotatte"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:26: error: there is no mutation or step 'dropFrist' [unknown-mutation]"#,
        #"F.xml:6:26: error: there is no mutation or step 'rotatte'; did you mean 'rotate'? "#
          + #"[unknown-mutation]"#,
      ]),
    InvalidFixture(
      "a key that a mutation brings twice",
      in: posts + #"""

        <table name="T"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section>
        <mutation name="twice"><insert at="0.0"><item id="7" title="a"/></insert>
        <insert at="0.1"><item id="7" title="b"/></insert></mutation>
        <mutation name="again"><delete at="0.0"/><insert at="0.0"><item id="1" title="b"/></insert></mutation></table>
        """#,
      says: [
        #"F.xml:6:18: error: 'twice' brings two rows with the same 'id' [duplicate-key]"#,
        #"F.xml:5:41: note: the first row with this key is here"#,
      ]),
  ]
}
