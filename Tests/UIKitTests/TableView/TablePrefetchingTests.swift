import Foundation
import Testing
import UIKit

@MainActor @Suite("Table view: prefetching and room above headers")
struct TablePrefetchingTests {
  private final class Prefetcher: UITableViewDataSourcePrefetching {
    var log: [String] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    }
  }

  @Test("nothing is announced at load, then a page ahead, the nearest first")
  func ahead() {
    let table = TableFixture(counts: [40], isLaidOut: false)
    let prefetcher = Prefetcher()
    table.view.prefetchDataSource = prefetcher
    table.view.layoutIfNeeded()
    #expect(prefetcher.log.isEmpty)
    table.scroll(to: 100)
    #expect(prefetcher.log == ["fetch 10 11 12 13 14"])
    prefetcher.log = []
    table.scroll(to: 120)
    #expect(prefetcher.log == ["fetch 15"])
  }

  @Test("what leaves the window is taken back when scrolling turns round")
  func reversal() {
    let table = TableFixture(counts: [40])
    let prefetcher = Prefetcher()
    table.view.prefetchDataSource = prefetcher
    table.scroll(to: 200)
    prefetcher.log = []
    table.scroll(to: 180)
    #expect(prefetcher.log == ["cancel 15 16 17 18 19", "fetch 8 7 6 5 4"])
  }

  @Test("nothing is announced when prefetching is off")
  func off() {
    let table = TableFixture(counts: [40])
    let prefetcher = Prefetcher()
    table.view.prefetchDataSource = prefetcher
    table.view.isPrefetchingEnabled = false
    table.scroll(to: 100)
    #expect(prefetcher.log.isEmpty)
  }

  @Test("rows announced before a reload are announced again")
  func reload() {
    let table = TableFixture(counts: [40])
    let prefetcher = Prefetcher()
    table.view.prefetchDataSource = prefetcher
    table.scroll(to: 100)
    table.view.reloadData()
    table.view.layoutIfNeeded()
    prefetcher.log = []
    table.scroll(to: 120)
    #expect(prefetcher.log == ["fetch 11 12 13 14 15"])
  }

  @Test("the room above a header belongs to sections that have one, and scrolls away")
  func headerPadding() {
    let table = TableFixture(counts: [5, 5], isLaidOut: false)
    table.source.headerTitles = [0: "A"]
    table.view.layoutIfNeeded()
    #expect(table.view.rectForHeader(inSection: 0).minY == 0)
    table.view.sectionHeaderTopPadding = 22
    table.view.layoutIfNeeded()
    #expect(table.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 100, height: 28))
    #expect(table.view.rectForRow(at: .at(0, 0)).minY == 50)
    #expect(table.view.rect(forSection: 0).height == 150)
    #expect(table.view.rectForRow(at: .at(1, 0)).minY == 150)
    table.scroll(to: 40)
    #expect(table.view.headerView(forSection: 0)?.frame.minY == 40)
  }
}
