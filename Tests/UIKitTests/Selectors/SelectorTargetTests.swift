import Foundation
import Testing
import UIKit
import UIKitSimulation

@MainActor
private final class Owner: NSObject {
  let log: CallLog
  let received = Locked(0)
  init(_ log: CallLog) { self.log = log }

  func call() { log("call") }
  func pan(_ recognizer: UIGestureRecognizer) { log("\(recognizer.state)") }
  func note(_ notification: Notification) { log(notification.name.rawValue) }
  nonisolated func count(_ notification: Notification) { received.withLock { $0 += 1 } }
  func old(_ notification: NSNotification) { log("old \(notification.name.rawValue)") }
  func fire(_ timer: Timer) { log("fire \(timer.isValid)") }
  func step(_ link: CADisplayLink) { log("step") }
  func delete(_ action: UIAccessibilityCustomAction) -> Bool {
    log(action.name)
    return true
  }
  func keep(_ action: UIAccessibilityCustomAction) -> Bool {
    log("keep \(action.name)")
    return false
  }
}

@Suite("Targets of selectors") @MainActor
struct SelectorTargetTests {
  private let stage = Stage()
  private let log = CallLog()
  private let name = Notification.Name("selector \(UUID())")

  @Test("a gesture recognizer calls the methods of its targets, which it does not retain")
  func gestures() {
    var owner: Owner? = Owner(log)
    let pan = Selector("pan:", Owner.pan)
    let recognizer = UITapGestureRecognizer(target: owner, action: pan)
    recognizer.addTarget(owner!, action: pan)
    recognizer.addTarget(owner!, action: Selector("call", Owner.call))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addGestureRecognizer(recognizer)
    stage.window.addSubview(view)
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["ended", "call"])
    recognizer.removeTarget(owner, action: pan)
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["call"])
    owner = nil
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.calls.isEmpty)
  }

  @Test("a subclass of a recognizer may override the initializer with the target")
  func recognizerSubclass() {
    final class Quick: UITapGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
      }
    }
    #expect(Quick(target: nil, action: nil).numberOfTapsRequired == 2)
    #expect(Quick().numberOfTapsRequired == 2)
  }

  @Test("a bar button's target and action are called by a tap, the primary action before them")
  func barButton() {
    let owner = Owner(log)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.tap()
    item.target = owner
    item.action = Selector("call", Owner.call)
    stage.environment.bind { item.tap() }
    #expect(log.take() == ["call"])
    item.primaryAction = UIAction { [log] _ in log("primary") }
    stage.environment.bind { item.tap() }
    #expect(log.take() == ["primary"])
  }

  @Test("an observer gets notifications of a name and a sender until it is removed or deallocated")
  func notifications() {
    var owner: Owner? = Owner(log)
    let (center, sender) = (NotificationCenter.default, NSObject())
    let note = Selector("note:", Owner.note)
    center.addObserver(owner!, selector: note, name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: nil)
    #expect(log.take() == [name.rawValue])
    center.addObserver(
      owner!, selector: Selector("old:", Owner.old), name: name, object: nil)
    center.removeObserver(owner!, name: name, object: sender)
    center.post(name: name, object: sender)
    #expect(log.take() == ["old \(name.rawValue)"])
    center.removeObserver(owner!)
    center.post(name: name, object: sender)
    #expect(log.calls.isEmpty)
    center.addObserver(owner!, selector: note, name: name, object: nil)
    weak let observer = owner
    owner = nil
    #expect(observer == nil)
    center.post(name: name, object: sender)
    #expect(log.calls.isEmpty)
  }

  @Test("the token of a closure is removed as before")
  func token() {
    let (center, received) = (NotificationCenter(), Locked(0))
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      received.withLock { $0 += 1 }
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(received.withLock { $0 } == 0)
  }

  @Test("a notification that a background thread posts is received on it")
  func background() async {
    let owner = Owner(log)
    NotificationCenter.default.addObserver(
      owner, selector: Selector("count:", Owner.count), name: name, object: nil)
    await Task.detached { [name] in NotificationCenter.default.post(name: name, object: nil) }.value
    #expect(owner.received.withLock { $0 } == 1)
    NotificationCenter.default.removeObserver(owner)
  }

  @Test("a timer calls its target, which it retains")
  func timer() {
    weak var owner: Owner?
    let timer: Timer = {
      let made = Owner(log)
      owner = made
      return Timer(
        timeInterval: 5, target: made, selector: Selector("fire:", Owner.fire), userInfo: nil,
        repeats: true)
    }()
    #expect(owner != nil)
    timer.fire()
    #expect(log.take() == ["fire true"])
    timer.invalidate()
  }

  @Test("a display link calls its target for each frame")
  func displayLink() {
    let owner = Owner(log)
    let link = stage.environment.bind {
      CADisplayLink(target: owner, selector: Selector("step:", Owner.step))
    }
    link.add(to: .main, forMode: .common)
    stage.advance(2.0 / 60)
    #expect(log.take() == ["step", "step"])
    link.invalidate()
  }

  @Test("a custom accessibility action calls its target and returns its result")
  func accessibility() {
    let owner = Owner(log)
    let action = UIAccessibilityCustomAction(
      name: "Delete", target: owner, selector: Selector("delete:", Owner.delete))
    #expect(action.actionHandler?(action) == true && action.target === owner)
    #expect(log.take() == ["Delete"])
  }

  @Test("a custom accessibility action calls the target and the method that were set last")
  func changedAccessibility() {
    let (first, second) = (Owner(log), Owner(CallLog()))
    let action = UIAccessibilityCustomAction(
      name: "Delete", target: first, selector: Selector("delete:", Owner.delete))
    action.target = second
    action.selector = Selector("keep:", Owner.keep)
    #expect(action.actionHandler?(action) == false)
    #expect(log.take().isEmpty && second.log.take() == ["keep Delete"])
    action.target = nil
    #expect(action.actionHandler?(action) == false)
    #expect(second.log.take().isEmpty)
  }

  @Test("a delayed call is made on the main queue, unless it is canceled")
  func delay() async {
    let owner = Owner(log)
    let call = Selector("call", Owner.call)
    let note = Selector("note:", Owner.note)
    owner.perform(call, with: nil, afterDelay: 0)
    #expect(log.calls.isEmpty)
    owner.perform(note, with: Notification(name: name), afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: owner, selector: call, object: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: owner, selector: note, object: nil)
    while log.calls.count < 2 { await Task.yield() }
    #expect(log.take() == ["call", name.rawValue])
    owner.perform(call, with: nil, afterDelay: 0)
    owner.perform(note, with: "x", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: owner, selector: note, object: "x")
    NSObject.cancelPreviousPerformRequests(withTarget: owner)
    owner.perform(note, with: Notification(name: name), afterDelay: 0)
    while log.calls.isEmpty { await Task.yield() }
    #expect(log.take() == [name.rawValue])
  }
}
