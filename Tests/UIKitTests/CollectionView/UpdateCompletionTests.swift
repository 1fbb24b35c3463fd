import Foundation
import Testing
import UIKit

/// When the completion handlers of batch updates run.
///
/// Source: UIKit's documentation of `performBatchUpdates(_:completion:)`, whose handler runs when the
/// animations are finished; the duration is decided here.
@MainActor struct UpdateCompletionTests {
  private let stage = Stage()

  private func shownLists() -> (list: ListFixture, table: TableFixture, windows: [UIWindow]) {
    let (list, table) = (ListFixture(counts: [2]), TableFixture(counts: [2]))
    let windows = [
      list.log.environment.bind { UIWindow(frame: list.view.frame) },
      table.log.environment.bind { UIWindow(frame: table.view.frame) },
    ]
    windows[0].addSubview(list.view)
    windows[1].addSubview(table.view)
    return (list, table, windows)
  }

  @Test func completionOfAnAnimatedUpdateRunsAtItsEnd() {
    let (list, table, windows) = shownLists()
    defer { withExtendedLifetime(windows) {} }
    var log: [Bool] = []
    list.view.performBatchUpdates(nil) { log.append($0) }
    table.view.performBatchUpdates(nil) { log.append($0) }
    while list.log.scheduler.runStep() || table.log.scheduler.runStep() {}
    for scheduler in [list.log.scheduler, table.log.scheduler] { scheduler.advance(by: 0.29) }
    #expect(log.isEmpty)
    for scheduler in [list.log.scheduler, table.log.scheduler] { scheduler.advance(by: 0.01) }
    #expect(log == [true, true])
  }

  @Test func updateShowsItsRowsBeforeItsAnimationEnds() {
    let (list, table, windows) = shownLists()
    defer { withExtendedLifetime(windows) {} }
    list.source.sections = [[0, 1, 2]]
    list.view.performBatchUpdates { list.view.insertItems(at: [.at(0, 2)]) }
    table.source.sections = [[0, 1, 2]]
    table.view.performBatchUpdates { table.view.insertRows(at: [.at(0, 2)], with: .fade) }
    #expect(list.numbers == [0, 1, 2])
    #expect(table.numbers == [0, 1, 2])
  }

  @Test func completionRunsImmediatelyWithoutAnimationOrWindow() {
    let (list, table, windows) = shownLists()
    var log: [Bool] = []
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates(nil) { log.append($0) }
      table.view.performBatchUpdates(nil) { log.append($0) }
    }
    #expect(log == [true, true])
    list.view.removeFromSuperview()
    list.view.performBatchUpdates(nil) { log.append($0) }
    #expect(log.count == 3)
    withExtendedLifetime(windows) {}
  }

  @Test func overlappingUpdatesCompleteEachAtItsOwnEnd() {
    let (list, _, windows) = shownLists()
    defer { withExtendedLifetime(windows) {} }
    var log: [String] = []
    list.view.performBatchUpdates(nil) { _ in log.append("first") }
    list.log.scheduler.advance(by: 0.2)
    list.view.performBatchUpdates(nil) { _ in log.append("second") }
    list.log.scheduler.advance(by: 0.1)
    #expect(log == ["first"])
    list.log.scheduler.advance(by: 0.2)
    #expect(log == ["first", "second"])
  }

  @Test func invalidUpdateCompletesWithFalse() {
    let (list, _, windows) = shownLists()
    defer { withExtendedLifetime(windows) {} }
    var log: [Bool] = []
    list.view.performBatchUpdates {
      list.view.insertItems(at: [.at(0, 0)])
    } completion: {
      log.append($0)
    }
    list.log.scheduler.advance(by: 1)
    #expect(log == [false])
  }

  @Test func updateOfZeroDurationCompletesInTheNextStepOnTheMainQueue() {
    let log = ViolationLog()
    var environment = log.environment
    environment.listMetrics.scrolling.batchUpdateDuration = 0
    let table = environment.bind { UITableView() }
    let window = environment.bind { UIWindow() }
    window.addSubview(table)
    var isDone = false
    table.performBatchUpdates(nil) { _ in isDone = true }
    #expect(!isDone)
    while log.scheduler.runStep() {}
    #expect(isDone)
  }

  @Test func diffableDataSourcesCompleteAtTheEndOfTheAnimation() {
    let (list, table, windows) = shownLists()
    defer { withExtendedLifetime(windows) {} }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table.view) {
      view, path, _ in view.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var log: [String] = []
    items.apply(snapshot, animatingDifferences: true) { log.append("items") }
    rows.apply(snapshot, animatingDifferences: true) { log.append("rows") }
    #expect(log.isEmpty)
    list.log.scheduler.advance(by: 0.3)
    table.log.scheduler.advance(by: 0.3)
    #expect(log == ["items", "rows"])
    items.apply(snapshot, animatingDifferences: false) { log.append("items") }
    rows.apply(snapshot, animatingDifferences: false) { log.append("rows") }
    #expect(log.count == 4)
  }

  @Test(arguments: [true, false])
  func awaitedSnapshotAdvancesTheClockByItsAnimation(animated: Bool) async {
    let environment = RuntimeEnvironment(scheduler: RuntimeScheduling.LiveScheduler())
    let window = environment.bind { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let list = environment.bind {
      UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    }
    let table = environment.bind { UITableView(frame: window.bounds) }
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(list)
    window.addSubview(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    await items.apply(snapshot, animatingDifferences: animated)
    await rows.apply(snapshot, animatingDifferences: animated)
    #expect(list.numberOfItems(inSection: 0) == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(abs(environment.scheduler.now - (animated ? 0.6 : 0)) < 1e-6)
    // Only awaited updates advance the clock.
    items.apply(snapshot, animatingDifferences: animated, completion: nil)
    await environment.scheduler.settle()
    #expect(environment.scheduler.now < 0.7)
  }
}
