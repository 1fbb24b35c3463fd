/// Invalid models, with the expected diagnostics.
extension InvalidFixture {
  static let models: [InvalidFixture] = [
    InvalidFixture(
      "an unknown type",
      in: #"""
        <model name="A"><field name="a" type="[Strng]?"/></model>
        """#,
      says: [
        #"F.xml:2:40: error: there is no type 'Strng'; did you mean 'String'? [unknown-type]"#
      ]),
    InvalidFixture(
      "types that Swift has and fields do not",
      in: #"""
        <model name="A"><field name="a" type="TimeInterval"/><field name="b" type="UUID"/>
        <field name="c" type="Array&lt;Int>"/><field name="d" type="Optional&lt;Int>"/>
        <field name="e" type="[String: Int]"/><field name="f" type="[[Int]]"/>
        <field name="g" type="Swift.Int"/></model>
        """#,
      says: [
        #"F.xml:2:39: error: there is no type 'TimeInterval'; did you mean 'Double'? [unknown-type]"#,
        #"F.xml:2:76: error: there is no type 'UUID'; did you mean 'String'? [unknown-type]"#,
        #"F.xml:3:23: error: there is no type 'Array<Int>'; did you mean '[Int]'? [unknown-type]"#,
        #"F.xml:3:61: error: there is no type 'Optional<Int>'; did you mean 'Int?'? [unknown-type]"#,
        #"F.xml:4:24: error: a field is no dictionary; use a list of a model of key and value, as in '[Entry]' "#
          + #"[unknown-type]"#,
        #"F.xml:4:62: error: a list has no lists; use a list of a model with a list, as in '[Line]' [unknown-type]"#,
        #"F.xml:5:23: error: there is no type 'Swift.Int'; did you mean 'Int'? [unknown-type]"#,
      ]),
    InvalidFixture(
      "a key that is no field",
      in: #"""
        <model name="A" key="idd"><field name="id" type="Int"/></model>
        """#,
      says: [
        #"F.xml:2:22: error: 'A' has no field 'idd'; did you mean 'id'? [unknown-field]"#
      ]),
    InvalidFixture(
      "a key of a type without equality",
      in: #"""
        <model name="A" key="s"><field name="s" type="CGSize"/></model>
        """#,
      says: [
        #"F.xml:2:22: error: a key is an Int, a String, a URL, a Date or an enumeration, "#
          + #"not 'CGSize' [binding-type]"#
      ]),
    InvalidFixture(
      "a default of another type",
      in: #"""
        <model name="A"><field name="a" type="Int" default="x"/></model>
        """#,
      says: [
        #"F.xml:2:53: error: 'x' is not a whole number [invalid-value]"#
      ]),
    InvalidFixture(
      "numbers beyond the range of their types",
      in: #"""
        <model name="A"><field name="a" type="Int" default="99999999999999999999"/></model>
        <model name="B"><field name="b" type="Double" default="-1e999"/></model>
        """#,
      says: [
        #"F.xml:2:53: error: '99999999999999999999' is too large for a whole number [invalid-value]"#,
        #"F.xml:3:56: error: '-1e999' is too large for a number [invalid-value]"#,
      ]),
    InvalidFixture(
      "a default that is no case",
      in: #"""
        <enum name="Kind"><case name="card"/></enum><model name="A"><field name="a" type="Kind" default="cart"/></model>
        """#,
      says: [
        #"F.xml:2:98: error: 'cart' is not a case of 'Kind'; did you mean 'card'? "#
          + #"[unknown-case]"#
      ]),
    InvalidFixture(
      "models that contain each other",
      in: #"""
        <model name="A"><field name="b" type="B"/></model>
        <model name="B"><field name="a" type="A?"/></model>
        """#,
      says: [
        #"F.xml:3:17: error: models contain each other: A → B → A; a list would break the "#
          + #"cycle [model-cycle]"#
      ]),
  ]
}
