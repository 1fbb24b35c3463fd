import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Records when rows are displayed between the calls of scrolling.
@MainActor private final class OrderRecorder: UITableViewController {
  var calls: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.row)") }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.row)") }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll")
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("end \(Int(scrollView.contentOffset.y))")
  }
}

/// In lists.
@MainActor struct SteppedListTests {
  private let stage = Stage()

  private func table() -> OrderRecorder {
    let controller = stage.environment.bind { OrderRecorder(style: .plain) }
    stage.show(controller)
    stage.settle()
    controller.calls = []
    return controller
  }

  @Test func eachStepScrollsThenShowsRowsThenHidesRows() throws {
    let controller = table()
    stage.environment.bind {
      controller.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    }
    stage.advance(0.3)
    let steps = controller.calls.split(separator: "scroll", omittingEmptySubsequences: false)
    #expect(steps.count == 19)
    #expect(controller.calls.last == "end 2200")
    for step in steps.dropLast() {
      let hides = step.firstIndex { $0.hasPrefix("hide") } ?? step.endIndex
      #expect(step[hides...].allSatisfy { $0.hasPrefix("hide") })
    }
    // Rows between the beginning and the end are displayed on the way.
    #expect(controller.calls.contains("show 30"))
    #expect(controller.calls.contains("hide 30"))
  }

  @Test func changeWithoutAnimationShowsOnlyTheRowsAtItsEnd() {
    let controller = table()
    controller.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    controller.tableView.layoutIfNeeded()
    #expect(controller.calls.filter { $0 == "scroll" }.count == 1)
    #expect(!controller.calls.contains("show 30"))
  }

  @Test func collectionViewShowsItemsOnTheWay() {
    let list = ListFixture(counts: [60])
    stage.window.addSubview(list.view)
    list.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
    stage.advance(0.3)
    #expect(list.view.contentOffset.y == 1000)
    #expect(list.delegate.log.contains { $0.hasSuffix("30") || $0.contains("30 ") })
  }

  @Test func layoutExchangeCompletesAfterItsAnimation() {
    let list = ListFixture(counts: [60])
    stage.window.addSubview(list.view)
    var finished: [Bool] = []
    list.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    stage.advance(0.29)
    #expect(finished.isEmpty)
    stage.advance(0.02)
    #expect(finished == [true])
    list.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) {
      finished.append($0)
    }
    #expect(finished == [true, true])
  }
}
