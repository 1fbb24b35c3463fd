import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// When the next batch is fetched, seen through a collection of fifty rows in a view of 667 points.
@Suite("Batch fetching") @MainActor
struct BatchFetchBehaviorTests {
  private let host = ContainerHost()
  private let source = GridSource(sections: 1, items: 50)

  /// Shows the rows without letting them fetch, then lets them.
  private func list(
    axis: UICollectionView.ScrollDirection = .vertical,
    configure: (ASCollectionNode) -> Void = { _ in }
  ) -> ASCollectionNode {
    source.itemSize = CGSize(width: 375, height: 100)
    if axis == .horizontal { source.itemSize = CGSize(width: 100, height: 667) }
    host.retained.append(source)
    let node = host.bind { () -> ASCollectionNode in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = axis
      layout.minimumLineSpacing = 0
      return ASCollectionNode(collectionViewLayout: layout)
    }
    host.bind {
      node.dataSource = source
      node.delegate = source
      configure(node)
    }
    host.show(node)
    host.settle()
    source.mayFetch = true
    return node
  }

  @Test(
    "content is fetched from exactly the leading screens on",
    arguments: [(2.0, 2998.0, false), (2, 2999, true), (1, 3665, false), (1, 3666, true)])
  func leadingScreens(screens: CGFloat, offset: CGFloat, isFetched: Bool) {
    let node = list()
    host.bind {
      node.leadingScreensForBatching = screens
      node.contentOffset.y = offset
    }
    host.settle()
    #expect(source.fetches.count == (isFetched ? 1 : 0))
  }

  @Test("without leading screens nothing is fetched, even at the end")
  func noLeadingScreens() {
    let node = list()
    host.bind {
      node.leadingScreensForBatching = 0
      node.contentOffset.y = 5000 - 667
    }
    host.settle()
    #expect(source.fetches.isEmpty)
  }

  @Test("a gate that is closed, and a fetch that runs, keep others from beginning")
  func gateAndContext() {
    let node = list()
    host.bind {
      source.mayFetch = false
      node.contentOffset.y = 4000
      host.settle()
      #expect(source.fetches.isEmpty)
      source.mayFetch = true
      for offset in [4100, 4200, 4300] {
        node.contentOffset.y = CGFloat(offset)
        host.settle()
      }
      #expect(source.fetches.count == 1)
      source.fetches[0].completeBatchFetching(false)
      node.contentOffset.y = 4290
      host.settle()
      #expect(source.fetches.count == 1)
      source.fetches[0].cancelBatchFetching()
      node.contentOffset.y = 4280
      host.settle()
      #expect(source.fetches.count == 2)
      source.fetches[1].completeBatchFetching(true)
      node.contentOffset.y = 4270
      host.settle()
      #expect(source.fetches.count == 3)
    }
  }

  @Test("content that will stop near its end is fetched for when it moves there, not away")
  func direction() {
    let node = list()
    host.bind {
      source.mayFetch = false
      node.contentOffset.y = 4000
      host.settle()
      source.mayFetch = true
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: 10))
      host.settle()
      #expect(source.fetches.isEmpty)
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: -0.1))
      #expect(source.fetches.isEmpty)
      host.scheduler.drain()
      #expect(source.fetches.isEmpty)
      source.mayFetch = false
      node.view.finishDecelerating()
      host.settle()
      source.mayFetch = true
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: 0.1))
      host.scheduler.drain()
      #expect(source.fetches.count == 1)
    }
  }

  @Test("the end of a drag looks at where the content will stop")
  func target() {
    let node = list()
    host.bind {
      node.contentOffset.y = 2000
      host.settle()
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: 5))
      host.scheduler.drain()
      #expect(source.fetches.count == 1)
    }
  }

  @Test(
    "a predicting delegate replaces the decision while content moves, and receives time and hint",
    arguments: [true, false])
  func prediction(answer: Bool) throws {
    let predictor = FetchPredictor(answer: answer)
    host.retained.append(predictor)
    let node = list { $0.batchFetchingDelegate = predictor }
    try host.bind {
      node.contentOffset.y = 1000
      host.settle()
      #expect(predictor.asked.isEmpty)
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: 2))
      host.scheduler.drain()
      #expect(source.fetches.count == (answer ? 1 : 0))
      let asked = try #require(predictor.asked.first)
      node.view.finishDecelerating()
      let remaining = 5000 - 667 - node.contentOffset.y
      #expect(abs(asked.time - remaining / 2000) < 1e-9)
      #expect(remaining > 2 * 667 && !asked.hint)
    }
  }

  @Test(
    "out of a window only content that does not fill the view is fetched for",
    arguments: [(1, 1), (50, 0)])
  func outOfWindow(items: Int, fetches: Int) {
    source.sections = [(0..<items).map { $0 }]
    source.itemSize = CGSize(width: 375, height: 100)
    let node = host.bind { ASCollectionNode.flow() }
    host.bind {
      node.dataSource = source
      node.delegate = source
      node.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      node.view.layoutIfNeeded()
      host.scheduler.drain()
      node.view.layoutIfNeeded()
      host.scheduler.drain()
      source.mayFetch = true
      source.sections[0].append(items)
      node.insertItems(at: [IndexPath(item: items, section: 0)])
      node.view.layoutIfNeeded()
      host.scheduler.drain()
    }
    #expect(source.fetches.count == fetches)
  }

  @Test(
    "horizontal content measures its distance along the axis, right to left by its offset",
    arguments: [(false, 0.0, false), (false, 4000, true), (true, 0, true), (true, 4000, false)])
  func horizontal(isRightToLeft: Bool, offset: CGFloat, isFetched: Bool) {
    let node = list(axis: .horizontal) {
      if isRightToLeft { $0.view.semanticContentAttribute = .forceRightToLeft }
    }
    host.bind {
      node.contentOffset.x = 2000
      host.settle()
      #expect(source.fetches.isEmpty)
      node.contentOffset.x = offset
      host.settle()
    }
    #expect(source.fetches.count == (isFetched ? 1 : 0))
  }

  @Test("an update of nothing checks once, one with changes each time")
  func checksAfterUpdates() {
    let node = list()
    host.bind {
      source.mayFetch = false
      node.contentOffset.y = 4000
      host.settle()
      source.mayFetch = true
      node.performBatch(animated: false, updates: {})
      host.settle()
      #expect(source.fetches.isEmpty)
      source.sections[0].append(99)
      node.insertItems(at: [IndexPath(item: 50, section: 0)])
      host.settle()
      #expect(source.fetches.count == 1)
    }
  }

  @Test(
    "a table fetches from its leading screens on too",
    arguments: [(2048.5, false), (2049, true)])
  func table(offset: CGFloat, isFetched: Bool) {
    let rows = RowSource(sections: 1, rows: 100)
    let node = host.show(ASTableNode()) { node in
      node.dataSource = rows
      node.delegate = rows
    }
    rows.mayFetch = true
    host.bind {
      // 4,050 points of rows less a view of 667 and twice that.
      node.contentOffset.y = offset
    }
    host.settle()
    #expect(rows.fetches == (isFetched ? 1 : 0))
  }
}
