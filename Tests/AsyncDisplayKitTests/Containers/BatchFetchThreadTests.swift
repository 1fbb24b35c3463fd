import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Batch fetches begin off the main thread.
///
/// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-_beginBatchFetching`.
@Suite("Batch fetching off the main thread") @MainActor
struct BatchFetchThreadTests {
  private let host = ContainerHost()
  private let calls = FetchCalls()

  private func collection(_ delegate: some NSObject & ASCollectionDelegate) -> ASCollectionNode {
    let source = GridSource(sections: 0, items: 0)
    host.retained += [source, delegate]
    let node = host.bind { ASCollectionNode.flow() }
    host.bind {
      node.dataSource = source
      node.delegate = delegate
    }
    host.show(node)
    return node
  }

  /// Runs steps until the next one may be a fetch.
  private func runUntilFetch() {
    while !host.scheduler.pendingSteps.contains(where: { $0.kind == .batchFetch }),
      host.scheduler.runStep()
    {}
  }

  @Test("a collection's fetch is a step of its own, and the delegate is called in the background")
  func collectionFetch() {
    let node = collection(FetchingDelegate(calls))
    host.bind {
      runUntilFetch()
      #expect(calls.all.isEmpty)
      #expect(node.view.batchContext.isFetching())
      host.scheduler.drain()
    }
    #expect(calls.all == [FetchCalls.Call(member: "collectionNode", role: .background)])
    #expect(host.violations.isEmpty)
  }

  @Test("a table's fetch is a step of its own, and the delegate is called in the background")
  func tableFetch() {
    let (source, delegate) = (RowSource(sections: 0), FetchingDelegate(calls))
    host.retained.append(delegate)
    let node = host.bind { ASTableNode() }
    host.bind {
      node.dataSource = source
      node.delegate = delegate
    }
    host.show(node)
    host.bind {
      runUntilFetch()
      #expect(calls.all.isEmpty)
      host.scheduler.drain()
    }
    #expect(calls.all == [FetchCalls.Call(member: "tableNode", role: .background)])
  }

  @Test("on real threads the delegate is called off the main thread too")
  func realThreads() async {
    let reports = ReportLog()
    let environment = reports.makeLiveEnvironment()
    let (source, delegate) = (GridSource(sections: 0, items: 0), FetchingDelegate(calls))
    let window = environment.bind {
      let window = makeWindow()
      let node = ASCollectionNode.flow()
      node.dataSource = source
      node.delegate = delegate
      node.frame = window.bounds
      window.addSubview(node.view)
      window.layoutIfNeeded()
      return window
    }
    _ = await environment.scheduler.settle(within: 1000)
    environment.bind { window.layoutIfNeeded() }
    _ = await environment.scheduler.settle(within: 1000)
    #expect(calls.all == [FetchCalls.Call(member: "collectionNode", role: .background)])
    #expect(reports.all.filter { $0.severity == .violation }.isEmpty)
  }

  @Test("a delegate without a member for fetches is not asked again whether it may fetch")
  func noMember() {
    let delegate = GateDelegate()
    let node = collection(delegate)
    host.settle()
    let questions = delegate.questions
    #expect(questions > 0)
    host.bind {
      #expect(!node.view.batchContext.isFetching())
      #expect(!node.view.batchContext.batchFetchingWasCancelled())
      node.leadingScreensForBatching = 3
      host.settle()
      #expect(delegate.questions == questions)
      let other = FetchingDelegate(calls)
      host.retained.append(other)
      node.delegate = other
      node.leadingScreensForBatching = 4
      host.settle()
    }
    #expect(calls.all.map(\.member) == ["collectionNode"])
  }

  @Test(
    "a fetch whose context nobody keeps is reported once when another batch is due",
    arguments: [true, false])
  func abandoned(isKept: Bool) {
    let (delegate, contexts) = (ContextDelegate(), Locked<[ASBatchContext]>([]))
    delegate.onFetch.withLock {
      $0 = { context in
        if isKept { contexts.withLock { $0.append(context) } }
      }
    }
    let node = collection(delegate)
    host.settle()
    host.bind {
      for screens in [3, 4] {
        node.leadingScreensForBatching = CGFloat(screens)
        host.settle()
      }
    }
    #expect(host.reports.all.map(\.code) == (isKept ? [] : [.abandonedBatchFetch]))
  }

