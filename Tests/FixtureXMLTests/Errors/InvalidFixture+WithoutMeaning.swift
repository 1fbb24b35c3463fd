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
      "metrics of a flow layout that are stated twice, and of other layouts",
      in: #"""
        \#(InvalidFixture.posts)
        <collection name="A" minimumLineSpacing="3"><flow minimumLineSpacing="4"/><cells><node cell="PostCell"/></cells></collection>
        <collection name="B" itemSize="1 1"><mosaic columns="2"/><cells><node cell="PostCell"/></cells></collection>
        <collection name="D" scrollDirection="horizontal"><layout class="Ring"/><cells><node cell="PostCell"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:22: error: 'minimumLineSpacing' is stated in 'flow' too; remove one of them "#
          + #"[conflicting-attributes]"#,
        #"F.xml:4:51: note: it is stated here"#,
        #"F.xml:5:22: error: 'itemSize' is a metric of a flow layout, which 'B' does not have "#
          + #"[conflicting-attributes]"#,
        #"F.xml:5:37: note: the layout is here"#,
        #"F.xml:6:22: error: 'scrollDirection' is a metric of a flow layout, which 'D' does not have "#
          + #"[conflicting-attributes]"#,
        #"F.xml:6:51: note: the layout is here"#,
      ]),
    InvalidFixture(
      "titles that a table never has, and a class that no cell has",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><headerTitle text="a"/><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section>
        <expect width="1"><title of="header" at="0" is="b"/><title of="footer" at="0" is="b"/><sectionIndex is="?"/></expect>
        <expect width="2"><title of="footer" at="0" is=""/><sectionIndex is=""/><cell at="0.0" is="PostCel"/></expect></table>
        """#,
      says: [
        #"F.xml:5:53: error: 'T' has no 'footerTitle', so no section has this title [unreachable-step]"#,
        #"F.xml:5:87: error: 'T' has no 'indexTitle', so no section has this title [unreachable-step]"#,
        #"F.xml:6:92: error: no cell has the class 'PostCel'; did you mean 'PostCell'? [unknown-cell]"#,
      ]),
    InvalidFixture(
      "codes and calls that are not known",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section>
        <expect width="1"><violation code="wrong"/><calls is="numberOfRows"/></expect></table>
        """#,
      says: [
        #"F.xml:5:36: error: there is no violation 'wrong'; 'fixture-tool explain' lists the codes "#
          + #"[unknown-violation]"#,
        #"F.xml:5:55: error: the data source of 'T' records no call 'numberOfRows'; did you mean "#
          + #"'numberOfRowsInSection'? [unknown-call]"#,
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
