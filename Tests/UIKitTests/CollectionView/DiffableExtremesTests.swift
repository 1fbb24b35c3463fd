import Foundation
import Testing
import UIKit

@MainActor @Suite("Diffable data sources take extreme index paths and identifiers without a trap")
struct DiffableExtremesTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Double, Double>

  nonisolated static let paths = [
    IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
    IndexPath(item: .max, section: .max), IndexPath(item: .min, section: .min),
    IndexPath(item: -1, section: 0), IndexPath(item: 0, section: .max),
    IndexPath(item: .max, section: 0),
  ]

  private func snapshot(_ items: [Double], _ section: Double = 0) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("an index path that does not exist has no item, and is not moved", arguments: paths)
  func indexPaths(_ path: IndexPath) {
    ViolationLog().environment.bind {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Double, Double>(collectionView: list) {
        _, _, _ in nil
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.apply(snapshot([1, 2]))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      let rows = UITableViewDiffableDataSource<Double, Double>(tableView: table) { _, _, _ in nil }
      rows.apply(snapshot([1, 2]))
      let isItem = path == IndexPath(indexes: [0, 0, 0])
      #expect(source.itemIdentifier(for: path) == nil || isItem)
      #expect(rows.itemIdentifier(for: path) == nil || isItem)
      #expect(source.collectionView(list, canMoveItemAt: path) == false || isItem)
      _ = source.collectionView(list, cellForItemAt: path)
      _ = rows.tableView(table, cellForRowAt: path)
      source.collectionView(list, moveItemAt: path, to: IndexPath(item: 0, section: 0))
      source.collectionView(list, moveItemAt: IndexPath(item: 0, section: 0), to: path)
      #expect(source.snapshot().numberOfItems == 2)
      #expect(source.toggleItem(at: path) == isItem)
      #expect(source.outlineLevel(at: path) == nil || isItem)
    }
  }

  @Test("an index that does not exist has no section", arguments: [Int.max, .min, -1, 1])
  func indexes(_ index: Int) {
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Double, Double>(collectionView: list) {
      _, _, _ in nil
    }
    source.apply(snapshot([1]))
    #expect(source.sectionIdentifier(for: index) == nil)
    #expect(source.collectionView(list, numberOfItemsInSection: index) == 0)
  }

  @Test("identifiers that are not equal to themselves are shown and replaced")
  func notANumber() {
    ViolationLog().environment.bind {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      let source = UICollectionViewDiffableDataSource<Double, Double>(collectionView: list) {
        list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
      }
      var changed = snapshot([.nan, 1, .nan, .infinity], .nan)
      source.apply(changed)
      changed.reloadItems([.nan, 1])
      changed.reconfigureItems([.nan])
      changed.deleteItems([.nan, 1])
      changed.moveItem(.nan, afterItem: .infinity)
      source.apply(changed)
      list.layoutIfNeeded()
      source.apply(snapshot([.nan, -.infinity, .greatestFiniteMagnitude]))
      source.apply(Snapshot())
      #expect(list.numberOfSections == 0)
    }
  }

  @Test("a tree may contain an item twice after its children are replaced by its own ancestors")
  func trees() {
    ViolationLog().environment.bind {
      var tree = NSDiffableDataSourceSectionSnapshot<Double>()
      tree.append([1, 2])
      tree.append([3], to: 1)
      tree.expand([1, 3])
      tree.replace(childrenOf: 3, using: tree)
      tree.replace(childrenOf: 1, using: tree)
      tree.delete([3, 1])
      tree.insert([7], before: .nan)
      tree.insert([7], after: 2)
      #expect(tree.level(of: .nan) == NSNotFound)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Double, Double>(collectionView: list) {
        _, _, _ in nil
      }
      source.apply(tree, to: .nan)
      source.apply(tree, to: 0)
      #expect(source.snapshot(for: 5).items.isEmpty)
    }
  }
}
