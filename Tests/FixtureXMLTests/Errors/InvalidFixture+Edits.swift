/// Invalid mutations and expectations, with the expected diagnostics.
extension InvalidFixture {
  static let edits: [InvalidFixture] = [
    InvalidFixture(
      "a call that is not recorded",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><calls is="numberOfSections; nodeBlokForRowAt 0.0"/></expect></table>
        """#,
      says: [
        #"F.xml:5:93: error: the data source of 'Feed' records no call 'nodeBlokForRowAt'; "#
          + #"did you mean 'nodeBlockForRowAt'? [unknown-call]"#
      ]),
    InvalidFixture(
      "a violation that no code reports",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><violation code="invalid-item-counts"/></expect></table>
        """#,
      says: [
        #"F.xml:5:81: error: there is no violation 'invalid-item-counts'; did you mean "#
          + #"'invalid-item-count'? [unknown-violation]"#
      ]),
    InvalidFixture(
      "an accepted advisory that no code reports, and an accepted violation",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed" accepts="small-touch-target small-touch-targets
          invalid-item-count"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section></table>
        """#,
      says: [
        #"F.xml:4:48: error: there is no advisory 'small-touch-targets'; did you mean "#
          + #"'small-touch-target'? [unknown-violation]"#,
        #"F.xml:5:3: error: there is no advisory 'invalid-item-count' [unknown-violation]"#,
      ]),
    InvalidFixture(
      "a header of a section that is never there",
      in: #"""
        \#(InvalidFixture.posts)
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
    InvalidFixture(
      "an unknown step",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320" after="jump"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:71: error: there is no mutation or step 'jump' [unknown-mutation]"#
      ]),
    InvalidFixture(
      "a misspelled mutation",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><mutation name="drop"><delete at="0.0"/></mutation><expect width="320" after="drob"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:122: error: there is no mutation or step 'drob'; did you mean 'drop'? "#
          + #"[unknown-mutation]"#
      ]),
    InvalidFixture(
      "a mutation that the data contradicts",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><mutation name="drop"><delete at="0.0"/></mutation><expect width="320" after="drop; drop"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:128: error: 'drop' contradicts the data at this time: there is no item "#
          + #"0.0 [invalid-mutation]"#
      ]),
    InvalidFixture(
      "a batch too many",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320" after="batch"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:71: error: there is no further batch to fetch; add a 'batch' or remove the step [unreachable-step]"#
      ]),
    InvalidFixture(
      "an insertion without its item",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><mutation name="m"><insert at="0.0"/></mutation></table>
        """#,
      says: [
        #"F.xml:5:30: error: 'insert' needs one 'item' for each of its 1 index paths, not "#
          + #"0 [missing-element]"#
      ]),
    InvalidFixture(
      "an edit of neither items nor sections",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><mutation name="m"><delete/></mutation></table>
        """#,
      says: [
        #"F.xml:5:30: error: 'delete' needs either 'at' or 'section' [conflicting-attributes]"#
      ]),
    InvalidFixture(
      "two mutations of one name",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><mutation name="m"><delete section="0"/></mutation>
        <mutation name="m"><delete section="0"/></mutation></table>
        """#,
      says: [
        #"F.xml:6:17: error: there are two mutations 'm' [duplicate-name]"#,
        #"F.xml:5:27: note: the first 'm' is here"#,
      ]),
    InvalidFixture(
      "an index path beyond the data",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><frame at="0.1" is="0 0 * *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:75: error: there is no item 0.1 at this time [unreachable-index]"#
      ]),
    InvalidFixture(
      "an index path with one number",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320"><frame at="0" is="0 0 * *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:42: error: '0' is not an index path, such as '0.1' [invalid-value]"#
      ]),
    InvalidFixture(
      "too few numbers",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><frame at="0.0" is="0 0 *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:84: error: '0 0 *' is not 4 numbers, '*' for any, '?' for one to record [invalid-value]"#
      ]),
    InvalidFixture(
      "a page of a table",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320"><currentPage is="0"/></expect></table>
        """#,
      says: [
        #"F.xml:5:31: error: 'Feed' is not a pager [unreachable-step]"#
      ]),
    InvalidFixture(
      "an unknown node",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section><expect width="320"><nodeFrame at="0.0" node="titelNode" is="* * * *"/></expect></table>
        """#,
      says: [
        #"F.xml:5:90: error: no cell of 'Feed' has a node 'titelNode'; did you mean "#
          + #"'titleNode'? [unknown-node]"#
      ]),
    InvalidFixture(
      "an unknown device",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect device="iPhoneSF"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:27: error: there is no device 'iPhoneSF'; did you mean 'iPhoneSE'? "#
          + #"[unknown-device]"#
      ]),
    InvalidFixture(
      "neither width nor device",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:11: error: 'expect' needs the attribute 'width' or 'device' "#
          + #"[missing-attribute]"#
      ]),
    InvalidFixture(
      "a property that cannot be set",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320" after="set showPlainCells true"><count is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:38: error: the data source has no settable property 'showPlainCells'; "#
          + #"did you mean 'showsPlainCells'? [unknown-property]"#
      ]),
    InvalidFixture(
      "a header that there is not",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="Feed"><cells><node cell="PostCell"/></cells>
        <section/><expect width="320"><count of="header" is="1"/></expect></table>
        """#,
      says: [
        #"F.xml:5:42: error: 'Feed' has no supplementary element 'header' [unknown-cell]"#
      ]),
    InvalidFixture(
      "two expectations of the same conditions",
      in: #"""
        <pager name="P"><section/>
        <expect width="320" after="rotate"><count is="1"/></expect>
        <expect after="rotate" width="320" tolerance="1"><count is="1"/></expect></pager>
        """#,
      says: [
        #"F.xml:4:1: error: another expectation of 'P' is named 'width320_afterRotate' too; add a "#
          + #"'name' [ambiguous-expectation]"#,
        #"F.xml:3:1: note: the first 'width320_afterRotate' is here"#,
      ]),
    InvalidFixture(
      "two expectations of one name",
      in: #"""
        <pager name="P"><section/>
        <expect name="small" width="320"><count is="1"/></expect>
        <expect name="small" width="375"><count is="1"/></expect></pager>
        """#,
      says: [
        #"F.xml:4:15: error: another expectation of 'P' is named 'small' too; choose another "#
          + #"'name' [ambiguous-expectation]"#,
        #"F.xml:3:1: note: the first 'small' is here"#,
      ]),
  ]
}
