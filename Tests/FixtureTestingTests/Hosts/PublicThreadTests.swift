import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

private final class Posts: NSObject, ASCollectionDataSource, ASCollectionDelegate {
  var items: [String]
  var log: [String] = []
  var header: (@MainActor () -> ASCellNode)?
  var fetch: @MainActor (Posts) -> Void = { _ in }
  var completes = true
  weak var list: ASCollectionNode?

  init(_ count: Int) { items = (0..<count).map { "post \($0)" } }

  func append(_ count: Int) {
    let places = items.count..<items.count + count
    items += places.map { "post \($0)" }
    list?.insertItems(at: places.map { IndexPath(item: $0, section: 0) })
  }

  func collectionNode(_ node: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionNode(
    _ node: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let text = items[indexPath.item]
    return {
      let cell = ASTextCellNode()
      cell.text = text
      return cell
    }
  }

  func collectionNode(
    _ node: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    log.append(node.nodeForItem(at: indexPath) == nil ? "no node" : "a node")
    return ASSizeRangeMake(CGSize(width: 375, height: 50))
  }

  func collectionNode(
    _ node: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> ASCellNode {
    log.append("header")
    return header?() ?? ASTextCellNode()
  }

  func shouldBatchFetch(for node: ASCollectionNode) -> Bool { true }

  nonisolated func collectionNode(
    _ node: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    Task { @MainActor in
      log.append("fetch")
      fetch(self)
      if completes { context.completeBatchFetching(true) }
    }
  }

  var fetches: Int { log.count { $0 == "fetch" } }
}

/// Reports of users about lists, each as a test. What the source says is expected, whatever the report hopes for.
@Suite("Public threads about lists", .device(.iPhone8)) @MainActor
struct PublicThreadTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func list(
    _ posts: Posts, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> ASCollectionNode {
    layout.minimumLineSpacing = 0
    let node = ASCollectionNode(collectionViewLayout: layout)
    node.dataSource = posts
    node.delegate = posts
    posts.list = node
    return node
  }

  private func host(_ node: ASDisplayNode) async throws -> FixtureHost<
    ASDKViewController<ASDisplayNode>
  > {
    let host = FixtureHost(controller: ASDKViewController(node: node))
    try await host.settle()
    return host
  }

  // Thread: TextureGroup/Texture, issue 926. Source: `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`.
  @Test(
    "a filter that leaves one item begins a batch, and the list fetches again after it was reset")
  func filteredBatches() async throws {
    let posts = Posts(60)
    let node = list(posts)
    let host = try await host(node)
    host.scroll(toFraction: 1)
    try await host.settle()
    let all = posts.items
    for items in [["post 5"], all] {
      posts.log = []
      host.bind {
        posts.items = items
        node.reloadData()
      }
      try await host.settle()
      if items.count == 1 { #expect(posts.fetches == 1) }
    }
    posts.log = []
    host.scroll(toFraction: 1)
    try await host.settle()
    #expect(posts.fetches == 1)
  }

  // Thread: TextureGroup/Texture, issue 926. Source: `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`.
  @Test(
    "a batch that is never completed is the last one, with an advisory",
    .accepting(.abandonedBatchFetch))
  func uncompletedBatch() async throws {
    let posts = Posts(60)
    posts.completes = false
    let host = try await host(list(posts))
    for fraction in [1, 0, 1] as [CGFloat] {
      host.scroll(toFraction: fraction)
      try await host.settle()
    }
    #expect(posts.fetches == 1)
  }

  // Thread: facebookarchive/AsyncDisplayKit, issue 2870. Source: `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  @Test("a reload inside of a batch shows the new data")
  func reloadInBatch() async throws {
    let posts = Posts(0)
    let node = list(posts)
    let host = try await host(node)
    var isDone: Bool?
    host.bind {
      node.performBatchUpdates {
        posts.items = ["a", "b"]
        node.reloadData()
      } completion: {
        isDone = $0
      }
    }
    try await host.settle()
    host.advance(by: 1)
    #expect(host.items.count == 2)
    #expect(isDone == true)
    #expect(host.violations.isEmpty)
  }

  private final class Pages: NSObject, ASPagerDataSource {
    var titles = ["a", "b"]

    func numberOfPages(in pager: ASPagerNode) -> Int { titles.count }

    func pagerNode(_ pager: ASPagerNode, nodeAt index: Int) -> ASCellNode {
      let title = titles[index]
      return ASCellNode {
        let controller = UIViewController()
        controller.title = title
        return controller
      } didLoad: {
        $0.clipsToBounds = true
      }
    }
  }

  // Thread: TextureGroup/Texture, issue 1018. Source: `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  @Test(
    "a pager shows other view controllers after a reload",
    .accepting(.controllerWithoutParent))
  func reloadedPages() async throws {
    let pages = Pages()
    let pager = ASPagerNode()
    pager.setDataSource(pages)
    let host = try await host(pager)
    host.bind {
      pages.titles = ["c", "d", "e"]
      pager.reloadData()
    }
    try await host.settle()
    let titles = host.bind { host.items.map { $0.node?.viewController?.title } }
    #expect(titles == ["c", "d", "e"])
  }

  // Thread: facebookarchive/AsyncDisplayKit, issue 2924. Source: `ASPagerFlowLayout.mm`,
  // `-targetContentOffsetForProposedContentOffset:`.
  @Test(
    "a pager that was rotated shows the same page in its new size",
    .accepting(.controllerWithoutParent))
  func rotatedPager() async throws {
    let pages = Pages()
    pages.titles = ["a", "b", "c", "d"]
    let pager = ASPagerNode()
    pager.setDataSource(pages)
    let host = try await host(pager)
    host.bind { pager.scrollToPage(at: 2, animated: false) }
    try await host.settle()
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(pager.currentPageIndex == 2)
    #expect(host.item(2)?.frame == CGRect(x: 1334, y: 0, width: 667, height: 375))
  }

  // Thread: TextureGroup/Texture, issue 521. Source: `ASCollectionView.mm`,
  // `-scrollViewWillEndDragging:withVelocity:targetContentOffset:`.
  @Test("a drag that ends before the fetched items are shown begins another batch")
  func earlyBatch() async throws {
    let posts = Posts(60)
    let node = list(posts)
    let host = try await host(node)
    host.scroll(toFraction: 1)
    try await host.settle()
    for (settlesFirst, fetches) in [(true, 0), (false, 1)] {
      host.scroll(toFraction: 1)
      try await host.settle()
      posts.log = []
      host.bind { posts.append(60) }
      if settlesFirst { try await host.settle() }
      host.bind { node.contentOffset.y -= 100 }
      #expect(node.isProcessingUpdates != settlesFirst)
      host.drag(by: CGPoint(x: 0, y: -10))
      try await host.settle()
      #expect(posts.fetches == fetches)
    }
  }

  // Thread: facebookarchive/AsyncDisplayKit, issue 2683. Source: `ASBatchFetching.mm`,
  // `ASDisplayShouldFetchBatchForContext`.
  @Test("an empty list fetches batches until more than two screens are left")
  func firstBatches() async throws {
    let posts = Posts(0)
    posts.fetch = { $0.append(10) }
    let host = try await host(list(posts))
    // The content begins below the status bar, so that 1353 points of it are below the screen.
    #expect(posts.fetches == 4)
    #expect(host.contentSize.height == 2000)
  }

  // Thread: TextureGroup/Texture, issue 1998. Source: `_ASDisplayView.mm`, `-willMoveToSuperview:`.
  @Test("the node of a cell has no supernode, shown at first or later")
  func supernodes() async throws {
    let node = list(Posts(40))
    let host = try await host(node)
    for fraction in [0, 1] as [CGFloat] {
      host.scroll(toFraction: fraction)
      try await host.settle()
      #expect(host.bind { node.visibleNodes.allSatisfy { $0.supernode == nil } })
    }
  }

  // Thread: TextureGroup/Texture, issue 762. Source: `ASCollectionViewFlowLayoutInspector.mm`,
  // `-collectionView:supplementaryNodesOfKind:inSection:`.
  @Test("the data source is asked for a header only if the kind is registered and has a height")
  func headers() async throws {
    for (isRegistered, height) in [(true, 40), (true, 0), (false, 40)] as [(Bool, CGFloat)] {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: height)
      let posts = Posts(3)
      let node = list(posts, layout: layout)
      if isRegistered { node.registerSupplementaryNode(ofKind: header) }
      if isRegistered {
        _ = try await host(node)
      } else {
        await expectViolation(.missingSupplementaryNode) { _ = try? await host(node) }
      }
      #expect(posts.log.contains("header") == (isRegistered && height > 0))
    }
  }

  // Thread: facebookarchive/AsyncDisplayKit, issue 1882. Source: `ASCollectionViewFlowLayoutInspector.mm`,
  // `-collectionView:constrainedSizeForSupplementaryNodeOfKind:atIndexPath:`.
  @Test("a header is as wide as the list, so that its stack can put a child at the end")
  func headerWidth() async throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let posts = Posts(3)
    let child = ASDisplayNode()
    child.style.preferredSize = CGSize(width: 50, height: 20)
    posts.header = {
      let cell = ASCellNode()
      cell.automaticallyManagesSubnodes = true
      cell.layoutSpecBlock = { _, _ in
        let stack = ASStackLayoutSpec.horizontal()
        stack.justifyContent = .end
        stack.children = [child]
        return stack
      }
      return cell
    }
    let node = list(posts, layout: layout)
    node.registerSupplementaryNode(ofKind: header)
    let host = try await host(node)
    #expect(host.supplementaries.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 40)])
    #expect(child.frame.minX == 325)
  }

