import Testing
import UIKit

@Suite("Containment of view controllers")
@MainActor
struct ContainmentTests {
  @Test("a child is notified of its parent before, and by the caller after")
  func adding() {
    let log = CallLog()
    let (parent, child) = (Recorder("p", log), Recorder("c", log))
    parent.addChild(child)
    #expect(log.take() == ["c willParent p"])
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["c didParent p", "c willParent none", "c didParent none"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("a controller cannot hold itself or what holds it")
  func cycle() {
    let violations = ViolationLog()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    violations.environment.bind {
      child.addChild(parent)
      child.addChild(child)
    }
    #expect(violations.codes == [.controllerCycle, .controllerCycle])
    #expect(parent.parent == nil && child.children.isEmpty)
  }

  @Test("a child appears with its parent, whose own callbacks come first")
  func together() {
    let (log, stage) = (CallLog(), Stage())
    let (parent, child) = (Recorder("p", log), Recorder("c", log))
    parent.onLoad = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    stage.show(parent)
    stage.settle()
    let appearance = ["willAppear", "didAppear"].flatMap { ["p \($0)", "c \($0)"] }
    #expect(log.take().filter { $0.contains("Appear") } == appearance)
    stage.window.rootViewController = nil
    #expect(
      log.take() == [
        "p willDisappear", "c willDisappear", "p didDisappear", "c didDisappear",
      ])
  }

  @Test("a child whose view is added later appears alone, after a layout pass")
  func later() {
    let (log, stage) = (CallLog(), Stage())
    let (parent, child) = (Recorder("p", log), Recorder("c", log))
    stage.show(parent)
    stage.settle()
    parent.addChild(child)
    log.calls = []
    parent.view.addSubview(child.view)
    #expect(log.take() == ["c willAppear"])
    stage.settle()
    #expect(
      log.take() == ["p willLayout", "p didLayout", "c willLayout", "c didLayout", "c didAppear"])
    child.view.removeFromSuperview()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
  }

  @Test("a parent that forwards by hand decides alone")
  func manual() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (log, stage) = (CallLog(), Stage())
    let (parent, child) = (Manual(), Recorder("c", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.show(parent)
    stage.settle()
    #expect(log.take().filter { $0.contains("ppear") }.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["c willAppear", "c didAppear"])
  }

  @Test("hiding a window lets its root disappear, showing it again lets it appear")
  func windowHidden() {
    let (log, stage) = (CallLog(), Stage())
    stage.show(Recorder("r", log))
    stage.settle()
    log.calls = []
    stage.window.isHidden = true
    #expect(log.take() == ["r willDisappear", "r didDisappear"])
    stage.window.isHidden = false
    stage.settle()
    #expect(log.take() == ["r willAppear", "r didAppear"])
  }

  @Test("a controller without a view of its own is reported and gets a plain one")
  func missingView() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let violations = ViolationLog()
    let view = violations.environment.bind { Empty().view }
    #expect(view != nil)
    #expect(violations.codes == [.missingView])
  }
}
