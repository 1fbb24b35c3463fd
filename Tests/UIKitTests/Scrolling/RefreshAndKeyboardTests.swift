import Foundation
import Testing
import UIKit
import UIKitSimulation

/// The refresh control by dragging, and the keyboard's inset.
///
/// Sources: Apple, `UIRefreshControl`, `UITableViewController`, "Managing the Keyboard".
@MainActor struct RefreshAndKeyboardTests {
  private let stage = Stage()

  private func scrollView(_ control: UIRefreshControl) -> UIScrollView {
    stage.environment.bind {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      view.contentSize = CGSize(width: 100, height: 2000)
      view.refreshControl = control
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func longPullBeginsARefreshOnceAndHoldsTheContentBelowTheControl() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 30))
    #expect(!control.isRefreshing)
    view.drag(by: CGPoint(x: 0, y: 270))
    view.drag(by: CGPoint(x: 0, y: 10))
    #expect(control.isRefreshing)
    #expect(changes == 1)
    view.endDragging()
    stage.advance(1)
    #expect(view.adjustedContentInset.top == control.frame.height)
    #expect(control.frame.height > 0)
    #expect(view.contentOffset.y == -control.frame.height)
    #expect(view.contentInset == .zero)
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 0)
    stage.advance(1)
    #expect(view.contentOffset.y == 0)
  }

  @Test func contentReturnsInStepsWhenARefreshEnds() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    let recorder = ScrollRecorder()
    control.beginRefreshing()
    view.contentOffset.y = -60
    view.delegate = recorder
    control.endRefreshing()
    #expect(view.contentOffset.y == -60)
    #expect(recorder.log.take() == ["inset 0"])
    stage.advance(0.15)
    #expect(view.contentOffset.y > -60 && view.contentOffset.y < 0)
    stage.advance(0.16)
    #expect(view.contentOffset.y == 0)
    #expect(recorder.log.calls.count == 18)
    #expect(recorder.log.calls.allSatisfy { $0.hasPrefix("scroll") })
  }

  @Test func refreshThatEndsWithoutAnimationMovesContentImmediately() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    control.beginRefreshing()
    view.contentOffset.y = -60
    stage.environment.bind { UIView.performWithoutAnimation { control.endRefreshing() } }
    #expect(view.contentOffset.y == 0)
  }

  @Test func refreshThatEndsDuringADecelerationStopsTheContentAtTheTop() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 300))
    view.endDragging()
    stage.advance(0.1)
    #expect(view.isDecelerating)
    control.endRefreshing()
    stage.advance(1)
    #expect(!view.isDecelerating)
    #expect(view.contentOffset.y == 0)
  }

  @Test func refreshThatEndsDoesNotMoveContentBelowTheTop() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    control.beginRefreshing()
    view.contentOffset.y = 300
    control.endRefreshing()
    stage.advance(1)
    #expect(view.contentOffset.y == 300)
  }

  @Test func shortPullAndDisabledControlDoNotRefresh() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 30))
    view.endDragging()
    view.finishDecelerating()
    control.isEnabled = false
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 300))
    view.endDragging()
    #expect(!control.isRefreshing)
  }

  @Test func refreshInCodeSendsNothingAndDoesNotMoveTheContent() {
    let control = UIRefreshControl()
    let view = scrollView(control)
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(changes == 0)
    #expect(view.contentOffset.y == 0)
    #expect(view.adjustedContentInset.top == control.frame.height)
  }

  @Test func keyboardPostsItsFramesAndListControllersMakeRoom() throws {
    let controller = stage.environment.bind { UITableViewController(style: .plain) }
    stage.show(controller)
    stage.settle()
    let seen = Notifications(height: 201.5)
    stage.window.showKeyboard(height: 201.5)
    #expect(controller.tableView.adjustedContentInset.bottom == 201.5)
    #expect(controller.tableView.contentInset.bottom == 0)
    #expect(
      seen.names == ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification"])
    let end = try #require(seen.ends.last)
    #expect(end == CGRect(x: 0, y: 278.5, width: 320, height: 201.5))
    stage.advance(1)
    #expect(seen.names.last == "UIKeyboardDidShowNotification")
    stage.window.hideKeyboard()
    #expect(controller.tableView.adjustedContentInset.bottom == 0)
    #expect(seen.names.last == "UIKeyboardWillHideNotification")
    stage.advance(1)
    #expect(seen.names.last == "UIKeyboardDidHideNotification")
  }

  @Test func listsThatAppearAboveTheKeyboardMakeRoomForIt() {
    let (table, pushed, grid) = stage.environment.bind {
      (
        UITableViewController(style: .plain), UITableViewController(style: .plain),
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      )
    }
    let navigation = stage.environment.bind { UINavigationController(rootViewController: table) }
    stage.show(navigation)
    stage.settle()
    stage.window.showKeyboard(height: 202)
    stage.settle()
    stage.environment.bind { navigation.pushViewController(pushed, animated: false) }
    stage.settle()
    #expect(pushed.tableView.adjustedContentInset.bottom == 202)
    stage.environment.bind { navigation.pushViewController(grid, animated: false) }
    stage.settle()
    #expect(grid.collectionView.adjustedContentInset.bottom == 202)
    stage.window.hideKeyboard()
    stage.settle()
    #expect(grid.collectionView.adjustedContentInset.bottom == 0)
    stage.environment.bind { _ = navigation.popViewController(animated: false) }
    stage.settle()
    #expect(pushed.tableView.adjustedContentInset.bottom == 0)
  }

  @Test func listThatMovesAboveTheKeyboardMakesRoomForWhatIsCovered() {
    let (parent, child) = stage.environment.bind {
      (UIViewController(), UITableViewController(style: .plain))
    }
    stage.show(parent)
    stage.environment.bind {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage.window.showKeyboard(height: 203)
    #expect(child.tableView.adjustedContentInset.bottom == 0)
    child.view.frame.origin.y = 480 - 203 - 40
    #expect(child.tableView.adjustedContentInset.bottom == 60)
    child.view.frame.size.height = 70
    #expect(child.tableView.adjustedContentInset.bottom == 30)
    child.view.frame.origin.y = 0
    #expect(child.tableView.adjustedContentInset.bottom == 0)
  }

  @Test func otherScrollViewsKeepTheirInset() {
    let view = scrollView(UIRefreshControl())
    stage.window.showKeyboard(height: 200)
    #expect(view.adjustedContentInset == .zero)
    stage.window.showKeyboard(height: .nan)
    stage.window.showKeyboard(height: -3)
    #expect(view.adjustedContentInset == .zero)
  }
}

/// The notifications of keyboards with a height, which no other test uses.
@MainActor private final class Notifications {
  private let state: Locked<[(name: String, end: CGRect)]>
  private let observers: [any NSObjectProtocol]

  init(height: CGFloat) {
    let state = Locked<[(name: String, end: CGRect)]>([])
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        guard let end = end?.cgRectValue, end.height == height else { return }
        state.withLock { $0.append((note.name.rawValue, end)) }
      }
    }
    self.state = state
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  var names: [String] { state.withLock { $0.map(\.name) } }
  var ends: [CGRect] { state.withLock { $0.map(\.end) } }
}
