import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Animated changes and decelerations are steps of 1/60 s on the virtual clock.
///
/// Sources: Apple, `scrollViewDidScroll(_:)`, `scrollViewDidEndScrollingAnimation(_:)`,
/// `scrollViewDidEndDecelerating(_:)`; rule V3.
@MainActor struct SteppedScrollTests {
  private func scrollView(
    _ recorder: ScrollRecorder, on stage: Stage
  ) -> UIScrollView {
    stage.environment.bind {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 2000)
      view.delegate = recorder
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func animatedChangeMovesAFrameAtATime() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder, on: stage)
    stage.environment.bind { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    var offsets: [CGFloat] = []
    for _ in 0..<5 {
      stage.advance(1.0 / 60)
      offsets.append(view.contentOffset.y)
    }
    #expect(zip([0] + offsets, offsets).allSatisfy { $0 < $1 })
    #expect(recorder.log.take().count == 5)
    #expect(offsets.last.map { $0 < 300 } == true)
  }

  @Test func lastStepIsAtTheTargetAndTheEndFollowsIt() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder, on: stage)
    stage.environment.bind { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    stage.advance(0.3)
    let calls = recorder.log.take()
    #expect(calls.count == 19)
    #expect(calls.suffix(2) == ["scroll 0,600 ", "animated 0,600 "])
    stage.advance(1)
    #expect(recorder.log.calls.isEmpty)
  }

  @Test func durationAndCurveAreThoseOfTheEnvironment() {
    let log = ViolationLog()
    var environment = log.environment
    environment.listMetrics.scrolling.animationDuration = 0.1
    environment.listMetrics.scrolling.animationCurve = .linear
    let view = environment.bind { UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    view.contentSize.height = 900
    let recorder = ScrollRecorder()
    view.delegate = recorder
    environment.bind { view.setContentOffset(CGPoint(x: 0, y: 60), animated: true) }
    for step in 1...6 {
      log.scheduler.advance(by: 1.0 / 60)
      #expect(abs(view.contentOffset.y - CGFloat(step) * 10) < 1e-6)
    }
    #expect(recorder.log.take().last == "animated 0,60 ")
  }

  @Test func aSecondAnimatedChangeBeginsWhereTheFirstOneIs() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder, on: stage)
    stage.environment.bind { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    stage.advance(0.15)
    let middle = view.contentOffset.y
    stage.environment.bind { view.setContentOffset(.zero, animated: true) }
    #expect(view.contentOffset.y == middle)
    stage.advance(0.3)
    let calls = recorder.log.take()
    #expect(view.contentOffset.y == 0)
    #expect(calls.filter { $0.hasPrefix("animated") } == ["animated 0,0 "])
  }

  @Test func decelerationSlowsDownInSteps() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder, on: stage)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
    var offsets = [view.contentOffset.y]
    for _ in 0..<200 where view.isDecelerating {
      stage.advance(1.0 / 60)
      offsets.append(view.contentOffset.y)
    }
    let moves = zip(offsets, offsets.dropFirst()).map { $1 - $0 }.dropLast()
    #expect(moves.count > 30)
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $0 > $1 && $1 > 0 })
    #expect(abs(view.contentOffset.y - (10 + 499)) < 1e-6)
    #expect(recorder.log.take().last?.hasPrefix("rest") == true)
  }

  @Test func drivenStepsStayOneStep() {
    let (stage, recorder) = (Stage(), ScrollRecorder())
    let view = scrollView(recorder, on: stage)
    stage.environment.bind { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    view.finishAnimation()
    #expect(recorder.log.take() == ["scroll 0,600 ", "animated 0,600 "])
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging(withVelocity: CGPoint(x: 0, y: 0.5))
    recorder.log.calls = []
    view.finishDecelerating()
    #expect(recorder.log.take() == ["scroll 0,859 C", "rest 0,859 "])
  }
}
