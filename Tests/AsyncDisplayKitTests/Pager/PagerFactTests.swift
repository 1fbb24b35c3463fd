import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Pager facts") @MainActor
struct PagerFactTests {
  private func pager() -> (ContainerHost, Pages, ASPagerNode) {
    let host = ContainerHost(size: CGSize(width: 500, height: 500))
    let pages = Pages()
    let node = host.show(ASPagerNode()) { $0.setDataSource(pages) }
    return (host, pages, node)
  }

  // Source: `ASPagerNodeTests.mm`, `testScrollPageToIndex`.
  @Test("scrolling to page 1 makes it current, and 499 of 500 points still show page 0")
  func currentPage() {
    let (host, _, node) = pager()
    host.bind {
      #expect(node.currentPageIndex == 0)
      node.scrollToPage(at: 1, animated: false)
      #expect(node.currentPageIndex == 1)
      node.contentOffset.x = 499
      #expect(node.currentPageIndex == 0)
    }
  }

  // Source: `ASPagerNodeTests.mm`, `testPagerReturnsNotFoundForCellThatDontExistInPager`.
  @Test("a foreign node has no page, and each page's node knows its index")
  func indexes() {
    let (host, _, node) = pager()
    host.bind {
      #expect(node.indexOfPage(with: ASCellNode()) == NSNotFound)
      for index in 0..<4 {
        #expect(node.nodeForPage(at: index).map(node.indexOfPage(with:)) == index)
      }
    }
  }

  // Source: `ASPagerNode.mm`, `-collectionNode:constrainedSizeForItemAtIndexPath:`.
  @Test("every page is measured with exactly the bounds less the insets above and below")
  func pageSize() {
    let (host, _, node) = pager()
    host.bind {
      #expect(node.nodeForPage(at: 1)?.calculatedSize == CGSize(width: 500, height: 500))
      #expect(node.view.contentSize == CGSize(width: 2000, height: 500))
      node.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0)
      node.relayoutItems()
      #expect(node.nodeForPage(at: 1)?.calculatedSize == CGSize(width: 500, height: 450))
    }
  }

  // Source: `ASPagerNode.mm`, `-didLoad`.
  @Test("load turns paging on, selection and indicators off, and sets the ranges")
  func defaults() {
    let (host, _, node) = pager()
    host.bind {
      #expect(node.isPagingEnabled && !node.allowsSelection)
      #expect(!node.showsHorizontalScrollIndicator && !node.view.scrollsToTop)
      #expect(
        node.tuningParameters(for: .full, rangeType: .preload)
          == ASRangeTuningParameters(
            leadingBufferScreenfuls: 2, trailingBufferScreenfuls: 2))
    }
  }

  // Decided here: the conversion of such an offset is undefined in C.
  @Test(
    "an offset beyond all pages is the index of no page", arguments: [1e300, -1e300] as [CGFloat])
  func extremeOffset(offset: CGFloat) {
    let (host, _, node) = pager()
    host.bind {
      node.contentOffset.x = offset
      #expect(node.currentPageIndex == (offset > 0 ? 1 << 53 : -1 << 53))
      host.settle()
      #expect(node.visibleNodes.isEmpty)
    }
  }

  // Source: `ASPagerFlowLayout.mm`, `-_updateCurrentNode`.
  @Test("the page in the middle stays there when the pager is resized")
  func rotation() {
    let (host, _, node) = pager()
    host.bind {
      node.scrollToPage(at: 2, animated: false)
      host.settle()
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      host.settle()
      #expect(node.contentOffset == CGPoint(x: 600, y: 0))
      #expect(node.currentPageIndex == 2)
    }
  }

  @MainActor
  final class Pages: ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 4 }

    func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { ASCellNode() }
  }
}
