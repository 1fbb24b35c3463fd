import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Steps, completions, refreshing, and the keyboard.
@MainActor @Suite("Table of cases: scrolling")
struct ScrollingCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  @MainActor private struct Scroller {
    let stage = Stage()
    let recorder = ScrollRecorder()
    let view: UIScrollView

    init() {
      view = stage.environment.bind {
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      view.contentSize = CGSize(width: 100, height: 2000)
      view.delegate = recorder
      stage.window.addSubview(view)
    }
  }

  nonisolated static let cases: [ListCase] = [
    ListCase(
      "a change without animation is one step", "Apple, `setContentOffset(_:animated:)`"
    ) {
      let scroller = Scroller()
      scroller.view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
      #expect(scroller.recorder.log.take() == ["scroll 0,600 "])
      scroller.stage.advance(1)
      #expect(scroller.recorder.log.take().isEmpty)
    },
    ListCase(
      "an animated change moves in steps of 1/60 s, and its end follows the last",
      "Apple, `scrollViewDidEndScrollingAnimation(_:)`"
    ) {
      let scroller = Scroller()
      scroller.stage.environment.bind {
        scroller.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      }
      scroller.stage.advance(1.0 / 60)
      #expect(scroller.recorder.log.calls.count == 1)
      scroller.stage.advance(1)
      #expect(scroller.recorder.log.take().suffix(2) == ["scroll 0,600 ", "animated 0,600 "])
    },
    ListCase(
      "a deceleration ends after its last step", "Apple, `scrollViewDidEndDecelerating(_:)`"
    ) {
      let scroller = Scroller()
      scroller.view.beginDragging()
      scroller.view.drag(by: CGPoint(x: 0, y: -50))
      scroller.view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
      #expect(scroller.view.isDecelerating)
      scroller.stage.advance(10)
      let calls = scroller.recorder.log.take()
      #expect(calls.last?.hasPrefix("rest") == true && !scroller.view.isDecelerating)
      #expect(calls.filter { $0.hasPrefix("scroll") }.count > 10)
    },
    ListCase(
      "a layout exchange completes at the end of its animation",
      "Apple, `setCollectionViewLayout(_:animated:completion:)`"
    ) {
      let (list, stage) = (ListFixture(counts: [5]), Stage())
      stage.window.addSubview(list.view)
      var isDone = false
      list.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in
        isDone = true
      }
      let duration = list.log.environment.listMetrics.scrolling.layoutExchangeDuration
      stage.advance(duration - 0.01)
      #expect(!isDone)
      stage.advance(0.02)
      #expect(isDone)
    },
    ListCase(
      "an animated batch update completes at its end", "Apple, `performBatchUpdates(_:completion:)`"
    ) {
      let (list, stage) = (ListFixture(counts: [5]), Stage())
      stage.window.addSubview(list.view)
      var isDone = false
      list.view.performBatchUpdates(nil) { _ in isDone = true }
      let duration = list.log.environment.listMetrics.scrolling.batchUpdateDuration
      stage.advance(duration - 0.01)
      #expect(!isDone)
      stage.advance(0.02)
      #expect(isDone)
    },
    ListCase("a pull refreshes and holds the content", "Apple, `UIRefreshControl`") {
      let scroller = Scroller()
      let control = UIRefreshControl()
      scroller.view.refreshControl = control
      scroller.view.beginDragging()
      scroller.view.drag(by: CGPoint(x: 0, y: 300))
      scroller.view.endDragging()
      scroller.stage.advance(1)
      #expect(control.isRefreshing && scroller.view.contentOffset.y == -control.frame.height)
    },
    ListCase(
      "the keyboard insets the list of a table view controller", "Apple, `UITableViewController`"
    ) {
      let stage = Stage()
      let controller = stage.environment.bind { UITableViewController(style: .plain) }
      stage.show(controller)
      stage.settle()
      stage.window.showKeyboard(height: 200)
      stage.settle()
      #expect(controller.tableView.adjustedContentInset.bottom == 200)
      stage.window.hideKeyboard()
      stage.settle()
      #expect(controller.tableView.adjustedContentInset.bottom == 0)
    },
    ListCase(
      "a list that appears while the keyboard is shown has its inset",
      "Decided here: `UIScrollView`"
    ) {
      let stage = Stage()
      stage.window.showKeyboard(height: 204)
      let controller = stage.environment.bind { UITableViewController(style: .plain) }
      stage.show(controller)
      stage.settle()
      #expect(controller.tableView.adjustedContentInset.bottom == 204)
    },
  ]
}
