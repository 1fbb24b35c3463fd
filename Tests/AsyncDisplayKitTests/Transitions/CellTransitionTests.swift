import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Layout transitions of cell nodes inside their containers.
///
/// Source: `ASCellNode.mm`, `-_layoutTransitionMeasurementDidFinish`; `ASCollectionView.mm` and
/// `ASTableView.mm`, `-nodeDidInvalidateSize:` and `-layoutSubviews`.
@Suite("Layout transitions of cells") @MainActor
struct CellTransitionTests {
  /// A cell that fills the width and has a height that tests change.
  final class GrowingCellNode: ASCellNode {
    let child = ASDisplayNode()
    var height: CGFloat = 40

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      // Wider than any container here, so that the range's maximum is the width.
      child.style.width = ASDimensionMake(400)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let insets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
      return ASInsetLayoutSpec(insets: insets, child: child)
    }
  }

  final class Source: NSObject, ASCollectionDataSource, ASTableDataSource {
    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      { GrowingCellNode() }
    }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      { GrowingCellNode() }
    }
  }

  private let host = ContainerHost(size: CGSize(width: 300, height: 600))
  private let source = Source()
  private let path = IndexPath(item: 0, section: 0)

  private func grow(_ cell: ASCellNode?, isAnimated: Bool, isAsync: Bool) throws {
    let cell = try #require(cell as? GrowingCellNode)
    cell.height = 90
    let range = ASSizeRangeMake(.zero, CGSize(width: 120, height: 1000))
    cell.transitionLayout(with: range, animated: isAnimated, shouldMeasureAsync: isAsync)
    host.settle()
    #expect(cell.frame.size.height == 90)
    #expect(cell.calculatedSize.height == 90)
  }

  @Test(
    "a collection measures a cell with its own range after a transition of the cell",
    arguments: [true, false], [true, false])
  func collection(isAnimated: Bool, isAsync: Bool) throws {
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    try host.bind {
      let cell = node.nodeForItem(at: path)
      try grow(cell, isAnimated: isAnimated, isAsync: isAsync)
      #expect(cell?.calculatedSize.width == 300)
      #expect(
        node.view.layoutAttributesForItem(at: path)?.size == CGSize(width: 300, height: 90))
      #expect(
        node.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 100)
    }
    #expect(host.violations.isEmpty)
  }

  @Test(
    "a table measures a row with its own range after a transition of the row",
    arguments: [true, false], [true, false])
  func table(isAnimated: Bool, isAsync: Bool) throws {
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    try host.bind {
      let cell = node.nodeForRow(at: path)
      try grow(cell, isAnimated: isAnimated, isAsync: isAsync)
      #expect(cell?.calculatedSize.width == 300)
      #expect(node.rectForRow(at: path).height == 90.5)
    }
    #expect(host.violations.isEmpty)
  }
}
