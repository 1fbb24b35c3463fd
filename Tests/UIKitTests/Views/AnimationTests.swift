import Testing
import UIKit

@Suite("Animations by the virtual clock")
@MainActor
struct AnimationTests {
  @Test("changes are made at once and the completion waits for delay and duration")
  func timing() {
    let (stage, view, log) = (Stage(), UIView(), CallLog())
    stage.environment.bind {
      UIView.animate(
        withDuration: 0.3, delay: 0.2, animations: { view.alpha = 0 },
        completion: { log("done \($0)") })
    }
    #expect(view.alpha == 0)
    stage.advance(0.49)
    #expect(log.calls.isEmpty)
    stage.advance(0.02)
    #expect(log.calls == ["done true"])
  }

  @Test("without a duration, or switched off, the completion runs in the next turn")
  func immediate() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in log("zero") })
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 9, animations: {}, completion: { _ in log("off") })
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(log.calls.isEmpty)
    stage.settle()
    #expect(log.calls == ["zero", "off"])
  }

  @Test("removing the animations of a view's layer ends them unfinished")
  func removed() {
    let (stage, log) = (Stage(), CallLog())
    let (view, other) = (UIView(), UIView())
    stage.environment.bind {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { log("alpha \($0)") }
      UIView.animate(withDuration: 1, animations: { view.center.x = 9 }) { log("center \($0)") }
      UIView.animate(withDuration: 1, animations: { other.alpha = 0 }) { log("other \($0)") }
      view.layer.removeAllAnimations()
    }
    #expect(log.take() == ["alpha false", "center false"])
    #expect(view.alpha == 0 && view.center.x == 9)
    stage.advance(1.01)
    #expect(log.take() == ["other true"])
    stage.environment.bind { view.layer.removeAllAnimations() }
    #expect(log.take().isEmpty)
  }

  @Test("an animation of several views ends unfinished, after the last of its views")
  func partlyRemoved() {
    let (stage, log) = (Stage(), CallLog())
    let (view, other) = (UIView(), UIView())
    stage.environment.bind {
      UIView.animate(
        withDuration: 1, delay: 0.5,
        animations: {
          view.backgroundColor = .red
          other.frame.size.width = 5
          UIView.performWithoutAnimation { other.alpha = 0 }
        }, completion: { log("both \($0)") })
      view.layer.removeAllAnimations()
    }
    #expect(log.take().isEmpty)
    stage.advance(1.49)
    #expect(log.take().isEmpty)
    stage.advance(0.02)
    #expect(log.take() == ["both false"])
  }

  @Test("changes outside of an animation, or with animations disabled, are not ended")
  func notAnimated() {
    let (stage, log, view) = (Stage(), CallLog(), UIView())
    stage.environment.bind {
      UIView.animate(
        withDuration: 1, animations: { UIView.performWithoutAnimation { view.alpha = 0 } },
        completion: { log("done \($0)") })
      view.alpha = 0.5
      view.layer.removeAllAnimations()
    }
    #expect(log.take().isEmpty)
    stage.advance(1.01)
    #expect(log.take() == ["done true"])
  }
}
