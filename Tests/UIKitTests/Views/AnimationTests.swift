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
}
