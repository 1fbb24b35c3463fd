import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Members that a pager does not provide itself.
///
/// Source: `ASDelegateProxy.mm`, `-interceptsSelector:` of the proxies of
/// pagers and collections.
@Suite("Members that a pager passes on") @MainActor
struct PagerForwardingTests {
  private let host = ContainerHost(size: CGSize(width: 200, height: 100))

  /// The data source of a pager and of a collection with two sections.
  private final class Both: NSObject, ASPagerDataSource, ASCollectionDataSource {
    var moves: [[Int]] = []

    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 3 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
      { NumberedCellNode(number: index, size: CGSize(width: 5, height: 5)) }
    }
    func numberOfSections(in collectionNode: ASCollectionNode) -> Int { 2 }
    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
    ) -> Any? { "model \(indexPath.item)" }
    func collectionNode(
      _ collectionNode: ASCollectionNode, contextForSection section: Int
    ) -> (any ASSectionContext)? { GenerationContext(generation: 7, section: section) }
    func collectionNode(
      _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath.item, destinationIndexPath.item]) }
  }

  /// The data source of a pager alone.
  private final class Pages: NSObject, ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 3 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
      { NumberedCellNode(number: index, size: CGSize(width: 5, height: 5)) }
    }
  }

  private func show(_ source: any ASPagerDataSource) -> ASPagerNode {
    host.retained.append(source)
    return host.show(ASPagerNode()) { $0.setDataSource(source) }
  }

  @Test("a data source that is a collection's too is asked for sections, models and contexts")
  func collectionMembers() {
    let source = Both()
    let node = show(source)
    host.bind {
      #expect(node.numberOfSections == 2)
      #expect(node.numberOfItems(inSection: 1) == 3)
      #expect(node.nodeModelForItem(at: IndexPath(item: 2, section: 0)) as? String == "model 2")
      #expect((node.context(forSection: 1) as? GenerationContext)?.generation == 7)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("a data source of pages alone has one section and no models")
  func pagesAlone() {
    let node = show(Pages())
    host.bind {
      #expect(node.numberOfSections == 1 && node.numberOfItems(inSection: 0) == 3)
      #expect(node.nodeModelForItem(at: IndexPath(item: 2, section: 0)) == nil)
      #expect(node.context(forSection: 0) == nil)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("a page that the user moves is moved by such a data source")
  func moves() {
    let source = Both()
    let node = show(source)
    host.bind {
      #expect(node.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      node.view.updateInteractiveMovementTargetPosition(CGPoint(x: 390, y: 50))
      node.view.endInteractiveMovement()
    }
    host.settle()
    #expect(source.moves == [[0, 1]])
  }

  private final class Indexed: FixedItems, ASCollectionDataSource, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index, section: 0) }
  }

  @Test("a collection's data source that is UIKit's too provides the section index")
  func indexTitles() {
    let (source, plain) = (Indexed(), GridSource(sections: 1, items: 3))
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    let other = host.show(ASCollectionNode.flow()) { $0.dataSource = plain }
    host.bind {
      #expect(node.view.indexTitles == ["A", "B"])
      #expect(node.view.indexPath(forIndexTitle: "B", at: 1) == IndexPath(item: 1, section: 0))
      #expect(other.view.indexTitles == nil)
    }
    #expect(host.reports.all.isEmpty)
  }
}
