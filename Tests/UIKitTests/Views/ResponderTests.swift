import Testing
import UIKit
import UIKitSimulation

@Suite("Responders and touches")
@MainActor
struct ResponderTests {
  private final class Field: UIView {
    var canBecome = true
    var canResign = true
    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }
  }

  @Test("the chain goes by superviews and controllers to the window")
  func chain() {
    let stage = Stage()
    let (controller, view) = (UIViewController(), UIView())
    stage.show(controller)
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
  }

  @Test("one view at most receives keyboard events, and only in a window")
  func firstResponder() {
    let stage = Stage()
    let (one, other) = (Field(), Field())
    #expect(!one.becomeFirstResponder())
    stage.window.addSubview(one)
    stage.window.addSubview(other)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    one.canResign = false
    #expect(!other.becomeFirstResponder() && one.isFirstResponder)
    one.canResign = true
    #expect(other.becomeFirstResponder() && !one.isFirstResponder)
    #expect(other.resignFirstResponder() && !other.isFirstResponder)
    one.canBecome = false
    #expect(!one.becomeFirstResponder())
  }

  @Test("touches that a view does not handle travel along the chain")
  func touches() {
    final class Listener: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.count
      }
    }
    let stage = Stage()
    let controller = Listener()
    stage.show(controller)
    stage.settle()
    #expect(stage.window.tap(at: CGPoint(x: 5, y: 5)) === controller.view)
    #expect(controller.touches == 1)
    #expect(stage.window.tap(at: CGPoint(x: -5, y: 5)) == nil)
  }
}
