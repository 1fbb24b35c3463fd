import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Facts of Texture's tests and rules of its sources about events, gates and hit testing.
@Suite("Events and gates of containers") @MainActor
struct ContainerEventTests {
  @Test("in an inverted grid a point of item 0's cell hits its view, at the bottom")
  func invertedHitTest() throws {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 40)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.inverted = true
      node.dataSource = source
    }
    try host.bind {
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      let view = cell.view
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let point = view.convert(center, to: host.window)
      #expect(point == CGPoint(x: 50, y: 617))
      #expect(host.window.hitTest(point, with: nil) === view)
      #expect(host.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view)
    }
  }

  @Test("a registered kind is among those that are asked for")
  func registeredKinds() {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 1)
    let node = host.bind { ASCollectionNode.flow() }
    host.bind {
      node.registerSupplementaryNode(ofKind: "badge")
      node.dataSource = source
      #expect(node.view.supplementaryKinds(inSections: [0]) == ["badge"])
    }
  }

  @Test("headers are notified when they show and when they no longer do, with all bits in sight")
  func supplementaryDisplay() {
    let host = ContainerHost(size: CGSize(width: 300, height: 300))
    let listener = HeaderListener()
    let node = host.bind { () -> ASCollectionNode in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      return ASCollectionNode(collectionViewLayout: layout)
    }
    host.bind {
      node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      node.dataSource = listener
      node.delegate = listener
    }
    host.show(node)
    host.settle()
    #expect(listener.events == ["will 0", "will 1"])
    host.bind {
      let header = node.view.supplementaryNode(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.interfaceState == .inHierarchy)
      #expect(header?.layoutAttributes != nil)
      node.contentOffset.y = 600
      host.settle()
      #expect(header?.isVisible == false)
      // Texture clears the attributes of a cell, of a header only when its view is reused.
      #expect(header?.layoutAttributes != nil)
    }
    #expect(listener.events.contains("end 0") && listener.events.contains("end 1"))
  }

  @Test(
    "a data source without the necessary members gets a report that names them",
    arguments: [true, false])
  func necessaryMembers(hasCount: Bool) {
    let host = ContainerHost()
    let bare = BareSource(hasCount ? 1 : nil)
    host.show(ASCollectionNode.flow()) { $0.dataSource = bare }
    let code: RuntimeViolation.Code = hasCount ? .missingNode : .missingDataSourceMember
    let report = host.reports.all.first
    #expect(report?.code == code)
    #expect(report?.subject == "BareSource")
  }

  @Test(
    "one node of a subtree that does not allow animation makes a change of size unanimated",
    arguments: [true, false])
  func sizeChange(isAnimated: Bool) throws {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 3)
    let displays = DisplayCounter()
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = displays
      // An animated change is a reload in this mode, after which the cells display anew.
      node.cellLayoutMode = .alwaysReloadData
    }
    #expect(displays.count == 3)
    try host.bind {
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      let child = ASDisplayNode()
      child.shouldAnimateSizeChanges = isAnimated
      cell.addSubnode(child)
      cell.style.preferredSize = CGSize(width: 120, height: 120)
      cell.setNeedsLayout()
      host.settle()
      #expect(displays.count == (isAnimated ? 6 : 3))
      #expect(
        node.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width == 120)
    }
  }
}

@MainActor
private final class DisplayCounter: NSObject, ASCollectionDelegate {
  private(set) var count = 0

  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
    count += 1
  }
}

/// The gates and events of a table's rows.
@Suite("Gates of tables") @MainActor
struct TableGateTests {
  private func show(
    _ delegate: TableGates, rows count: Int = 10
  ) -> (ContainerHost, ASTableNode, RowSource) {
    let host = ContainerHost()
    let rows = RowSource(sections: 1, rows: count)
    host.retained += [rows, delegate]
    let node = host.show(ASTableNode()) { node in
      node.dataSource = rows
      node.delegate = delegate
    }
    return (host, node, rows)
  }

  private func touch(_ row: Int, of node: ASTableNode) {
    let point = CGPoint(x: 10, y: 40.5 * CGFloat(row) + 20)
    node.view.beginTouch(at: point)
    node.view.endTouch(at: point)
  }

  @Test("a touch asks to highlight, tells, takes the highlight away, asks to select, and tells")
  func touch() {
    let gates = TableGates()
    let (host, node, _) = show(gates)
    host.bind { touch(2, of: node) }
    #expect(
      gates.calls == [
        "should highlight 2", "did highlight 2", "did unhighlight 2", "will select 2",
        "did select 2",
      ])
    host.bind { #expect(node.nodeForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true) }
    host.bind { touch(3, of: node) }
    #expect(gates.calls.contains("will deselect 2") && gates.calls.contains("did deselect 2"))
  }

  @Test("a row that must not highlight receives no further call")
  func noHighlight() {
    let gates = TableGates()
    gates.unhighlightable = 2
    let (host, node, _) = show(gates)
    host.bind { touch(2, of: node) }
    #expect(gates.calls == ["should highlight 2"])
  }

