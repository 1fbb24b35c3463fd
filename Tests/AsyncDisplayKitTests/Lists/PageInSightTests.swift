import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// The page that a pager shows after edits.
///
/// Sources: `ASPagerFlowLayout.mm`; facebookarchive/AsyncDisplayKit, issues 2974 and 3087, pull request 3028.
@Suite("Page in sight of a pager") @MainActor
struct PageInSightTests {
  private let host = ContainerHost(size: CGSize(width: 500, height: 500))
  private let pages = SixPages()

  private func show() -> ASPagerNode {
    host.retained.append(pages)
    let node = host.bind { ASPagerNode() }
    host.bind { node.setDataSource(pages) }
    host.show(node)
    host.settle()
    return node
  }

  /// Scrolls to page 3 by drags or an animated scroll.
  private func scroll(_ node: ASPagerNode, byDrags: Bool) {
    host.bind {
      guard byDrags else {
        node.scrollToPage(at: 3, animated: true)
        host.scheduler.advance(by: 1)
        return
      }
      for _ in 0..<3 {
        node.view.beginDragging()
        node.view.drag(by: CGPoint(x: -300, y: 0))
        node.view.endDragging()
        node.view.finishDecelerating()
        node.view.layoutIfNeeded()
      }
    }
    host.settle()
    #expect(node.currentPageIndex == 3)
  }

  @Test(
    "the page stays in sight through insertions, deletions and reloads", arguments: [true, false],
    PageEdit.allCases)
  func edits(byDrags: Bool, edit: PageEdit) {
    let node = show()
    scroll(node, byDrags: byDrags)
    host.bind { edit.perform(on: node, pages) }
    host.settle()
    #expect(node.currentPageIndex == edit.pageAfterwards)
    #expect(node.contentOffset.x == CGFloat(500 * edit.pageAfterwards))
    #expect(host.reports.all.isEmpty)
  }

  @Test(
    "after an offset that was set in one step, an edit returns to the former page, with an advisory"
  )
  func oneStep() {
    let node = show()
    host.bind { node.scrollToPage(at: 3, animated: false) }
    host.settle()
    host.bind { PageEdit.deletion.perform(on: node, pages) }
    host.settle()
    // The former page was deleted, so that the pager stays where it is.
    #expect(node.currentPageIndex == 3)
    #expect(host.reports.all.isEmpty)
    host.bind { node.scrollToPage(at: 0, animated: false) }
    host.settle()
    host.bind { node.scrollToPage(at: 2, animated: false) }
    host.settle()
    host.bind { PageEdit.append.perform(on: node, pages) }
    host.settle()
    #expect(node.currentPageIndex == 0)
    #expect(host.reports.all.map(\.code) == [.pagerReturnsToFormerPage])
    #expect(host.reports.all.first?.numbers == [0, 2])
    #expect(host.reports.all.first?.subject == "SixPages")
  }

  @Test("while a finger is on it, an edit leaves the offset")
  func tracking() {
    let node = show()
    scroll(node, byDrags: true)
    host.bind {
      node.view.beginDragging()
      PageEdit.insertion.perform(on: node, pages)
    }
    host.settle()
    #expect(node.contentOffset.x == 1500)
  }
}

/// An edit of six pages while page 3 is in sight.
enum PageEdit: CaseIterable {
  case insertion, deletion, append, reload, empty

  var pageAfterwards: Int {
    switch self {
    case .insertion: 4
    case .deletion: 2
    case .append, .reload, .empty: 3
    }
  }

  @MainActor func perform(on node: ASPagerNode, _ pages: SixPages) {
    let first = IndexPath(item: 0, section: 0)
    switch self {
    case .insertion:
      pages.numbers.insert(77, at: 0)
      node.insertItems(at: [first])
    case .deletion:
      pages.numbers.remove(at: 0)
      node.deleteItems(at: [first])
    case .append:
      pages.numbers.append(88)
      node.insertItems(at: [IndexPath(item: pages.numbers.count - 1, section: 0)])
    case .reload: node.reloadItems(at: [first])
    case .empty: node.performBatchUpdates({}, completion: nil)
    }
  }
}

@MainActor
final class SixPages: ASPagerDataSource {
  var numbers = Array(0..<6)

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { numbers.count }
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let number = numbers[index]
    return { NumberedCellNode(number: number, size: CGSize(width: 5, height: 5)) }
  }
}
