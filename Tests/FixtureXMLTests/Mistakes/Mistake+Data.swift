/// Mistakes in data from other documents and what is said about each.
extension Mistake {
  static let data: [Mistake] = [
    Mistake(
      "a document outside the package",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="../../x.xml" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: '../../x.xml' leads out of the package [outside-package]"#
      ]),
    Mistake(
      "an absolute path",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="/etc/passwd" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: paths are relative to the fixture [absolute-path]"#
      ]),
    Mistake(
      "a document that is missing",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/none.xml" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: there is no file 'Data/none.xml' [unreadable-file]"#
      ]),
    Mistake(
      "a document outside the data folder",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Package.swift" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:23: error: 'Package.swift' must lie below a folder named 'Data' [not-data]"#
      ]),
    Mistake(
      "a document that is not well-formed",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/broken.xml" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"Data/broken.xml:1:11: error: opening and ending tag mismatch: b line 1 and a "#
          + #"[data-not-well-formed]"#,
        #"F.xml:5:10: note: 'items' draws from it here"#,
      ]),
    Mistake(
      "a document that is not XML",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/rows.csv" select="//item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"Data/rows.csv:1:1: error: document is empty [data-not-well-formed]"#,
        #"F.xml:5:10: note: 'items' draws from it here"#,
      ]),
    Mistake(
      "a pattern that cannot be streamed",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item[1]"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:46: error: '//item[1]' is not a streamable XPath pattern [invalid-xpath]"#
      ]),
    Mistake(
      "a path that is no XPath",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item"><map field="title" path="title["/></items></section></table>
        """#,
      says: [
        #"F.xml:5:79: error: 'title[' is not an XPath expression [invalid-xpath]"#
      ]),
    Mistake(
      "a prefix that is not declared",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//x:item"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:46: error: the prefix 'x' is not declared: add xmlns:x to the fixture "#
          + #"[undeclared-prefix]"#
      ]),
    Mistake(
      "data that is no number",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <items from="Data/feed.xml" select="//item"><map field="id" path="guid" as="Int"/><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:6:67: error: 'x' is not a whole number [unconvertible-data]"#,
        #"Data/feed.xml:1:1: note: the data is here"#,
      ]),
    Mistake(
      "a conversion to another type",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//item"><map field="title" path="title" as="Int"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:90: error: 'Int' does not give a 'String' [binding-type]"#
      ]),
    Mistake(
      "data that lacks a field",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section>
        <items from="Data/feed.xml" select="//item[guid]"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:6:37: error: '//item[guid]' is not a streamable XPath pattern [invalid-xpath]"#
      ]),
    Mistake(
      "a pattern without a match",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><items from="Data/feed.xml" select="//entry"><map field="title" path="title"/></items></section></table>
        """#,
      says: [
        #"F.xml:5:46: warning: '//entry' matches nothing in 'Data/feed.xml' [no-matches]"#
      ]),
  ]
}
