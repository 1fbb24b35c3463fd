import Testing

@testable import FixtureXML

/// A list fetches batches by itself when its end comes near, which only a run shows.
@Suite("Items that a list fetches by itself")
struct FetchedItemTests {
  private func messages(after steps: String, _ assertion: String) throws -> [String] {
    try TestPackage.load(
      """
      <model name="M"><field name="t" type="String" default=""/></model>
      <cellNode name="C" model="M"><textNode name="n" text="{t}"/></cellNode>
      <table name="T"><cells><node cell="C"/></cells><section><item/></section>
      <batch delay="1"><item/></batch><batch><item/><item/></batch>
      <mutation name="drop"><delete at="0.3"/></mutation>
      <mutation name="add"><insert at="0.1"><item/></insert></mutation>
      <expect width="1" after="\(steps)">\(assertion)</expect></table>
      """
    ).messages
  }

  @Test(
    "assertions and steps name items of each batch, whether a step fetches it or the list",
    arguments: [
      ("", "0.1"), ("scroll 1; advance 1", "0.3"), ("swipe up; select 0.3", "0.3"),
      ("batch", "0.3"), ("advance 1; drop", "0.2"), ("add", "0.4"), ("batch; batch; drop", "0.2"),
    ])
  func fetched(_ steps: String, _ path: String) throws {
    let assertion = "<nodeProperties at=\"\(path)\" node=\"n\" text=\"\"/>"
    #expect(try messages(after: steps, assertion) == [])
  }

  @Test(
    "an item that no batch brings is an error",
    arguments: [("", "0.4"), ("batch; batch", "0.4"), ("add", "0.5"), ("advance 1; drop", "0.3")])
  func unreachable(_ steps: String, _ path: String) throws {
    let found = try messages(after: steps, "<size at=\"\(path)\" is=\"* *\"/>")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("there is no item \(path) at this time [unreachable-index]") == true)
  }

  @Test("a step that no batch makes possible is an error")
  func step() throws {
    let found = try messages(after: "drop; select 0.3", "<count is=\"1\"/>")
    #expect(found.count == 1)
    #expect(found.first?.contains("there is no item 0.3 at this time") == true, "\(found)")
  }
}
