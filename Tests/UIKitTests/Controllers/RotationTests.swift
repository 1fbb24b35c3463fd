import Testing
import UIKit
import UIKitSimulation

@Suite("Rotation and changes of size")
@MainActor
struct RotationTests {
  @Test("a rotation is reported before, laid out, and completed by the clock")
  func rotation() {
    let (log, stage) = (CallLog(), Stage())
    let (root, child) = (Recorder("r", log), Recorder("c", log))
    root.onLoad = { root in
      root.addChild(child)
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
    }
    stage.show(root)
    stage.settle()
    log.calls = []
    stage.window.rotate()
    #expect(
      log.take() == [
        "c size 480 from 320", "r size 480 from 320", "r willLayout", "r didLayout",
        "c willLayout", "c didLayout", "c alongside", "r alongside",
      ])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(stage.window.screen.bounds.size == CGSize(width: 480, height: 320))
    stage.advance(0.4)
    #expect(log.take() == ["c completed", "r completed"])
  }

  @Test("a size that stays the same is not reported")
  func same() {
    let (log, stage) = (CallLog(), Stage())
    stage.show(Recorder("r", log))
    stage.settle()
    log.calls = []
    stage.window.resize(to: stage.window.bounds.size)
    stage.settle()
    #expect(log.take().isEmpty)
  }

  @Test("a presented controller is notified of the size too")
  func presented() {
    let (log, stage) = (CallLog(), Stage())
    let (root, modal) = (UIViewController(), Recorder("m", log))
    stage.show(root)
    root.present(modal, animated: false)
    stage.settle()
    log.calls = []
    stage.window.rotate()
    #expect(log.take().first == "m size 480 from 320")
    #expect(modal.view.bounds.width == 480)
  }
}
