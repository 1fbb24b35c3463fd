import Testing
import UIKit
import UIKitSimulation

@Suite("Page view controllers")
@MainActor
struct PageViewControllerTests {
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Recorder]
    let log: CallLog
    init(_ log: CallLog, count: Int) {
      self.log = log
      pages = (0..<count).map { Recorder("\($0)", log) }
      for page in pages { page.logsLayout = false }
    }

    private func page(_ controller: UIViewController, _ offset: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log("will") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log("did \((previousViewControllers[0] as? Recorder)?.name ?? "") \(completed)") }
  }

  private func shown(
    _ stage: Stage, _ book: Book, _ style: UIPageViewController.TransitionStyle = .scroll
  ) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(controller)
    stage.settle()
    book.log.calls = []
    return controller
  }

  @Test("the first page is a child whose view fills the controller's", arguments: [true, false])
  func first(_ scrolls: Bool) {
    let (stage, log) = (Stage(), CallLog())
    let book = Book(log, count: 2)
    let controller = shown(stage, book, scrolls ? .scroll : .pageCurl)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.pages[0].parent === controller && controller.children == [book.pages[0]])
    #expect(book.pages[0].view.window === stage.window)
    #expect(book.pages[0].view.frame == controller.view.bounds)
    #expect(controller.view.subviews.contains { $0 is UIScrollView } == scrolls)
  }

  @Test("code changes the page by the clock, and the delegate is not notified of it")
  func byCode() {
    let (stage, log) = (Stage(), CallLog())
    let book = Book(log, count: 2)
    let controller = shown(stage, book)
    stage.environment.bind {
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        log("completed \($0)")
      }
    }
    #expect(
      log.take() == [
        "0 willParent none", "1 willParent container", "0 willDisappear", "1 willAppear",
      ])
    stage.advance(0.4)
    #expect(
      log.take() == [
        "0 didDisappear", "1 didAppear", "0 didParent none", "1 didParent container",
        "completed true",
      ])
    #expect(book.pages[0].viewIfLoaded?.superview == nil && book.pages[0].parent == nil)
  }

  @Test("a swipe asks for the page and tells before and after")
  func swipe() {
    let (stage, log) = (Stage(), CallLog())
    let book = Book(log, count: 2)
    let controller = shown(stage, book)
    stage.environment.bind {
      #expect(controller.swipe(.forward))
      #expect(log.calls.first == "will")
    }
    stage.advance(0.4)
    #expect(log.take().last == "did 0 true")
    #expect(controller.viewControllers == [book.pages[1]])
    stage.environment.bind { #expect(!controller.swipe(.forward)) }
    #expect(log.calls.isEmpty)
  }

  @Test("a swipe that is given up brings the page back")
  func givenUp() {
    let (stage, log) = (Stage(), CallLog())
    let book = Book(log, count: 2)
    let controller = shown(stage, book)
    stage.environment.bind { #expect(controller.swipe(.forward, completed: false)) }
    #expect(log.take() == ["will", "did 0 false"])
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test("without a data source no swipe is possible")
  func noSource() {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical,
      options: [.interPageSpacing: 12])
    controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(!controller.swipe(.reverse))
    #expect(controller.spineLocation == .none)
  }
}
