import Testing

@testable import FixtureXML

@Suite("Folders of data")
struct DataFolderTests {
  @Test(
    "only folders named 'Data' below the target's own are data",
    arguments: [
      ("Sources/Data", "Sources/Data/Feed.xml", false),
      ("Sources/Data", "Sources/Data/Data/feed.rss", true),
      ("Sources/Data", "Sources/Data/Screens/Data/feed.rss", true),
      ("Data", "Data/Feed.xml", false), ("Data", "Data/Data/feed.xml", true),
      ("Sources/Data/Shop", "Sources/Data/Shop/Feed.xml", false),
      ("", "Data/feed.xml", true), ("", "Feed.xml", false),
      (nil, "Sources/Data/Feed.xml", false), (nil, "Tests/Data/Feed.xml", false),
      (nil, "Sources/Shop/Data/feed.xml", true), (nil, "Data/feed.xml", true),
      (nil, "Fixtures/Data/feed.xml", true), (nil, "Sources/Data/Data/feed.xml", true),
    ])
  func rule(_ target: String?, _ path: String, _ isData: Bool) {
    #expect(DataFolders(target: target).holds(path) == isData)
  }
}
