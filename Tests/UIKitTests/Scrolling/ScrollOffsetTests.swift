import Testing
import UIKit
import UIKitSimulation

@Suite("Offsets and insets of a scroll view")
@MainActor
struct ScrollOffsetTests {
  private func scrollView(_ recorder: ScrollRecorder? = nil) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 1000)
    view.delegate = recorder
    return view
  }

  @Test("the offset is the bounds' origin, and each change is reported once")
  func origin() {
    let recorder = ScrollRecorder()
    let view = scrollView(recorder)
    #expect(view.delegate === recorder)
    view.contentOffset = CGPoint(x: 5, y: 10)
    view.contentOffset = CGPoint(x: 5, y: 10)
    #expect(view.bounds.origin == CGPoint(x: 5, y: 10))
    view.bounds.origin = .zero
    #expect(recorder.log.take() == ["scroll 5,10 ", "scroll 0,0 "])
    view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    #expect(view.contentOffset.y == 5000, "an offset set by code is not clamped")
  }

  @Test("content that shrinks pulls the offset back into range")
  func shrinking() {
    let view = scrollView()
    view.contentOffset.y = 900
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 400)
    view.frame.size.height = 200
    #expect(view.contentOffset.y == 300)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
  }

  @Test(
    "an animated change ends by the clock; to the present offset there is none",
    arguments: [(50.0, ["scroll 0,50 ", "animated 0,50 "]), (0.0, [String]())])
  func animated(target: Double, expected: [String]) {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder)
    stage.window.addSubview(view)
    stage.environment.bind {
      view.setContentOffset(CGPoint(x: 0, y: target), animated: true)
    }
    #expect(view.contentOffset.y == 0)
    stage.advance(0.31)
    #expect(recorder.log.take().suffix(2) == expected)
  }

  @Test("an offset set meanwhile ends an animation without a word")
  func interrupted() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder)
    stage.window.addSubview(view)
    stage.environment.bind { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    view.contentOffset.y = 7
    stage.advance(1)
    #expect(recorder.log.take() == ["scroll 0,7 "])
  }

  @Test("without animations an animated change is made at once")
  func animationsOff() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder)
    stage.environment.bind {
      UIView.performWithoutAnimation {
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      }
    }
    #expect(recorder.log.take() == ["scroll 0,50 "])
  }

  @Test(
    "a rectangle is made visible by the smallest move within range",
    arguments: [
      (CGRect(x: 0, y: 120, width: 10, height: 10), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 120)),
      (CGRect(x: 0, y: 250, width: 10, height: 10), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 200)),
      (CGRect(x: 0, y: 350, width: 10, height: 10), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 260)),
      (CGRect(x: 290, y: 0, width: 10, height: 10), CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0)),
      (CGRect(x: 0, y: 995, width: 10, height: 99), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 900)),
    ])
  func rectangle(rect: CGRect, start: CGPoint, expected: CGPoint) {
    let view = scrollView()
    view.contentOffset = start
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset == expected)
  }

  @Test("content at its beginning follows a change of the insets, scrolled content does not")
  func insets() {
    let view = scrollView()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 930
    view.contentInset.top = 50
    #expect(view.contentOffset.y == 930)
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 900)
  }

  @Test(
    "the safe area adds to the insets as the behavior says",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, 1000.0, UIEdgeInsets.zero),
      (.always, 50, UIEdgeInsets(top: 44, left: 7, bottom: 34, right: 0)),
      (.scrollableAxes, 1000, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      (.scrollableAxes, 50, .zero),
      (.automatic, 1000, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      (.automatic, 50, .zero),
    ])
  func safeArea(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, expected: UIEdgeInsets
  ) {
    let stage = Stage(safeArea: UIEdgeInsets(top: 44, left: 7, bottom: 34, right: 0))
    let (view, recorder) = (UIScrollView(frame: stage.window.bounds), ScrollRecorder())
    view.delegate = recorder
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: 100, height: height)
    stage.window.addSubview(view)
    #expect(view.adjustedContentInset == expected)
    #expect(view.contentOffset == CGPoint(x: -expected.left, y: -expected.top))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(
      inner.safeAreaInsets.top == 44 - expected.top,
      "content keeps what the scroll view does not")
  }

  @Test("a navigation controller's scroll view is inset even when its content is small")
  func navigation() {
    final class Content: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let content = Content()
    stage.show(UINavigationController(rootViewController: content))
    stage.settle()
    let view = content.view as? UIScrollView
    #expect(view?.adjustedContentInset.top == 64)
    content.automaticallyAdjustsScrollViewInsets = false
    #expect(view?.adjustedContentInset.top == 0)
  }

  @Test("zooming scales the delegate's view within the limits")
  func zoom() {
    let recorder = ScrollRecorder()
    let view = scrollView(recorder)
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1, "nothing zooms without a view")
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    view.addSubview(content)
    recorder.zoomed = content
    view.pinch(to: 9)
    #expect(view.zoomScale == 3)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 150, height: 120))
    #expect(view.contentSize == CGSize(width: 150, height: 120))
    #expect(recorder.log.take() == ["zoom 3.0"])
  }
}
