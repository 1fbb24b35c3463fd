import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Containers whose data source or layout is replaced after they have loaded.
@Suite("Replaced data sources and layouts") @MainActor
struct ReplacedPartTests {
  private let host = ContainerHost()

  // Source: `ASCollectionView.mm`, `-setAsyncDataSource:` and `-reloadData`, which loads only the first
  // time; `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  @Test("another data source of a loaded collection is not asked until the app reloads")
  func collectionSource() {
    let (first, second) = (GridSource(sections: 1, items: 3), GridSource(sections: 1, items: 5))
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = first }
    let path = IndexPath(item: 0, section: 0)
    let cell = host.bind { node.nodeForItem(at: path) }
    host.bind { node.dataSource = second }
    host.settle()
    host.bind {
      #expect(second.calls.isEmpty)
      #expect(node.numberOfItems(inSection: 0) == 3 && node.nodeForItem(at: path) === cell)
      #expect((node.cellForItem(at: path) as? _ASCollectionViewCell)?.node === cell)
      node.reloadData()
    }
    host.settle()
    host.bind {
      #expect(node.numberOfItems(inSection: 0) == 5)
      #expect(second.calls.first == "sections")
    }
    #expect(host.violations.isEmpty)
  }

  // Decided here: `ASTableView.setAsyncDataSource(_:)`.
  @Test("another data source of a loaded table is asked in the next layout pass")
  func tableSource() {
    let (first, second) = (RowSource(sections: 1, rows: 3), RowSource(sections: 1, rows: 5))
    let node = host.show(ASTableNode()) { $0.dataSource = first }
    host.bind { node.dataSource = second }
    host.settle()
    host.bind { #expect(node.numberOfRows(inSection: 0) == 5) }
  }

  private final class Rows: NSObject, ASCollectionLayoutDelegate {
    let height: CGFloat

    init(height: CGFloat) { self.height = height }

    func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }
    func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { height as Any }

    nonisolated static func calculateLayout(
      with context: ASCollectionLayoutContext
    ) -> ASCollectionLayoutState {
      let height = context.additionalInfo as? CGFloat ?? 0
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
        .elementToLayoutAttributes()
      for (index, path) in (context.elements?.itemIndexPaths ?? []).enumerated() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(index) * height, width: 100, height: height)
        table.setObject(attributes, forKey: context.elements?.elementForItem(at: path))
      }
      return ASCollectionLayoutState(
        context: context, contentSize: CGSize(width: 100, height: 300),
        elementToLayoutAttributesTable: table)
    }
  }

  // Source: `ASCollectionNode.mm`, `-setCollectionViewLayout:`, and `ASCollectionView.mm`,
  // `-_configureCollectionViewLayout:`.
  @Test("an asynchronous layout that a loaded node is given lays out and takes part in updates")
  func asynchronousLayout() {
    let source = GridSource(sections: 1, items: 3)
    let rows = Rows(height: 30)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    let path = IndexPath(item: 2, section: 0)
    let layout = host.bind { ASCollectionLayout(layoutDelegate: rows) }
    host.bind { node.collectionViewLayout = layout }
    host.settle()
    host.bind {
      #expect(layout.collectionNode === node)
      #expect(node.layoutDelegate === rows && node.view.dataController.layoutDelegate === layout)
      #expect(
        node.view.layoutAttributesForItem(at: path)?.frame
          == CGRect(x: 0, y: 60, width: 100, height: 30))
      source.sections[0].append(3)
      node.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    host.settle()
    host.bind {
      let inserted = node.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
      #expect(inserted?.frame.minY == 90)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASDataController.mm`, `-_insertElementsIntoMap:kind:forSections:…`, which adds up the
  // asynchronous elements of all sections; `ASCollectionView.mm`,
  // `-dataController:shouldSynchronouslyProcessChangeSet:`.
  @Test("two inserted sections of one item each are laid out like one section of two items")
  func countOfSections() {
    func isWaitedFor(_ counts: [Int]) -> Bool {
      let source = GridSource(sections: 1, items: 60)
      let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
      return host.bind {
        source.sections += counts.map { [Int](repeating: 7000, count: $0) }
        node.insertSections(IndexSet(1..<(1 + counts.count)))
        return !node.isProcessingUpdates
      }
    }
    #expect(isWaitedFor([1]))
    #expect(!isWaitedFor([2]))
    #expect(!isWaitedFor([1, 1]))
  }
}
