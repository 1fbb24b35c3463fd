import Testing
import UIKit

@Suite("The tree of views")
@MainActor
struct ViewTreeTests {
  private final class Recorder: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func on(_ view: UIView?) -> String {
      (view as? Recorder)?.name ?? (view == nil ? "none" : "window")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      log("\(name) willSuper \(on(newSuperview))")
    }
    override func didMoveToSuperview() { log("\(name) didSuper \(on(superview))") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log("\(name) willWindow \(on(newWindow))")
    }
    override func didMoveToWindow() { log("\(name) didWindow \(on(window))") }
    override func didAddSubview(_ subview: UIView) { log("\(name) added \(on(subview))") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name) removing \(on(subview))") }
  }

  @Test("adding to a window's tree tells window and superview, before and after")
  func adding() {
    let (log, stage) = (CallLog(), Stage())
    let (parent, child) = (Recorder("p", log), Recorder("c", log))
    parent.addSubview(child)
    #expect(log.take() == ["c willSuper p", "c didSuper p", "p added c"])
    stage.window.addSubview(parent)
    #expect(
      log.take() == [
        "p willWindow window", "c willWindow window", "p willSuper window", "p didWindow window",
        "c didWindow window", "p didSuper window",
      ])
  }

  @Test("removing tells the superview first and clears the window of the whole subtree")
  func removing() {
    let (log, stage) = (CallLog(), Stage())
    let (parent, child) = (Recorder("p", log), Recorder("c", log))
    parent.addSubview(child)
    stage.window.addSubview(parent)
    log.calls = []
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "p removing c", "c willWindow none", "c willSuper none", "c didWindow none",
        "c didSuper none",
      ])
    #expect(child.window == nil && child.superview == nil && parent.subviews.isEmpty)
  }

  @Test("a move within a window reports no change of a window")
  func moving() {
    let (log, stage) = (CallLog(), Stage())
    let (one, other, child) = (Recorder("1", log), Recorder("2", log), Recorder("c", log))
    stage.window.addSubview(one)
    stage.window.addSubview(other)
    one.addSubview(child)
    log.calls = []
    other.addSubview(child)
    #expect(log.take() == ["1 removing c", "c willSuper 2", "c didSuper 2", "2 added c"])
    #expect(one.layer.sublayers == nil)
    #expect(other.layer.sublayers == [child.layer])
  }

  @Test("every way of inserting gives views and layers the same order")
  func order() {
    let parent = UIView()
    let views = (0..<5).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    func tags() -> [Int] { parent.subviews.map(\.tag) }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    #expect(tags() == [1, 3, 2, 0, 4])
    parent.bringSubviewToFront(views[1])
    #expect(tags() == [3, 2, 0, 4, 1])
    parent.sendSubviewToBack(views[4])
    #expect(tags() == [4, 3, 2, 0, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(tags() == [1, 3, 2, 0, 4])
    parent.insertSubview(views[4], belowSubview: views[3])
    #expect(tags() == [1, 4, 3, 2, 0])
    parent.insertSubview(views[1], aboveSubview: views[0])
    #expect(tags() == [4, 3, 2, 0, 1])
    parent.addSubview(views[3])
    #expect(tags() == [4, 2, 0, 1, 3])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test("a layer of its own keeps its place among the views' layers")
  func foreignLayer() {
    let (parent, back, front, layer) = (UIView(), UIView(), UIView(), CALayer())
    parent.addSubview(back)
    parent.layer.addSublayer(layer)
    parent.addSubview(front)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.layer.sublayers == [front.layer, layer, back.layer])
  }

  @Test("a view cannot hold itself or what it lies in")
  func cycle() {
    let log = ViolationLog()
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    log.environment.bind {
      child.addSubview(parent)
      parent.addSubview(parent)
      child.layer.addSublayer(parent.layer)
    }
    #expect(log.codes == [.viewCycle, .viewCycle, .viewCycle])
    #expect(parent.superview == nil && parent.subviews == [child])
  }

  @Test("a view is found by its tag, depth first, itself first")
  func tags() {
    let (root, one, two) = (UIView(), UIView(), UIView())
    root.addSubview(one)
    one.addSubview(two)
    two.tag = 7
    #expect(root.viewWithTag(7) === two)
    one.tag = 7
    #expect(root.viewWithTag(7) === one)
    #expect(root.viewWithTag(8) == nil)
    #expect(two.isDescendant(of: root) && two.isDescendant(of: two))
    #expect(!root.isDescendant(of: two))
  }

  @Test("views and windows are freed once nothing holds them")
  func memory() {
    weak var view: UIView?
    weak var window: UIWindow?
    do {
      let stage = Stage()
      let child = UIView()
      stage.window.addSubview(child)
      stage.show(UIViewController())
      stage.settle()
      (view, window) = (child, stage.window)
      #expect(view != nil && window != nil)
    }
    #expect(view == nil && window == nil)
  }
}
