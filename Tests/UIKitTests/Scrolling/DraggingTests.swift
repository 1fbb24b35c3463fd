import Testing
import UIKit
import UIKitSimulation

@Suite("Dragging a scroll view")
@MainActor
struct DraggingTests {
  private func scrollView(on stage: Stage, _ recorder: ScrollRecorder) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = recorder
    stage.window.addSubview(view)
    return view
  }

  @Test("a slow drag ends where the finger is")
  func slow() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.drag(by: CGPoint(x: 3, y: -10))
    view.endDragging()
    #expect(
      recorder.log.take() == [
        "begin 0,0 TD", "scroll 0,10 TD", "scroll 0,20 TD", "willEnd to 20 at 0,20 TD",
        "didEnd false 0,20 ",
      ])
  }

  @Test("a fast drag coasts as far as its speed carries it and rests by the clock")
  func fast() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging(withVelocity: CGPoint(x: 0, y: 0.5))
    #expect(view.isDecelerating && !view.isDragging)
    #expect(
      recorder.log.take().suffix(3) == [
        "willEnd to 259 at 0,10 TD", "didEnd true 0,10 C", "coast 0,10 C",
      ])
    stage.advance(5)
    #expect(recorder.log.take().suffix(2) == ["scroll 0,259 C", "rest 0,259 "])
    #expect(abs(view.contentOffset.y - (10 + 0.5 * 499)) < 1e-6)
  }

  @Test("the delegate decides where the content stops")
  func target() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    recorder.target = CGPoint(x: 0, y: 123)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging(withVelocity: CGPoint(x: 0, y: 2))
    view.finishDecelerating()
    #expect(view.contentOffset.y == 123)
    #expect(recorder.log.take().last == "rest 0,123 ")
  }

  @Test("past the edge the content follows ever less, and coasts back when let go")
  func bouncing() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 50))
    let first = view.contentOffset.y
    view.drag(by: CGPoint(x: 0, y: 50))
    #expect(abs(first + 27.5 * 100 / 127.5) < 1e-9)
    #expect(view.contentOffset.y < first && view.contentOffset.y > 2 * first)
    view.endDragging()
    #expect(view.isDecelerating)
    view.finishDecelerating()
    #expect(view.contentOffset.y == 0)
  }

  @Test("without bounces the content stops at its edge")
  func notBouncing() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.bounces = false
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 50))
    #expect(view.contentOffset.y == 0)
    view.drag(by: CGPoint(x: 0, y: -2000))
    #expect(view.contentOffset.y == 900)
  }

  @Test("an axis whose content fits stays unless it always bounces", arguments: [false, true])
  func axis(alwaysBounces: Bool) {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.alwaysBounceHorizontal = alwaysBounces
    view.beginDragging()
    view.drag(by: CGPoint(x: -30, y: 0))
    #expect((view.contentOffset.x > 0) == alwaysBounces)
  }

  @Test("a view that does not scroll cannot be dragged")
  func disabled() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.isScrollEnabled = false
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging()
    view.finishDecelerating()
    #expect(recorder.log.calls.isEmpty && view.contentOffset == .zero)
  }

  @Test("a finger on coasting content stops it")
  func stopping() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
    recorder.log.calls = []
    view.beginDragging()
    #expect(recorder.log.take() == ["rest 0,10 ", "begin 0,10 TD"])
    view.endDragging()
    stage.advance(10)
    #expect(view.contentOffset.y == 10)
  }

  @Test(
    "pages are multiples of the view's size, one from the start at most",
    arguments: [
      (30.0, 0.0, 0.0), (60, 0, 100), (30, 0.1, 100), (30, 9, 100), (60, -0.1, 0),
      (160, 9, 100), (-40, 0, 0),
    ])
  func paging(dragged: Double, velocity: Double, expected: Double) {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.isPagingEnabled = true
    recorder.target = CGPoint(x: 0, y: 77)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -dragged))
    view.endDragging(withVelocity: CGPoint(x: 0, y: velocity))
    view.finishDecelerating()
    #expect(view.contentOffset.y == CGFloat(expected))
  }

  @Test("a tap on the status bar scrolls to the top unless that is switched off")
  func statusBar() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    view.contentInset.top = 10
    view.contentOffset.y = 300
    recorder.log.calls = []
    view.scrollsToTop = false
    view.tapStatusBar()
    stage.advance(1)
    #expect(recorder.log.calls.isEmpty)
    view.scrollsToTop = true
    view.tapStatusBar()
    stage.advance(1)
    #expect(recorder.log.take().suffix(2) == ["scroll 0,-10 ", "top 0,-10 "])
  }

  @Test("the pan recognizer knows way and speed of the finger")
  func panRecognizer() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(on: stage, recorder)
    var velocities: [CGPoint] = []
    view.panGestureRecognizer.addHandler { recognizer in
      let pan = recognizer as? UIPanGestureRecognizer
      if recognizer.state == .ended { velocities.append(pan?.velocity(in: nil) ?? .zero) }
    }
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    #expect(view.panGestureRecognizer.state == .changed)
    #expect(view.panGestureRecognizer.translation(in: view) == CGPoint(x: 0, y: -10))
    view.endDragging(withVelocity: CGPoint(x: 0, y: 0.25))
    #expect(velocities == [CGPoint(x: 0, y: -250)])
  }
}
