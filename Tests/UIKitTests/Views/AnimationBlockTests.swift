import Foundation
import Testing
import UIKit

@Suite("Animations between two calls")
@MainActor
struct AnimationBlockTests {
  private func block(
    _ stage: Stage, _ log: CallLog, _ name: String? = "fade", _ set: () -> Void = {}
  ) {
    stage.environment.bind {
      UIView.beginAnimations(name, context: nil)
      UIView.setAnimationWillStart { name, _ in log("begin \(name ?? "none")") }
      UIView.setAnimationDidStop { name, finished, _ in log("end \(name ?? "none") \(finished)") }
      set()
      UIView.commitAnimations()
    }
  }

  @Test(
    "changes are made at once; the listeners are notified after the delay and a fifth of a second")
  func usual() {
    let (stage, log, view) = (Stage(), CallLog(), UIView())
    block(stage, log) {
      UIView.setAnimationDelay(0.5)
      view.alpha = 0
    }
    #expect(view.alpha == 0)
    stage.advance(0.49)
    #expect(log.take().isEmpty)
    stage.advance(0.02)
    #expect(log.take() == ["begin fade"])
    stage.advance(0.18)
    #expect(log.take().isEmpty)
    stage.advance(0.02)
    #expect(log.take() == ["end fade 1"])
  }

  @Test(
    "the end comes after all runs, each there and back where it says so",
    arguments: [
      (Float(0), false, 1.0), (1, false, 1), (2.5, false, 2.5), (1, true, 2), (3, true, 6),
    ])
  func repeats(_ count: Float, _ goesBack: Bool, _ seconds: Double) {
    let (stage, log) = (Stage(), CallLog())
    block(stage, log, nil) {
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatCount(count)
      UIView.setAnimationRepeatAutoreverses(goesBack)
    }
    stage.advance(seconds - 0.01)
    #expect(log.take() == ["begin none"])
    stage.advance(0.02)
    #expect(log.take() == ["end none 1"])
  }

  @Test("an endless repeat has no end, and no negative time is a time")
  func bounds() {
    let (stage, log) = (Stage(), CallLog())
    block(stage, log, "endless") { UIView.setAnimationRepeatCount(.greatestFiniteMagnitude) }
    stage.advance(1e39)
    #expect(log.take() == ["begin endless"])
    block(stage, log, "odd") {
      UIView.setAnimationDuration(-1)
      UIView.setAnimationDelay(-1)
    }
    stage.settle()
    #expect(log.take() == ["begin odd", "end odd 1"])
  }

  @Test("a negative length is none, so that the end comes with the beginning")
  func negativeLength() {
    let (stage, log) = (Stage(), CallLog())
    block(stage, log) {
      UIView.setAnimationDelay(1)
      UIView.setAnimationDuration(-0.5)
    }
    stage.advance(0.99)
    #expect(log.take().isEmpty)
    stage.advance(0.02)
    #expect(log.take() == ["begin fade", "end fade 1"])
  }

  @Test("inner blocks begin with the outermost and keep what they set")
  func nesting() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      UIView.beginAnimations("outer", context: nil)
      UIView.setAnimationDuration(3)
      UIView.setAnimationDidStop { name, _, _ in log(name ?? "") }
    }
    block(stage, log, "inner") { UIView.setAnimationDuration(1) }
    stage.advance(5)
    #expect(log.take().isEmpty)
    stage.environment.bind { UIView.commitAnimations() }
    stage.settle()
    stage.advance(1.01)
    #expect(log.take() == ["begin inner", "end inner 1"])
    stage.advance(2)
    #expect(log.take() == ["outer"])
  }

  @Test("without animations the listeners are notified in the next turn")
  func switchedOff() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      UIView.performWithoutAnimation {
        block(stage, log) {
          UIView.setAnimationRepeatCount(.infinity)
          UIView.setAnimationDelay(3)
        }
      }
    }
    #expect(log.take().isEmpty)
    stage.settle()
    #expect(log.take() == ["begin fade", "end fade 1"])
  }

  @Test("the pointer of a block is reported, and calls without a block are ignored")
  func context() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      UIView.commitAnimations()
      UIView.setAnimationDuration(7)
      UIView.setAnimationDidStop { _, _, _ in log("nobody's") }
      UIView.beginAnimations(nil, context: UnsafeMutableRawPointer(bitPattern: 16))
      UIView.setAnimationWillStart { _, context in log("\(Int(bitPattern: context))") }
      UIView.setAnimationDidStop { _, _, context in log("\(Int(bitPattern: context))") }
      UIView.setAnimationCurve(.easeIn)
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.setAnimationTransition(.curlUp, for: UIView(), cache: true)
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    stage.advance(1)
    #expect(log.take() == ["16", "16"])
  }

  @Test("the length around is that of the closure that runs, else of the open block")
  func inherited() {
    let stage = Stage()
    stage.environment.bind {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(4)
      #expect(UIView.inheritedAnimationDuration == 4)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 3) { #expect(UIView.inheritedAnimationDuration == 3) }
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
      }
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }
}
