import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Identifiers of expectations")
struct ExpectationNameTests {
  @Test(
    "an expectation is named by its conditions and steps, or by its name",
    arguments: [
      (#"width="320""#, "width320"), (#"device="iPhoneSE""#, "iPhoneSE"),
      (
        #"direction="rightToLeft" after="dropFirst" device="iPhoneSE""#,
        "iPhoneSE_rightToLeft_afterDropFirst"
      ),
      (
        #"width="320" contentSizeCategory="accessibilityLarge" appearance="dark""#,
        "width320_accessibilityLarge_dark"
      ),
      (#"width="320.5" height="400" scale="3""#, "width320_5_height400_scale3"),
      (
        #"width="320" after="rotate; scroll 0.9; select 0.0""#,
        "width320_afterRotateThenScroll0_9ThenSelect0_0"
      ),
      (
        #"device="iPad" orientation="landscape" locale="de_DE" timeZone="Europe/Berlin" direction="leftToRight""#,
        "iPad_landscape_de_DE_Europe_Berlin"
      ),
      (
        #"width="320" after="swipe left; drag 0 -300 velocity 9.5; advance 2""#,
        "width320_afterSwipeLeftThenDrag0_300Velocity9_5ThenAdvance2"
      ),
      (#"name="narrow" width="320""#, "narrow"), (#"name="class" width="320""#, "class"),
    ])
  func name(_ attributes: String, _ name: String) throws {
    let body = """
      <table name="T"><cells><node cell="ASCellNode"/></cells><section><item/></section>\
      <mutation name="dropFirst"><delete at="0.0"/></mutation>
      """
    let result = try TestPackage.load(
      "\(body)<mutation name=\"m\"><reload section=\"0\"/></mutation>"
        + "<expect \(attributes)><count is=\"1\"/></expect></table>")
    #expect(result.fixtures.first?.containers.first?.expectations.map(\.name) == [name])
  }

  @Test("inserted lines and the order of attributes change no identifier")
  func stability() throws {
    func names(_ expectation: String) throws -> [String]? {
      try TestPackage.load("<pager name=\"P\"><section/>\(expectation)</pager>").fixtures.first?
        .containers.first?.expectations.map(\.name)
    }
    #expect(
      try names("<expect width=\"320\" after=\"rotate\"><count is=\"1\"/></expect>")
        == names(
          "\n\n<expect\n after=' rotate '  width=\"320\">\n<count is=\"1\"/></expect>"))
  }
}
