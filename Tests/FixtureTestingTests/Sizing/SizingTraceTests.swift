import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Foundation
import Testing
import UIKit

@Suite("Sizing traces", .device(.iPhoneSE)) @MainActor
struct SizingTraceTests {
  @Test("a cell without a size from a delegate has the viewport's width, and the trace says so")
  func axisDefault() async throws {
    let trace = try #require(try await SizedGrid().settledHost().sizingTrace(at: [0, 1]))
    #expect(
      trace.range
        == ASSizeRange(min: .zero, max: CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    )
    #expect(trace.measuredSize == CGSize(width: 100, height: 50))
    #expect(
      trace.description == """
        item 0.1 | range 0 0 320 max | from the default of ASCollectionViewFlowLayoutInspector: \
        viewport 320 568 less content inset 0 0 0 0 | measured 100 50 | frame 110 0 100 50
          ASCollectionNode asks ASCollectionViewFlowLayoutInspector | for \
        collectionView(_:constrainedSizeForNodeAt:) | answer range 0 0 320 max
          ASCollectionViewFlowLayoutInspector asks ASCollectionView | for viewport 320 568 less \
        content inset 0 0 0 0 | answer range 0 0 320 max
          data controller asks NumberCellNode | for layoutThatFits(0 0 320 max) | answer size 100 50
          view asks UICollectionViewFlowLayout | for place | answer frame 110 0 100 50

        """)
  }

  @Test("the delegate's answer is reported with the members that were asked in vain before it")
  func delegates() async throws {
    let newer = SizedGrid(delegate: RangeDelegate(width: 200, height: 80))
    let newerTrace = try #require(try await newer.settledHost().sizingTrace(at: [0, 0]))
    #expect(
      newerTrace.constraint
        == "0 0 200 80 from RangeDelegate.collectionNode(_:constrainedSizeForItemAt:)")
    let older = SizedGrid(delegate: OlderRangeDelegate())
    let olderTrace = try #require(try await older.settledHost().sizingTrace(at: [0, 0]))
    #expect(
      olderTrace.source == "OlderRangeDelegate.collectionView(_:constrainedSizeForNodeAt:)")
    #expect(
      olderTrace.steps.filter { $0.asked == "OlderRangeDelegate" }.map(\.answer) == [
        .missing, .range(ASSizeRangeMake(.zero, CGSize(width: 140, height: 90))),
      ])
  }

  @Test("an answer without end counts as none, and the trace says that it was given")
  func unconstrained() async throws {
    let grid = SizedGrid(delegate: RangeDelegate(ASSizeRangeUnconstrained))
    let trace = try #require(try await grid.settledHost().sizingTrace(at: [0, 0]))
    #expect(trace.steps.map(\.answer).contains(.ignored(ASSizeRangeUnconstrained)))
    #expect(trace.range?.max.width == 320)
  }

  @Test("the flow layout's item size is reported as the layout's")
  func itemSize() async throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    let trace = try #require(
      try await SizedGrid(layout: layout).settledHost().sizingTrace(at: [0, 0]))
    #expect(trace.constraint == "90 60 90 60 from UICollectionViewFlowLayout.itemSize")
  }

  @Test("an inspector of the app is reported by its class")
  func inspector() async throws {
    let layout = UICollectionViewFlowLayout()
    let grid = SizedGrid(layout: layout)
    let inspector = HalfWidthInspector(flowLayout: layout)
    grid.node.layoutInspector = inspector
    let trace = try #require(try await grid.settledHost().sizingTrace(at: [0, 0]))
    #expect(
      trace.constraint
        == "0 0 160 300 from HalfWidthInspector.collectionView(_:constrainedSizeForNodeAt:)")
  }

  @Test("a cell that a layout delegate measures is reported with the range that it measured in")
  func layoutDelegate() async throws {
    let host = FixtureHost(GalleryDataSource())
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 0]))
    #expect(trace.source == "the layout delegate GalleryLayout")
    #expect(trace.range?.max.width == 145 && trace.measuredSize?.width == 145)
    #expect(trace.steps.first?.question == "calculateLayout(with:)")
    #expect(host.sizingAdvisories.isEmpty)
  }

  @Test("a header's range is reported by its delegate's member")
  func header() async throws {
    let grid = NumberGrid(sections: [3])
    grid.headerHeight = 30
    let host = grid.host()
    try await host.settle()
    let trace = try #require(
      host.sizingTrace(ofKind: UICollectionView.elementKindSectionHeader, inSection: 0))
    #expect(trace.element == "header 0.0")
    #expect(
      trace.constraint
        == "320 30 320 30 from NumberGrid.collectionNode(_:sizeRangeForHeaderInSection:)")
  }

  @Test("a row has the table's width")
  func row() async throws {
    let host = NumberTable(rowCount: 3).host()
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 2]))
    #expect(trace.constraint == "320 0 320 max from table width 320, any height")
    #expect(
      trace.steps.first?.description
        == "ASTableNode asks NumberTable for tableNode(_:constrainedSizeForRowAt:): missing")
  }

  @Test("a row's heights are reported by the delegate's member")
  func sizedRow() async throws {
    let table = NumberTable(rowCount: 3)
    let delegate = RowRangeDelegate(height: 90)
    table.node.delegate = delegate
    let host = table.host()
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 2]))
    #expect(
      trace.source
        == "table width 320, heights of RowRangeDelegate.tableNode(_:constrainedSizeForRowAt:)")
    #expect(trace.range?.max.height == 90)
  }

  @Test("a page's range is reported by the pager's page size")
  func page() async throws {
    let (pages, pager) = (PlantedPages(), ASPagerNode())
    pager.setDataSource(pages)
    let host = FixtureHost(pages, in: pager)
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 1]))
    #expect(trace.source == "the page size of ASPagerNode")
    #expect(trace.steps.map(\.question).contains("page size"))
  }

  @Test("a header without an answer of the delegate has the layout's reference size")
  func referenceSize() async throws {
    let host = HeadedGrid(headerHeight: 24).host()
    try await host.settle()
    let trace = try #require(
      host.sizingTrace(ofKind: UICollectionView.elementKindSectionHeader, inSection: 0))
    #expect(trace.source == "UICollectionViewFlowLayout.headerReferenceSize")
    #expect(
      trace.steps.contains {
        $0.question == "headerReferenceSize" && $0.answer == .size(CGSize(width: 320, height: 24))
      }, "\(trace)")
  }

  @Test("a rotation is in the trace: the constraint is the new one")
  func rotation() async throws {
    let host = try await SizedGrid().settledHost()
    host.rotate(to: .landscape)
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 0]))
    #expect(trace.range?.max.width == 568)
    #expect(trace.source.contains("viewport 568 320"))
  }

  @Test("places without an item have no trace")
  func absent() async throws {
    let host = try await SizedGrid().settledHost()
    #expect(host.sizingTrace(at: [0, 2]) == nil)
    #expect(host.sizingTrace(ofKind: "other", inSection: 0) == nil)
  }

  @Test("the sizing tree has the range of every node inside a cell")
  func tree() async throws {
    let host = try await SizedGrid().settledHost()
    let cell = try #require(host.sizingTree.children.first)
    let label = try #require(cell.children.last)
    #expect(label.name == "ASTextNode")
    #expect(label.properties.first == .init("range", "0 0 100 50"))
    #expect(FixtureTree(text: host.sizingTree.text) == host.sizingTree)
  }

  @Test("a differing frame in a snapshot is reported with the constraint behind it and its source")
  func difference() async throws {
    let expected = try await SizedGrid().settledHost().tree
    let grid = SizedGrid(delegate: RangeDelegate(width: 80, height: 40)) { WrappingCellNode() }
    let host = try await grid.settledHost()
    let differences = host.tree.differences(from: expected).map(\.description)
    #expect(
      differences.contains {
        $0.hasPrefix("ASCollectionNode > section 0 > item 0.0: frame is ")
          && $0.hasSuffix(
            "(measured in 0 0 80 40 from RangeDelegate.collectionNode(_:constrainedSizeForItemAt:))"
          )
      }, "\(differences)")
  }
}
