import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rules of the sources of Texture's collections about members that its own tests do not reach.
@Suite("Rules of collections and their nodes") @MainActor
struct ContainerSourceRuleTests {
  private let host = ContainerHost()

  private final class CountingInspector: NSObject, ASCollectionViewLayoutInspecting {
    var sources = 0
    var delegates = 0
    func collectionView(
      _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
    ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 100, height: 100)) }
    func scrollableDirections() -> ASScrollDirection { [.up, .down] }
    func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?) { delegates += 1 }
    func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?) {
      sources += 1
    }
  }

  // Source: `ASCollectionView.mm`, `-setAsyncDataSource:` and `-setAsyncDelegate:`.
  @Test("setting the present data source or delegate again notifies the layout inspector")
  func sameSourceAgain() {
    let (source, inspector) = (GridSource(sections: 1, items: 2), CountingInspector())
    let node = host.show(ASCollectionNode.flow()) {
      $0.dataSource = source
      $0.delegate = source
      $0.layoutInspector = inspector
    }
    host.settle()
    let (sources, delegates) = (inspector.sources, inspector.delegates)
    host.bind {
      node.dataSource = source
      node.delegate = source
    }
    host.settle()
    #expect(inspector.sources == sources + 1 && inspector.delegates == delegates + 1)
    #expect(node.visibleNodes.count == 2)
  }

  private final class EmptyPages: NSObject, ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 1 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode? { nil }
  }

  // Source: `ASPagerNode.mm`, `-collectionNode:nodeBlockForItemAtIndexPath:`.
  @Test("a page without a node is reported, and an empty cell node is shown")
  func missingPage() {
    let pages = EmptyPages()
    let node = host.bind { ASPagerNode() }
    host.bind { node.setDataSource(pages) }
    host.show(node)
    host.settle()
    #expect(host.reports.all.contains { $0.code == .missingNode })
    #expect(node.nodeForPage(at: 0)?.shouldUseUIKitCell == false)
  }

  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  }

  // Source: `ASCollectionView.mm`, `-setPrefetchDataSource:` and `-setPrefetchingEnabled:`.
  @Test("UIKit's prefetching is off and cannot be switched on")
  func prefetching() {
    let prefetcher = Prefetcher()
    host.bind {
      let view = ASCollectionNode.flow().view
      view.isPrefetchingEnabled = false
      view.prefetchDataSource = nil
      #expect(host.reports.all.isEmpty)
      view.isPrefetchingEnabled = true
      view.prefetchDataSource = prefetcher
      #expect(!view.isPrefetchingEnabled && view.prefetchDataSource == nil)
    }
    #expect(host.reports.all.map(\.code) == [.prefetchingIsOff, .prefetchingIsOff])
  }

  // Source: `ASCollectionNode.mm`, `-collectionViewClass` and
  // `-initWithFrame:collectionViewLayout:layoutFacilitator:`.
  @Test("a new node has the class of its view, but not the frame that its view will have")
  func newNode() {
    host.bind {
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let node = ASCollectionNode(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(node.collectionViewClass == ASCollectionView.self)
      #expect(node.frame == .zero)
      #expect(node.view.frame == frame && node.frame == frame)
      #expect(node.view.measuredSize == frame.size)
    }
  }

  // Source: `ASCollectionView.mm` and `ASTableView.mm`, `-numberOfSectionsInDataController:`.
  @Test("without a data source there is one empty section")
  func noDataSource() {
    host.bind {
      let (collection, table) = (ASCollectionNode.flow(), ASTableNode())
      #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 0)
      #expect(table.view.sourceSectionCount() == 1 && table.view.sourceItemCount(inSection: 0) == 0)
    }
    #expect(host.reports.all.isEmpty)
  }

  // Source: `ASCollectionNode.mm`, `-reloadDataWithCompletion:`; `ASTableView.mm`, the same.
  @Test("animations are enabled in the completion handler of a reload")
  func animatedReload() {
    let lists = host.bind { BothContainers() }
    host.show(lists.collection)
    host.settle()
    host.bind { host.window.addSubnode(lists.table) }
    host.settle()
    var enabled: [Bool] = []
    host.bind {
      lists.collection.reloadData { enabled.append(UIView.areAnimationsEnabled) }
      lists.table.reloadData { enabled.append(UIView.areAnimationsEnabled) }
    }
    host.settle()
    #expect(enabled == [true, true])
  }

  // Source: `ASCollectionView.mm`, `-dataController:shouldEagerlyLayoutNode:`.
  @Test("nodes are measured eagerly also with the option alwaysLazy, which is a violation")
  func alwaysLazy() {
    let source = GridSource(sections: 1, items: 200)
    let node = host.show(ASCollectionNode.flow()) {
      $0.cellLayoutMode = .alwaysLazy
      $0.dataSource = source
    }
    host.settle()
    host.bind {
      let last = node.nodeForItem(at: IndexPath(item: 199, section: 0))
      #expect(last?.calculatedSize == CGSize(width: 100, height: 100))
    }
    #expect(host.violations == [.unsupportedLayoutMode])
  }

  // Source: `ASElementMap.mm`, `-convertIndexPath:fromMap:`.
  @Test("an index path with the item NSNotFound converts to that of its section")
  func sectionIndexPaths() {
    let source = GridSource(sections: 2, items: 1)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.settle()
    host.bind {
      let old = node.view.dataController.visibleMap
      source.sections.removeFirst()
      node.deleteSections([0])
      node.waitUntilAllUpdatesAreProcessed()
      let new = node.view.dataController.visibleMap
      #expect(
        new.convert(IndexPath(item: NSNotFound, section: 1), from: old) == IndexPath(index: 0))
      #expect(new.convert(IndexPath(item: NSNotFound, section: 0), from: old) == nil)
      #expect(new.convert(IndexPath(item: NSNotFound, section: 9), from: old) == nil)
    }
  }

  // Source: `ASCollectionView.mm` and `ASTableView.mm`, `-setLeadingScreensForBatching:`.
  @Test("a new number of screens for batching is checked later in a collection, at once in a table")
  func laterBatchCheck() {
    final class Screens: NSObject, ASCollectionDelegate, ASTableDelegate {
      var questions: [String] = []
      func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
        questions.append("collection")
        return false
      }
      func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
        questions.append("table")
        return false
      }
      nonisolated func collectionNode(
        _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
      ) {}
      nonisolated func tableNode(
        _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
      ) {}
    }
    let (delegate, lists) = (Screens(), host.bind { BothContainers() })
    lists.collection.delegate = delegate
    lists.table.delegate = delegate
    host.show(lists.collection)
    host.bind { host.window.addSubnode(lists.table) }
    host.settle()
    delegate.questions = []
    host.bind {
      lists.collection.leadingScreensForBatching = 3
      #expect(delegate.questions.isEmpty)
      lists.table.leadingScreensForBatching = 3
      #expect(delegate.questions == ["table"])
    }
    host.settle()
    #expect(delegate.questions == ["table", "collection"])
  }

  // Source: `ASCollectionView.mm` and `ASTableView.mm`, `-accessibilityElements`.
  @Test("asking a list for accessibility elements waits for its updates")
  func accessibilityElements() {
    let lists = host.bind { BothContainers() }
    host.bind {
      _ = (lists.collection.numberOfSections, lists.table.numberOfSections)
      #expect(lists.collection.isProcessingUpdates && lists.table.isProcessingUpdates)
      _ = (lists.collection.view.accessibilityElements, lists.table.view.accessibilityElements)
      #expect(!lists.collection.isProcessingUpdates && !lists.table.isProcessingUpdates)
    }
  }

  // Source: `ASRangeController.mm`, `-interfaceState`, whose state of the application is shared.
  @Test("a list made in the background makes nothing visible until an update in the foreground")
  func listOfBackground() {
    let source = GridSource(sections: 1, items: 3)
    let former = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.settle()
    host.bind {
      UIApplication.shared.becomeActive()
      UIApplication.shared.enterBackground()
    }
    host.settle()
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.settle()
    #expect(node.visibleNodes.allSatisfy { !$0.isVisible })
    host.bind {
      UIApplication.shared.becomeActive()
      node.view.rangeController.setNeedsUpdate()
    }
    host.settle()
    #expect(node.visibleNodes.count == 3 && node.visibleNodes.allSatisfy(\.isVisible))
    _ = former
  }

  private final class InteropDelegate: NSObject, ASCollectionDelegateInterop {}
  private final class PlainDelegate: NSObject, UICollectionViewDelegate {}

  // Source: `ASCollectionView.mm`, `-setDelegate:`.
  @Test("setting the view's own delegate is no violation with a delegate of interop")
  func ownDelegate() {
    let (interop, plain) = (InteropDelegate(), PlainDelegate())
    host.bind {
      let node = ASCollectionNode.flow()
      node.delegate = interop
      node.view.delegate = plain
      #expect(node.view.delegate !== plain)
      #expect(host.reports.all.isEmpty)
      node.delegate = nil
      node.view.delegate = plain
    }
    #expect(host.violations == [.containerViewProxySet])
  }
}
