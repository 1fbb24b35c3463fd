import Testing
import UIKit
import UIKitSimulation

@Suite("Property animators")
@MainActor
struct PropertyAnimatorTests {
  private func animator(_ stage: Stage, _ log: CallLog) -> UIViewPropertyAnimator {
    stage.environment.bind {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log("change") }
      animator.addCompletion { position in log("\(position)") }
      return animator
    }
  }

  @Test("changes are made at the start, the completion runs at the end")
  func course() {
    let (stage, log) = (Stage(), CallLog())
    let animator = animator(stage, log)
    #expect(animator.state == .inactive && log.calls.isEmpty)
    stage.environment.bind { animator.startAnimation() }
    #expect(log.take() == ["change"] && animator.state == .active && animator.isRunning)
    stage.advance(0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    stage.advance(0.8)
    #expect(log.take() == ["end"] && animator.state == .inactive && !animator.isRunning)
  }

  @Test("a delay keeps the changes back")
  func delay() {
    let (stage, log) = (Stage(), CallLog())
    let animator = animator(stage, log)
    stage.environment.bind { animator.startAnimation(afterDelay: 2) }
    animator.addAnimations { log("late") }
    stage.advance(1.9)
    #expect(log.take().isEmpty && animator.state == .active && animator.fractionComplete == 0)
    stage.advance(0.2)
    #expect(log.take() == ["change", "late"])
    stage.advance(1)
    #expect(log.take() == ["end"])
  }

  @Test("a pause holds the time, and going on takes what is left")
  func pause() {
    let (stage, log) = (Stage(), CallLog())
    let animator = animator(stage, log)
    stage.environment.bind { animator.startAnimation() }
    stage.advance(0.4)
    animator.pauseAnimation()
    stage.advance(10)
    #expect(log.take() == ["change"] && !animator.isRunning && animator.state == .active)
    #expect(abs(animator.fractionComplete - 0.4) < 0.001)
    animator.startAnimation()
    stage.advance(0.5)
    #expect(log.take().isEmpty)
    stage.advance(0.2)
    #expect(log.take() == ["end"])
  }

  @Test("a fraction holds the animator there, and continuing takes a part of the duration")
  func scrubbing() {
    let (stage, log) = (Stage(), CallLog())
    let animator = animator(stage, log)
    stage.environment.bind { animator.fractionComplete = 0.5 }
    #expect(log.take() == ["change"] && animator.state == .active && !animator.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    stage.advance(1)
    #expect(abs(animator.fractionComplete - 0.75) < 0.001)
    stage.advance(1.1)
    #expect(log.take() == ["end"])
  }

  @Test("turned back, the animator ends at its start after the time that has passed")
  func reversed() {
    let (stage, log) = (Stage(), CallLog())
    let animator = animator(stage, log)
    stage.environment.bind { animator.startAnimation() }
    stage.advance(0.3)
    animator.isReversed = true
    stage.advance(0.2)
    #expect(abs(animator.fractionComplete - 0.1) < 0.001)
    stage.advance(0.2)
    #expect(log.take() == ["change", "start"] && !animator.isReversed)
  }

  @Test("a stopped animator runs its completions only when it is finished")
  func stopping() {
    let (stage, log) = (Stage(), CallLog())
    let first = animator(stage, log)
    stage.environment.bind { first.startAnimation() }
    first.stopAnimation(false)
    #expect(first.state == .stopped)
    first.startAnimation()
    stage.advance(2)
    #expect(log.take() == ["change"])
    first.finishAnimation(at: .current)
    #expect(log.take() == ["current"] && first.state == .inactive)
    let second = animator(stage, log)
    stage.environment.bind { second.startAnimation() }
    second.stopAnimation(true)
    second.finishAnimation(at: .end)
    stage.advance(2)
    #expect(log.take() == ["change"] && second.state == .inactive)
  }

  @Test("an animator that pauses at its end stays active")
  func pausing() {
    let (stage, log) = (Stage(), CallLog())
    let animator = animator(stage, log)
    animator.pausesOnCompletion = true
    stage.environment.bind { animator.startAnimation() }
    stage.advance(1.1)
    #expect(log.take() == ["change"] && animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
  }

  @Test("a running animator is made and begun in one step")
  func running() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1) {
        log("change")
      } completion: { position in
        log("\(position)")
      }
    }
    #expect(log.take().isEmpty)
    stage.advance(1.1)
    #expect(log.take() == ["change"])
    stage.advance(1)
    #expect(log.take() == ["end"])
  }
}
