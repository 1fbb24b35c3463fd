import Testing
import UIKit
import UIKitSimulation

@Suite("Touches of events")
@MainActor
struct TouchEventTests {
  private final class Hearer: UIGestureRecognizer {
    var heard: ((UITouch, UIEvent) -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if let touch = touches.first { heard?(touch, event) }
    }
  }

  @Test("an event tells which touches began in a window, a view or under a recognizer")
  func touches() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let beside = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.window.addSubview(beside)
    let (hearer, below, other) = (Hearer(), Hearer(), Hearer())
    stage.window.addGestureRecognizer(hearer)
    view.addGestureRecognizer(below)
    beside.addGestureRecognizer(other)
    var count = 0
    hearer.heard = { touch, event in
      count += 1
      #expect(event.type == .touches && event.subtype == .none && event.modifierFlags.isEmpty)
      #expect(event.touches(for: stage.window) == [touch])
      #expect(event.touches(for: UIWindow()) == nil)
      #expect(event.touches(for: view) == [touch])
      #expect(event.touches(for: beside) == nil)
      #expect(event.touches(for: hearer) == [touch])
      #expect(event.touches(for: below) == [touch])
      #expect(event.touches(for: other) == nil)
      #expect(event.touches(for: Hearer()) == nil)
      #expect(event.coalescedTouches(for: touch) == [touch])
      #expect(event.predictedTouches(for: touch) == [])
      let another = UIEvent(touches: nil)
      #expect(another.coalescedTouches(for: touch) == nil)
      #expect(another.predictedTouches(for: touch) == nil)
      #expect(touch.gestureRecognizers == [below, hearer])
      #expect(touch.preciseLocation(in: view) == CGPoint(x: 10, y: 20))
      #expect(touch.precisePreviousLocation(in: view) == CGPoint(x: 10, y: 20))
    }
    stage.window.tap(at: CGPoint(x: 10, y: 20))
    #expect(count == 1)
  }
}
