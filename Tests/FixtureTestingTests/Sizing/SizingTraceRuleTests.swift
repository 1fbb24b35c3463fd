import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// Which questions a trace tells of, beside ``SizingTraceTests``.
@Suite("Rules of sizing traces", .device(.iPhoneSE)) @MainActor
struct SizingTraceRuleTests {
  @Test("no member is listed after the member that answered")
  func answered() async throws {
    let grid = SizedGrid(delegate: RangeDelegate(width: 200, height: 80))
    let trace = try #require(try await grid.settledHost().sizingTrace(at: [0, 0]))
    #expect(
      trace.steps.filter { $0.asked == "RangeDelegate" }.map(\.answer)
        == [.range(ASSizeRangeMake(.zero, CGSize(width: 200, height: 80)))])
  }

  @Test("the insets of the content are reported with the viewport")
  func insets() async throws {
    let grid = SizedGrid()
    let host = FixtureHost(grid, in: grid.node)
    host.bind {
      grid.node.view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 0]))
    #expect(trace.source.hasSuffix("viewport 320 568 less content inset 1 2 3 4"), "\(trace)")
  }

  @Test("a row's trace has the delegate's answer, and the view's after it")
  func rowAnswer() async throws {
    let (table, delegate) = (NumberTable(rowCount: 1), RowRangeDelegate(height: 90))
    table.node.delegate = delegate
    let host = table.host()
    try await host.settle()
    let trace = try #require(host.sizingTrace(at: [0, 0]))
    let range = try #require(trace.range)
    #expect(trace.steps.prefix(2).map(\.answer) == [.range(range), .range(range)])
  }

  /// A list of one UIKit cell between a header and a footer, whose sizes the layout states.
  private final class EdgedGrid: NSObject, ASCollectionDataSourceInterop {
    let layout = UICollectionViewFlowLayout()
    let node: ASCollectionNode

    override init() {
      layout.itemSize = CGSize(width: 70, height: 60)
      layout.headerReferenceSize = CGSize(width: 320, height: 24)
      layout.footerReferenceSize = CGSize(width: 320, height: 36)
      node = ASCollectionNode(collectionViewLayout: layout)
      super.init()
      node.dataSource = self
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        node.registerSupplementaryNode(ofKind: kind)
      }
      node.onDidLoad { node in
        (node as? ASCollectionNode)?.view.register(
          UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      }
    }

    func settledHost() async throws -> FixtureHost<EdgedGrid> {
      let host = FixtureHost(self, in: node)
      try await host.settle()
      return host
    }

    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock? { nil }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
    ) -> ASCellNode? { nil }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> ASCellNode { NumberCellNode(0) }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    }
  }

  @Test("a UIKit cell has no range, and its trace has every member that was asked in vain")
  func plainCell() async throws {
    let trace = try #require(try await EdgedGrid().settledHost().sizingTrace(at: [0, 0]))
    #expect(trace.range == nil && trace.measuredSize == nil)
    #expect(trace.constraint == "the size from UICollectionViewFlowLayout.itemSize")
    #expect(
      trace.steps.dropLast().map(\.question) == [
        "collectionView(_:layout:sizeForItemAt:)", "collectionNode(_:constrainedSizeForItemAt:)",
        "itemSize",
      ])
    #expect(
      trace.steps.dropLast().map(\.answer)
        == [.missing, .missing, .size(CGSize(width: 70, height: 60))])
  }

  @Test(
    "headers and footers are asked for by their own members, and have sizes of their own",
    arguments: [
      (UICollectionView.elementKindSectionHeader, "header", 24),
      (UICollectionView.elementKindSectionFooter, "footer", 36),
    ] as [(String, String, CGFloat)])
  func edges(kind: String, name: String, height: CGFloat) async throws {
    let host = try await EdgedGrid().settledHost()
    let trace = try #require(host.sizingTrace(ofKind: kind, inSection: 0))
    #expect(trace.element == "\(name) 0.0")
    #expect(trace.source == "UICollectionViewFlowLayout.\(name)ReferenceSize")
    #expect(
      trace.steps.first?.question
        == "collectionView(_:constrainedSizeForSupplementaryNodeOfKind:at:)")
    #expect(
      trace.steps.contains {
        $0.question == "\(name)ReferenceSize"
          && $0.answer == .size(CGSize(width: 320, height: height))
      }, "\(trace)")
  }

  /// A delegate in UIKit's form that gives footers a size.
  private final class FooterDelegate: NSObject, ASCollectionDelegateFlowLayout,
    UICollectionViewDelegateFlowLayout
  {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 320, height: 12) }
  }

  @Test("a footer's size is reported by the delegate's member of UIKit's form")
  func referenceSize() async throws {
    let (grid, delegate) = (EdgedGrid(), FooterDelegate())
    grid.node.delegate = delegate
    let trace = try #require(
      try await grid.settledHost().sizingTrace(
        ofKind: UICollectionView.elementKindSectionFooter, inSection: 0))
    #expect(
      trace.source
        == "FooterDelegate.collectionView(_:layout:referenceSizeForFooterInSection:)")
  }
}
