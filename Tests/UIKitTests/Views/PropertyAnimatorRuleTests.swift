import Foundation
import Testing
import UIKit
import UIKitSimulation

/// What a property animator does in each state; the course of one is in ``PropertyAnimatorTests``.
@Suite("Rules of property animators")
@MainActor
struct PropertyAnimatorRuleTests {
  private let stage = Stage()
  private let log = CallLog()

  private func animator(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    stage.environment.bind {
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { log("change") }
      animator.addCompletion { position in log("\(position)") }
      return animator
    }
  }

  private func runningAnimator() -> UIViewPropertyAnimator {
    let animator = animator()
    stage.environment.bind { animator.startAnimation() }
    #expect(log.take() == ["change"])
    return animator
  }

  @Test("a duration below nothing counts as nothing, and the animator is at once at its end")
  func duration() {
    let animator = animator(duration: -1)
    #expect(animator.duration == 0)
    stage.environment.bind { animator.startAnimation() }
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    stage.advance(0)
    #expect(log.take() == ["change", "start"])
  }

  @Test("changes with a delay factor are made with the others")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ log("later") }, delayFactor: 0.5)
    stage.environment.bind { animator.startAnimation() }
    #expect(log.take() == ["change", "later"])
  }

  @Test("starting a running animator changes nothing, with a delay or without")
  func startedTwice() {
    let animator = runningAnimator()
    stage.advance(0.5)
    stage.environment.bind {
      animator.startAnimation()
      animator.startAnimation(afterDelay: 5)
    }
    #expect(animator.delay == 0)
    stage.advance(0.6)
    #expect(log.take() == ["end"])
  }

  @Test("the delay is kept until the end")
  func delay() {
    let animator = animator()
    stage.environment.bind { animator.startAnimation(afterDelay: 2) }
    stage.advance(2.5)
    #expect(animator.delay == 2)
    stage.advance(1)
    #expect(animator.delay == 0 && animator.state == .inactive)
  }

  @Test("a pause before the start, or within the delay, makes the changes")
  func pausedEarly() {
    let waiting = animator()
    stage.environment.bind { waiting.startAnimation(afterDelay: 2) }
    waiting.pauseAnimation()
    #expect(log.take() == ["change"] && waiting.fractionComplete == 0)
    let idle = animator()
    stage.environment.bind { idle.pauseAnimation() }
    #expect(log.take() == ["change"] && idle.state == .active && !idle.isRunning)
    idle.startAnimation()
    stage.advance(1.1)
    #expect(log.take() == ["end"])
  }

  @Test("an animator that cannot be interrupted continues")
  func uninterruptible() {
    let animator = runningAnimator()
    animator.isInterruptible = false
    animator.pauseAnimation()
    #expect(animator.isRunning)
    stage.advance(1.1)
    #expect(log.take() == ["end"])
  }

  @Test("continuing takes other timing, and does nothing while the animator runs")
  func continuing() {
    let animator = runningAnimator()
    stage.advance(0.5)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 10)
    animator.pauseAnimation()
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    #expect(animator.timingParameters as? UISpringTimingParameters === spring)
    stage.advance(0.6)
    #expect(log.take() == ["end"])
  }

  @Test("a stopped animator stays where it was")
  func stopped() {
    let animator = runningAnimator()
    stage.advance(0.4)
    animator.finishAnimation(at: .end)
    #expect(log.take().isEmpty && animator.isRunning)
    animator.stopAnimation(false)
    animator.fractionComplete = 0.9
    #expect(abs(animator.fractionComplete - 0.4) < 0.001)
  }

  @Test("an animator that has not begun cannot be stopped")
  func stoppedEarly() {
    let animator = animator()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
  }

  @Test("a fraction is between 0 and 1", arguments: [(2, 1), (-1, 0), (0.25, 0.25)])
  func fraction(given: CGFloat, kept: CGFloat) {
    let animator = animator()
    stage.environment.bind { animator.fractionComplete = given }
    #expect(animator.fractionComplete == kept)
  }

  @Test("a fraction is not above 1 at the end, where the clock's sum is rounded up")
  func roundedFraction() {
    stage.advance(0.1)
    #expect((0.1 + 0.2 - 0.1) / 0.2 > 1)
    let animator = animator(duration: 0.2)
    stage.environment.scheduleTimer(after: 0.2, RuntimeScheduling.Step(.timer, "before the end")) {
      log("\(animator.fractionComplete)")
    }
    stage.environment.bind { animator.startAnimation() }
    stage.advance(0.3)
    #expect(log.take() == ["change", "1.0", "end"])
  }

  @Test("an animator that was stopped for good forgets its completions")
  func stoppedForGood() {
    let animator = runningAnimator()
    animator.stopAnimation(true)
    stage.environment.bind { animator.startAnimation() }
    stage.advance(1.1)
    #expect(animator.state == .inactive && log.take().isEmpty)
  }

  @Test("changes that are added to a running animator are made at once")
  func addedLate() {
    let animator = runningAnimator()
    animator.addAnimations { log("late") }
    #expect(log.take() == ["late"])
  }

  @Test("turning a held animator back does not let it run")
  func turnedWhileHeld() {
    let animator = runningAnimator()
    stage.advance(0.4)
    animator.pauseAnimation()
    animator.isReversed = true
    #expect(!animator.isRunning)
    stage.advance(5)
    #expect(log.take().isEmpty)
  }

  @Test("an animator can be used again: neither its changes nor its end come from the first time")
  func again() {
    let animator = runningAnimator()
    stage.advance(0.3)
    animator.isReversed = true
    stage.advance(0.4)
    #expect(log.take() == ["start"])
    animator.addAnimations { log("again") }
    #expect(log.take().isEmpty)
    stage.environment.bind { animator.startAnimation() }
    #expect(log.take() == ["again"])
    stage.advance(0.5)
    #expect(animator.isRunning)
    stage.advance(0.6)
    #expect(!animator.isRunning && log.take().isEmpty)
  }
}
