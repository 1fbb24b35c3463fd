import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// When the completion handlers of batch updates of containers run.
///
/// Sources: `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`, whose completion
/// handler is that of UIKit's batch update; `ASTableView.mm`, the method of the same name, which calls
/// the handler after `endUpdates`; Apple, `performBatchUpdates(_:completion:)`.
@Suite("Completions of batch updates of containers")
@MainActor
struct BatchCompletionTests {
  @MainActor private final class Numbers {
    let source = BothContainers()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var log: [String] = []
    var table: ASTableNode { source.table }
    var collection: ASCollectionNode { source.collection }

    init() {
      collection.frame.origin.y = 100
      window.isHidden = false
      window.addSubview(table.view)
      window.addSubview(collection.view)
      window.layoutIfNeeded()
      table.waitUntilAllUpdatesAreProcessed()
      collection.waitUntilAllUpdatesAreProcessed()
      window.layoutIfNeeded()
    }

    func grow(animated: Bool) {
      source.count += 1
      let path = IndexPath(item: 0, section: 0)
      table.performBatch(animated: animated) {
        self.table.insertRows(at: [path], with: .none)
      } completion: { _ in
        self.log.append("table")
      }
      collection.performBatch(animated: animated) {
        self.collection.insertItems(at: [path])
      } completion: { _ in
        self.log.append("collection")
      }
      collection.onDidFinishSynchronizing { self.log.append("synchronized") }
      table.waitUntilAllUpdatesAreProcessed()
      collection.waitUntilAllUpdatesAreProcessed()
    }
  }

  @Test("a collection completes at the end of the animation, a table at once")
  func animated() {
    let reports = ReportLog()
    let environment = reports.makeLiveEnvironment()
    let numbers = environment.bind { Numbers() }
    environment.bind { numbers.grow(animated: true) }
    #expect(numbers.collection.view.numberOfItems(inSection: 0) == 2)
    environment.scheduler.advance(by: 0.29)
    #expect(numbers.log == ["table"])
    #expect(!numbers.collection.isSynchronized)
    environment.scheduler.advance(by: 0.02)
    #expect(numbers.log == ["table", "collection", "synchronized"])
    #expect(numbers.collection.isSynchronized)
  }

  @Test("without animation, both complete at once")
  func immediate() {
    let environment = ReportLog().makeLiveEnvironment()
    let numbers = environment.bind { Numbers() }
    environment.bind { numbers.grow(animated: false) }
    #expect(numbers.log.filter { $0 != "synchronized" } == ["table", "collection"])
    #expect(environment.scheduler.now == 0)
  }

  @Test("without a change of the clock, a collection completes when no other work is left")
  func idle() {
    withNodeEnvironment { scheduler, _ in
      let numbers = Numbers()
      numbers.grow(animated: true)
      onMainQueue { numbers.log.append("other") }
      onMainQueue { onMainQueue { numbers.log.append("later") } }
      scheduler.drain()
      #expect(numbers.log == ["table", "other", "later", "collection", "synchronized"])
      scheduler.advance(by: 1)
      #expect(numbers.log.count == 5)
    }
  }

  @Test("an awaited batch ends without a change of the clock")
  func awaited() async {
    let environment = ReportLog().makeLiveEnvironment()
    let numbers = environment.bind { Numbers() }
    numbers.source.count += 1
    let collection = numbers.collection
    let isFinished = await collection.performBatch(animated: true) {
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(isFinished && environment.scheduler.now == 0)
  }
}
