import Testing
import UIKit

@Suite("Layout passes")
@MainActor
struct ViewLayoutTests {
  private final class Recorder: UIView {
    let name: String
    let log: CallLog
    var onLayout: ((UIView) -> Void)?

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      log(name)
      onLayout?(self)
    }
  }

  private func tree(_ log: CallLog) -> (Recorder, Recorder, Recorder) {
    let views = (Recorder("a", log), Recorder("b", log), Recorder("c", log))
    views.0.addSubview(views.1)
    views.1.addSubview(views.2)
    return views
  }

  @Test("a pass goes top down, once a view")
  func topDown() {
    let log = CallLog()
    let (root, _, _) = tree(log)
    root.layoutIfNeeded()
    #expect(log.take() == ["a", "b", "c"])
    root.layoutIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("layoutIfNeeded begins at the topmost stale ancestor without a gap")
  func ancestors() {
    let log = CallLog()
    let (root, middle, leaf) = tree(log)
    root.layoutIfNeeded()
    log.calls = []
    middle.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.take() == ["b"])
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.take() == ["b", "c"])
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.take() == ["c"], "the middle is fresh, so the walk up ends there")
  }

  @Test(
    "changes of size and of the tree make layout stale, changes of place do not",
    arguments: [
      ("size", true), ("origin", false), ("bounds origin", false), ("add", true),
      ("remove", true), ("hidden", false), ("alpha", false), ("direction", true),
    ])
  func causes(change: String, isStale: Bool) {
    let log = CallLog()
    let (root, middle, _) = tree(log)
    root.layoutIfNeeded()
    log.calls = []
    switch change {
    case "size": middle.frame.size.width += 1
    case "origin": middle.frame.origin.x += 1
    case "bounds origin": middle.bounds.origin.x += 1
    case "add": middle.addSubview(UIView())
    case "remove": middle.subviews.first?.removeFromSuperview()
    case "hidden": middle.isHidden = true
    case "alpha": middle.alpha = 0.5
    default: middle.semanticContentAttribute = .forceRightToLeft
    }
    root.layoutIfNeeded()
    #expect(log.take().contains("b") == isStale)
  }

  @Test("a change in a visible window is laid out in one later turn of the main queue")
  func scheduled() {
    let (log, stage) = (CallLog(), Stage())
    let (root, _, leaf) = tree(log)
    stage.window.addSubview(root)
    stage.settle()
    log.calls = []
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    #expect(log.calls.isEmpty)
    #expect(stage.log.scheduler.pendingSteps == [RuntimeScheduling.Step(.main, "layout")])
    stage.settle()
    #expect(log.take() == ["c"])
  }

  @Test("a hidden window schedules nothing until it is shown")
  func hidden() {
    let (log, stage) = (CallLog(), Stage())
    stage.settle()
    stage.window.isHidden = true
    stage.window.addSubview(Recorder("a", log))
    stage.settle()
    #expect(log.calls.isEmpty)
    stage.window.isHidden = false
    stage.settle()
    #expect(log.calls == ["a"])
  }

  @Test("a view made stale during the pass is laid out again in the same pass")
  func again() {
    let log = CallLog()
    let (root, middle, leaf) = tree(log)
    var count = 0
    leaf.onLayout = { _ in
      count += 1
      if count == 1 { middle.setNeedsLayout() }
    }
    root.layoutIfNeeded()
    #expect(log.take() == ["a", "b", "c", "b"])
  }

  @Test("layout that asks for itself without end is stopped and reported")
  func endless() {
    let (log, violations) = (CallLog(), ViolationLog())
    let view = Recorder("a", log)
    view.onLayout = { $0.setNeedsLayout() }
    violations.environment.bind { view.layoutIfNeeded() }
    #expect(violations.codes == [.endlessLayout])
    #expect(violations.all[0].numbers == [100])
    #expect(log.calls.count == 100)
    #expect(violations.all[0].subject == "Recorder")
  }
}
