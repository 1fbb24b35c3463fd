import Testing
import UIKit
import UIKitSimulation

@Suite("Gesture recognizers")
@MainActor
struct GestureTests {
  private func view(on stage: Stage) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    stage.window.addSubview(view)
    return view
  }

  @Test("a tap calls the handlers in order and the recognizer is possible again")
  func tap() {
    let (stage, log) = (Stage(), CallLog())
    let recognizer = UITapGestureRecognizer { log("1 \($0.state) \($0.location(in: $0.view).x)") }
    recognizer.addHandler { _ in log("2") }
    view(on: stage).addGestureRecognizer(recognizer)
    #expect(recognizer.tap(at: CGPoint(x: 3, y: 4)))
    #expect(log.take() == ["1 ended 3.0", "2"])
    #expect(recognizer.state == .possible)
    recognizer.numberOfTapsRequired = 2
    #expect(!recognizer.tap(at: .zero))
    #expect(recognizer.tap(at: .zero, count: 2))
  }

  @Test(
    "the switch, the delegate and the view can each prevent a gesture",
    arguments: ["switch", "delegate", "view", "detached"])
  func prevented(by: String) {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    final class Delegate: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (log, delegate) = (CallLog(), Delegate())
    let recognizer = UITapGestureRecognizer { _ in log("tapped") }
    let view = by == "view" ? Refusing() : UIView()
    if by != "detached" { view.addGestureRecognizer(recognizer) }
    if by == "delegate" { recognizer.delegate = delegate }
    if by == "switch" { recognizer.isEnabled = false }
    #expect(!recognizer.tap(at: .zero))
    #expect(log.calls.isEmpty)
  }

  @Test("a long press needs its time and lasts until the finger is lifted")
  func longPress() {
    let (stage, log) = (Stage(), CallLog())
    let recognizer = UILongPressGestureRecognizer { log("\($0.state)") }
    view(on: stage).addGestureRecognizer(recognizer)
    #expect(!recognizer.press(at: .zero, for: 0.4))
    recognizer.move(to: .zero)
    #expect(log.calls.isEmpty)
    #expect(recognizer.press(at: .zero))
    recognizer.move(to: CGPoint(x: 1, y: 1))
    recognizer.release(at: CGPoint(x: 1, y: 1))
    #expect(log.take() == ["began", "changed", "ended"])
  }

  /// A view that keeps the phases of its touches.
  private final class TouchedView: UIView {
    private(set) var phases: [UITouch.Phase] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }

    private func keep(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
  }

  // Source: UIKit's documentation of `cancelsTouchesInView`.
  @Test(
    "the finger of a long press touches the view below it, until the gesture cancels the touch",
    arguments: [
      (cancels: true, begins: true, phases: [UITouch.Phase.began, .cancelled]),
      (cancels: false, begins: true, phases: [.began, .moved, .ended]),
      (cancels: true, begins: false, phases: [.began, .moved, .ended]),
    ])
  func longPressTouches(cancels: Bool, begins: Bool, phases: [UITouch.Phase]) {
    let stage = Stage()
    let (outer, touched) = (view(on: stage), TouchedView())
    touched.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    outer.addSubview(touched)
    let recognizer = UILongPressGestureRecognizer()
    recognizer.cancelsTouchesInView = cancels
    recognizer.isEnabled = begins
    outer.addGestureRecognizer(recognizer)
    #expect(recognizer.press(at: CGPoint(x: 20, y: 20)) == begins)
    recognizer.move(to: CGPoint(x: 21, y: 20))
    recognizer.release(at: CGPoint(x: 21, y: 20))
    #expect(touched.phases == phases)
    recognizer.release(at: .zero)
    #expect(touched.phases == phases)
  }

  @Test("a pan sums up its way and knows its speed")
  func pan() {
    let stage = Stage()
    let recognizer = UIPanGestureRecognizer()
    view(on: stage).addGestureRecognizer(recognizer)
    recognizer.begin(at: CGPoint(x: 5, y: 5))
    recognizer.move(by: CGPoint(x: 1, y: 2))
    recognizer.move(by: CGPoint(x: 1, y: 2), velocity: CGPoint(x: 0, y: 9))
    #expect(recognizer.translation(in: nil) == CGPoint(x: 2, y: 4))
    #expect(recognizer.velocity(in: nil) == CGPoint(x: 0, y: 9))
    #expect(recognizer.location(in: recognizer.view) == CGPoint(x: 7, y: 9))
    recognizer.setTranslation(.zero, in: nil)
    #expect(recognizer.translation(in: nil) == .zero)
  }

  @Test("switching a recognizer off cancels a running gesture")
  func cancelling() {
    let (stage, log) = (Stage(), CallLog())
    let recognizer = UIPanGestureRecognizer { log("\($0.state)") }
    view(on: stage).addGestureRecognizer(recognizer)
    recognizer.begin(at: .zero)
    recognizer.isEnabled = false
    #expect(log.take() == ["began", "cancelled"])
  }

  @Test("a recognizer belongs to one view at a time")
  func oneView() {
    let (one, other, recognizer) = (UIView(), UIView(), UITapGestureRecognizer())
    one.addGestureRecognizer(recognizer)
    other.addGestureRecognizer(recognizer)
    #expect(one.gestureRecognizers == nil)
    #expect(other.gestureRecognizers == [recognizer])
    other.gestureRecognizers = nil
    #expect(recognizer.view == nil)
  }

  @Test("a tap on a window reaches the nearest recognizer, but a control keeps its own")
  func windowTap() {
    let (stage, log) = (Stage(), CallLog())
    let view = view(on: stage)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in log("view") })
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    button.addAction(UIAction { _ in log("button") }, for: .touchUpInside)
    view.addSubview(button)
    stage.window.tap(at: CGPoint(x: 15, y: 15))
    stage.window.tap(at: CGPoint(x: 65, y: 65))
    #expect(log.take() == ["view", "button"])
  }

  @Test(
    "a swipe needs one of its directions and its fingers",
    arguments: [
      (.left, 1, true), (.up, 1, true), (.right, 1, false), (.left, 2, false), ([], 1, false),
    ] as [(UISwipeGestureRecognizer.Direction, Int, Bool)])
  func swipe(direction: UISwipeGestureRecognizer.Direction, fingers: Int, isRecognized: Bool) {
    let (stage, log) = (Stage(), CallLog())
    let recognizer = UISwipeGestureRecognizer { log("\($0.state)") }
    #expect(recognizer.direction == .right)
    recognizer.direction = [.left, .up]
    view(on: stage).addGestureRecognizer(recognizer)
    #expect(recognizer.swipe(direction, from: .zero, fingers: fingers) == isRecognized)
    #expect(log.take() == (isRecognized ? ["ended"] : []))
  }

  @Test("a pinch multiplies its steps, and counts from where its scale is set")
  func pinch() {
    let (stage, log) = (Stage(), CallLog())
    let recognizer = UIPinchGestureRecognizer { log("\($0.state) \($0.numberOfTouches)") }
    view(on: stage).addGestureRecognizer(recognizer)
    recognizer.change(by: 9)
    recognizer.begin(at: CGPoint(x: 1, y: 1))
    recognizer.change(by: 2)
    recognizer.change(by: 1.5, velocity: 4)
    #expect(recognizer.scale == 3 && recognizer.velocity == 4)
    recognizer.scale = 1
    recognizer.change(by: 2)
    #expect(recognizer.scale == 2)
    recognizer.end()
    #expect(log.take() == ["began 2", "changed 2", "changed 2", "changed 2", "ended 2"])
  }

  @Test("a rotation sums its steps up")
  func rotation() {
    let (stage, log) = (Stage(), CallLog())
    let recognizer = UIRotationGestureRecognizer { log("\($0.state)") }
    view(on: stage).addGestureRecognizer(recognizer)
    recognizer.begin(at: .zero)
    recognizer.turn(by: 1, velocity: 2)
    recognizer.turn(by: 0.5)
    #expect(recognizer.rotation == 1.5 && recognizer.velocity == 0)
    recognizer.end()
    recognizer.turn(by: 1)
    #expect(recognizer.rotation == 1.5)
    #expect(log.take() == ["began", "changed", "changed", "ended"])
  }

  // MARK: Several recognizers

  @Test(
    "a single tap that waits for a double tap to fail is reported only when no second one follows")
  func requiredFailure() {
    let (stage, log) = (Stage(), CallLog())
    let (single, double) = (
      UITapGestureRecognizer { _ in log("single") }, UITapGestureRecognizer { _ in log("double") }
    )
    double.numberOfTapsRequired = 2
    let view = view(on: stage)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    stage.window.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(log.take() == ["single", "double"])
    single.require(toFail: double)
    stage.window.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(log.take() == ["double"])
    stage.window.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["single"])
    double.isEnabled = false
    stage.window.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(log.take() == ["single"])
  }

  @Test("a gesture that waits for another to fail does not begin while that one runs")
  func waiting() {
    let stage = Stage()
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    let view = view(on: stage)
    view.addGestureRecognizer(pan)
    let other = UIView()
    stage.window.addSubview(other)
    other.addGestureRecognizer(press)
    pan.require(toFail: press)
    press.press(at: .zero)
    #expect(!pan.begin(at: .zero))
    press.release(at: .zero)
    #expect(pan.begin(at: .zero))
  }

  @Test(
    "gestures of a view and of one above it run together only when a delegate agrees",
    arguments: [false, true])
  func simultaneous(agrees: Bool) {
    final class Delegate: UIGestureRecognizerDelegate {
      let agrees: Bool
      init(agrees: Bool) { self.agrees = agrees }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { agrees }
    }
    let (stage, delegate) = (Stage(), Delegate(agrees: agrees))
    let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let view = view(on: stage)
    view.addGestureRecognizer(outer)
    let child = UIView()
    view.addSubview(child)
    child.addGestureRecognizer(inner)
    outer.delegate = delegate
    outer.begin(at: .zero)
    #expect(inner.begin(at: .zero) == agrees)
    outer.end()
    inner.end()
    #expect(inner.begin(at: .zero))
  }

  @Test("a delegate may make a gesture wait, in either role", arguments: ["waits", "is awaited"])
  func delegateRequirement(role: String) {
    final class Delegate: UIGestureRecognizerDelegate {
      let role: String
      init(role: String) { self.role = role }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { role == "waits" }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { role == "is awaited" }
    }
    let (stage, log, delegate) = (Stage(), CallLog(), Delegate(role: role))
    let (single, double) = (
      UITapGestureRecognizer { _ in log("single") }, UITapGestureRecognizer { _ in log("double") }
    )
    double.numberOfTapsRequired = 2
    let view = view(on: stage)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    (role == "waits" ? single : double).delegate = delegate
    stage.window.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(log.take() == ["double"])
  }
}
