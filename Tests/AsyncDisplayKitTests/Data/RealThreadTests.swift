import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Collections over real threads, for the thread sanitizer as much as for the numbers.
@Suite("Collections over real threads") @MainActor
struct RealThreadTests {
  private func collection(
    _ source: GridSource, reports: ReportLog
  ) -> (RuntimeEnvironment, ASCollectionNode, UIWindow) {
    let environment = reports.makeLiveEnvironment()
    return environment.bind {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.makeKeyAndVisible()
      let node = ASCollectionNode.flow()
      node.frame = window.bounds
      node.dataSource = source
      node.delegate = source
      window.addSubview(node.view)
      node.view.layoutIfNeeded()
      return (environment, node, window)
    }
  }

  @Test("two thousand nodes are built and measured while the main actor waits")
  func waiting() {
    let (source, reports) = (GridSource(sections: 20, items: 100), ReportLog())
    let (environment, node, window) = collection(source, reports: reports)
    environment.bind {
      node.waitUntilAllUpdatesAreProcessed()
      window.layoutIfNeeded()
      #expect(!node.isProcessingUpdates)
      let nodes = node.visibleElements.itemElements.compactMap(\.nodeIfAllocated)
      #expect(nodes.count == 2000)
      #expect(nodes.allSatisfy { $0.calculatedSize == CGSize(width: 100, height: 100) })
    }
    #expect(reports.all.isEmpty)
  }

  @Test("the async twin returns when all updates have been applied")
  func asyncTwin() async {
    let (source, reports) = (GridSource(sections: 2, items: 50), ReportLog())
    let (_, node, _) = collection(source, reports: reports)
    await node.allUpdatesAreProcessed()
    #expect(node.visibleElements.itemElements.count == 100)
  }

  @Test("reloads during reloads, edits and scrolling during updates leave the last data shown")
  func overlappingUpdates() async {
    let (source, reports) = (GridSource(sections: 3, items: 40), ReportLog())
    let (environment, node, window) = collection(source, reports: reports)
    for round in 0..<30 {
      environment.bind {
        source.sections[round % 3].append(10_000 + round)
        if round % 4 == 0 {
          node.reloadData()
        } else {
          let path = IndexPath(item: source.sections[round % 3].count - 1, section: round % 3)
          node.performBatch(animated: false, updates: { node.insertItems(at: [path]) })
        }
        node.contentOffset.y = CGFloat(round * 20)
      }
      if round % 5 == 0 { await Task.yield() }
    }
    await node.allUpdatesAreProcessed()
    environment.bind {
      window.layoutIfNeeded()
      let shown = node.visibleElements.contents.items.map { row in
        row.map { ($0.node as? NumberedCellNode)?.number ?? -1 }
      }
      #expect(shown == source.sections)
    }
    #expect(reports.all.isEmpty)
  }

  @Test("a container and its data source may go while an update is built")
  func deallocation() async {
    weak var container: ASCollectionNode?
    var scheduler: (any RuntimeScheduler)?
    do {
      let source = GridSource(sections: 5, items: 100)
      let (environment, node, window) = collection(source, reports: ReportLog())
      environment.bind { window.layoutIfNeeded() }
      container = node
      scheduler = environment.scheduler
      node.view.removeFromSuperview()
    }
    await scheduler?.settle()
    #expect(container == nil)
  }

  @Test("a data source that goes while its data is built leaves that data shown")
  func dyingDataSource() async {
    let reports = ReportLog()
    weak var remains: GridSource?
    let environment: RuntimeEnvironment
    let node: ASCollectionNode
    let window: UIWindow
    do {
      let source = GridSource(sections: 5, items: 100)
      remains = source
      (environment, node, window) = collection(source, reports: reports)
      environment.bind { node.reloadData() }
    }
    #expect(remains == nil)
    await node.allUpdatesAreProcessed()
    environment.bind {
      window.layoutIfNeeded()
      #expect(node.visibleElements.itemElements.compactMap(\.nodeIfAllocated).count == 500)
    }
    #expect(reports.all.isEmpty)
  }

  @Test("a data source that goes in the middle of its own answers gives all of them")
  func dataSourceDyingInAnswers() async {
    let reports = ReportLog()
    var source: GridSource? = GridSource(sections: 5, items: 100)
    weak let remains = source
    let (environment, node, window) = collection(source ?? GridSource(), reports: reports)
    await node.allUpdatesAreProcessed()
    source?.onBlock = { source = nil }
    environment.bind { node.reloadData() }
    #expect(remains == nil)
    await node.allUpdatesAreProcessed()
    environment.bind {
      window.layoutIfNeeded()
      #expect(node.visibleElements.itemElements.compactMap(\.nodeIfAllocated).count == 500)
    }
    #expect(reports.all.isEmpty)
  }

  @Test("collections in the cells of a collection load, change and scroll at the same time")
  func nestedCollections() async {
    let (source, reports) = (NestedSource(rows: 12), ReportLog())
    let environment = reports.makeLiveEnvironment()
    let (node, window) = environment.bind { source.show() }
    for round in 0..<24 {
      environment.bind {
        source.appendItem(toRow: round % 12, 10_000 + round)
        node.contentOffset.y = CGFloat(round % 12) * 60
        if round % 6 == 5 { node.reloadData() }
        window.layoutIfNeeded()
      }
      if round % 3 == 0 { await Task.yield() }
    }
    // A layout pass and the ranges that follow it load collections that were out of reach.
    for _ in 0..<2 {
      #expect(await environment.scheduler.settle(within: .max))
      environment.bind { window.layoutIfNeeded() }
    }
    #expect(await environment.scheduler.settle(within: .max))
    environment.bind {
      let shown = source.innerNodes.filter { $0.node.isNodeLoaded }
      #expect(!shown.isEmpty)
      for inner in shown { #expect(inner.numbers == inner.source.sections[0]) }
    }
    #expect(reports.all.isEmpty)
  }

  @Test("a node block runs once however many threads ask, outside any lock")
  func oneRun() async {
    let counter = RunCounter()
    let element = ASCollectionElement(
      source: .block({
        counter.increment()
        return ASCellNode()
      }), constrainedSize: ASSizeRangeUnconstrained,
      owner: ElementOwner(environment: RuntimeEnvironment()))
    let nodes = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<50 { group.addTask { ObjectIdentifier(element.node) } }
      var nodes: Set<ObjectIdentifier> = []
      for await node in group { nodes.insert(node) }
      return nodes
    }
    #expect(nodes.count == 1)
    #expect(counter.count == 1)
  }
}

private final class RunCounter: Sendable {
  private let value = Locked(0)
  func increment() { value.withLock { $0 += 1 } }
  var count: Int { value.withLock(\.self) }
}