  @Test("nil vetoes a selection, another path selects that row", arguments: [nil, 5])
  func willSelect(answer: Int?) {
    let gates = TableGates()
    gates.selection = [2: answer]
    let (host, node, _) = show(gates)
    host.bind {
      touch(2, of: node)
      #expect(node.indexPathsForSelectedRows?.map(\.row) ?? [] == (answer.map { [$0] } ?? []))
    }
    #expect(gates.calls.contains("did select 5") == (answer == 5))
    #expect(!gates.calls.contains("did select 2"))
  }

  @Test("rows are named as in the newest data, also before an insert shows")
  func newestPaths() {
    let gates = TableGates()
    let (host, node, rows) = show(gates, rows: 30)
    host.bind {
      rows.sections[0] += 20
      node.insertRows(at: (0..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
      #expect(node.isProcessingUpdates)
      gates.forgetCalls()
      touch(2, of: node)
    }
    #expect(gates.calls.contains("did select 22"))
  }

  @Test("the end of a highlight is reported only to delegates that are notified of its beginning")
  func unhighlightAlone() {
    let host = ContainerHost()
    let rows = RowSource(sections: 1, rows: 10)
    let delegate = UnhighlightOnly()
    let node = host.show(ASTableNode()) { node in
      node.dataSource = rows
      node.delegate = delegate
    }
    host.bind { touch(1, of: node) }
    #expect(delegate.calls == 0)
  }

  @Test("tint, background and accessory of a cell node arrive at its table cell")
  func cellProperties() throws {
    let gates = TableGates()
    let (host, node, _) = show(gates)
    try host.bind {
      let path = IndexPath(row: 0, section: 0)
      let cellNode = try #require(node.nodeForRow(at: path))
      cellNode.tintColor = .orange
      cellNode.backgroundColor = .yellow
      cellNode.accessoryType = .checkmark
      let cell = try #require(node.cellForRow(at: path))
      // Source: `ASTableView.mm`, `-setElement:` of `_ASTableViewCell`: only a cell that is made again has them.
      #expect(cell.accessoryType == UITableViewCell.AccessoryType.none)
      (cell as? TableNodeCell)?.adoptProperties()
      #expect(cell.accessoryType == .checkmark)
      #expect(cell.tintColor == .orange)
      #expect(cell.backgroundColor == .yellow)
    }
  }

  @Test("rows are reported as they show, and as they no longer do")
  func display() {
    let gates = TableGates()
    let (host, node, _) = show(gates, rows: 60)
    #expect(gates.displayed == Array(0..<17))
    host.bind {
      node.contentOffset.y = 40.5 * 30
      host.settle()
    }
    #expect(gates.ended.sorted() == Array(0..<17))
    #expect(Array(gates.displayed.dropFirst(17)) == Array(30..<47))
  }
}

@MainActor
private final class TableGates: NSObject, ASTableDelegate {
  var unhighlightable: Int?
  var selection: [Int: Int?] = [:]
  private(set) var calls: [String] = []
  private(set) var displayed: [Int] = []
  private(set) var ended: [Int] = []

  func forgetCalls() { calls = [] }

  func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {
    displayed.append(node.indexPath?.row ?? -1)
  }

  func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
    ended.append(node.indexPath?.row ?? -1)
  }

  func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("should highlight \(indexPath.row)")
    return indexPath.row != unhighlightable
  }

  func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath) {
    calls.append("did highlight \(indexPath.row)")
  }

  func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("did unhighlight \(indexPath.row)")
  }

  func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will select \(indexPath.row)")
    guard let answer = selection[indexPath.row] else { return indexPath }
    return answer.map { IndexPath(row: $0, section: 0) }
  }

  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    calls.append("did select \(indexPath.row)")
  }

  func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) {
    calls.append("did deselect \(indexPath.row)")
  }
}

/// A delegate that is notified of the end of highlights alone.
@MainActor
private final class UnhighlightOnly: NSObject, ASTableDelegate {
  private(set) var calls = 0

  func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath) { calls += 1 }
}

/// A data source that writes down which headers show.
@MainActor
private final class HeaderListener: NSObject, ASCollectionDataSource,
  ASCollectionDelegateFlowLayout
{
  private(set) var events: [String] = []
  private var sections: [ObjectIdentifier: Int] = [:]

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { 6 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { FixedCellNode(size: CGSize(width: 300, height: 180)) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    let node = FixedCellNode(size: CGSize(width: 300, height: 20))
    sections[ObjectIdentifier(node)] = indexPath.section
    return node
  }

  private func section(of node: ASCellNode) -> Int { sections[ObjectIdentifier(node)] ?? -1 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) { events.append("will \(section(of: node))") }

  func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode
  ) { events.append("end \(section(of: node))") }
}

/// A data source that has a count or nothing at all.
@MainActor
private final class BareSource: ASCollectionDataSource {
  private let count: Int?

  init(_ count: Int?) {
    self.count = count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    guard let count else {
      collectionNode.optionalMembers.markUnimplemented()
      return 0
    }
    return count
  }
}
