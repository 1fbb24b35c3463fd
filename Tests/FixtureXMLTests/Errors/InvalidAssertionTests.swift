import FixtureModel
import Testing

@testable import FixtureXML

/// An invalid test of a container, with a mark where the error is.
struct InvalidAssertion: Sendable, CustomTestStringConvertible {
  /// The element; `§` marks the place of the error.
  let element: String
  /// The message with its code.
  let message: String

  init(_ element: String, _ message: String) {
    (self.element, self.message) = (element, message)
  }

  var testDescription: String { String(element.prefix(90)) }

  /// An assertion of an `expect`.
  static func assertion(_ assertion: String, _ message: String) -> InvalidAssertion {
    InvalidAssertion("<expect width=\"320\">\(assertion)</expect>", message)
  }

  /// An `expect` after a step.
  static func step(_ steps: String, _ message: String) -> InvalidAssertion {
    InvalidAssertion("<expect width=\"320\" after=\"\(steps)\"><count is=\"1\"/></expect>", message)
  }

  /// An `expect` under conditions.
  static func conditions(_ conditions: String, _ message: String) -> InvalidAssertion {
    InvalidAssertion("<expect \(conditions)><count is=\"1\"/></expect>", message)
  }
}

@Suite("Diagnostics of invalid assertions, steps and conditions")
struct InvalidAssertionTests {
  private static let assertions: [InvalidAssertion] = [
    .assertion(
      #"<nodeProperties at="0.0" node="§titelNode" text="a"/>"#,
      "no cell of 'Feed' has a node 'titelNode'; did you mean 'titleNode'? [unknown-node]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" §image="cat"/>"#,
      "no node 'titleNode' has a property 'image' [unknown-property]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" §txet="a"/>"#,
      "'nodeProperties' has no attribute 'txet'; did you mean 'text'? [unknown-attribute]"),
    .assertion(
      #"§<nodeProperties at="0.0" node="titleNode"/>"#,
      "'nodeProperties' needs a property of the node, such as 'text' [missing-attribute]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" alpha="§half"/>"#,
      "'half' is not a number [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" lineCount="§1.5"/>"#,
      "'1.5' is not a whole number [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" isHidden="§yes"/>"#,
      "'yes' is not 'true' or 'false'; did you mean 'true'? [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" shadowOffset="§1 * ?"/>"#,
      "'1 * ?' is not 2 numbers, '*' for any, '?' for one to record [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" textColor="§lable"/>"#,
      "'lable' is not a color: a name such as 'systemBackground', or '#RRGGBBAA'; did you "
        + "mean 'label'? [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" textMatches="§a(b"/>"#,
      "'a(b' is not a regular expression [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" textMatches="§?"/>"#,
      "'?' is not a regular expression; 'text' records a text [invalid-value]"),
    .assertion(
      #"<nodeProperties at="§0.9" node="titleNode" text="a"/>"#,
      "there is no item 0.9 at this time [unreachable-index]"),
    .assertion(
      #"<absent at="0.0" node="§titelNode"/>"#,
      "no cell of 'Feed' has a node 'titelNode'; did you mean 'titleNode'? [unknown-node]"),
    .assertion(
      #"<cell at="0.0" is="§Post-Cell"/>"#,
      "'Post-Cell' is not a Swift type's name [invalid-value]"),
    .assertion(
      #"<interfaceState at="0.0" is="§visibel"/>"#,
      "'visibel' is not one of 'measureLayout', 'preload', 'display', 'visible'; did you mean 'visible'? "
        + "[unknown-case]"),
    .assertion(
      #"<selected at="§0.7"/>"#, "there is no item 0.7 at this time [unreachable-index]"),
    .assertion(
      #"<title of="§cell" at="0" is="a"/>"#, "'cell' is not 'header' or 'footer' [invalid-value]"),
    .assertion(
      #"<title of="header" at="§3" is="a"/>"#,
      "there is no section 3 at this time [unreachable-index]"),
    .assertion(
      #"<contentOffset is="§1"/>"#,
      "'1' is not 2 numbers, '*' for any, '?' for one to record [invalid-value]"),
    .assertion(
      #"<count is="§-1"/>"#, "'-1' is not a whole number that is not negative [invalid-value]"),
    .assertion(
      #"<count of="batches" is="§1.5"/>"#,
      "'1.5' is not a whole number that is not negative [invalid-value]"),
    .assertion(
      #"<count is="§99999999999999999999"/>"#,
      "'99999999999999999999' is too large for a whole number [invalid-value]"),
    .assertion(
      #"<nodeProperties at="0.0" node="titleNode" alpha="§1e999"/>"#,
      "'1e999' is too large for a number [invalid-value]"),
    .assertion(
      #"<advisory code="§pager-returns-to-formerpage"/>"#,
      "there is no advisory 'pager-returns-to-formerpage'; did you mean 'pager-returns-to-former-page'? "
        + "[unknown-violation]"),
    .assertion(
      #"<advisory code="§spec-size-ignored"/>"#,
      "'spec-size-ignored' is the code of a violation; use 'violation' [unknown-violation]"),
  ]

  private static let steps: [InvalidAssertion] = [
    .step("§swipe", otherStep("swipe", swipe)),
    .step("§swipe sideways", otherStep("swipe sideways", swipe)),
    .step("§drag 0", otherStep("drag 0", drag)),
    .step("§drag 0 inf", otherStep("drag 0 inf", drag)),
    .step("§drag 0 1 speed 3", otherStep("drag 0 1 speed 3", drag)),
    .step("§drag 0 1 velocity -3", otherStep("drag 0 1 velocity -3", drag)),
    .step("§tap titleNode", otherStep("tap titleNode", tap)),
    .step("§tap titleNode in x", otherStep("tap titleNode in x", tap)),
    .step("§advance -1", otherStep("advance -1", advance)),
    .step("§advance 1e12", otherStep("advance 1e12", advance)),
    .step("§select", otherStep("select", "'select 0.0' simulates a tap on an item")),
    .step(
      "§scroll 50",
      otherStep(
        "scroll 50", "'scroll 0.9' scrolls to a fraction of the scrollable distance, from 0 to 1")),
    .step("§wait 3", invalidStep("wait 3")),
    .step(
      "rotate; §tap titelNode in 0.0",
      "no cell of 'Feed' has a node 'titelNode'; did you mean 'titleNode'? [unknown-node]"),
    .step("§tap titleNode in 0.5", "there is no item 0.5 at this time [unreachable-index]"),
    .step(
      "§swip left",
      invalidStep("swip left", "; did you mean 'swipe'?")),
  ]

  private static let conditions: [InvalidAssertion] = [
    .conditions(
      #"width="320" §orientation="landscape""#,
      "'orientation' needs the attribute 'device'; without one, 'width' and 'height' are those of the "
        + "window [missing-attribute]"),
    .conditions(
      #"device="iPad" orientation="§sideways""#,
      "'sideways' is not one of 'portrait', 'landscape' [unknown-case]"),
    .conditions(
      #"width="320" locale="§klingon_XX""#,
      "'klingon_XX' is not the identifier of a locale, such as 'de_DE' [invalid-value]"),
    .conditions(
      #"width="320" timeZone="§Europe/Berlim""#,
      "'Europe/Berlim' is not the identifier of a time zone, such as 'Europe/Berlin' [invalid-value]"
    ),
    InvalidAssertion(#"<thrash count="§0"/>"#, "'count' must be 1 or more [out-of-range]"),
    InvalidAssertion(#"<thrash count="§10001"/>"#, "'count' must be at most 10000 [out-of-range]"),
    InvalidAssertion(#"<thrash seed="§-1"/>"#, "'seed' must be 0 or more [out-of-range]"),
  ]

  private static let swipe =
    "'swipe left' swipes over half of the list 'left', 'right', 'up' or 'down', and lifts the finger at "
    + "1000 points a second"
  private static let drag =
    "'drag 0 -300 velocity 900' drags the list by x and y, in points, and lifts the finger at a speed in "
    + "that direction, 0 or more points a second; without 'velocity', the finger has stopped"
  private static let tap =
    "'tap likeNode in 0.1' simulates a tap on a named node of an item; 'in header 0' for one of a header"
  private static let advance =
    "'advance 2' advances the virtual clock by more than 0 seconds, for timers, delays and animations"

  private static func otherStep(_ step: String, _ form: String) -> String {
    "'\(step)' is not a step: \(form) [invalid-step]"
  }

  private static func invalidStep(_ step: String, _ suggestion: String = "") -> String {
    "'\(step)' is not a step: a mutation, 'batch', 'scroll 0…1', 'page 2', 'rotate', 'select 0.0', "
      + "'deselect 0.0', 'set showsPlainCells false', 'swipe left', 'drag 0 -300 velocity 900', "
      + "'tap likeNode in 0.1', 'advance 2' or 'strip in 0.1: swipe left'\(suggestion) [invalid-step]"
  }

  private func messages(_ element: String) throws -> [String] {
    try TestPackage.load(
      """
      \(InvalidFixture.posts)
      <table name="Feed"><cells><node cell="PostCell"/></cells><section><item id="1" title="a"/></section>
      \(element)</table>
      """
    ).messages
  }

  @Test(
    "an error names the place and the remedy",
    arguments: assertions + steps + conditions)
  func message(_ invalid: InvalidAssertion) throws {
    let column = invalid.element.unicodeScalars.prefix { $0 != "§" }.count + 1
    let found = try messages(invalid.element.replacing("§", with: ""))
    // InvalidFixture.posts takes the lines 2 and 3, and the container starts on line 4.
    #expect(found == ["F.xml:5:\(column): error: \(invalid.message)"])
  }

  @Test("an unknown member of an option set is reported")
  func options() throws {
    let found = try messages(
      #"<expect width="1"><nodeProperties at="0.0" node="titleNode" accessibilityTraits="buton"/></expect>"#
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("F.xml:5:82: error: 'buton' is not one of 'button'") == true)
    #expect(found.first?.hasSuffix("did you mean 'button'? [unknown-case]") == true)
  }

  @Test("two runs of random updates of one name are an error")
  func names() throws {
    #expect(
      try messages(#"<thrash/><thrash seed="1"/>"#) == [
        "F.xml:5:10: error: another expectation of 'Feed' is named 'thrash' too; add a 'name' "
          + "[ambiguous-expectation]",
        "F.xml:5:1: note: the first 'thrash' is here",
      ])
  }

  @Test(
    "valid steps, conditions and values are read",
    arguments: [
      "<expect width=\"320\" after=\"swipe left; drag 0 -300; drag 1.5 -2e1 velocity 900; tap titleNode in 0.0; "
        + "advance 0.5\"><count is=\"?\"/></expect>",
      "<expect device=\"iPad\" orientation=\"landscape\" locale=\"zh-Hant_TW\" timeZone=\"GMT\">"
        + "<frame at=\"0.0\" is=\"? ? 172.5 *\"/><frame at=\"0.0\" is=\"?\"/><visible at=\"?\"/></expect>",
      "<expect width=\"1\"><nodeProperties at=\"0.0\" node=\"titleNode\" text=\"?\" alpha=\"0.5\" "
        + "textColor=\"?\" isHidden=\"?\" shadowOffset=\"? 1\"/></expect>",
      "<thrash count=\"5\" seed=\"3\" direction=\"rightToLeft\"/><threadSafe/>",
    ])
  func valid(_ element: String) throws {
    #expect(try messages(element) == [])
  }

  @Test("a text of question marks has one fewer than the attribute")
  func questionMarks() throws {
    let result = try TestPackage.load(
      """
      <table name="T"><cells><node cell="ASTextCellNode" text="a"/></cells><section><item/></section>
      <expect width="1"><nodeProperties at="0.0" node="textNode" text="??" accessibilityLabel="a?"/></expect></table>
      """)
    let kinds = result.fixtures.first?.containers.first?.expectations.first?.assertions.map(\.kind)
    #expect(
      kinds?.map(\.description) == [
        "text of node textNode of 0.0 is ?", "accessibilityLabel of node textNode of 0.0 is a?",
      ])
  }

  @Test("the code of a violation and of an advisory can be recorded")
  func recordedCodes() throws {
    let result = try TestPackage.load(
      """
      <cellNode name="C"/>
      <table name="T"><cells><node cell="C"/></cells>
      <expect width="320"><violation code="?"/><advisory code="?"/></expect></table>
      """)
    #expect(result.messages == [])
    #expect(
      result.fixtures.first?.containers.first?.expectations.first?.assertions.map(\.kind) == [
        .recorded(.violation(code: "?")), .recorded(.advisory(code: "?")),
      ])
  }

  @Test("the list of an app's own controller may be of each class, and records no calls")
  func controllers() throws {
    let result = try TestPackage.load(
      """
      <model name="M"><field name="t" type="String"/></model>
      <controller name="T" class="C" list="list" model="M">
      <expect width="320" after="page 1">
      <title of="header" at="0" is="a"/><sectionIndex is="a"/><currentPage is="1"/>
      <size of="header" at="0" is="1 1"/><count of="footer" is="1"/><count of="batches" is="0"/>
      </expect></controller>
      """)
    #expect(
      result.messages == [
        "F.xml:6:74: error: the data source of 'T' is the app's own, which records no batch fetches "
          + "[unknown-call]"
      ])
  }
}
