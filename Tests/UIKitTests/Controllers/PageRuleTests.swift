import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Options, frames and the delegate calls, beside ``PageViewControllerTests``.
@Suite("Rules of page view controllers")
@MainActor
struct PageRuleTests {
  private final class Shelf: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var former: [[UIViewController]] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { former.append(previousViewControllers) }

    private func page(beside controller: UIViewController, _ offset: Int) -> UIViewController? {
      let index = (pages.firstIndex { $0 === controller } ?? 0) + offset
      return pages.indices.contains(index) ? pages[index] : nil
    }
  }

  private func controller(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
  }

  @Test("options say spine and spacing; pages that curl have their spine at the start without")
  func options() {
    #expect(controller(.pageCurl).spineLocation == .min)
    #expect(
      controller(.pageCurl, [.spineLocation: UIPageViewController.SpineLocation.mid])
        .spineLocation == .mid)
    #expect(controller(.pageCurl, [.spineLocation: NSNumber(value: 3)]).spineLocation == .max)
    #expect(controller().interPageSpacing == 0)
    #expect(controller(.scroll, [.interPageSpacing: CGFloat(12)]).interPageSpacing == 12)
    #expect(controller(.scroll, [.interPageSpacing: NSNumber(value: 7)]).interPageSpacing == 7)
  }

  @Test("no page is no list of pages, and the completion runs without a window too")
  func noPage() {
    let (controller, log) = (controller(), CallLog())
    #expect(controller.viewControllers == nil)
    controller.setViewControllers(nil, direction: .forward, animated: true) { log("\($0)") }
    #expect(controller.viewControllers == nil && log.take() == ["true"])
  }

  @Test("a swipe back shows the page before, and the delegate receives which page went")
  func back() {
    let (stage, shelf, controller) = (Stage(), Shelf(), controller())
    controller.dataSource = shelf
    controller.delegate = shelf
    controller.setViewControllers([shelf.pages[1]], direction: .forward, animated: false)
    stage.show(controller)
    stage.settle()
    stage.environment.bind { #expect(controller.swipe(.reverse)) }
    stage.advance(0.4)
    #expect(controller.viewControllers == [shelf.pages[0]])
    #expect(shelf.former == [[shelf.pages[1]]])
    stage.environment.bind { #expect(!controller.swipe(.reverse)) }
  }

  @Test("scrolling pages are in a paging scroll view, all as large as the controller's view")
  func frames() throws {
    let (stage, page, controller) = (Stage(), UIViewController(), controller())
    controller.setViewControllers([page], direction: .forward, animated: false)
    stage.show(controller)
    stage.settle()
    let scroller = try #require(page.view.superview as? UIScrollView)
    #expect(scroller.isPagingEnabled && scroller.frame == controller.view.bounds)
    stage.window.rotate()
    stage.advance(0.5)
    #expect(controller.view.bounds.width == 480)
    #expect(scroller.frame == controller.view.bounds && page.view.frame == controller.view.bounds)
  }

  @Test("a page that stays stays in its place, and without animation the change is at once")
  func staying() {
    let (stage, log) = (Stage(), CallLog())
    let (first, second) = (Recorder("1", log), Recorder("2", log))
    for page in [first, second] { page.logsLayout = false }
    let controller = controller(.pageCurl)
    controller.setViewControllers([first], direction: .forward, animated: false)
    stage.show(controller)
    stage.settle()
    _ = log.take()
    stage.environment.bind {
      controller.setViewControllers([first, second], direction: .forward, animated: false) { _ in
        log("done")
      }
    }
    #expect(
      log.take() == [
        "2 willParent container", "2 willAppear", "2 didAppear", "2 didParent container", "done",
      ])
    #expect(first.view.superview === controller.view && second.view.superview === controller.view)
  }
}
