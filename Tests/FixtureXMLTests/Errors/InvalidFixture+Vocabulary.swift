/// Invalid elements and attributes, with the expected diagnostics.
extension InvalidFixture {
  static let vocabulary: [InvalidFixture] = [
    InvalidFixture(
      "a misspelled element",
      in: #"""
        <modle name="A"/>
        """#,
      says: [
        #"F.xml:2:2: error: 'fixture' has no element 'modle'; did you mean 'model'? "#
          + #"[unknown-element]"#
      ]),
    InvalidFixture(
      "an element without the end of its name",
      in: #"""
        <cellNode name="C"><stack><text/></stack></cellNode>
        """#,
      says: [
        #"F.xml:2:28: error: 'stack' has no element 'text'; did you mean 'textNode'? "#
          + #"[unknown-element]"#
      ]),
    InvalidFixture(
      "an element of another place",
      in: #"""
        <table name="T">
        <stack/></table>
        """#,
      says: [
        #"F.xml:3:2: error: 'stack' is not allowed in 'table' [misplaced-element]"#
      ]),
    InvalidFixture(
      "an element in the wrong order",
      in: #"""
        <model name="A"/>
        <import module="M"/>
        """#,
      says: [
        #"F.xml:3:2: error: 'import' must come before 'model' in 'fixture' "#
          + #"[misplaced-element]"#
      ]),
    InvalidFixture(
      "one child too many",
      in: #"""
        <cellNode name="C"><inset insets="0"><spec/>
        <spec/></inset></cellNode>
        """#,
      says: [
        #"F.xml:3:2: error: 'inset' cannot have a further 'spec' [misplaced-element]"#
      ]),
    InvalidFixture(
      "a missing child",
      in: #"""
        <cellNode name="C"><overlay><spec/></overlay></cellNode>
        """#,
      says: [
        #"F.xml:2:20: error: 'overlay' needs a layout element [missing-element]"#
      ]),
    InvalidFixture(
      "a missing choice",
      in: #"""
        <enum name="E"/>
        """#,
      says: [
        #"F.xml:2:1: error: 'enum' needs 'case' [missing-element]"#
      ]),
    InvalidFixture(
      "a misspelled attribute",
      in: #"""
        <cellNode name="C"><stack spacin="3"/></cellNode>
        """#,
      says: [
        #"F.xml:2:27: error: 'stack' has no attribute 'spacin'; did you mean 'spacing'? "#
          + #"[unknown-attribute]"#
      ]),
    InvalidFixture(
      "a missing attribute",
      in: #"""
        <images>
         <image name="a"/></images>
        """#,
      says: [
        #"F.xml:3:2: error: 'image' needs the attribute 'size' [missing-attribute]"#
      ]),
    InvalidFixture(
      "an attribute with a prefix",
      in: #"""
        <model xmlns:x="urn:x" name="A" x:key="b"/>
        """#,
      says: [
        #"F.xml:2:33: error: attributes have no prefix here, so 'x:key' is not valid "#
          + #"[prefixed-attribute]"#
      ]),
    InvalidFixture(
      "text between elements",
      in: #"""
        <model name="A">words</model>
        """#,
      says: [
        #"F.xml:2:17: error: 'model' has no text [unexpected-text]"#
      ]),
    InvalidFixture(
      "an element of another namespace",
      in: #"""
        <x:model xmlns:x="urn:x"/>
        """#,
      says: [
        #"F.xml:2:1: error: this element is in 'urn:x'; the fixture language is "#
          + #"xmlns="urn:texture-fixtures:1" [wrong-namespace]"#
      ]),
  ]
}
