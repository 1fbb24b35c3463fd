import Foundation
import Testing
import UIKit
import UIKitSimulation

@MainActor
private final class Screen: UIViewController {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sender(_ sender: Any) { calls.append("sender \(type(of: sender))") }
  func button(_ sender: UIButton) { calls.append("button") }
  func optional(_ sender: UIButton?) { calls.append("optional \(sender == nil)") }
  func event(_ sender: UIControl, event: UIEvent?) { calls.append("event \(event == nil)") }
  func answer() -> Bool {
    calls.append("answer")
    return true
  }
  func fail() throws {
    calls.append("fail")
    throw CocoaError(.featureUnsupported)
  }
  func later(_ sender: UIButton) async { calls.append("later") }
  static func ofClass() {}

  override var canBecomeFirstResponder: Bool { true }
}

@Suite("Selectors") @MainActor
struct SelectorTests {
  private let stage = Stage()

  private static let methods: [(selector: Selector, call: String)] = [
    (Selector("plain", Screen.plain), "plain"),
    (Selector("sender:", Screen.sender), "sender UIButton"),
    (Selector("button:", Screen.button), "button"),
    (Selector("optional:", Screen.optional), "optional false"),
    (Selector("event:event:", Screen.event(_:event:)), "event true"),
    (Selector("answer", Screen.answer), "answer"),
    (Selector("fail", Screen.fail), "fail"),
  ]

  @Test("a control calls a method of any shape")
  func shapes() {
    for (selector, call) in Self.methods {
      let (screen, button) = (Screen(), UIButton())
      button.addTarget(screen, action: selector, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(screen.calls == [call])
      #expect(screen.responds(to: selector) && !button.responds(to: selector))
    }
  }

  @Test("a control calls an asynchronous method in a task")
  func asynchronous() async {
    let (screen, button) = (Screen(), UIButton())
    button.addTarget(screen, action: Selector("later:", Screen.later), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls.isEmpty)
    while screen.calls.isEmpty { await Task.yield() }
    #expect(screen.calls == ["later"])
  }

  @Test("a method of a class is called with the class as the target")
  func classMethod() {
    final class Registry: NSObject {
      @MainActor static var calls = 0
      @MainActor static func call() { calls += 1 }
    }
    let control = UIControl()
    control.addTarget(
      Registry.self, action: Selector("call", { (type: Registry.Type) in type.call }),
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Registry.calls == 1)
  }

  @Test("selectors of one name are equal, whatever their methods")
  func equality() {
    let other = Selector("plain", Screen.answer)
    #expect(Selector("plain", Screen.plain) == other)
    #expect(Selector("plain:", Screen.plain) != other)
    #expect(Set([other, Selector("plain", Screen.plain)]).count == 1)
    #expect("\(other)" == "plain")
  }

  @Test("a value gives the type of a selector and is not evaluated")
  func valueOfType() {
    var count = 0
    func screen() -> Screen {
      count += 1
      return Screen()
    }
    let selector = Selector("button:", on: screen(), { $0.button })
    #expect(count == 0 && Screen().responds(to: selector))
  }

  @Test("an argument or a target of another type is reported, and nothing is called")
  func mismatch() {
    stage.environment.bind {
      let (screen, slider) = (Screen(), UISlider())
      slider.addTarget(screen, action: Selector("button:", Screen.button), for: .touchUpInside)
      slider.sendActions(for: .touchUpInside)
      Selector("button:", Screen.button).call(on: UIView(), UIButton())
      #expect(screen.calls.isEmpty)
    }
    #expect(stage.log.codes == [.selectorMismatch, .selectorMismatch])
  }

  @Test("perform passes its arguments at once")
  func perform() {
    let screen = Screen()
    screen.perform(Selector("plain", Screen.plain))
    screen.perform(Selector("sender:", Screen.sender), with: 3)
    screen.perform(Selector("optional:", Screen.optional), with: nil)
    screen.perform(Selector("event:event:", Screen.event), with: UISwitch(), with: nil)
    screen.performSelector(
      onMainThread: Selector("answer", Screen.answer), with: nil, waitUntilDone: true)
    #expect(screen.calls == ["plain", "sender Int", "optional true", "event true", "answer"])
  }

  @Test("a control passes the event of a touch to its actions")
  func eventOfTouch() {
    let (screen, button) = (Screen(), UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    stage.window.addSubview(button)
    button.addTarget(
      screen, action: Selector("event:event:", Screen.event), for: .touchUpInside)
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(screen.calls.count == 1)
  }

  @Test("the same target and action are added once, and removed by action or target")
  func registration() {
    let (screen, control) = (Screen(), UIControl())
    let (plain, answer) = (Selector("plain", Screen.plain), Selector("answer", Screen.answer))
    for event in [UIControl.Event.valueChanged, .touchDown] {
      control.addTarget(screen, action: plain, for: event)
    }
    control.addTarget(screen, action: answer, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(screen.calls == ["plain", "answer"])
    #expect(control.allTargets == [screen])
    #expect(
      control.actions(forTarget: screen, forControlEvent: .valueChanged) == ["plain", "answer"])
    #expect(control.actions(forTarget: screen, forControlEvent: .touchUpInside) == nil)
    control.removeTarget(screen, action: plain, for: .valueChanged)
    control.removeTarget(nil, action: nil, for: .touchDown)
    #expect(control.allControlEvents == .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(screen.calls == ["plain", "answer", "answer"])
  }

  @Test("a subclass sees each action of a control and may suppress it")
  func suppressed() {
    final class Careful: UIControl {
      var actions: [Selector] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        actions.append(action)
      }
    }
    let (screen, control) = (Screen(), Careful())
    control.addTarget(screen, action: Selector("plain", Screen.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.actions == [Selector("plain", Screen.answer)] && screen.calls.isEmpty)
  }

  @Test(
    "without a target the responder chain is searched from the first responder, then the sender")
  func responderChain() {
    let (screen, button) = (Screen(), UIButton())
    stage.show(screen)
    screen.view.addSubview(button)
    button.addTarget(nil, action: Selector("plain", Screen.plain), for: .touchUpInside)
    stage.environment.bind {
      button.sendActions(for: .touchUpInside)
      #expect(screen.calls == ["plain"])
      let field = UITextField()
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      let app = UIApplication.shared
      #expect(app.sendAction(Selector("answer", Screen.answer), to: nil, from: field, for: nil))
      #expect(screen.calls.last == "answer")
      #expect(
        !app.sendAction(
          Selector("selected", UISwitch.sizeToFit), to: nil, from: button, for: nil))
      #expect(
        button.target(forAction: Selector("plain", Screen.plain), withSender: nil) as? UIResponder
          === screen)
    }
  }

  @Test("a responder that cannot perform an action is skipped")
  func canPerform() {
    final class Closed: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != Selector("copy:", UIResponder.copy(_:))
          && super.canPerformAction(action, withSender: sender)
      }
    }
    let (outer, inner) = (UIView(), Closed())
    outer.addSubview(inner)
    let copy = Selector("copy:", UIResponder.copy(_:))
    #expect(inner.target(forAction: copy, withSender: nil) as? UIView === outer)
    #expect(!inner.canPerformAction(copy, withSender: nil))
    #expect(inner.canPerformAction(Selector("cut:", UIResponder.cut), withSender: nil))
  }
}
