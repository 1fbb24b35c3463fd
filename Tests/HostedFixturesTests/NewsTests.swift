import FixtureTesting
import Foundation
import Testing

@testable import HostedFixtures

@Suite("Rows out of a document", .device(.iPhoneSE)) @MainActor
struct NewsTests {
  private let rows = NewsDataSource().sections[0].items

  @Test("each conversion reads the text that its path finds")
  func conversions() throws {
    let story = try #require(rows.first?.model)
    #expect(story.id == 7)
    #expect(story.title == "First story")
    #expect(story.score == 0.5 && story.height == 12.5 && story.isHot)
    #expect(story.link == URL(string: "https://example.com/7"))
    #expect(story.day == Date(timeIntervalSince1970: 1_714_564_800))
    #expect(story.sent == Date(timeIntervalSince1970: 1_714_550_400))
    #expect(story.stamp == Date(timeIntervalSince1970: 86_400))
    #expect(story.tags == ["one word", "two"])
  }

  @Test("what a match lacks is nil, empty or the default")
  func absent() {
    let story = rows[1].model
    #expect(story.title == "<Second>")
    #expect(story.score == nil && story.link == nil && story.day == nil && story.sent == nil)
    #expect(!story.isHot && story.tags.isEmpty)
  }

  @Test("rows of the document name their cell, and inline ones follow them")
  func cells() async throws {
    let host = FixtureHost(NewsDataSource())
    try await host.settle()
    #expect(rows.map(\.model.id) == [7, 8, 100])
    #expect(host.items.map { $0.node is StoryCell } == [true, true, false])
  }
}
