import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

@MainActor
private final class Receiver: UIView {
  var calls: [String] = []
  func tapped() { calls.append("tapped") }
  func tapped(_ sender: ASControlNode) { calls.append("sender") }
  func tapped(_ sender: ASControlNode, _ event: UIEvent?) { calls.append("event") }

  static let plain = Selector("tapped", { (me: Receiver) in { me.tapped() } })
  static let withSender = Selector(
    "tapped:", { (me: Receiver) in { (sender: ASControlNode) in me.tapped(sender) } })
  static let withEvent = Selector(
    "tapped:event:",
    { (me: Receiver) in { (sender: ASControlNode, event: UIEvent?) in me.tapped(sender, event) } })
}

/// A cell that no actor isolates, as the cells of an app that a node block creates.
private final class PlayerCell: ASCellNode {
  let button = ASButtonNode()
  var taps: [String] = []

  override init() {
    super.init()
    button.addTarget(
      self, action: Selector("tap", PlayerCell.tap), forControlEvents: .touchUpInside)
    button.addTarget(
      self, action: Selector("tapButton:", PlayerCell.tapButton), forControlEvents: .touchUpInside)
  }

  func tap() { taps.append("method") }
  func tapButton(_ sender: ASButtonNode) { taps.append("sender") }

  @concurrent static func makeInBackground() async -> sending PlayerCell { PlayerCell() }
}

@Suite("Control node")
@MainActor
struct ASControlNodeTests {
  private let receiver = Receiver()

  private func makeControl() -> ASControlNode {
    let control = ASControlNode()
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return control
  }

  @Test func `an action may take the sender and the event`() {
    let control = makeControl()
    for action in [Receiver.plain, Receiver.withSender, Receiver.withEvent] {
      control.addTarget(receiver, action: action, forControlEvents: .touchUpInside)
    }
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(receiver.calls == ["tapped", "sender", "event"])
    control.sendActions(forControlEvents: .touchDown, with: nil)
    #expect(receiver.calls.count == 3)
  }

  @Test func `a target turns user interaction on`() {
    let control = makeControl()
    #expect(!control.isUserInteractionEnabled)
    #expect(control.supportsLayerBacking)
    control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
    #expect(control.isUserInteractionEnabled)
    #expect(!control.supportsLayerBacking)
  }

