/// Mistakes in mutations and expectations and what is said about each.
extension Mistake {
  static let edits: [Mistake] = [
    Mistake(
      "a call that is not recorded",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><calls is="numberOfSections; nodeBlokForRowAt 0.0"/></expect></table>
        """#,
      says: [
        #"F.xml:5:93: error: the data source of 'Feed' records no call 'nodeBlokForRowAt'; "#
          + #"did you mean 'nodeBlockForRowAt'? [unknown-call]"#
      ]),
    Mistake(
      "a violation that nobody reports",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><violation code="invalid-item-counts"/></expect></table>
        """#,
      says: [
        #"F.xml:5:81: error: there is no violation 'invalid-item-counts'; did you mean "#
          + #"'invalid-item-count'? [unknown-violation]"#
      ]),
    Mistake(
      "a header of a section that is never there",
      in: #"""
        \#(Mistake.posts)
        <collection name="Feed">
        <header cell="ASTextCellNode" sections="0 2"/>
        <cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section>
        <mutation name="add"><insert section="1"><section><item id="2" title="b"/></section></insert></mutation></collection>
        """#,
      says: [
        #"F.xml:5:41: error: 'Feed' never has a section 2: it has 2 at most, counted from 0 "#
          + #"[unreachable-index]"#
      ]),
    Mistake(
      "an unknown step",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320" after="jump"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:71: error: there is no mutation or step 'jump' [unknown-mutation]"#
      ]),
    Mistake(
      "a misspelled mutation",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><mutation name="drop"><delete at="0.0"/></mutation><expect width="320" after="drob"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:122: error: there is no mutation or step 'drob'; did you mean 'drop'? "#
          + #"[unknown-mutation]"#
      ]),
    Mistake(
      "a mutation that the data contradicts",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><mutation name="drop"><delete at="0.0"/></mutation><expect width="320" after="drop; drop"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:128: error: 'drop' contradicts the data at this time: there is no item "#
          + #"0.0 [invalid-mutation]"#
      ]),
    Mistake(
      "a batch too many",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320" after="batch"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:71: error: there is no further batch [unreachable-step]"#
      ]),
    Mistake(
      "an insertion without its item",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><mutation name="m"><insert at="0.0"/></mutation></table>
        """#,
      says: [
        #"F.xml:5:30: error: 'insert' needs one 'item' for each of its 1 index paths, not "#
          + #"0 [missing-element]"#
      ]),
    Mistake(
      "an edit of neither items nor sections",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><mutation name="m"><delete/></mutation></table>
        """#,
      says: [
        #"F.xml:5:30: error: 'delete' needs either 'at' or 'section' [conflicting-attributes]"#
      ]),
    Mistake(
      "two mutations of one name",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><mutation name="m"><delete section="0"/></mutation>
        <mutation name="m"><delete section="0"/></mutation></table>
        """#,
      says: [
        #"F.xml:6:17: error: there are two mutations 'm' [duplicate-name]"#,
        #"F.xml:5:27: note: the first 'm' is here"#,
      ]),
    Mistake(
      "an index path beyond the data",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><frame at="0.1" is="0 0 * *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:75: error: there is no item 0.1 at this time [unreachable-index]"#
      ]),
    Mistake(
      "an index path with one number",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320"><frame at="0" is="0 0 * *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:42: error: '0' is not an index path, such as '0.1' [invalid-value]"#
      ]),
    Mistake(
      "too few numbers",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><frame at="0.0" is="0 0 *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:84: error: '0 0 *' is not 4 numbers, '*' for any [invalid-value]"#
      ]),
    Mistake(
      "a page of a table",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320"><currentPage is="0"/></expect></table>
        """#,
      says: [
        #"F.xml:5:31: error: 'Feed' is not a pager [unreachable-step]"#
      ]),
    Mistake(
      "an unknown node",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><nodeFrame at="0.0" node="titelNode" is="* * * *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:90: error: no cell of 'Feed' has a node 'titelNode'; did you mean "#
          + #"'titleNode'? [unknown-node]"#
      ]),
    Mistake(
      "an unknown device",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect device="iPhoneSF"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:27: error: there is no device 'iPhoneSF'; did you mean 'iPhoneSE'? "#
          + #"[unknown-device]"#
      ]),
    Mistake(
      "neither width nor device",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:11: error: 'expect' needs the attribute 'width' or 'device' "#
          + #"[missing-attribute]"#
      ]),
    Mistake(
      "a property that cannot be set",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320" after="set showPlainCells true"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:38: error: the data source has no settable property 'showPlainCells'; "#
          + #"did you mean 'showsPlainCells'? [unknown-property]"#
      ]),
    Mistake(
      "a header that there is not",
      in: #"""
        \#(Mistake.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320"><count of="header" is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:42: error: 'Feed' has no supplementary element 'header' [unknown-cell]"#
      ]),
  ]
}