  @Test("a fetch during which a fake was called is not reported, since the fake's report says why")
  func abandonedByFake() {
    let delegate = ContextDelegate()
    delegate.onFetch.withLock { $0 = { _ in RuntimeEnvironment.current.countFakedCall() } }
    let node = collection(delegate)
    host.settle()
    host.bind {
      node.leadingScreensForBatching = 3
      host.settle()
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("a view without a node calls the older member, in the background")
  func olderMember() {
    let delegate = OlderFetchingDelegate(calls)
    let (rows, cells) = (RowSource(sections: 0), GridSource(sections: 0, items: 0))
    host.bind {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let views: [UIScrollView] = [
        ASCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()),
        ASTableView(frame: frame, style: .plain),
      ]
      (views[0] as? ASCollectionView)?.asyncDataSource = cells
      (views[0] as? ASCollectionView)?.asyncDelegate = delegate
      (views[1] as? ASTableView)?.asyncDataSource = rows
      (views[1] as? ASTableView)?.asyncDelegate = delegate
      for view in views { host.window.addSubview(view) }
      host.settle()
    }
    #expect(Set(calls.all.map(\.member)) == ["collectionView", "tableView"])
    #expect(calls.all.allSatisfy { $0.role == .background })
  }

  @Test(
    "a member of a conformance that is isolated to the main actor is called there, and reported")
  func isolatedConformance() {
    for _ in 0..<2 {
      let host = ContainerHost()
      let source = GridSource(sections: 0, items: 0)
      let delegate = IsolatedDelegate()
      host.retained += [source, delegate]
      let node = host.bind { ASCollectionNode.flow() }
      host.bind {
        node.dataSource = source
        node.delegate = delegate
      }
      host.show(node)
      host.settle()
      #expect(delegate.roles == [.main])
      #expect(host.violations == [.mainThreadMemberOffMain])
      #expect(host.bind { node.view.batchContext.isFetching() })
    }
  }

  @Test(
    "a conformance that is isolated to the main actor, without a member that begins a fetch, is correct"
  )
  func isolatedConformanceWithoutMember() {
    let (source, delegate) = (RowSource(sections: 0), IsolatedTableDelegate())
    host.retained.append(delegate)
    let node = host.bind { ASTableNode() }
    host.bind {
      node.dataSource = source
      node.delegate = delegate
    }
    host.show(node)
    host.settle()
    #expect(host.violations.isEmpty)
    #expect(!host.bind { node.view.batchContext.isFetching() })
  }

  /// Members of a node and its view that belong to the main thread.
  enum Access: String, CaseIterable {
    case insert, batch, count, lookup, wait, viewInsert, viewReload

    /// The member as a violation names it.
    var member: String {
      switch self {
      case .insert: "'ASCollectionNode.insertItems(at:)'"
      case .batch: "'ASCollectionNode.performBatch(animated:updates:completion:)'"
      case .count: "'ASCollectionNode.numberOfItems(inSection:)'"
      case .lookup: "'ASCollectionNode.nodeForItem(at:)'"
      case .wait: "'ASCollectionNode.waitUntilAllUpdatesAreProcessed()'"
      case .viewInsert: "'ASCollectionView.insertItems(at:)'"
      case .viewReload: "'ASCollectionView.reloadData()'"
      }
    }

    @MainActor func run(_ node: ASCollectionNode, _ view: ASCollectionView) {
      let path = IndexPath(item: 0, section: 0)
      switch self {
      case .insert: node.insertItems(at: [path])
      case .batch: node.performBatch(animated: false, updates: nil)
      case .count: #expect(node.numberOfItems(inSection: 0) == 0)
      case .lookup: #expect(node.nodeForItem(at: path) == nil)
      case .wait: node.waitUntilAllUpdatesAreProcessed()
      case .viewInsert: view.insertItems(at: [path])
      case .viewReload: view.reloadData()
      }
    }
  }

  @Test("access of a node or its view off the main thread is reported and changes nothing")
  func access() {
    for access in Access.allCases {
      let host = ContainerHost()
      let source = GridSource(sections: 1, items: 2)
      host.retained.append(source)
      let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
      host.bind {
        let view = node.view
        source.forgetCalls()
        inBackgroundRole { access.run(node, view) }
        #expect(host.violations == [.mainThreadMemberOffMain], "\(access)")
        #expect(host.reports.all.first?.message.contains(access.member) == true, "\(access)")
        #expect(source.calls.isEmpty, "\(access)")
        host.settle()
        #expect(node.numberOfItems(inSection: 0) == 2)
        #expect(host.violations == [.mainThreadMemberOffMain], "\(access)")
      }
    }
  }

  @Test("a batch off the main thread is one violation, and its edits are not made")
  func batchWithEdits() {
    for isTable in [true, false] {
      let host = ContainerHost()
      let table = isTable ? ASTableNode() : nil
      let collection = isTable ? nil : ASCollectionNode.flow()
      table.map(host.show)
      collection.map(host.show)
      var calls = 0
      let path = IndexPath(item: 0, section: 0)
      host.bind {
        inBackgroundRole {
          table?.performBatch(animated: false) {
            calls += 1
            table?.insertRows(at: [path], with: .none)
          }
          collection?.performBatch(animated: false) {
            calls += 1
            collection?.insertItems(at: [path])
          }
        }
      }
      #expect(host.violations == [.mainThreadMemberOffMain])
      #expect(calls == 0)
    }
  }

  @Test(
    "a batch and a reload with completions off the main thread are not said to come before the view"
  )
  func completions() {
    for isTable in [true, false] {
      for isBatch in [true, false] {
        let host = ContainerHost()
        let table = isTable ? ASTableNode() : nil
        let collection = isTable ? nil : ASCollectionNode.flow()
        table.map(host.show)
        collection.map(host.show)
        host.bind {
          inBackgroundRole {
            if isBatch {
              table?.performBatch(animated: false, updates: nil) { _ in }
              collection?.performBatch(animated: false, updates: nil) { _ in }
            } else {
              table?.reloadData {}
              collection?.reloadData {}
            }
          }
        }
        #expect(Set(host.violations) == [.mainThreadMemberOffMain])
      }
    }
  }

  @Test("a view that is first accessed off the main thread is reported")
  func loading() {
    host.bind { inBackgroundRole { _ = ASCollectionNode.flow().view } }
    #expect(host.violations == [.mainThreadMemberOffMain])
  }
}

/// The calls of members that begin a fetch, from any thread.
final class FetchCalls: Sendable {
  struct Call: Equatable {
    let member: String
    let role: RuntimeScheduling.Role
  }

