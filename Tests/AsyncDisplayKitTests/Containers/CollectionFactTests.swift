import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// What Texture's own tests of its collection view demand.
@Suite("Collection facts") @MainActor
struct CollectionFactTests {
  func grid(
    _ source: GridSource, size: CGSize = CGSize(width: 375, height: 667),
    configure: (ASCollectionNode) -> Void = { _ in }
  ) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost(size: size)
    host.retained.append(source)
    let layout = host.bind { UICollectionViewFlowLayout() }
    layout.headerReferenceSize = CGSize(width: 100, height: 100)
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.dataSource = source
      node.delegate = source
      node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      configure(node)
    }
    return (host, node)
  }

  // Source: `ASCollectionViewTests.mm`, `testThatSubmittingAValidInsertDoesNotThrowAnException`.
  @Test("a valid insert is accepted")
  func validInsert() {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      source.sections[9].insert(1, at: 0)
      node.insertItems(at: [IndexPath(item: 0, section: 9)])
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.numberOfItems(inSection: 9) == 11)
    }
    #expect(host.violations.isEmpty)
  }

  /// Edits that disagree with the data: what is done to the data and to the node.
  enum WrongEdit: String, CaseIterable {
    case deleteBeyondSections, sectionCountUnchanged, itemCountUnchanged, countGrowsWithoutEdit
    case insertSectionTooFar, deleteAndReload, insertBeyondSections, insertBeyondItems
    case deleteAndReloadItem

    @MainActor func run(_ source: GridSource, _ node: ASCollectionNode) {
      switch self {
      case .deleteBeyondSections: node.deleteItems(at: [IndexPath(item: 0, section: 10)])
      case .sectionCountUnchanged: node.deleteSections([0])
      case .itemCountUnchanged: node.deleteItems(at: [IndexPath(item: 0, section: 0)])
      case .countGrowsWithoutEdit:
        node.performBatch(animated: false, updates: { source.sections[0].append(7) })
      case .insertBeyondSections: node.insertItems(at: [IndexPath(item: 0, section: 11)])
      case .insertBeyondItems:
        source.sections[9].append(7)
        node.insertItems(at: [IndexPath(item: 11, section: 9)])
      case .deleteAndReloadItem:
        let paths = [IndexPath(item: 0, section: 0)]
        node.performBatch(
          animated: false,
          updates: {
            source.sections[0].removeFirst()
            node.deleteItems(at: paths)
            node.reloadItems(at: paths)
          })
      case .insertSectionTooFar:
        source.sections.append([])
        node.insertSections([11])
      case .deleteAndReload:
        node.performBatch(
          animated: false,
          updates: {
            node.reloadSections([0])
            node.deleteSections([0])
            source.sections.remove(at: 0)
          })
      }
    }
  }

  // Source: `ASCollectionViewTests.mm`, `testThatSubmittingAnInvalidDeleteThrowsAnException` and
  // the tests after it.
  @Test("a wrong edit is one violation that names the data source", arguments: WrongEdit.allCases)
  func wrongEdit(edit: WrongEdit) {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      edit.run(source, node)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.violations.map(\.code) == [.invalidUpdate])
      #expect(node.violations.first?.subject == "GridSource")
      #expect(node.numberOfSections == 10)
      source.sections = GridSource().sections
      node.reloadData()
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.view.numberOfSections == 10)
    }
  }

  // Source: `ASCollectionViewTests.mm`, `testThatNestedBatchCompletionsAreCalledInOrder`.
  @Test("completions of nested batches run from the inside out")
  func nestedBatches() {
    let (host, node) = grid(GridSource())
    var order: [String] = []
    host.bind {
      node.performBatch(
        animated: false,
        updates: {
          for inner in 0..<2 {
            node.performBatch(
              animated: false, updates: {}, completion: { _ in order.append("inner \(inner)") })
          }
        }, completion: { _ in order.append("outer") })
      node.waitUntilAllUpdatesAreProcessed()
    }
    #expect(order == ["inner 0", "inner 1", "outer"])
  }

  // Source: `ASCollectionViewTests.mm`, `testThatSectionContextsAreCorrectAfterReloadData`.
  @Test("section contexts are asked once a load, and know their view")
  func sectionContexts() {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      for generation in 1...2 {
        for section in 0..<10 {
          let context = node.context(forSection: section) as? GenerationContext
          #expect(context?.generation == generation)
          #expect(context?.section == section)
          #expect(context?.collectionView === node.view)
        }
        source.generation += 1
        node.reloadData()
        node.waitUntilAllUpdatesAreProcessed()
      }
    }
  }

  // Source: `ASCollectionViewTests.mm`,
  // `testThatNodeAtIndexPathIsCorrectImmediatelyAfterSubmittingUpdate`.
  @Test("lookups answer from the newest data right after an edit")
  func lookupsAfterEdits() {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      let path = IndexPath(item: 0, section: 0)
      let old = node.nodeForItem(at: path)
      source.sections[0].insert(77, at: 0)
      node.performBatch(animated: false, updates: { node.insertItems(at: [path]) })
      #expect((node.nodeForItem(at: path) as? NumberedCellNode)?.number == 77)
      #expect(node.nodeForItem(at: path) !== old)
      source.sections = []
      node.deleteSections(IndexSet(0..<10))
      #expect(node.nodeForItem(at: path) == nil)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionViewTests.mm`, `testThatNilBatchUpdatesCanBeSubmitted`.
  @Test("a batch without edits and completion is accepted")
  func emptyBatch() {
    let (host, node) = grid(GridSource())
    host.bind {
      node.performBatch(animated: true, updates: nil, completion: nil)
      node.waitUntilAllUpdatesAreProcessed()
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionViewTests.mm`, `testThatDeletedItemsAreMarkedInvisible`.
  @Test("a deleted visible item leaves the visible state")
  func deletedItemsBecomeInvisible() throws {
    let source = GridSource()
    let (host, node) = grid(source)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(host.bind { node.nodeForItem(at: path) })
    #expect(cell.isVisible)
    host.bind {
      source.sections[0].remove(at: 0)
      node.deleteItems(at: [path])
    }
    host.settle()
    #expect(!cell.isVisible)
  }

  // Source: `ASCollectionViewTests.mm`, `testTuningParameters`.
  @Test("tuning parameters read back as they were set, and before load too")
  func tuning() {
    let host = ContainerHost()
    host.bind {
      let node = ASCollectionNode.flow()
      let parameters = ASRangeTuningParameters(
        leadingBufferScreenfuls: 1.2, trailingBufferScreenfuls: 3.2)
      node.setTuningParameters(parameters, for: .display)
      #expect(node.tuningParameters(for: .display) == parameters)
      _ = node.view
      #expect(node.tuningParameters(for: .full, rangeType: .display) == parameters)
    }
  }

  // Source: `ASCollectionViewTests.mm`, `testItemsInsertedIntoThePreloadRangeGetPreloaded`.
  @Test(
    "items behind the last visible one preload once with a range of one, never with none",
    arguments: [1, 0])
  func preloadRange(screenfuls: CGFloat) throws {
    let source = GridSource(sections: 1, items: 100)
    source.itemSize = CGSize(width: 375, height: 100)
    let (host, node) = grid(source) { node in
      let parameters = ASRangeTuningParameters(
        leadingBufferScreenfuls: screenfuls, trailingBufferScreenfuls: screenfuls)
      for type in ASLayoutRangeType.allCases {
        node.setTuningParameters(parameters, for: .minimum, rangeType: type)
      }
    }
    try host.bind {
      let last = try #require(node.indexPathsForVisibleItems.max())
      let next = IndexPath(item: last.item + 1, section: 0)
      let cell = try #require(node.nodeForItem(at: next) as? NumberedCellNode)
      #expect(cell.preloads == Int(screenfuls))
      source.sections[0][next.item] = 5
      node.reloadItems(at: [next])
      host.settle()
      let replacement = try #require(node.nodeForItem(at: next) as? NumberedCellNode)
      #expect(replacement !== cell)
      #expect(replacement.preloads == Int(screenfuls))
    }
  }

  // Source: `ASCollectionViewTests.mm`, `testThatBatchFetchHappensForEmptyCollection`.
  @Test("an empty collection fetches one batch when it comes on screen")
  func batchForEmptyCollection() {
    let source = GridSource(sections: 0, items: 0)
    source.mayFetch = true
    let (host, _) = grid(source)
    host.settle()
    #expect(source.fetches.count == 1)
  }

  // Source: `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`, and
  // `ASBatchFetchingTests.mm`, `testHorizontalScrollingSmallContentSize`.
  @Test("short content is filled up batch by batch until it exceeds view and leading screens")
  func batchesFillTheView() {
    let source = GridSource(sections: 1, items: 0)
    source.mayFetch = true
    source.itemSize = CGSize(width: 375, height: 100)
    let (host, node) = grid(source)
    source.onFetch = { context in
      let count = source.sections[0].count
      source.sections[0].append(count)
      node.insertItems(at: [IndexPath(item: count, section: 0)])
      context.completeBatchFetching(true)
    }
    host.bind {
      source.fetches.first.map { source.onFetch?($0) }
    }
    host.settle()
    host.bind {
      // A fetch is due while less than two screens remain below the view.
      #expect(node.view.contentSize.height > 3 * 667)
      #expect(node.view.contentSize.height - 100 - 10 <= 3 * 667)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionViewTests.mm`,
  // `testThatNodeCalculatedSizesAreUpdatedBeforeFirstPrepareLayoutAfterRotation`.
  @Test("node sizes are new before the first layout after a rotation")
  func rotation() throws {
    let source = GridSource(sections: 1, items: 3)
    let host = ContainerHost()
    let layout = host.bind { PreparingLayout() }
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.dataSource = source
      source.itemSize = .zero
    }
    host.bind {
      let element = node.visibleElements.elementForItem(at: IndexPath(item: 0, section: 0))
      let before = element?.constrainedSize.max.width
      layout.onPrepare = {
        #expect(node.view.bounds.width == 667)
        #expect(element?.constrainedSize.max.width == 667)
      }
      #expect(before == 375)
      node.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
      node.view.layoutIfNeeded()
      #expect(layout.prepareCount > 1)
    }
  }

  // Source: `ASCellVisibilityScrollEventTests.m`, `testCollectionNodeEvents`.
  @Test("every visibility event comes once in a scripted scroll")
  func visibilityEvents() throws {
    let source = GridSource(sections: 1, items: 50)
    source.itemSize = CGSize(width: 375, height: 100)
    let (host, node) = grid(source)
    try host.bind {
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(node.nodeForItem(at: path) as? NumberedCellNode)
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: -100))
      node.view.finishDecelerating()
      node.contentOffset.y = 2000
      host.settle()
      for event: ASCellNodeVisibilityEvent in [
        .visible, .invisible, .willBeginDragging, .didEndDragging, .didStopScrolling,
      ] {
        #expect(cell.events.count { $0 == event } == 1, "\(event)")
      }
      #expect(cell.events.contains(.visibleRectChanged))
    }
  }

  // Source: `ASCollectionNode.mm`, `-performBatchAnimated:updates:completion:` and
  // `-isProcessingUpdates`.
  @Test("before load edits are ignored, batches complete, and nothing is processed")
  func beforeLoad() {
    let host = ContainerHost()
    host.bind {
      let node = ASCollectionNode.flow()
      var log: [String] = []
      node.insertItems(at: [IndexPath(item: 0, section: 0)])
      node.reloadData()
      node.performBatch(
        animated: false, updates: { log.append("body") }, completion: { log.append("done \($0)") })
      node.onDidFinishProcessingUpdates { log.append("processed") }
      node.onDidFinishSynchronizing { log.append("synchronized") }
      node.reloadData { log.append("never") }
      #expect(log == ["body", "done true", "processed", "synchronized"])
      #expect(!node.isProcessingUpdates && node.isSynchronized)
      #expect(node.leadingScreensForBatching == 0)
      node.leadingScreensForBatching = 4
      #expect(node.leadingScreensForBatching == 4)
      _ = node.view
      #expect(node.leadingScreensForBatching == 2)
    }
    #expect(host.reports.all.map(\.code) == [.reloadBeforeLoad, .batchingSetBeforeLoad])
  }

  // Source: `ASCollectionNode.mm`, `-registerSupplementaryNodeOfKind:`, which sends to the view.
  @Test("registering a supplementary kind loads the view")
  func registration() {
    let host = ContainerHost()
    host.bind {
      let node = ASCollectionNode.flow()
      node.leadingScreensForBatching = 4
      var loads = 0
      node.onDidLoad { _ in loads += 1 }
      node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(node.isNodeLoaded && loads == 1)
      #expect(node.leadingScreensForBatching == 2)
    }
    #expect(host.reports.all.map(\.code) == [.batchingSetBeforeLoad])
  }

  // Decided here: see `ContainerView.adopt(_:)`.
  @Test("a container loaded outside of its host works in the environment of its first window")
  func environmentOfFirstWindow() {
    let outside = ContainerHost()
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 3)
    let collection = outside.bind { ASCollectionNode.flow() }
    let table = outside.bind { ASTableNode() }
    outside.bind {
      collection.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      collection.setTuningParameters(
        ASRangeTuningParameters(leadingBufferScreenfuls: 7, trailingBufferScreenfuls: 1),
        for: .preload)
      collection.updateCurrentRange(with: .lowMemory)
      collection.dataSource = source
      _ = table.view
    }
    let controllers = (collection.view.dataController, table.view.dataController)
    host.show(collection)
    host.bind {
      table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      host.window.addSubnode(table)
    }
    host.settle()
    #expect(collection.view.dataController !== controllers.0)
    #expect(table.view.dataController !== controllers.1)
    #expect(collection.view.ownEnvironment.isInterchangeable(with: host.window.runtimeEnvironment))
    #expect(table.view.ownEnvironment.isInterchangeable(with: host.window.runtimeEnvironment))
    #expect(collection.tuningParameters(for: .preload).leadingBufferScreenfuls == 7)
    #expect(collection.view.rangeController.currentMode == .lowMemory)
    #expect(collection.visibleNodes.count == 3)
    let loaded = collection.view.dataController
    outside.show(collection)
    #expect(collection.view.dataController === loaded)
  }

  // Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-inverted` and `-setBatchFetchingDelegate:`.
  @Test("a loaded node is as inverted as its view, and retains the object that predicts fetches")
  func settingsOfNode() {
    let host = ContainerHost()
    host.bind {
      let (collection, table) = (ASCollectionNode.flow(), ASTableNode())
      collection.view.inverted = true
      table.view.inverted = true
      #expect(collection.inverted && table.inverted)
      weak var predictor: FetchPredictor?
      do {
        let made = FetchPredictor(answer: true)
        predictor = made
        collection.batchFetchingDelegate = made
        table.batchFetchingDelegate = made
      }
      #expect(predictor != nil)
      collection.batchFetchingDelegate = nil
      #expect(predictor != nil)
      table.batchFetchingDelegate = nil
      #expect(predictor == nil)
    }
  }

  // Source: `ASCollectionNode.mm`, `-selectItemAtIndexPath:animated:scrollPosition:`.
  @Test("selection goes by the newest data and does not tell the delegate")
  func selection() {
    let source = GridSource()
    let (host, node) = grid(source)
    host.bind {
      let path = IndexPath(item: 1, section: 0)
      node.selectItem(at: path, animated: false, scrollPosition: [])
      #expect(node.nodeForItem(at: path)?.isSelected == true)
      source.sections[0].insert(9, at: 0)
      node.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect(node.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
      node.selectItem(at: IndexPath(item: 500, section: 0), animated: false, scrollPosition: [])
    }
    #expect(host.reports.all.map(\.code) == [.unknownIndexPath])
  }

  // Source: `ASCollectionView.mm`, `-layoutSubviews`.
  @Test("a node that changes its size is measured again and the layout follows")
  func sizeChange() throws {
    let source = GridSource(sections: 1, items: 3)
    let (host, node) = grid(source)
    try host.bind {
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(node.nodeForItem(at: path))
      cell.style.preferredSize = CGSize(width: 150, height: 150)
      cell.setNeedsLayout()
      host.settle()
      #expect(node.view.layoutAttributesForItem(at: path)?.size == CGSize(width: 150, height: 150))
    }
  }
}
