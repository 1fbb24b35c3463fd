import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

// What Texture's tests demand of the nodes in a collection view and of the calls they receive.
extension CollectionFactTests {
  // Source: `ASCollectionView.mm`, `-reloadItemsAtIndexPaths:`.
  @Test("a valid reload of items is accepted")
  func validReload() {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      node.reloadItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 9, section: 9)])
      node.waitUntilAllUpdatesAreProcessed()
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `_ASHierarchyChangeSet.mm`, `-_sortAndCoalesceChangeArrays`; `ASDataController.mm`,
  // `-_insertSectionsIntoMap:indexes:`.
  @Test("a section that is moved or reloaded gets a new context, the others keep theirs")
  func contextsAfterSectionEdits() {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      @MainActor func generations() -> [Int] {
        (0..<10).map { (node.context(forSection: $0) as? GenerationContext)?.generation ?? -1 }
      }
      source.generation = 2
      let moved = source.sections.remove(at: 0)
      source.sections.insert(moved, at: 6)
      node.moveSection(0, toSection: 6)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(generations() == [1, 1, 1, 1, 1, 1, 2, 1, 1, 1])
      #expect((node.context(forSection: 6) as? GenerationContext)?.section == 6)
      #expect((node.context(forSection: 0) as? GenerationContext)?.section == 1)
      source.generation = 3
      node.reloadSections([2])
      node.waitUntilAllUpdatesAreProcessed()
      #expect(generations() == [1, 1, 3, 1, 1, 1, 2, 1, 1, 1])
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCellNode.mm`, `-indexPath`.
  @Test("a cell node knows its index path after edits before it, at once")
  func indexPathOfCell() throws {
    let source = GridSource()
    let (host, node) = grid(source)
    try host.bind {
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 2, section: 1)))
      #expect(cell.indexPath == IndexPath(item: 2, section: 1))
      source.sections[1].remove(at: 0)
      node.deleteItems(at: [IndexPath(item: 0, section: 1)])
      #expect(cell.indexPath == IndexPath(item: 1, section: 1))
      source.sections[1].insert(7, at: 0)
      node.insertItems(at: [IndexPath(item: 0, section: 1)])
      #expect(cell.indexPath == IndexPath(item: 2, section: 1))
      source.sections[1].append(8)
      node.insertItems(at: [IndexPath(item: 10, section: 1)])
      #expect(cell.indexPath == IndexPath(item: 2, section: 1))
      source.sections.insert([9], at: 0)
      node.insertSections([0])
      #expect(cell.indexPath == IndexPath(item: 2, section: 2))
      source.sections[2].remove(at: 2)
      node.deleteItems(at: [IndexPath(item: 2, section: 2)])
      #expect(cell.indexPath == nil)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-dataController:shouldSynchronouslyProcessChangeSet:`.
  @Test("with synchronous loading an edit is applied before it returns", arguments: [true, false])
  func synchronousLoading(isOn: Bool) {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      node.cellLayoutMode = isOn ? [] : .alwaysAsync
      node.usesSynchronousDataLoading = isOn
      #expect(node.cellLayoutMode == (isOn ? .alwaysSync : .alwaysAsync))
      #expect(node.usesSynchronousDataLoading == isOn)
      source.sections[0].append(100)
      node.insertItems(at: [IndexPath(item: 10, section: 0)])
      #expect(node.view.numberOfItems(inSection: 0) == (isOn ? 11 : 10))
      node.usesSynchronousDataLoading = false
      #expect(!node.usesSynchronousDataLoading)
    }
    host.settle()
  }

  // Source: `ASCollectionViewTests.mm`, `testInitialRangeBoundsCellLayoutModeAlwaysAsync`.
  @Test(
    "before a scroll the minimum preload range is exact, also where everything is asynchronous",
    arguments: [ASCellLayoutMode(), .alwaysAsync])
  func initialRange(mode: ASCellLayoutMode) {
    let (host, node) = grid(GridSource()) { node in
      node.cellLayoutMode = mode
      node.setTuningParameters(
        ASRangeTuningParameters(leadingBufferScreenfuls: 2, trailingBufferScreenfuls: 0),
        for: .minimum, rangeType: .preload)
    }
    host.bind {
      var preloaded = CGRect.null
      for section in 0..<10 {
        for item in 0..<10 {
          let path = IndexPath(item: item, section: section)
          guard node.nodeForItem(at: path)?.isInPreloadState == true,
            let frame = node.view.layoutAttributesForItem(at: path)?.frame
          else { continue }
          preloaded = preloaded.union(frame)
        }
      }
      let expected = node.bounds.height * 3
      #expect(abs(preloaded.height - expected) <= expected * 0.1)
      #expect(node.view.rangeController.currentMode == .minimum)
    }
  }

  // Source: `ASCollectionView.mm`, `-collectionView:willDisplayCell:forItemAtIndexPath:`.
  @Test("visible nodes get the layout's attributes once, and lose them out of sight without a call")
  func layoutAttributes() {
    let source = CellSource(count: 100) { AttributedCellNode() }
    let (host, node) = show(source)
    host.bind {
      let first = node.visibleNodes.compactMap { $0 as? AttributedCellNode }
      #expect(!first.isEmpty)
      let shown = node.collectionViewLayout.layoutAttributesForElements(in: node.view.bounds) ?? []
      #expect(first.map(\.applied) == [Int](repeating: 1, count: first.count))
      #expect(
        Set(first.compactMap { $0.layoutAttributes?.frame.minY }) == Set(shown.map(\.frame.minY)))
      node.scrollToItem(
        at: IndexPath(item: first.count, section: 0), at: .top, animated: false)
      node.view.layoutIfNeeded()
      let second = node.visibleNodes.compactMap { $0 as? AttributedCellNode }
      #expect(!second.isEmpty)
      #expect(!second.contains { new in first.contains { $0 === new } })
      #expect(first.allSatisfy { $0.applied == 1 && $0.layoutAttributes == nil })
      #expect(second.allSatisfy { $0.applied == 1 && $0.layoutAttributes != nil })
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-nodeSelectedStateDidChange:`.
  @Test("a selection goes from node to cell and back, each change is set once")
  func selectionBothWays() throws {
    let source = CellSource(count: 100) { SelectedCellNode() }
    let (host, node) = show(source)
    try host.bind {
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(node.nodeForItem(at: path) as? SelectedCellNode)
      cell.isSelected = true
      #expect(node.indexPathsForSelectedItems == [path])
      cell.isSelected = false
      #expect(node.indexPathsForSelectedItems?.isEmpty != false)
      node.selectItem(at: path, animated: false, scrollPosition: [])
      #expect(cell.isSelected)
      node.deselectItem(at: path, animated: false)
      #expect(!cell.isSelected)
      node.view.selectItem(at: path, animated: false, scrollPosition: [])
      #expect(cell.isSelected)
      #expect(cell.settings == 5)
      node.contentOffset.y = node.bounds.height
      host.settle()
      node.contentOffset.y = 0
      host.settle()
      #expect(cell.isSelected)
      let shown = try #require(node.view.cellForItem(at: path))
      shown.isSelected = false
      #expect(!cell.isSelected)
      #expect(cell.settings == 6)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-reloadData`, which loads only the first time.
  @Test("the first layout pass loads a data source once, and no other data source later")
  func loadsOnce() {
    let source = GridSource(sections: 1, items: 3)
    let (host, node) = grid(source)
    host.bind {
      source.forgetCalls()
      node.view.setNeedsLayout()
      host.settle()
      #expect(source.calls.isEmpty)
      let other = GridSource(sections: 1, items: 5)
      host.retained.append(other)
      node.dataSource = other
      #expect(other.calls.isEmpty)
      host.settle()
      #expect(other.calls.isEmpty && source.calls.isEmpty)
      #expect(node.view.numberOfItems(inSection: 0) == 3)
      node.reloadData()
      host.settle()
      #expect(other.calls.filter { $0.hasPrefix("block") }.count == 5)
      #expect(source.calls.isEmpty)
      #expect(node.view.numberOfItems(inSection: 0) == 5)
    }
    #expect(host.violations.isEmpty)
  }

  private func show(_ source: CellSource) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    return (host, node)
  }
}

/// Gives a number of cells of one kind.
@MainActor
private final class CellSource: ASCollectionDataSource {
  private let count: Int
  private let make: @Sendable () -> ASCellNode

  init(count: Int, _ make: @escaping @Sendable () -> ASCellNode) {
    self.count = count
    self.make = make
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let make = make
    return { make() }
  }
}

/// A cell that counts the attributes it is given.
private final class AttributedCellNode: FixedCellNode {
  @MainActor private(set) var applied = 0

  init() { super.init(size: CGSize(width: 300, height: 100)) }

  override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    applied += 1
  }
}

/// A cell that counts how often its selection is set.
private final class SelectedCellNode: FixedCellNode {
  private(set) var settings = 0

  init() { super.init(size: CGSize(width: 300, height: 100)) }

  override var isSelected: Bool {
    didSet { settings += 1 }
  }
}