  private let calls = Locked<[Call]>([])

  var all: [Call] { calls.withLock { $0 } }

  func add(_ member: String) {
    calls.withLock { $0.append(Call(member: member, role: .current)) }
  }
}

@MainActor
private final class FetchingDelegate: NSObject, ASCollectionDelegate, ASTableDelegate {
  private let calls: FetchCalls

  init(_ calls: FetchCalls) { self.calls = calls }

  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) { calls.add("collectionNode") }

  nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) { calls.add("tableNode") }
}

@MainActor
private final class ContextDelegate: NSObject, ASCollectionDelegate {
  nonisolated let onFetch = Locked<@Sendable (ASBatchContext) -> Void>({ _ in })

  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) { onFetch.withLock { $0 }(context) }
}

@MainActor
private final class OlderFetchingDelegate: NSObject, ASCollectionDelegate, ASTableDelegate {
  private let calls: FetchCalls

  init(_ calls: FetchCalls) { self.calls = calls }

  nonisolated func collectionView(
    _ collectionView: ASCollectionView, willBeginBatchFetchWith context: ASBatchContext
  ) { calls.add("collectionView") }

  nonisolated func tableView(
    _ tableView: ASTableView, willBeginBatchFetchWith context: ASBatchContext
  ) { calls.add("tableView") }
}

@MainActor
private final class IsolatedDelegate: NSObject {
  private(set) var roles: [RuntimeScheduling.Role] = []
}

extension IsolatedDelegate: @MainActor ASCollectionDelegate {
  func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) { roles.append(.current) }
}

@MainActor
private final class IsolatedTableDelegate: NSObject {}

extension IsolatedTableDelegate: @MainActor ASTableDelegate {}

/// Allows fetches without a member that begins one.
@MainActor
private final class GateDelegate: NSObject, ASCollectionDelegate {
  private(set) var questions = 0

  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    questions += 1
    return true
  }
}
