/// Invalid data from other documents, with the expected diagnostics.
extension InvalidFixture {
  static let data: [InvalidFixture] = [
    InvalidFixture(
      "a document outside the package",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="../../x.xml" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: '../../x.xml' is outside of the package [outside-package]"#
      ]),
    InvalidFixture(
      "an absolute path",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="/etc/passwd" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: paths are relative to the fixture [absolute-path]"#
      ]),
    InvalidFixture(
      "a document that is missing",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/none.xml" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: there is no file 'Data/none.xml' [unreadable-file]"#
      ]),
    InvalidFixture(
      "a document outside the data folder",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Package.swift" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: 'Package.swift' must lie below a folder named 'Data' [not-data]"#
      ]),
    InvalidFixture(
      "a document that is not well-formed",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/broken.xml" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"Data/broken.xml:1:11: error: this end tag does not close 'b', which begins in line 1 "#
          + #"[data-not-well-formed]"#,
        #"F.xml:5:10: note: 'items' reads the file here"#,
      ]),
    InvalidFixture(
      "a document that is not XML",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/rows.csv" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"Data/rows.csv:1:1: error: the file is not XML: a document begins with '<' [data-not-well-formed]"#,
        #"F.xml:5:10: note: 'items' reads the file here"#,
      ]),
    InvalidFixture(
      "a pattern that leaves its path",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item/.."><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:53: error: a path of rows leads down only; select elements, attributes or texts by names from the root or after '//', with predicates, as in '/rss/channel/item[category="news"]', '//track/@id' or '//a | //b' [invalid-xpath]"#
      ]),
    InvalidFixture(
      "a path that is no XPath",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item"><map field="title" path="title["/></items></section></table>
        """#,
      says: [
        #"F.xml:5:85: error: 'title[' is not an XPath expression: it ends too early [invalid-xpath]"#
      ]),
    InvalidFixture(
      "a prefix that is not declared",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//x:item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:48: error: the prefix 'x' is not declared: add xmlns:x to the fixture "#
          + #"[undeclared-prefix]"#
      ]),
    InvalidFixture(
      "data that is no number",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <items from="Data/feed.xml" select="//item"><map field="id" path="guid" as="Int"/><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:6:67: error: 'x' is not a whole number [unconvertible-data]"#,
        #"Data/feed.xml:1:60: note: the data is here"#,
      ]),
    InvalidFixture(
      "a conversion to another type",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item"><map field="title" path="title" as="Int"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:90: error: 'Int' does not convert to 'String' [binding-type]"#
      ]),
    InvalidFixture(
      "a predicate that leaves the row",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <items from="Data/feed.xml" select="//item[//guid]"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:6:44: error: a search outside of the row would read the whole file for each row; write each step, as in '/rss/channel/title' or '../title', or declare a <key>; select elements, attributes or texts by names from the root or after '//', with predicates, as in '/rss/channel/item[category="news"]', '//track/@id' or '//a | //b' [invalid-xpath]"#
      ]),
    InvalidFixture(
      "a pattern without a match",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//entry"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:46: warning: '//entry' matches nothing in 'Data/feed.xml' [no-matches]"#
      ]),
    InvalidFixture(
      "a folder as a document",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: 'Data/' is a folder; write the path of a file in it [unreadable-file]"#
      ]),
    InvalidFixture(
      "a negative limit",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item" limit="-1"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:61: error: 'limit' must be 0 or more [out-of-range]"#
      ]),
    InvalidFixture(
      "a conversion that does not exist",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item"><map field="title" path="title" as="Foo"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:90: error: 'Foo' is not one of 'Int', 'Double', 'CGFloat', 'Bool', 'String', 'URL', 'Date', "#
          + #"'MailDate', 'UnixTime', 'Duration' [unknown-case]"#
      ]),
  ]
}
