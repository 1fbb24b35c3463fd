/// Files that are no XML, and what is said about each.
extension InvalidFixture {
  static let wellFormedness: [InvalidFixture] = [
    InvalidFixture(
      "an ampersand",
      in: #"""
        <model name="a & b"/>
        """#,
      says: [
        #"F.xml:2:16: error: '&' begins an entity; the character itself is '&amp;' "#
          + #"[not-well-formed]"#
      ]),
    InvalidFixture(
      "a reference to no character",
      in: #"""
        <model name="a&#0;"/>
        """#,
      says: [
        #"F.xml:2:19: error: this reference names a character that is not allowed in XML "#
          + #"[not-well-formed]"#
      ]),
    InvalidFixture(
      "a control character", in: "<documentation>a\u{C}</documentation>",
      says: ["F.xml:2:17: error: this character is not allowed in XML [not-well-formed]"]),
    InvalidFixture(
      "an entity without its end",
      in: #"""
        <model name="a&amp b"/>
        """#,
      says: [
        #"F.xml:2:19: error: an entity ends with ';'; the character '&' itself is '&amp;' "#
          + #"[not-well-formed]"#
      ]),
    InvalidFixture(
      "a less-than sign in a value",
      in: #"""
        <model name="a < b"/>
        """#,
      says: [
        #"F.xml:2:16: error: a '<' in an attribute's value is '&lt;' [not-well-formed]"#
      ]),
    InvalidFixture(
      "a less-than sign in text",
      in: #"""
        <documentation>a < b</documentation>
        """#,
      says: [
        #"F.xml:2:19: error: '<' must be followed by an element's name, '!--' or '![CDATA['; write '&lt;' "#
          + #"for the character [not-well-formed]"#
      ]),
    InvalidFixture(
      "a value without quotes",
      in: #"""
        <model name=a/>
        """#,
      says: [
        #"F.xml:2:13: error: an attribute's value must be in quotes [not-well-formed]"#
      ]),
    InvalidFixture(
      "an attribute without a value",
      in: #"""
        <model name/>
        """#,
      says: [
        #"F.xml:2:12: error: the attribute 'name' has no value; write name="…" [not-well-formed]"#
      ]),
    InvalidFixture(
      "two attributes without a space",
      in: #"""
        <model name="a"key="b"/>
        """#,
      says: [
        #"F.xml:2:16: error: there must be a space before the next attribute [not-well-formed]"#
      ]),
    InvalidFixture(
      "a tag without its end",
      in: #"""
        <model name="a" <
        """#,
      says: [
        #"F.xml:2:17: error: the name of an attribute, or '>', is missing here [not-well-formed]"#
      ]),
    InvalidFixture(
      "an XML declaration that is not at the start",
      in: #"""
        <?xml version="1.0"?>
        """#,
      says: [
        #"F.xml:2:6: error: an XML declaration is '<?xml version="1.0"?>', at the very first characters of "#
          + #"the file [not-well-formed]"#
      ]),
  ]
}
