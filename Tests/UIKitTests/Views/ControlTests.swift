import Testing
import UIKit
import UIKitSimulation

@Suite("Controls")
@MainActor
struct ControlTests {
  private func control(on stage: Stage, _ log: CallLog) -> UIControl {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in log(name) }, for: event) }
    stage.window.addSubview(control)
    return control
  }

  @Test("a tap goes down and up, and then is the main event")
  func tap() {
    let (stage, log) = (Stage(), CallLog())
    _ = control(on: stage, log)
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["down", "up", "primary"])
  }

  @Test("a finger that leaves and is lifted outside triggers nothing")
  func leaving() {
    let (stage, log) = (Stage(), CallLog())
    let control = control(on: stage, log)
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: stage.window, view: control)
    control.touchesBegan([touch], with: nil)
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    touch.move(to: CGPoint(x: 80, y: 5), phase: .moved)
    control.touchesMoved([touch], with: nil)
    #expect(!control.isHighlighted)
    control.touchesEnded([touch], with: nil)
    #expect(log.take() == ["down", "outside", "exit", "upOutside"])
    control.touchesBegan([touch], with: nil)
    control.touchesCancelled([touch], with: nil)
    #expect(log.take() == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test("a disabled control receives nothing")
  func disabled() {
    let (stage, log) = (Stage(), CallLog())
    control(on: stage, log).isEnabled = false
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.calls.isEmpty)
  }

  @Test("actions run in order; one of the same identifier is replaced; methods retain no target")
  func actions() {
    @MainActor
    final class Owner {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func plain() { log("plain") }
      func withSender(_ sender: UIControl) { log("sender \(sender.tag)") }
    }
    let (log, control) = (CallLog(), UIControl())
    control.tag = 4
    var owner: Owner? = Owner(log)
    control.addTarget(owner!, action: Selector("plain", Owner.plain), for: .valueChanged)
    control.addTarget(owner!, action: Selector("withSender:", Owner.withSender), for: .valueChanged)
    let id = UIAction.Identifier("x")
    control.addAction(UIAction(identifier: id) { _ in log("old") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: id) { log("new \(($0.sender as? UIControl)?.tag ?? 0)") },
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["plain", "sender 4", "new 4"])
    owner = nil
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["new 4"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take().isEmpty)
  }

  @Test("an object's methods are removed for some events and stay for others")
  func removing() {
    final class Owner {
      var count = 0
      func called() { count += 1 }
    }
    let (owner, control) = (Owner(), UIControl())
    control.addTarget(
      owner, action: Selector("called", Owner.called), for: [.valueChanged, .touchDown])
    control.removeTarget(owner, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(owner.count == 0)
    control.sendActions(for: .valueChanged)
    #expect(owner.count == 1)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("a switch, a slider, a page control and segments change by hand and say so")
  func values() {
    let (stage, log) = (Stage(), CallLog())
    let toggle = UISwitch(frame: CGRect(x: 1, y: 200, width: 0, height: 0))
    #expect(toggle.frame == CGRect(x: 1, y: 200, width: 51, height: 31))
    let (slider, pages) = (UISlider(), UIPageControl())
    let segments = UISegmentedControl(items: ["a", "b"])
    pages.numberOfPages = 3
    for control in [toggle, slider, pages, segments] as [UIControl] {
      control.addAction(UIAction { _ in log("\(type(of: control))") }, for: .valueChanged)
      stage.window.addSubview(control)
    }
    toggle.setOn(true, animated: true)
    slider.value = 9
    pages.currentPage = 9
    segments.selectedSegmentIndex = 9
    #expect(log.calls.isEmpty)
    #expect(slider.value == 1 && pages.currentPage == 2)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.window.tap(at: CGPoint(x: 3, y: 204))
    slider.drag(to: -1)
    pages.tapPage(0)
    pages.tapPage(0)
    segments.tapSegment(at: 1)
    segments.setEnabled(false, forSegmentAt: 0)
    segments.tapSegment(at: 0)
    #expect(log.take() == ["UISwitch", "UISlider", "UIPageControl", "UISegmentedControl"])
    #expect(!toggle.isOn && slider.value == 0 && segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test("a pull begins a refresh once until it ends")
  func refresh() {
    let (log, control) = (CallLog(), UIRefreshControl())
    control.addAction(UIAction { _ in log("refresh") }, for: .valueChanged)
    control.pull()
    control.pull()
    #expect(log.take() == ["refresh"] && control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test("a spinner hides while it rests")
  func spinner() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.bounds.size == CGSize(width: 37, height: 37) && spinner.isHidden)
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
  }

  private final class DecodedSpinner: UIActivityIndicatorView {
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class DecodedStack: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a spinner and a stack are decoded by an initializer that cannot fail")
  func decoding() {
    let coder = NSCoder()
    #expect(DecodedSpinner(coder: coder).isHidden && DecodedSpinner(coder: coder).style == .medium)
    #expect(DecodedStack(coder: coder).arrangedSubviews.isEmpty)
  }
}