  // Thread: TextureGroup/Texture, issue 146. Source: `ASCollectionNode.mm`, `-nodeForItemAtIndexPath:`.
  @Test("there is no node when the list asks for the size of an item at first")
  func nodeInSize() async throws {
    let posts = Posts(3)
    let host = try await host(list(posts))
    #expect(posts.log.prefix(3) == ["no node", "no node", "no node"])
    #expect(host.items.count == 3)
  }

  // Threads: TextureGroup/Texture, issues 891 and 774. Source: `ASScrollNode.mm`,
  // `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
  @Test(
    "the content of a controller's scroll node is at least as high as the screen, and scrolls below a bar"
  )
  func scrollNodeOfController() async throws {
    let node = ASScrollNode()
    node.automaticallyManagesSubnodes = true
    node.automaticallyManagesContentSize = true
    let child = ASDisplayNode()
    child.style.preferredSize = CGSize(width: 100, height: 100)
    node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
    let host = FixtureHost(
      controller: UINavigationController(rootViewController: ASDKViewController(node: node)))
    try await host.settle()
    host.bind {
      #expect(node.view.contentSize.height == 667)
      #expect(node.view.adjustedContentInset.top == 64)
      #expect(node.view.contentOffset.y == -64)
    }
  }

  // Thread: facebookarchive/AsyncDisplayKit, issue 2791. Source: `ASScrollNode.mm`, `-willMoveToWindow:`.
  @Test("a scroll node becomes visible and invisible with its controller")
  func scrollNodeVisibility() async throws {
    let node = VisibleScrollNode()
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let host = FixtureHost(controller: navigation)
    host.bind { controller.view.addSubnode(node) }
    try await host.settle()
    #expect(node.log == ["visible"])
    host.bind { navigation.pushViewController(UIViewController(), animated: false) }
    try await host.settle()
    #expect(node.log == ["visible", "invisible"])
  }
}

private final class VisibleScrollNode: ASScrollNode {
  @MainActor var log: [String] = []

  override func didEnterVisibleState() {
    super.didEnterVisibleState()
    log.append("visible")
  }

  override func didExitVisibleState() {
    super.didExitVisibleState()
    log.append("invisible")
  }
}
