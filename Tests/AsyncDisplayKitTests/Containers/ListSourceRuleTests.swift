import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rules of the sources of Texture's lists about loading, layouts and widths that its own tests do not reach.
@Suite("Rules of lists about loading, layouts and widths") @MainActor
struct ListSourceRuleTests {
  private let host = ContainerHost()

  // Source: `ASCollectionView.mm`, `-setCollectionViewLayout:`, the only one of UIKit's three methods that it
  // overrides.
  @Test(
    "replacing a layout with or without animation keeps the inspector, setting the property does not"
  )
  func inspectorOfReplacedLayout() {
    let source = GridSource(sections: 1, items: 5)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) {
      $0.dataSource = source
    }
    host.bind {
      let (first, inspector) = (node.scrollableDirections, ASCollectionViewLayoutInspector())
      node.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(node.scrollableDirections == first)
      node.layoutInspector = inspector
      node.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(node.layoutInspector === inspector)
      node.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(node.layoutInspector !== inspector)
      #expect(node.scrollableDirections == ASScrollDirectionVerticalDirections)
    }
    #expect(host.reports.all.count { $0.code == .inspectorDiscarded } == 1)
  }

  // Source: `ASDKViewController.mm`, `-traitCollectionDidChange:` and `-propagateNewTraitCollection:`.
  @Test("traits that change before the view is loaded load it")
  func traitsLoadTheView() {
    host.bind {
      let controller = ASDKViewController(node: ASDisplayNode())
      controller.traitCollectionDidChange(nil)
      #expect(controller.isViewLoaded && controller.node.isNodeLoaded)
      #expect(
        controller.node.primitiveTraitCollection().containerSize == controller.view.bounds.size)
    }
  }

  // Source: `ASCellNode.h`, `owningNode`, and `ASPagerNode.h`, `-nodeForPageAtIndex:`.
  @Test("a cell's owning node says its index path, and a pager's nodes are not optional values")
  func membersOfHeaders() throws {
    let source = GridSource(sections: 1, items: 3)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    let path = IndexPath(item: 2, section: 0)
    try host.bind {
      let cell = try #require(node.nodeForItem(at: path))
      #expect(cell.owningNode === node && cell.owningNode?.indexPath(for: cell) == path)
      #expect((cell.owningNode as? ASCollectionNode)?.isNodeLoaded == true)
      #expect(node.visibleElements.elementForItem(at: path)?.owningNode === node)
    }
  }

  private final class Columns: UICollectionViewLayout {}

  // Source: `ASCollectionView.mm`, `-dataController:supplementaryNodesOfKind:inSection:`.
  @Test(
    "a kind that the layout inspector does not count is reported, unless there is no data source")
  func uncountedKind() {
    let source = GridSource(sections: 1, items: 1)
    host.show(ASCollectionNode(collectionViewLayout: Columns())) {
      $0.registerSupplementaryNode(ofKind: "kind")
      $0.dataSource = source
    }
    #expect(!host.violations.isEmpty)
    #expect(host.violations.allSatisfy { $0 == .missingDataSourceMember })
  }

  // Source: `ASElementMap.mm`, `-numberOfItemsInSection:` and `-convertSection:fromMap:`.
  @Test(
    "a section that does not exist is reported where its items are counted")
  func missingSection() {
    let (items, rows) = (GridSource(sections: 1, items: 3), RowSource(sections: 1, rows: 3))
    let collection = host.show(ASCollectionNode.flow()) { $0.dataSource = items }
    let table = host.show(ASTableNode()) { $0.dataSource = rows }
    host.bind {
      #expect(host.violations.isEmpty)
      #expect(collection.numberOfItems(inSection: 5) == 0)
      #expect(table.numberOfRows(inSection: 5) == 0)
      #expect(host.violations == [.unknownIndexPath, .unknownIndexPath])
    }
  }

  private final class Pages: NSObject, ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { ASCellNode() }
  }

  // Source: `ASPagerNode.mm`, `-didLoad` and `-collectionNode:numberOfItemsInSection:`.
  @Test("a pager that is shown without a data source is reported, and shows pages once it has one")
  func pagerWithoutSource() {
    let pages = Pages()
    let pager = host.show(ASPagerNode()) { _ in }
    #expect(!host.violations.isEmpty)
    #expect(host.violations.allSatisfy { $0 == .missingDataSourceMember })
    let before = host.violations.count
    host.bind {
      #expect(pager.dataSource() == nil)
      pager.setDataSource(pages)
      pager.reloadData()
    }
    host.settle()
    #expect(pager.numberOfItems(inSection: 0) == 2)
    #expect(host.violations.count == before)
  }

  // Source: `ASTableView.mm` and `ASCollectionView.mm`, `-endUpdatesAnimated:completion:`.
  @Test("the end of a batch that was not begun is reported")
  func unbalancedEnd() {
    host.bind {
      let (table, collection) = (ASTableNode(), ASCollectionNode.flow())
      _ = (table.view, collection.view)
      table.view.endUpdates()
      collection.endUpdates(animated: false)
    }
    #expect(host.violations == [.unbalancedBatchEnd, .unbalancedBatchEnd])
  }

  // Source: `ASTableView.mm` and `ASCollectionView.mm`, `-dealloc`.
  @Test("the deallocation of a list in the middle of a batch is reported")
  func deallocationInBatch() {
    host.bind {
      let (table, collection) = (ASTableNode(), ASCollectionNode.flow())
      table.view.beginUpdates()
      table.view.beginUpdates()
      table.view.endUpdates()
      _ = collection.view
      collection.beginUpdates()
      collection.endUpdates(animated: false)
    }
    #expect(host.violations == [.batchWithoutEnd])
    host.bind {
      let collection = ASCollectionNode.flow()
      _ = collection.view
      collection.beginUpdates()
    }
    #expect(host.violations == [.batchWithoutEnd, .batchWithoutEnd])
  }
}
