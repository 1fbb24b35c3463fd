import Testing
import UIKit
import UIKitSimulation

@Suite("Presentation")
@MainActor
struct PresentationTests {
  private func shown(_ stage: Stage, _ log: CallLog) -> Recorder {
    let root = Recorder("r", log)
    root.logsLayout = false
    stage.show(root)
    stage.settle()
    log.calls = []
    return root
  }

  private func modal(_ log: CallLog, _ style: UIModalPresentationStyle) -> Recorder {
    let controller = Recorder("m", log)
    controller.logsLayout = false
    controller.modalPresentationStyle = style
    return controller
  }

  @Test("a full-screen presentation takes the presenter away and brings it back")
  func fullScreen() {
    let (log, stage) = (CallLog(), Stage())
    let (root, modal) = (shown(stage, log), modal(log, .fullScreen))
    stage.environment.bind {
      root.present(modal, animated: true) { log("presented") }
      #expect(root.presentedViewController === modal && modal.presentingViewController === root)
      #expect(modal.isBeingPresented)
    }
    #expect(log.take() == ["r willDisappear", "m willAppear"])
    stage.advance(0.5)
    #expect(log.take() == ["m didAppear", "r didDisappear", "presented"])
    stage.environment.bind { root.dismiss(animated: true) { log("dismissed") } }
    #expect(log.take() == ["m willDisappear", "r willAppear"])
    stage.advance(0.5)
    #expect(log.take() == ["m didDisappear", "r didAppear", "dismissed"])
    #expect(root.presentedViewController == nil && modal.view.superview == nil)
  }

  @Test("a sheet leaves the presenter as it is")
  func sheet() {
    let (log, stage) = (CallLog(), Stage())
    let (root, modal) = (shown(stage, log), modal(log, .automatic))
    root.present(modal, animated: false)
    stage.settle()
    #expect(log.take() == ["m willAppear", "m didAppear"])
    modal.dismiss(animated: false)
    stage.settle()
    #expect(log.take() == ["m willDisappear", "m didDisappear"])
  }

  @Test("a second presentation, or one of a presented controller, is rejected")
  func refused() {
    let (log, stage) = (CallLog(), Stage())
    let (root, modal) = (shown(stage, log), modal(log, .pageSheet))
    stage.environment.bind {
      root.present(modal, animated: false)
      root.present(UIViewController(), animated: false)
      modal.present(modal, animated: false)
    }
    #expect(stage.log.codes == [.alreadyPresenting, .alreadyPresented])
    #expect(root.presentedViewController === modal)
  }

  @Test("a controller whose view is not in a window presents nothing")
  func outsideOfWindow() {
    let (log, stage) = (CallLog(), Stage())
    let (root, modal) = (UIViewController(), modal(log, .pageSheet))
    stage.environment.bind {
      root.present(modal, animated: false) { log("presented") }
      root.loadViewIfNeeded()
      root.present(modal, animated: true) { log("presented") }
    }
    stage.advance(1)
    #expect(stage.log.codes == [.presenterOutsideWindow, .presenterOutsideWindow])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(log.take().isEmpty && !modal.isBeingPresented)
  }

  @Test("the first appearance of a window's root is neither a move nor a presentation")
  func rootAppearance() {
    final class Root: UIViewController {
      var found: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        found += [isMovingToParent, isBeingPresented]
      }
      override func viewDidAppear(_ animated: Bool) {
        found += [isMovingToParent, isBeingPresented]
      }
    }
    let (stage, root) = (Stage(), Root())
    stage.show(root)
    stage.settle()
    #expect(root.found == [false, false, false, false])
  }

  @Test("a child presents from its container")
  func container() {
    let stage = Stage()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    stage.settle()
    let modal = UIViewController()
    content.present(modal, animated: false)
    #expect(modal.presentingViewController === navigation)
    #expect(navigation.visibleViewController === modal)
    content.dismiss(animated: false)
    stage.settle()
    #expect(navigation.visibleViewController === content)
  }

  @Test("an alert's button dismisses it and then runs its closure")
  func alert() throws {
    let (log, stage) = (CallLog(), Stage())
    let root = shown(stage, log)
    let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
    alert.addTextField { $0.text = "x" }
    let ok = UIAlertAction(title: "ok", style: .default) { _ in log("ok") }
    alert.addAction(ok)
    alert.addAction(UIAlertAction(title: "no", style: .cancel))
    stage.environment.bind {
      alert.addAction(UIAlertAction(title: "never", style: .cancel))
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
    }
    #expect(stage.log.codes == [.secondCancelAction, .textFieldInSheet])
    #expect(alert.actions.map(\.title) == ["ok", "no"] && alert.textFields?.first?.text == "x")
    root.present(alert, animated: false)
    stage.settle()
    alert.tap(ok)
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(log.take() == ["ok"])
  }
}
