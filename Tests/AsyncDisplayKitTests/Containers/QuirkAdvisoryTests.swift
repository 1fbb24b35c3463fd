import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Every surprise of Texture that a user can meet is copied, and remarked on.
@Suite("Quirks are copied and remarked on") @MainActor
struct QuirkAdvisoryTests {
  private func grid(_ source: GridSource) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = source
    }
    return (host, node)
  }

  private func advisories(_ host: ContainerHost) -> [RuntimeViolation] {
    host.reports.all.filter { $0.severity == .advisory }
  }

  @Test("a UIKit cell stops the counting of nodes, so that an update is waited for")
  func plainItemEndsCounting() {
    let host = ContainerHost(size: CGSize(width: 100, height: 100))
    let source = MixedSource([0, 1, 2, 3])
    let node = source.show(in: host)
    host.bind {
      let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
      source.numbers = [10, -1, 11, 12] + source.numbers
      node.performBatch(animated: false, updates: { node.insertItems(at: paths) })
      #expect(!node.isProcessingUpdates)
      #expect(advisories(host).map(\.code) == [.plainItemEndsCounting])
      #expect(advisories(host).first?.numbers == [1, 3])
      source.numbers = [20, 21, 22, -1] + source.numbers
      node.performBatch(animated: false, updates: { node.insertItems(at: paths) })
      #expect(node.isProcessingUpdates)
      #expect(advisories(host).count == 1)
      node.waitUntilAllUpdatesAreProcessed()
    }
  }

  @Test("without a UIKit cell before two nodes nothing is remarked on")
  func countingIsNotRemarkedOn() {
    let host = ContainerHost(size: CGSize(width: 100, height: 100))
    let source = MixedSource([0, 1, 2, 3])
    let node = source.show(in: host)
    host.bind {
      source.numbers = [-1, 10] + source.numbers
      node.performBatch(
        animated: false,
        updates: {
          node.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        })
      node.waitUntilAllUpdatesAreProcessed()
    }
    #expect(advisories(host).isEmpty)
  }

  @Test(
    "the end of display is judged by the item that is now at the index path",
    arguments: [([-1, 5], [5, -1], []), ([5, -1], [-1, 5], ["end 0"])])
  func displayEndOfOtherItem(before: [Int], after: [Int], told: [String]) {
    let host = ContainerHost(size: CGSize(width: 100, height: 100))
    let source = MixedSource(before)
    let node = source.show(in: host)
    host.bind {
      source.forgetEvents()
      source.numbers = after
      node.reloadData()
      host.settle()
      #expect(source.events.filter { $0.hasPrefix("end") } == told)
    }
    #expect(advisories(host).map(\.code) == [.displayEndOfOtherItem])
    #expect(advisories(host).first?.numbers == [0, 0])
  }

  @Test("a UIKit cell that scrolls away is judged by itself")
  func displayEndOfSameItem() {
    let host = ContainerHost(size: CGSize(width: 100, height: 100))
    let source = MixedSource([-1, 5, -2, 6])
    let node = source.show(in: host)
    host.bind {
      node.contentOffset.y = 220
      host.settle()
    }
    #expect(source.events == ["will 0", "will 2", "end 0"])
    #expect(advisories(host).isEmpty)
  }

  @Test("another layout leaves the ranges with the former one")
  func rangesKeepFormerLayout() {
    let (host, node) = grid(GridSource(sections: 1, items: 20))
    host.bind {
      node.collectionViewLayout = node.collectionViewLayout
      #expect(advisories(host).isEmpty)
      let other = UICollectionViewFlowLayout()
      other.scrollDirection = .horizontal
      node.collectionViewLayout = other
    }
    #expect(advisories(host).map(\.code) == [.rangesKeepFormerLayout])
  }

  @Test("an inspector that was set is gone with another layout")
  func inspectorIsDiscarded() {
    let (host, node) = grid(GridSource(sections: 1, items: 2))
    let inspector = host.bind { ASCollectionViewLayoutInspector() }
    host.bind {
      node.layoutInspector = inspector
      node.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(node.layoutInspector !== inspector)
    }
    #expect(advisories(host).map(\.code) == [.inspectorDiscarded, .rangesKeepFormerLayout])
  }

  @Test(
    "ranges set on a pager before load are overwritten, those of other modes are not",
    arguments: [(ASLayoutRangeMode.full, 1.0, true), (.minimum, 1, true), (.visibleOnly, 7, false)])
  func pagerTuning(mode: ASLayoutRangeMode, expected: CGFloat, isRemarked: Bool) {
    let host = ContainerHost()
    host.bind {
      let pager = ASPagerNode()
      let tuning = ASRangeTuningParameters(
        leadingBufferScreenfuls: 7, trailingBufferScreenfuls: 7)
      pager.setTuningParameters(tuning, for: mode, rangeType: .preload)
      _ = pager.view
      let set = pager.tuningParameters(for: mode, rangeType: .preload).leadingBufferScreenfuls
      #expect(set == (mode == .full ? 2 : expected))
    }
    #expect(advisories(host).map(\.code) == (isRemarked ? [.pagerTuningOverwritten] : []))
  }

  @Test("a block for the end of processing runs while the last update is being applied")
  func processedBeforeShown() {
    let source = GridSource(sections: 1, items: 2)
    let (host, node) = grid(source)
    let layout = ReactingLayout()
    host.bind {
      var log: [String] = []
      source.sections[0].append(9)
      node.cellLayoutMode = .alwaysAsync
      layout.onWillPerform = {
        node.onDidFinishProcessingUpdates { log.append("processed \(node.isSynchronized)") }
        node.onDidFinishSynchronizing { log.append("synchronized \(node.isSynchronized)") }
      }
      node.view.layoutFacilitator = layout
      node.insertItems(at: [IndexPath(item: 2, section: 0)])
      host.settle()
      #expect(log == ["processed false", "synchronized true"])
    }
    #expect(advisories(host).map(\.code) == [.processedBeforeShown])
  }

  @Test("an idle container runs the block without a remark")
  func processedWhenIdle() {
    let (host, node) = grid(GridSource(sections: 1, items: 2))
    var runs = 0
    host.bind { node.onDidFinishProcessingUpdates { runs += 1 } }
    #expect(runs == 1)
    #expect(advisories(host).isEmpty)
  }

  /// Batches that Texture accepts without a word although they contradict themselves.
  enum SilentBatch: String, CaseIterable {
    case deleteTwice, editInReloadedSection, insertInReloadedSection, editBesideReload

    var code: RuntimeViolation.Code {
      switch self {
      case .deleteTwice: .itemNamedTwice
      case .editInReloadedSection, .insertInReloadedSection: .editInReloadedSection
      case .editBesideReload: .editsBesideReload
      }
    }

    @MainActor func run(_ source: GridSource, _ node: ASCollectionNode) {
      let path = IndexPath(item: 1, section: 0)
      node.performBatch(
        animated: false,
        updates: {
          switch self {
          case .deleteTwice:
            source.sections[0] = [1, 2, 3]
            node.deleteItems(at: [path, path])
            // The map loses two items for the one that counts, so that another has to come.
            node.insertItems(at: [path, path])
            source.sections[0] = [1, 2, 3, 4]
          case .editInReloadedSection:
            node.deleteItems(at: [path])
            node.reloadSections([0])
          case .insertInReloadedSection:
            node.insertItems(at: [path])
            node.reloadSections([0])
          case .editBesideReload:
            node.deleteItems(at: [path])
            node.reloadData()
          }
        })
      node.waitUntilAllUpdatesAreProcessed()
    }
  }

  @Test(
    "edits that repeat or contradict each other are remarked on", arguments: SilentBatch.allCases)
  func silentBatch(batch: SilentBatch) {
    let source = GridSource(sections: 2, items: 4)
    let (host, node) = grid(source)
    host.bind { batch.run(source, node) }
    #expect(advisories(host).map(\.code).filter { $0 != .editUpdatesNoRange } == [batch.code])
    // UIKit is notified of both deletes.
    #expect(host.violations == (batch == .deleteTwice ? [.conflictingUpdates] : []))
    host.bind { #expect(node.numberOfItems(inSection: 0) == source.sections[0].count) }
  }

  @Test("the same edits of a table are remarked on")
  func silentTableBatch() {
    let host = ContainerHost()
    let source = RowSource(sections: 2, rows: 4)
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    host.bind {
      node.performBatch(
        animated: false,
        updates: {
          node.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
          node.reloadSections([1], with: .none)
        })
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.numberOfRows(inSection: 1) == 4)
    }
    #expect(host.reports.all.map(\.code) == [.editInReloadedSection])
  }

  @Test("a range without limits is no answer in a flow layout, and is remarked on once")
  func unconstrainedRange() {
    let host = ContainerHost()
    let source = MixedSource([0, 1])
    source.range = ASSizeRangeUnconstrained
    let node = source.show(in: host)
    host.bind {
      let element = node.visibleElements.elementForItem(at: IndexPath(item: 0, section: 0))
      #expect(element?.constrainedSize.max.width == 375)
    }
    #expect(advisories(host).map(\.code) == [.unconstrainedItemRange])
  }

  @Test("low memory keeps its display range empty, also where one is set")
  func lowMemoryDisplayRange() {
    let host = ContainerHost()
    let tuning = ASRangeTuningParameters(
      leadingBufferScreenfuls: 1, trailingBufferScreenfuls: 1)
    host.bind {
      let collection = ASCollectionNode.flow()
      collection.setTuningParameters(tuning, for: .lowMemory, rangeType: .preload)
      collection.setTuningParameters(.zero, for: .lowMemory, rangeType: .display)
      #expect(host.reports.all.isEmpty)
      collection.setTuningParameters(tuning, for: .lowMemory, rangeType: .display)
      ASTableNode().setTuningParameters(tuning, for: .lowMemory, rangeType: .display)
    }
    #expect(host.reports.all.map(\.code) == [.lowMemoryDisplayRange, .lowMemoryDisplayRange])
    #expect(host.reports.all.map(\.subject) == ["ASCollectionNode", "ASTableNode"])
  }

  @Test("content that scrolls along both axes fetches by the vertical one, remarked on once")
  func batchFetchAlongOneAxis() {
    let source = GridSource(sections: 1, items: 4)
    source.mayFetch = true
    let host = ContainerHost()
    let inspector = host.bind { BothAxesInspector() }
    host.retained += [source, inspector]
    host.show(ASCollectionNode.flow()) { node in
      node.layoutInspector = inspector
      node.dataSource = source
      node.delegate = source
    }
    #expect(source.fetches.count == 1)
    #expect(advisories(host).map(\.code) == [.batchFetchAlongOneAxis])
  }

  @Test("completing a fetch with false keeps it running")
  func fetchCompletedWithFalse() {
    let host = ContainerHost()
    host.bind {
      let context = ASBatchContext()
      context.beginBatchFetching()
      context.completeBatchFetching(false)
      #expect(context.isFetching())
      context.completeBatchFetching(true)
      #expect(!context.isFetching())
    }
    #expect(advisories(host).count == 1)
  }
}

/// Tells of the moment at which a batch is about to be carried out.
@MainActor
private final class ReactingLayout: ASCollectionViewLayoutFacilitatorProtocol {
  var onWillPerform: (() -> Void)?

  func collectionViewWillEditCells(at indexPaths: [IndexPath], batched isBatched: Bool) {}
  func collectionViewWillEditSections(at indexes: IndexSet, batched isBatched: Bool) {}
  func collectionViewWillPerformBatchUpdates() { onWillPerform?() }
}

/// An inspector that says that content scrolls along both axes.
private final class BothAxesInspector: ASCollectionViewLayoutInspector {
  override func scrollableDirections() -> ASScrollDirection {
    [ASScrollDirectionVerticalDirections, ASScrollDirectionHorizontalDirections]
  }
}
