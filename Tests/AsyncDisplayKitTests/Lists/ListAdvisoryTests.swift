import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// What Texture does with a list and a test would predict wrongly, each with one advisory.
@Suite("Advisories of lists") @MainActor
struct ListAdvisoryTests {
  private let host = ContainerHost()
  private let header = UICollectionView.elementKindSectionHeader
  private let first = IndexPath(item: 0, section: 0)

  private func codes() -> [RuntimeViolation.Code] { host.reports.all.map(\.code) }

  private func show(
    _ source: some ASCollectionDataSource & ASCollectionDelegate,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    prepare: (ASCollectionNode) -> Void = { _ in }
  ) -> ASCollectionNode {
    host.retained.append(source)
    return host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.dataSource = source
      node.delegate = source
      prepare(node)
    }
  }

  private func showRows(
    _ source: some ASTableDataSource & ASTableDelegate, prepare: (ASTableNode) -> Void = { _ in }
  ) -> ASTableNode {
    host.retained.append(source)
    return host.show(ASTableNode()) { node in
      node.dataSource = source
      node.delegate = source
      prepare(node)
    }
  }

  // Threads: TextureGroup/Texture, issues 602, 2125 and 523.
  @Test(
    "a header whose size becomes zero stays until all data is reloaded",
    arguments: HeaderEdit.allCases)
  func header(edit: HeaderEdit) {
    let items = Items(3)
    items.headerHeight = 40
    let node = show(items) { $0.registerSupplementaryNode(ofKind: header) }
    items.headerHeight = 0
    host.bind { edit.perform(on: node, items) }
    host.settle()
    host.bind {
      let shown = node.view.layoutAttributesForSupplementaryElement(ofKind: header, at: first)
      #expect((shown?.frame.height ?? 0 > 0) == (edit != .reloadData))
    }
    #expect(codes() == (edit == .reloadData ? [] : [.supplementaryStays]))
  }

  // Threads: TextureGroup/Texture, issues 1932, 374 and 1043.
  @Test(
    "a node that is selected before its cell shows it loses the selection",
    arguments: [false, true])
  func selection(inTable: Bool) {
    let items = Items(3)
    items.configure = { $0.isSelected = true }
    if inTable { _ = showRows(items) } else { _ = show(items) }
    #expect(codes() == Array(repeating: .selectionBeforeDisplay, count: 3))
    #expect(items.nodes.allSatisfy { !$0.isSelected })
  }

  @Test("a node that leaves the screen selected and returns is no advisory")
  func selectionOutOfSight() {
    let items = Items(40)
    let node = showRows(items)
    host.bind { node.selectRow(at: first, animated: false, scrollPosition: .none) }
    host.bind { node.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false) }
    host.settle()
    host.bind { node.deselectRow(at: first, animated: false) }
    host.bind { node.view.setContentOffset(.zero, animated: false) }
    host.settle()
    #expect(!codes().contains(.selectionBeforeDisplay))
  }

  // Thread: TextureGroup/Texture, issue 547.
  @Test("a tap on a page selects nothing")
  func pagerSelection() {
    let pages = Items(3)
    host.retained.append(pages)
    let node = host.show(ASPagerNode()) { node in
      node.setDataSource(pages)
      node.setDelegate(pages)
    }
    host.tap(node.view)
    host.tap(node.view)
    #expect(codes() == [.pagerSelectsNothing])
    #expect(pages.selected.isEmpty)
    host.bind { node.allowsSelection = true }
    host.tap(node.view)
    #expect(pages.selected == [first])
    #expect(codes().count == 1)
  }

  // Threads: TextureGroup/Texture, issues 23, 1439 and 2080.
  @Test(
    "an edit outside of a batch is animated, so that the offset is not adjusted",
    arguments: [true, false])
  func adjustedOffset(isAnimated: Bool) {
    let items = Items(40)
    let node = showRows(items) { $0.automaticallyAdjustsContentOffset = true }
    host.bind { node.view.setContentOffset(CGPoint(x: 0, y: 330), animated: false) }
    host.settle()
    items.count = 45
    let paths = (0..<5).map { IndexPath(row: $0, section: 0) }
    host.bind {
      if isAnimated {
        node.insertRows(at: paths, with: .none)
      } else {
        node.performBatch(animated: false, updates: { node.insertRows(at: paths, with: .none) })
      }
    }
    host.settle()
    #expect((node.contentOffset.y == 330) == isAnimated)
    #expect(codes() == (isAnimated ? [.contentOffsetNotAdjusted] : []))
  }

  // Thread: TextureGroup/Texture, issue 1301.
  @Test(
    "a network image in a node that is the header view of a table is never loaded",
    arguments: [true, false])
  func headerImage(isHeader: Bool) {
    let image = host.bind { ASNetworkImageNode() }
    host.bind { image.url = URL(string: "https://example.com/a.png") }
    image.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let box = ASDisplayNode()
    box.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    box.addSubnode(image)
    _ = showRows(Items(1)) { node in
      if isHeader {
        node.view.tableHeaderView = box.view
      } else {
        let plain = UIView(frame: box.frame)
        plain.addSubnode(box)
        node.view.tableFooterView = plain
      }
    }
    #expect(codes().contains(.imageInTableHeader) == isHeader)
  }

  // Thread: TextureGroup/Texture, issue 506.
  @Test("an item size that a layout sets in prepare() reaches no node", arguments: [true, false])
  func itemSize(afterSuper: Bool) {
    let layout = PreparedLayout()
    layout.setsAfterwards = afterSuper
    let items = Items(4)
    _ = show(items, layout: layout)
    host.settle()
    #expect(codes() == [.itemSizeAfterMeasuring])
  }

  @Test("an item size that was set before the data is loaded is no advisory")
  func earlyItemSize() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    _ = show(Items(4), layout: layout)
    #expect(codes().isEmpty)
  }

  // Thread: TextureGroup/Texture, issue 890.
  @Test("a size range with a minimum above its maximum is reported once", arguments: [true, false])
  func invertedRange(inTable: Bool) {
    let items = Items(20)
    items.range = ASSizeRange(
      min: CGSize(width: 180, height: 90), max: CGSize(width: 100, height: 20))
    if inTable { _ = showRows(items) } else { _ = show(items) }
    #expect(codes() == [.invertedSizeRange])
    #expect(host.reports.all.first?.subject == "Items")
    #expect(host.reports.all.first?.message.contains("a minimum above its maximum") == true)
  }

  @Test("a size range with a value that is not a number says so", arguments: [true, false])
  func rangeWithoutNumber(inTable: Bool) {
    let items = Items(1)
    items.range = ASSizeRange(min: .zero, max: CGSize(width: CGFloat.nan, height: CGFloat.nan))
    if inTable { _ = showRows(items) } else { _ = show(items) }
    let report = host.reports.all.first { $0.code == .invertedSizeRange }
    #expect(report?.message.contains("a value that is not a number") == true)
  }

  // Threads: TextureGroup/Texture, issues 106 and 1316.
  @Test("a moved item gets a new node and loses its selection", arguments: [true, false])
  func move(inTable: Bool) {
    let items = Items(5)
    let last = IndexPath(item: 4, section: 0)
    if inTable {
      let node = showRows(items)
      host.bind {
        node.selectRow(at: first, animated: false, scrollPosition: .none)
        node.moveRow(at: first, to: last)
        node.moveRow(at: first, to: last)
      }
      host.settle()
      #expect(node.indexPathForSelectedRow == nil)
    } else {
      let node = show(items)
      let moved = host.bind { node.nodeForItem(at: first) }
      host.bind {
        node.selectItem(at: first, animated: false, scrollPosition: [])
        node.moveItem(at: first, to: last)
      }
      host.settle()
      host.bind {
        #expect(node.nodeForItem(at: last) !== moved)
        #expect(node.indexPathsForSelectedItems?.isEmpty != false)
      }
    }
    #expect(codes() == [.moveMakesNewNode])
  }

  // Thread: TextureGroup/Texture, issue 1784.
  @Test(
    "a data source that dequeues every cell gets no display calls for nodes",
    arguments: [true, false])
  func interop(dequeuesAll: Bool) {
    let items: Items = dequeuesAll ? EveryCellItems(3) : InteropItems(3)
    host.bind {
      host.retained.append(items)
      let node = ASCollectionNode.flow()
      node.view.register(_ASCollectionViewCell.self, forCellWithReuseIdentifier: "node")
      node.dataSource = items
      node.delegate = items
      host.show(node)
    }
    host.settle()
    #expect(codes() == (dequeuesAll ? [.interopDisplayOfNode] : []))
  }

  // Threads: TextureGroup/Texture, issues 128, 202 and 307.
  @Test(
    "a view controller in a first page that was made, or loaded, before the window appears without calls",
    arguments: [true, false])
  func controllers(isMadeBefore: Bool) {
    let pages = Items(4)
    let log = AppearanceLog()
    pages.makeNode = { index in
      ASCellNode(viewControllerBlock: { LoggedController(index, log) }, didLoad: nil)
    }
    let node = host.bind { () -> ASPagerNode in
      let node = ASPagerNode()
      node.setDataSource(pages)
      let controller = ASDKViewController(node: node)
      if isMadeBefore {
        controller.view.frame = host.window.bounds
        controller.view.layoutIfNeeded()
        node.waitUntilAllUpdatesAreProcessed()
        controller.view.layoutIfNeeded()
      }
      host.window.rootViewController = UINavigationController(rootViewController: controller)
      return node
    }
    host.retained.append(pages)
    host.settle()
    #expect(log.calls.filter { $0.hasPrefix("0") } == ["0 load"])
    for page in [1, 0] {
      host.bind {
        node.scrollToPage(at: page, animated: true)
        host.scheduler.advance(by: 1)
      }
      host.settle()
    }
    let calls = ["1 load", "1 will", "1 did", "0 will", "0 did"]
    #expect(log.calls.filter { calls.contains($0) } == calls)
    #expect(codes().filter { $0 == .controllerWithoutParent }.count == 1)
  }

  // Thread: TextureGroup/Texture, issue 1567.
  @Test("a custom layout without an inspector has no directions")
  func customLayout() {
    let layout = ColumnOfItems()
    _ = show(Items(20), layout: layout)
    #expect(codes() == [.layoutWithoutDirections])
    #expect(host.reports.all.first?.subject == "ColumnOfItems")
  }
}

