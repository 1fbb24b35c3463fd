import FeedFixtures
import FixtureSupport
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Feed", .device(.iPhone8))
@MainActor
struct FeedTests {
  @Test(
    "the lists are as the fixture says",
    arguments: NewsTableDataSource.expectations + NewsGridDataSource.expectations)
  func expectation(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test("articles have the order of the feed and the values that XPath selects")
  func articles() throws {
    let articles = NewsTableDataSource().sections[0].items.map(\.model)
    #expect(articles.map(\.id) == (1001...1008).reversed().map { "gazette-\($0)" })
    #expect(articles[2].title == "Market moves to the <new> square & stays there")
    #expect(articles[4].title == "A headline that the editors broke over several lines")
    #expect(articles[3].summary == nil)
    #expect(articles[0].published == Date(timeIntervalSince1970: 1_715_927_400))
    // An enclosure with sound is no picture.
    #expect(articles.map { $0.pictureWidth != nil }.filter(\.self).count == 3)
  }

  @Test("a table row and a collection cell of the same article are of the same size")
  func sameCells() async throws {
    let table = FixtureHost(NewsTableDataSource())
    let grid = FixtureHost(NewsGridDataSource())
    try await table.settle()
    try await grid.settle()
    #expect(table.items.map(\.frame) == grid.items.map(\.frame))
  }

  @Test("an article without a picture has the whole line for its text")
  func wholeLine() async throws {
    let host = FixtureHost(NewsTableDataSource())
    try await host.settle()
    let cell = try #require(host.node(ArticleCell.self, at: [0, 1]))
    host.bind { cell.layoutIfNeeded() }
    #expect(cell.pictureNode.supernode == nil)
    let withPicture = try #require(host.node(ArticleCell.self, at: [0, 0]))
    host.bind { withPicture.layoutIfNeeded() }
    #expect(withPicture.titleNode.frame.maxX <= 279 - 12)
    #expect(cell.summaryNode.supernode === cell)
  }
}
