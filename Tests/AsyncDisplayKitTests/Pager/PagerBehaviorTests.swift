import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

@Suite("Pagers") @MainActor
struct PagerBehaviorTests {
  private let host = ContainerHost(size: CGSize(width: 500, height: 500))
  private let pages = NumberedPages(5)

  private func show(_ node: ASPagerNode) -> ASPagerNode {
    host.retained.append(pages)
    host.bind { node.setDataSource(pages) }
    host.show(node)
    host.settle()
    return node
  }

  @Test("the page in the middle stays there through several rotations")
  func sizes() {
    let node = show(host.bind { ASPagerNode() })
    host.bind {
      node.scrollToPage(at: 3, animated: false)
      host.settle()
      for (width, height) in [(300.0, 400.0), (700, 300), (120, 450)] {
        node.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.settle()
        #expect(node.contentOffset.x == CGFloat(3 * width))
      }
    }
  }

  @Test(
    "a page stays current when a window rotates, also below a navigation bar, and after an animation",
    arguments: [false, true], [false, true])
  func rotation(hasBar: Bool, isAnimated: Bool) {
    host.retained.append(pages)
    let node = host.bind { () -> ASPagerNode in
      let node = ASPagerNode()
      node.setDataSource(pages)
      let controller = ASDKViewController(node: node)
      host.window.rootViewController =
        hasBar ? UINavigationController(rootViewController: controller) : controller
      return node
    }
    host.settle()
    host.bind { node.scrollToPage(at: 2, animated: isAnimated) }
    host.settle()
    host.bind { host.scheduler.advance(by: 1) }
    host.settle()
    #expect(node.currentPageIndex == 2)
    host.bind { host.window.resize(to: CGSize(width: 700, height: 300)) }
    host.settle()
    #expect(node.bounds.width == 700)
    #expect(node.contentOffset.x == 1400)
    #expect(node.nodeForPage(at: 2)?.frame.width == 700)
  }

  @Test("the kept page is that of the item, also when pages came before it")
  func insertBeforeResize() {
    let node = show(host.bind { ASPagerNode() })
    host.bind {
      node.scrollToPage(at: 2, animated: false)
      host.settle()
      let shown = node.nodeForPage(at: 2)
      pages.numbers.insert(77, at: 0)
      node.insertItems(at: [IndexPath(item: 0, section: 0)])
      host.settle()
      #expect(shown.map(node.indexOfPage(with:)) == 3)
      node.scrollToPage(at: 3, animated: false)
      host.settle()
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
      host.settle()
      #expect(node.contentOffset.x == 600)
    }
  }

  @Test("a page that is narrower than the view is kept in its middle")
  func narrowPages() {
    let source = GridSource(sections: 1, items: 9)
    source.itemSize = CGSize(width: 300, height: 400)
    host.retained.append(source)
    let node = host.bind { () -> ASCollectionNode in
      let layout = ASPagerFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      return ASCollectionNode(collectionViewLayout: layout)
    }
    host.bind { node.dataSource = source }
    host.show(node)
    host.settle()
    host.bind {
      node.contentOffset.x = 500
      host.settle()
      node.frame = CGRect(x: 0, y: 0, width: 400, height: 450)
      host.settle()
      #expect(node.contentOffset.x == 550)
    }
  }

  @Test("while a finger is on it a pager keeps its offset when it is resized")
  func tracking() {
    let node = show(host.bind { ASPagerNode() })
    host.bind {
      node.scrollToPage(at: 2, animated: false)
      host.settle()
      node.view.beginDragging()
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      host.settle()
      #expect(node.contentOffset.x == 1000)
    }
  }

  @Test("without pages the offset is left alone")
  func noPages() {
    pages.numbers = []
    let node = show(host.bind { ASPagerNode() })
    host.bind {
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      host.settle()
      #expect(node.contentOffset == .zero)
      #expect(node.currentPageIndex == 0)
      #expect(node.nodeForPage(at: 0) == nil)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASPagerNode.mm`, `-currentPageIndex`, which reads the view's offset.
  @Test("reading the current page loads the node")
  func currentPageBeforeLoad() {
    host.bind {
      let node = ASPagerNode()
      #expect(!node.isNodeLoaded)
      #expect(node.currentPageIndex == 0)
      #expect(node.isNodeLoaded)
    }
  }

  @Test("a layout that scrolls vertically is a violation")
  func verticalLayout() {
    host.bind {
      let layout = ASPagerFlowLayout()
      layout.scrollDirection = .vertical
      _ = ASPagerNode(collectionViewLayout: layout)
    }
    #expect(host.violations == [.pagerLayoutDirection])
  }

  @Test("a subclass makes a pager with the frame and any layout that a collection node takes")
  func inheritedInitializer() {
    final class Pages: ASPagerNode {
      override init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        super.init(
          frame: CGRect(x: 1, y: 2, width: 3, height: 4), collectionViewLayout: layout,
          layoutFacilitator: nil)
      }
    }
    host.bind {
      let node = Pages()
      #expect(node.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(node.collectionViewLayout is UICollectionViewFlowLayout)
    }
  }

  @Test("a pager whose layout is computed away from the main actor shows the same pages")
  func asynchronousLayout() {
    let node = show(host.bind { ASPagerNode(usingAsyncCollectionLayout: ()) })
    host.bind {
      #expect(node.view.contentSize == CGSize(width: 2500, height: 500))
      for index in 0..<3 {
        #expect(node.nodeForPage(at: index)?.calculatedSize == CGSize(width: 500, height: 500))
      }
      node.scrollToPage(at: 2, animated: false)
      host.settle()
      #expect(node.currentPageIndex == 2)
      #expect(node.visibleNodes.map(node.indexOfPage(with:)) == [2])
      pages.numbers.append(9)
      node.insertItems(at: [IndexPath(item: 5, section: 0)])
      host.settle()
      #expect(node.view.contentSize == CGSize(width: 3000, height: 500))
    }
    #expect(host.violations.isEmpty)
  }

  @Test("data source and delegate are not kept alive, and a dead data source has no pages")
  func weakSources() {
    let node = host.bind { ASPagerNode() }
    weak var gone: NumberedPages?
    do {
      let source = NumberedPages(2)
      gone = source
      host.bind { node.setDataSource(source) }
      host.show(node)
      host.settle()
      host.bind { #expect(node.view.numberOfItems(inSection: 0) == 2) }
    }
    #expect(gone == nil)
    host.bind {
      #expect(node.dataSource() == nil)
      node.reloadData()
      host.settle()
      #expect(node.view.numberOfItems(inSection: 0) == 0)
    }
  }
}

@MainActor
private final class NumberedPages: ASPagerDataSource {
  var numbers: [Int]

  init(_ count: Int) {
    numbers = Array(0..<count)
  }

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { numbers.count }

  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let number = numbers[index]
    return { NumberedCellNode(number: number, size: CGSize(width: 5, height: 5)) }
  }
}
