// Without `@testable`, as an app sees the module: what is not open cannot be overridden here.
import AsyncDisplayKit
import Testing
import UIKit

/// Source: `ASTableNode.h`, `ASCollectionNode.h`, `ASPagerNode.h` and `ASCellNode.h`: a subclass overrides
/// each member.
@Suite("Members of lists and cells that apps override")
@MainActor
struct OverriddenListMemberTests {
  private final class Table: ASTableNode {
    var log: [String] = []
    override var numberOfSections: Int { 7 }
    override func numberOfRows(inSection section: Int) -> Int { 5 }
    override func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { nil }
    override var visibleNodes: [ASCellNode] { [ASCellNode()] }
    override var leadingScreensForBatching: CGFloat {
      get { 4 }
      set { log.append("screens") }
    }
    override func waitUntilAllUpdatesAreProcessed() { log.append("wait") }
    override func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
      log.append("finish")
      super.onDidFinishProcessingUpdates(didFinishProcessingUpdates)
    }
    override func updateCurrentRange(with rangeMode: ASLayoutRangeMode) { log.append("mode") }
  }

  @Test("a table's questions, waits and range modes go through the subclass")
  func tables() {
    let node = Table(style: .plain)
    var isFinished = false
    (node as ASTableNode).leadingScreensForBatching = 1
    (node as ASTableNode).waitUntilAllUpdatesAreProcessed()
    (node as ASTableNode).onDidFinishProcessingUpdates { isFinished = true }
    (node as any ASRangeControllerUpdateRangeProtocol).updateCurrentRange(with: .full)
    #expect(node.log == ["screens", "wait", "finish", "mode"] && isFinished)
    let table: ASTableNode = node
    #expect(table.numberOfSections == 7 && table.numberOfRows(inSection: 0) == 5)
    #expect(table.visibleNodes.count == 1 && table.leadingScreensForBatching == 4)
    #expect(table.nodeForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  private class Collection: ASCollectionNode {
    var log: [String] = []
    override var numberOfSections: Int { 3 }
    override func beginUpdates() { log.append("begin") }
    override func registerSupplementaryNode(ofKind elementKind: String) { log.append(elementKind) }
    override var isPagingEnabled: Bool { didSet { log.append("paging") } }
    override var cellLayoutMode: ASCellLayoutMode { didSet { log.append("mode") } }
  }

  @Test("a collection's edits and settings go through the subclass")
  func collections() {
    let node = Collection(collectionViewLayout: UICollectionViewFlowLayout())
    let collection: ASCollectionNode = node
    collection.beginUpdates()
    collection.registerSupplementaryNode(ofKind: "kind")
    collection.isPagingEnabled = true
    collection.usesSynchronousDataLoading = true
    #expect(node.log == ["begin", "kind", "paging", "mode"])
    #expect(collection.numberOfSections == 3 && collection.isPagingEnabled)
  }

  private final class Pages: ASPagerNode {
    override func indexOfPage(with node: ASCellNode) -> Int { 9 }
    override var allowsAutomaticInsetsAdjustment: Bool {
      get { true }
      set {}
    }
  }

  @Test("a pager's questions go through the subclass")
  func pagers() {
    let pager: ASPagerNode = Pages()
    #expect(pager.indexOfPage(with: ASCellNode()) == 9 && pager.allowsAutomaticInsetsAdjustment)
  }

  private final class PlainRow: ASCellNode {
    override var selectionStyle: UITableViewCell.SelectionStyle {
      get { .none }
      set {}
    }
    override var accessoryType: UITableViewCell.AccessoryType {
      get { .checkmark }
      set {}
    }
    override var separatorInset: UIEdgeInsets {
      get { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) }
      set {}
    }
    override var neverShowPlaceholders: Bool {
      get { true }
      set {}
    }
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      CGSize(width: constrainedSize.width, height: 44)
    }
  }

  private final class Rows: NSObject, ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { PlainRow() } }
  }

  // Source: `ASTableView.mm`, `-setElement:` of `_ASTableViewCell`.
  @Test("a table's cell has the properties that the subclass of its node answers")
  func cells() {
    let rows = Rows()
    let node = ASTableNode(style: .plain)
    node.dataSource = rows
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    node.frame = window.bounds
    window.addSubview(node.view)
    window.layoutIfNeeded()
    node.waitUntilAllUpdatesAreProcessed()
    window.layoutIfNeeded()
    let cell = node.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.selectionStyle == UITableViewCell.SelectionStyle.none)
    #expect(cell?.accessoryType == .checkmark && cell?.separatorInset.left == 30)
    #expect((node.nodeForRow(at: IndexPath(row: 0, section: 0)))?.neverShowPlaceholders == true)
  }
}
