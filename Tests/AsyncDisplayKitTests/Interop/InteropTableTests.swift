import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("The interop table") @MainActor
struct InteropTableTests {
  @Test("the product has 576 rows, of which 102 are meaningful")
  func counts() {
    #expect(InteropRow.all.count == 576)
    #expect(InteropRow.all.filter { !$0.isLeftOut }.count == 102)
  }

  @Test(
    "which members are called, in which order, and what is shown",
    arguments: InteropRow.all.filter { !$0.isLeftOut })
  func row(_ row: InteropRow) {
    let host = ContainerHost()
    let source = source(for: row)
    host.retained.append(source)
    switch row.container {
    case .collection: checkCollection(row, source, host)
    case .pager: checkPager(row, source, host)
    case .table: checkTable(row, source, host)
    }
  }

  private func source(for row: InteropRow) -> RowDataSource {
    guard row.adoptsInterop else { return RowDataSource(row) }
    return row.asksForEveryCell ? EveryCellDataSource(row) : InteropDataSource(row)
  }

  private func register(_ view: UICollectionView) {
    let kind = UICollectionView.elementKindSectionHeader
    view.register(_ASCollectionViewCell.self, forCellWithReuseIdentifier: "Node")
    view.register(OrangeCell.self, forCellWithReuseIdentifier: "Plain")
    view.register(
      _ASCollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Node")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "Plain")
  }

  private func checkCollection(
    _ row: InteropRow, _ source: RowDataSource, _ host: ContainerHost
  ) {
    let rule = OwnRuleLayout(row)
    host.retained.append(rule)
    let node = host.bind { () -> ASCollectionNode in
      switch row.layout {
      case .flow:
        let flow = UICollectionViewFlowLayout()
        if row.element == .supplementary {
          flow.headerReferenceSize = CGSize(width: 30, height: 30)
        }
        return ASCollectionNode(collectionViewLayout: flow)
      case .customWithInspector: return ASCollectionNode(collectionViewLayout: rule)
      case .asynchronous:
        return ASCollectionNode(layoutDelegate: OwnRuleDelegate(), layoutFacilitator: nil)
      }
    }
    host.bind {
      node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      if row.layout != .flow { node.layoutInspector = rule }
      node.dataSource = source
      node.delegate = source
      register(node.view)
    }
    host.show(node)
    host.settle()
    host.bind { checkShown(row, node) }
    #expect(source.calls.filter { $0 != "size" && $0 != "range" } == expectedCalls(row))
    #expect(source.count(of: "range") == row.rangeQuestionCount)
    #expect(source.count(of: "size") == row.sizeQuestionCount)
    #expect(host.violations == expectedViolations(row))
  }

  /// The questions for nodes and cells in order: forms until one answers, then the cell.
  private func expectedCalls(_ row: InteropRow) -> [String] {
    var calls = ["block"]
    if row.answer != .block { calls.append("node") }
    if row.asksForCell { calls.append("cell") }
    return calls
  }

  private func expectedViolations(_ row: InteropRow) -> [RuntimeViolation.Code] {
    if row.isMissing { return [.missingNode] }
    let isForeign = row.hasNode && row.asksForEveryCell && !row.usesRightCellClass
    return isForeign && row.element == .item ? [.foreignCellForNode] : []
  }

  private func checkShown(_ row: InteropRow, _ node: ASCollectionNode) {
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let element =
      row.element == .item
      ? node.visibleElements.elementForItem(at: path)
      : node.visibleElements.supplementaryElement(ofKind: kind, at: path)
    #expect(element?.isPlain == row.isPlain)
    let view: UIView? =
      row.element == .item
      ? node.cellForItem(at: path) : node.view.supplementaryView(forElementKind: kind, at: path)
    let shown = (view as? _ASCollectionViewCell)?.node ?? (view as? _ASCollectionReusableView)?.node
    let showsNode = row.hasNode && row.usesRightCellClass
    #expect((shown is FixedCellNode) == showsNode)
    // Source: `ASCollectionView.mm`, `-visibleNodes`, which leaves out no wrapper.
    let visible = node.visibleNodes.map(\.shouldUseUIKitCell)
    #expect(visible == (row.element == .supplementary ? [] : [row.isPlain]))
    checkFrame(row, view)
  }

  /// A node gives its own size in a flow layout, a UIKit cell its delegate's; other layouts decide.
  private func checkFrame(_ row: InteropRow, _ view: UIView?) {
    guard row.layout == .flow else {
      #expect(view?.frame.size == CGSize(width: 80, height: 80))
      return
    }
    guard row.element == .item, !row.isMissing else { return }
    #expect(
      view?.frame.size
        == (row.isPlain
          ? CGSize(width: 70, height: 70) : CGSize(width: 50, height: 40)))
  }

  private func checkPager(_ row: InteropRow, _ source: RowDataSource, _ host: ContainerHost) {
    let node = host.show(ASPagerNode()) { node in
      node.setDataSource(source)
      node.setDelegate(source)
      register(node.view)
    }
    host.bind {
      let path = IndexPath(item: 0, section: 0)
      let cell = node.cellForItem(at: path)
      #expect(node.visibleElements.elementForItem(at: path)?.isPlain == row.isPlain)
      #expect(
        ((cell as? _ASCollectionViewCell)?.node is FixedCellNode)
          == (row.hasNode && row.usesRightCellClass))
    }
    #expect(source.calls.filter { $0 != "size" } == expectedPagerCalls(row))
    #expect(source.count(of: "size") == row.sizeQuestionCount)
    #expect(host.violations == expectedViolations(row))
  }

  /// A pager with blocks is never asked for nodes, and gives every page the range itself.
  private func expectedPagerCalls(_ row: InteropRow) -> [String] {
    row.asksForCell ? ["block", "cell"] : ["block"]
  }

  private func checkTable(_ row: InteropRow, _ source: RowDataSource, _ host: ContainerHost) {
    let node = host.show(ASTableNode()) { node in
      node.dataSource = source
      node.delegate = source
    }
    #expect(source.calls == ["block"])
    #expect(host.violations == (row.hasNode ? [] : [.missingTableNode]))
    host.bind {
      let cell = node.cellForRow(at: IndexPath(row: 0, section: 0)) as? TableNodeCell
      #expect((cell?.node is FixedCellNode) == row.hasNode)
    }
  }
}
