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

      ]),
    InvalidFixture(
      "whole numbers beyond the last one",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><item title="a"><vary field="id" from="9223372036854775806"/></item></repeat></section></table>
        """#,
      says: [

      ]),
    InvalidFixture(
      "a fraction for whole numbers",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><item title="a"><vary field="id" from="1.5"/></item></repeat></section></table>
        """#,
      says: [

      ]),
    InvalidFixture(
      "a range of words",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><repeat count="3"><item id="{$n}"><vary field="title" random="1..5"/></item></repeat></section></table>
        """#,
      says: [

      ]),
    InvalidFixture(
      "a title that may be missing",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T" sectionModel="Post"><headerTitle text="{note} x"/><cells><node cell="PostCell"/></cells></table>
        """#,
      says: [

      ]),
    InvalidFixture(
      "a raw value that is the name of another case",
      in: #"""
        <enum name="E"><case name="a" rawValue="b"/><case name="b"/></enum>
        """#,
      says: [

      ]),
    InvalidFixture(
      "steps and values without a meaning in a table",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section><expect width="320" after="tap titleNode in header 0; set showsPlainCells true"><nodeProperties at="0.0" node="titleNode" alpha="*"/></expect></table>
        """#,
      says: [

      ]),
    InvalidFixture(
      "columns without a width to fill, and a tap in a header that is not there",
      in: #"""
        \#(InvalidFixture.posts)
        <collection name="T"><flow/><header cell="ASTextCellNode" text="x"/><cells columns="2" sizeRange="40 fill 40 fill"><node cell="PostCell"/></cells><section><item id="1" title="a"/></section><expect width="320" after="tap titleNode in heade 0; tap titleNode in header 7"><count is="1"/></expect></collection>
        """#,
      says: [

      ]),
    InvalidFixture(
      "a model with the name of a type of generated code",
      in: #"""
        <model name="Void"/>
        """#,
      says: [

      ]),
  ]
}
