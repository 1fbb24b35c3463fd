extension InvalidFixture {
  /// What a new user wrote and the tool accepted, though it had no meaning or another one.
  static let withoutMeaning: [InvalidFixture] = [
    InvalidFixture(
      "sections in a repeat of a section",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><section><item id="1" title="a"/></section></repeat></section></table>
        """#,
      says: [
        #"F.xml:4:82: error: a 'repeat' of sections must be in the container, not in a "#
          + #"section [misplaced-element]"#
      ]),
    InvalidFixture(
      "whole numbers beyond the last one",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><item title="a"><vary field="id" from="9223372036854775806"/></item></repeat></section></table>
        """#,
      says: [
        #"F.xml:4:121: error: the value of the last round is too large for 'Int' "#
          + #"[invalid-range]"#
      ]),
    InvalidFixture(
      "a fraction for whole numbers",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><item title="a"><vary field="id" from="1.5"/></item></repeat></section></table>
        """#,
      says: [
        #"F.xml:4:121: error: '1.5' is not a whole number [invalid-value]"#
      ]),
    InvalidFixture(
      "a range of words",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><item id="{$n}"><vary field="title" random="1..5"/></item></repeat></section></table>
        """#,
      says: [
        #"F.xml:4:126: error: a range is for numbers, and the field is of type "#
          + #"'String'; state words [binding-type]"#
      ]),
    InvalidFixture(
      "a title that may be missing",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T" sectionModel="Post"><headerTitle text="{note} x"/><cells><node cell="PostCell"/></cells></table>
        """#,
      says: [
        #"F.xml:4:56: error: 'note' may be missing; guard the element with "#
          + #"when="{note}" or give it a default [optional-binding]"#
      ]),
    InvalidFixture(
      "a raw value that is the name of another case",
      in: #"""
        <enum name="E"><case name="a" rawValue="b"/><case name="b"/></enum>
        """#,
      says: [
        #"F.xml:2:41: error: the raw value of 'a' is the name of another case, which is "#
          + #"its raw value [duplicate-name]"#
      ]),
    InvalidFixture(
      "steps and values without a meaning in a table",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section><expect width="320" after="tap titleNode in header 0; set showsPlainCells true"><nodeProperties at="0.0" node="titleNode" alpha="*"/></expect></table>
        """#,
      says: [
        #"F.xml:4:125: error: 'T' has no supplementary element 'header' [unknown-cell]"#,
        #"F.xml:4:152: error: 'T' shows no plain cells [unreachable-step]"#,
        #"F.xml:4:227: error: '*' is not an assertion: '*' is any number; leave the "#
          + #"attribute out [invalid-value]"#,
      ]),
    InvalidFixture(
      "columns without a width to fill, and a tap in a header that is not there",
      in: #"""
        \#(InvalidFixture.posts)
        <collection name="T"><flow/><header cell="ASTextCellNode" text="x"/><cells columns="2" sizeRange="40 fill 40 fill"><node cell="PostCell"/></cells><section><item id="1" title="a"/></section><expect width="320" after="tap titleNode in heade 0; tap titleNode in header 7"><count is="1"/></expect></collection>
        """#,
      says: [
        #"F.xml:4:76: error: 'columns' has no effect without 'fill' as a width in "#
          + #"'sizeRange' [conflicting-attributes]"#,
        #"F.xml:4:217: error: 'T' has no supplementary element 'heade'; did you mean "#
          + #"'header'? [unknown-cell]"#,
        #"F.xml:4:243: error: there is no section 7 at this time [unreachable-index]"#,
      ]),
    InvalidFixture(
      "a model with the name of a type of generated code",
      in: #"""
        <model name="Void"/>
        """#,
      says: [
        #"F.xml:2:14: error: generated code uses a type 'Void' already; choose another "#
          + #"name [reserved-name]"#
      ]),
  ]
}
