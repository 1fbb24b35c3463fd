import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Hosted view controllers", .device(.iPhoneSE)) @MainActor
struct ControllerHostTests {
  @Test("the list of a node controller is the one that the host looks at")
  func nodeController() async throws {
    let grid = NumberGrid(sections: [4])
    let host = FixtureHost(controller: ASDKViewController<ASDisplayNode>(node: grid.node))
    try await host.settle()
    #expect(host.containerNode === grid.node)
    #expect(host.items.count == 4)
    host.tap([0, 1])
    #expect(grid.events.contains("didSelect 1"))
  }

  @Test(
    "a list that is pushed takes the place of the former one, or of none", arguments: [true, false])
  func pushedList(_ hasFormer: Bool) async throws {
    let (former, pushed) = (NumberGrid(sections: [4]), NumberGrid(sections: [60]))
    let root =
      hasFormer ? ASDKViewController<ASDisplayNode>(node: former.node) : UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let host = FixtureHost(controller: navigation)
    try await host.settle()
    #expect(host.containerNode === (hasFormer ? former.node : nil))
    let detail = ASDKViewController<ASDisplayNode>(node: pushed.node)
    host.bind { navigation.pushViewController(detail, animated: false) }
    try await host.settle()
    host.drag(by: CGPoint(x: 0, y: -100))
    #expect(host.containerNode === pushed.node)
    #expect(host.contentOffset.y > 0)
    host.bind { _ = navigation.popViewController(animated: false) }
    try await host.settle()
    #expect(host.containerNode === (hasFormer ? former.node : pushed.node))
  }

  @Test("a controller without a list has no items, and each step for lists is a violation")
  func noList() async throws {
    let host = FixtureHost(controller: UIViewController())
    try await host.settle()
    let violations = await expectViolation(.hostWithoutList) {
      host.scroll(to: CGPoint(x: 0, y: 10))
      host.scroll(toFraction: 0.5)
      host.scroll(to: [0, 0])
      host.drag(by: CGPoint(x: 0, y: -10))
      host.select([0, 0])
      host.deselect([0, 0])
    }
    #expect(violations.count == 6)
    #expect("\(host)" == "FixtureHost of UIViewController, window 320 568: no list")
    #expect(host.containerNode == nil)
    #expect(host.items.isEmpty)
    #expect(host.contentSize == .zero)
    #expect(host.tap([0, 0]) == nil)
    #expect(!host.apply(mutation: "none"))
  }
}

/// Hosts of view controllers whose lists have no nodes.
@Suite("Hosted UIKit lists", .device(.iPhoneSE)) @MainActor
struct HostedViewListTests {
  @Test("a host finds the rows, headers and cells of a table view, scrolls it and selects its rows")
  func tableView() async throws {
    let list = PlainNumberTable()
    let host = FixtureHost(controller: UINavigationController(rootViewController: list))
    try await host.settle()
    #expect(host.sectionCount == 2)
    #expect(host.itemCount(inSection: 1) == 30)
    #expect(host.visibleItems.first?.kind == .plain)
    #expect(host.visibleItems.first?.cell is UITableViewCell)
    #expect(host.frame(at: [0, 1]) == CGRect(x: 0, y: 68, width: 320, height: 40))
    #expect(host.supplementaries.map(\.frame.height) == [28, 28])
    host.scroll(to: [1, 0])
    #expect(host.contentOffset.y == list.tableView.contentOffset.y)
    #expect(host.visibleItems.contains { $0.indexPath == [1, 0] })
    #expect(!host.visibleItems.contains { $0.indexPath == [0, 0] })
    host.tap([1, 2])
    #expect(list.selected == [[1, 2]])
    host.select([1, 3])
    #expect(list.tableView.indexPathForSelectedRow == [1, 3])
    host.deselect([1, 3])
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(host.containerNode == nil)
  }

  @Test("a host finds the items of a collection view and describes them")
  func collectionView() async throws {
    let list = PlainNumberCollection()
    let host = FixtureHost(controller: list)
    try await host.settle()
    #expect(host.items.count == 40)
    #expect(host.contentSize == CGSize(width: 320, height: 1_000))
    #expect(
      "\(host)".hasPrefix(
        """
        FixtureHost of PlainNumberCollection, window 320 568: UICollectionView with 1 section, 24 of 40 items visible
          0.0 UICollectionViewCell at 0 0 160 50
        """))
    host.scroll(toFraction: 1)
    #expect(host.visibleItems.last?.indexPath == [0, 39])
    host.drag(by: CGPoint(x: 0, y: 500))
    #expect(host.contentOffset == .zero)
    host.tap([0, 3])
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test("the tree of a controller with a list without a node has the rows of the list")
  func tree() async throws {
    let host = FixtureHost(controller: PlainNumberTable())
    try await host.settle()
    #expect(
      host.tree.text.hasPrefix(
        """
        PlainNumberTable | frame 0 0 320 568
          UITableView | bounds 0 -20 320 568 | contentSize 320 2456
            section 0
              header 0.0 | frame 0 0 320 28
              item 0.0 | kind plain | frame 0 28 320 40 | cell UITableViewCell
              item 0.1 | kind plain | frame 0 68 320 40 | cell UITableViewCell

        """))
  }

  @Test("rows that a drag or an animation brings into view are displayed before its last call")
  func displayBeforeEnd() async throws {
    let list = PlainNumberTable()
    let host = FixtureHost(controller: list)
    try await host.settle()
    host.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: 1))
    let last = try #require(host.visibleItems.last?.indexPath)
    #expect(list.visibleAtEnd.last == last)
    host.bind {
      list.tableView.scrollToRow(at: [1, 29], at: .bottom, animated: true)
      list.tableView.finishAnimation()
    }
    #expect(list.visibleAtEnd.last == [1, 29])
  }

  @Test("a list with a node takes precedence over a table view before it")
  func nodeListFirst() async throws {
    let grid = NumberGrid(sections: [4])
    let controller = UIViewController()
    controller.view.addSubview(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))
    grid.node.frame = CGRect(x: 0, y: 100, width: 320, height: 400)
    controller.view.addSubnode(grid.node)
    let host = FixtureHost(controller: controller)
    try await host.settle()
    #expect(host.containerNode === grid.node)
  }
}

/// A table of two sections with headers.
private final class PlainNumberTable: UITableViewController {
  private(set) var selected: [IndexPath] = []
  private(set) var visibleAtEnd: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 40
    tableView.sectionHeaderHeight = 28
    tableView.sectionHeaderTopPadding = 0
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "Section \(section)"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { noteVisible() }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { noteVisible() }

  private func noteVisible() {
    visibleAtEnd = tableView.indexPathsForVisibleRows ?? []
  }
}

/// A collection of forty items in two columns.
private final class PlainNumberCollection: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
