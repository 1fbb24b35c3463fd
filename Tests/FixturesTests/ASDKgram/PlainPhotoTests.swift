import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The tab without Texture shows the same feed in a plain table view.
@Suite("Plain photo table") @MainActor
struct PlainPhotoTests {
  @Test(
    "the header is 50 points high and the photo square at every width", arguments: [320, 375, 414])
  func frames(width: CGFloat) throws {
    let list = PlainPhotoList(width: width)
    let cell = try #require(list.cell(at: 0))
    #expect(cell.avatarView.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    #expect(cell.photoView.frame == CGRect(x: 0, y: 50, width: width, height: width))
    #expect(cell.timeLabel.frame.maxX == width - 10)
    #expect(cell.userNameLabel.frame.maxX == cell.timeLabel.frame.minX - 10)
    #expect(cell.locationLabel.text == "Harbour" && cell.locationLabel.frame.minX == 50)
    #expect(cell.bounds.height == cell.captionLabel.frame.maxY + 5)
  }

  @Test("every cell is as high as that of the tab with nodes", .device(.iPhone8))
  func heights() async throws {
    let list = PlainPhotoList(width: 375)
    let host = FixtureHost(PhotoTableDataSource())
    try await host.settle()
    for _ in 0..<2 {
      list.scroll(to: list.tableView.contentSize.height - 667)
      host.scroll(toFraction: 1)
      try await host.settle()
      host.advance(by: 0)
      try await host.settle()
    }
    #expect(list.photos.count == 44 && host.itemCount(inSection: 0) == 44)
    // Rows that were never near the screen have their estimated height.
    for row in 0..<44 { list.tableView.scrollToRow(at: [0, row], at: .top, animated: false) }
    list.tableView.layoutIfNeeded()
    for row in 0..<44 {
      let plain = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(plain == host.frame(at: IndexPath(row: row, section: 0)), "row \(row)")
    }
  }

  @Test("photos are fetched when 2.5 screens are left, and not before: 4, 24, 44")
  func fetches() {
    let list = PlainPhotoList(width: 375)
    #expect(list.photos.count == 4 && list.fetches == 0)
    list.scroll(to: 1)
    #expect(list.photos.count == 24 && list.fetches == 1)
    let limit = list.tableView.contentSize.height - 667 - 2.5 * 667
    list.scroll(to: limit - 1)
    #expect(list.fetches == 1)
    list.scroll(to: limit + 1)
    #expect(list.photos.count == 44 && list.fetches == 2)
    list.scroll(to: list.tableView.contentSize.height - 667)
    #expect(list.photos.count == 44 && list.fetches == 2)
  }

  @Test("photos at the tail leave the cells above them as they are")
  func tail() throws {
    let list = PlainPhotoList(width: 375)
    let (first, second) = (try #require(list.cell(at: 0)), try #require(list.cell(at: 1)))
    let before = list.tableView.rectForRow(at: IndexPath(row: 3, section: 0))
    list.scroll(to: 1)
    #expect(list.cell(at: 0) === first && list.cell(at: 1) === second)
    #expect(list.tableView.rectForRow(at: IndexPath(row: 3, section: 0)) == before)
    #expect(list.tableView.numberOfRows(inSection: 0) == 24)
  }
}
