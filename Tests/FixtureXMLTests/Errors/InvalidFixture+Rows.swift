/// Invalid rows, with the expected diagnostics.
extension InvalidFixture {
  static let rows: [InvalidFixture] = [
    InvalidFixture(
      "an unknown field",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" titel="a"/></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: 'Post' has no field 'titel'; did you mean 'title'? "#
          + #"[unknown-field]"#
      ]),
    InvalidFixture(
      "a value of another type",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="one" title="a"/></section></table>
        """#,
      says: [
        #"F.xml:5:20: error: 'one' is not a whole number [invalid-value]"#
      ]),
    InvalidFixture(
      "a missing field",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <item id="1"/></section></table>
        """#,
      says: [
        #"F.xml:6:1: error: the row has no 'title', which has no default [missing-field]"#
      ]),
    InvalidFixture(
      "the same key twice",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <item id="1" title="a"/>
        <item id="1" title="b"/></section></table>
        """#,
      says: [
        #"F.xml:7:1: error: two rows of 'Feed' have the same 'id' [duplicate-key]"#,
        #"F.xml:6:1: note: the first row with this key is here"#,
      ]),
    InvalidFixture(
      "the same key out of order",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <item id="2" title="a"/><item id="1" title="b"/>
        <item id="2" title="b"/></section></table>
        """#,
      says: [
        #"F.xml:7:1: error: two rows of 'Feed' have the same 'id' [duplicate-key]"#,
        #"F.xml:6:1: note: the first row with this key is here"#,
      ]),
    InvalidFixture(
      "the same key in a later section",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <item id="1" title="a"/></section><section>
        <item id="1" title="b"/></section></table>
        """#,
      says: [
        #"F.xml:7:1: error: two rows of 'Feed' have the same 'id' [duplicate-key]"#,
        #"F.xml:6:1: note: the first row with this key is here"#,
      ]),
    InvalidFixture(
      "an unknown cell",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a" cell="Nope"/></section></table>
        """#,
      says: [
        #"F.xml:5:39: error: there is no cell 'Nope' [unknown-cell]"#
      ]),
    InvalidFixture(
      "fields without a model",
      in: #"""
        <cellNode name="C"/><table name="T"><cells><node cell="C"/></cells><section><item a="1"/></section></table>
        """#,
      says: [
        #"F.xml:2:83: error: 'T' has no model, so 'a' cannot be resolved; name one with model="…" "#
          + #"[missing-model]"#
      ]),
    InvalidFixture(
      "a list element of a field that is no list",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"><value field="title" is="x"/></item></section></table>
        """#,
      says: [
        #"F.xml:5:47: error: 'title' is not a list; state its value in an attribute of the item "#
          + #"[binding-type]"#
      ]),
    InvalidFixture(
      "an element that no row has",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"><stack/></item></section></table>
        """#,
      says: [
        #"F.xml:5:34: error: 'stack' is not allowed in 'item' [misplaced-element]"#
      ]),
    InvalidFixture(
      "vary outside a repeat",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"><vary field="id" from="1"/></item></section></table>
        """#,
      says: [
        #"F.xml:5:33: error: 'vary' has a meaning only inside a 'repeat' of items [misplaced-element]"#
      ]),
    InvalidFixture(
      "a repeat without a rule",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><repeat count="2"><item title="a"><vary field="id"/></item></repeat></section></table>
        """#,
      says: [
        #"F.xml:5:44: error: 'vary' needs exactly one of 'from', 'cycle' and 'random' "#
          + #"[conflicting-attributes]"#
      ]),
    InvalidFixture(
      "a repeat with the same key",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><repeat count="2"><item id="7" title="a"/></repeat></section></table>
        """#,
      says: [
        #"F.xml:5:28: error: two rows of 'Feed' have the same 'id' [duplicate-key]"#,
        #"F.xml:5:28: note: the first row with this key is here"#,
      ]),
    InvalidFixture(
      "a range upside down",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><repeat count="2"><item title="a"><vary field="id" random="5..1"/></item></repeat></section></table>
        """#,
      says: [
        #"F.xml:5:69: error: the range's start is greater than its end [invalid-range]"#
      ]),
    InvalidFixture(
      "a fractional step of a whole number",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><repeat count="2"><item title="a"><vary field="id" from="1" step="0.5"/></item></repeat></section></table>
        """#,
      says: [
        #"F.xml:5:76: error: '0.5' is not a whole number [invalid-value]"#
      ]),
    InvalidFixture(
      "a binding that a repeat does not know",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><repeat count="2"><item id="{$n}" title="{$item}"/></repeat></section></table>
        """#,
      says: [
        #"F.xml:5:51: error: inside a 'repeat', '{$n}' is the only binding of a row [unknown-context]"#
      ]),
    InvalidFixture(
      "a section field without a section model",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section head="x"/></table>
        """#,
      says: [
        #"F.xml:5:10: error: a section of 'Feed' has no model, so 'head' cannot be resolved "#
          + #"[missing-model]"#
      ]),
  ]
}