  @Test func `adding an entry again moves it to the end`() {
    let control = makeControl()
    control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
    control.addTarget(receiver, action: Receiver.withSender, forControlEvents: .touchUpInside)
    control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(receiver.calls == ["sender", "tapped"])
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == [
        "tapped:", "tapped",
      ])
    #expect(control.allTargets().count == 1)
  }

  @Test func `a subclass may answer which actions a target has`() {
    final class Segments: ASControlNode {
      override func actions(
        forTarget target: Any, forControlEvent controlEvent: ASControlNodeEvent
      ) -> [String]? {
        (super.actions(forTarget: target, forControlEvent: controlEvent) ?? []) + ["own"]
      }
    }
    let control = Segments()
    control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["tapped", "own"])
  }

  @Test func `several events send event by event`() {
    let control = makeControl()
    control.addTarget(
      receiver, action: Receiver.plain, forControlEvents: [.touchDown, .valueChanged])
    control.sendActions(forControlEvents: .allEvents, with: nil)
    #expect(receiver.calls == ["tapped", "tapped"])
  }

  @Test("an entry that was removed is not called", arguments: [true, false])
  func removal(named: Bool) {
    let control = makeControl()
    control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
    control.removeTarget(
      receiver, action: named ? Receiver.plain : nil, forControlEvents: .allEvents)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(receiver.calls.isEmpty)
    #expect(control.allTargets().isEmpty)
  }

  @Test func `without a target the first responder with the method is called`() {
    let control = makeControl()
    let parent = ASDisplayNode()
    parent.addSubnode(control)
    receiver.addSubview(parent.view)
    control.addTarget(nil, action: Receiver.plain, forControlEvents: .touchUpInside)
    control.addTarget(nil, action: Receiver.plain, forControlEvents: .touchUpInside)
    control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(receiver.calls == ["tapped", "tapped"])
  }

  // Source: `ASControlNode.mm`, `-sendActionsForControlEvents:withEvent:`, which finds all targets first.
  @Test func `an action that removes the next one and its target does not prevent it`() {
    let control = makeControl()
    var other: Receiver? = Receiver()
    var calls: [String] = []
    let record = Selector("record", { (_: Receiver) in { calls.append("second") } })
    let remove = Selector(
      "remove",
      { (_: Receiver) in
        { [weak control] in
          calls.append("first")
          control?.removeTarget(nil, action: nil, forControlEvents: .allEvents)
          other = nil
        }
      })
    control.addTarget(receiver, action: remove, forControlEvents: .touchUpInside)
    control.addTarget(other, action: record, forControlEvents: .touchUpInside)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(calls == ["first", "second"])
    #expect(other == nil && control.allTargets().isEmpty)
  }

  // Source: `ASControlNode.mm`, `-addTarget:action:forControlEvents:`, which locks the node and does not
  // assert the main thread.
  @Test func `a cell adds targets in its initializer on any thread`() async {
    let cell = await PlayerCell.makeInBackground()
    #expect(cell.button.allTargets().count == 1)
    #expect(cell.button.isUserInteractionEnabled)
    cell.button.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(cell.taps == ["method", "sender"])
  }

  // Source: `_ASDisplayView.mm`, `-canPerformAction:withSender:` and `-forwardingTargetForSelector:`.
  @Test func `without a target a supernode with the method is called`() {
    final class Card: ASDisplayNode {
      var calls = 0
      @MainActor func tapped() { calls += 1 }
    }
    let (card, middle, control) = (Card(), ASDisplayNode(), makeControl())
    card.addSubnode(middle)
    middle.addSubnode(control)
    receiver.addSubview(card.view)
    let action = Selector("tapped", { (card: Card) in { card.tapped() } })
    control.addTarget(nil, action: action, forControlEvents: .touchUpInside)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(card.calls == 1)
    #expect(receiver.calls.isEmpty)
  }

  // Source: `ASControlNode.mm`, `-__exitHierarchy`, which is also called while notifications are disabled.
  @Test func `a control that moves to another supernode stops tracking`() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let (first, second, control) = (ASDisplayNode(), ASDisplayNode(), makeControl())
      for parent in [first, second] { window.addSubview(parent.view) }
      first.addSubnode(control)
      control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchCancel)
      control.touchesBegan([UITouch(at: .zero, in: nil, view: control.view)], with: nil)
      #expect(control.isTracking)
      second.addSubnode(control)
      #expect(!control.isTracking)
      #expect(receiver.calls == ["tapped"])
    }
  }

  @Test func `a target is not kept alive`() {
    let control = makeControl()
    control.addTarget(Receiver(), action: Receiver.plain, forControlEvents: .touchUpInside)
    #expect(control.allTargets().isEmpty)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
  }

  @Test func `closures are called in the order of registration`() {
    let control = makeControl()
    var calls: [Int] = []
    for number in 1...3 {
      control.addAction(forControlEvents: .touchUpInside) { _ in calls.append(number) }
    }
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(calls == [1, 2, 3])
  }

  @Test func `a layer-backed control refuses targets`() {
    withNodeEnvironment { _, log in
      let control = makeControl()
      control.isLayerBacked = true
      control.addTarget(receiver, action: Receiver.plain, forControlEvents: .touchUpInside)
      #expect(log.codes == [.targetOfLayerBackedControl])
      #expect(control.allTargets().isEmpty)
    }
  }

  private func touches(_ control: ASControlNode, _ points: [CGPoint]) -> [ASControlNodeEvent] {
    makeWindow().addSubview(control.view)
    var events: [ASControlNodeEvent] = []
    for event in ASControlNodeEvent.single {
      control.addAction(forControlEvents: event) { _ in events.append(event) }
    }
    let touch = UITouch(at: points[0], in: nil, view: control.view)
    control.touchesBegan([touch], with: nil)
    for point in points.dropFirst() {
      touch.move(to: point, phase: .moved)
      control.touchesMoved([touch], with: nil)
    }
    control.touchesEnded([touch], with: nil)
    return events
  }

  @Test func `a finger's way is sent as events`() {
    let control = makeControl()
    let inside = CGPoint(x: 10, y: 10)
    let near = CGPoint(x: 150, y: 10)
    let far = CGPoint(x: 200, y: 10)
    #expect(touches(control, [inside]) == [.touchDown, .touchUpInside])
    #expect(
      touches(makeControl(), [inside, near]) == [.touchDown, .touchDragOutside, .touchUpInside])
    #expect(
      touches(makeControl(), [inside, far]) == [.touchDown, .touchDragOutside, .touchUpOutside])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `a control that is not enabled hears nothing`() {
    let control = makeControl()
    control.isEnabled = false
    #expect(touches(control, [.zero]) == [])
    let window = makeWindow()
    window.addSubview(control.view)
    #expect(window.tap(at: CGPoint(x: 1, y: 1)) === window)
    control.isEnabled = true
    #expect(window.tap(at: CGPoint(x: 1, y: 1)) === control.view)
  }

  @Test func `leaving the window cancels the tracking`() {
    let control = makeControl()
    var isCancelled = false
    control.addAction(forControlEvents: .touchCancel) { _ in isCancelled = true }
    let window = makeWindow()
    window.addSubview(control.view)
    control.touchesBegan([UITouch(at: .zero, in: nil, view: control.view)], with: nil)
    #expect(control.isTracking)
    #expect(control.isHighlighted)
    control.view.removeFromSuperview()
    #expect(isCancelled)
    #expect(!control.isTracking)
  }
}

/// Source: `ASControlNode.mm`, `-setUserInteractionEnabled:` and `-_cancelTrackingWithEvent:`.
@Suite("Members of controls") @MainActor
struct ControlMemberTests {
  private final class Tracking: ASControlNode {
    var cancellations = 0

    override func cancelTracking(with touchEvent: UIEvent?) { cancellations += 1 }
  }

  @Test("whether a control is an accessibility element follows its user interaction")
  func accessibility() {
    let control = ASControlNode()
    #expect(!control.isUserInteractionEnabled && !control.isAccessibilityElement)
    control.addAction(forControlEvents: .touchUpInside) { _ in }
    #expect(control.isUserInteractionEnabled && control.isAccessibilityElement)
    control.isUserInteractionEnabled = false
    #expect(!control.isAccessibilityElement)
    control.isAccessibilityElement = true
    control.isUserInteractionEnabled = false
    #expect(!control.isAccessibilityElement)
  }

  @Test("a cancelled touch sends its event and does not call the hook, as in Texture")
  func cancellation() {
    let control = Tracking()
    var events = 0
    control.addAction(forControlEvents: .touchCancel) { _ in events += 1 }
    let touch = UITouch(at: .zero, in: nil, view: control.view)
    control.touchesBegan([touch], with: nil)
    control.touchesCancelled([touch], with: nil)
    #expect(events == 1 && control.cancellations == 0)
  }
}