/// An edit or question after a header's size became zero.
enum HeaderEdit: CaseIterable {
  case insertItem, reloadItem, deleteItem, reloadSection, relayoutItems, reloadData

  @MainActor func perform(on node: ASCollectionNode, _ items: Items) {
    switch self {
    case .insertItem:
      items.count += 1
      node.insertItems(at: [IndexPath(item: 0, section: 0)])
    case .reloadItem: node.reloadItems(at: [IndexPath(item: 0, section: 0)])
    case .deleteItem:
      items.count -= 1
      node.deleteItems(at: [IndexPath(item: 0, section: 0)])
    case .reloadSection: node.reloadSections([0])
    case .relayoutItems: node.relayoutItems()
    case .reloadData: node.reloadData()
    }
  }
}

/// A section of items for any list.
@MainActor
class Items: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout, ASTableDataSource,
  ASTableDelegate, ASPagerDataSource, ASPagerDelegate
{
  var count: Int
  var headerHeight: CGFloat = 0
  var configure: (ASCellNode) -> Void = { _ in }
  var makeNode: (Int) -> ASCellNode = { _ in FixedCellNode(size: CGSize(width: 100, height: 50)) }
  var range: ASSizeRange?
  private(set) var nodes: [ASCellNode] = []
  private(set) var selected: [IndexPath] = []

  init(_ count: Int) {
    self.count = count
  }

  fileprivate func made(_ index: Int) -> ASCellNode {
    let node = makeNode(index)
    configure(node)
    nodes.append(node)
    return node
  }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { made(indexPath.item) }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { ASCellNode() }
  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 0, height: headerHeight)) }
  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { range ?? collectionNode.notImplemented(returning: ASSizeRangeZero) }
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { count }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    made(indexPath.row)
  }
  func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { range ?? tableNode.notImplemented(returning: ASSizeRangeZero) }
  func numberOfPages(in pagerNode: ASPagerNode) -> Int { count }
  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { made(index) }
}

private class InteropItems: Items, ASCollectionDataSourceInterop, ASCollectionDelegateInterop {
  class var dequeuesCellsForNodeBackedItems: Bool { false }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "node", for: indexPath)
  }
}

private final class EveryCellItems: InteropItems {
  override class var dequeuesCellsForNodeBackedItems: Bool { true }
}

private final class PreparedLayout: UICollectionViewFlowLayout {
  var setsAfterwards = false

  override func prepare() {
    if setsAfterwards { super.prepare() }
    itemSize = CGSize(width: 90, height: 44)
    if !setsAfterwards { super.prepare() }
  }
}

private final class ColumnOfItems: UICollectionViewLayout {
  private var count: Int {
    guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
    return view.numberOfItems(inSection: 0)
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 300 * count) }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 300 * path.item, width: 320, height: 300)
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

private final class AppearanceLog {
  var calls: [String] = []
}

private final class LoggedController: UIViewController {
  private let number: Int
  private let log: AppearanceLog

  init(_ number: Int, _ log: AppearanceLog) {
    self.number = number
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.calls.append("\(number) load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.calls.append("\(number) will")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.calls.append("\(number) did")
  }
}
