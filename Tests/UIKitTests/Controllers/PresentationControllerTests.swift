import Testing
import UIKit
import UIKitSimulation

@Suite("Presentation controllers")
@MainActor
struct PresentationControllerTests {
  private final class Half: UIPresentationController {
    let log: CallLog
    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      let coordinator = presentedViewController.transitionCoordinator
      log("willBegin \(containerView != nil) \(coordinator != nil)")
      coordinator?.animate(alongsideTransition: { _ in self.log("alongside") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { log("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log("dismissed \(completed)") }
  }

  private final class Chooser: UIViewControllerTransitioningDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { Half(presented, presenting, log) }
  }

  private func root(_ stage: Stage) -> UIViewController {
    let root = UIViewController()
    stage.show(root)
    stage.settle()
    return root
  }

  @Test("a custom one decides on the frame and is notified of coming and going")
  func custom() {
    let (stage, log) = (Stage(), CallLog())
    let (root, chooser) = (root(stage), Chooser(log))
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = chooser
    stage.environment.bind { root.present(modal, animated: true) { log("presented") } }
    #expect(log.take() == ["willBegin true true", "alongside"])
    #expect(modal.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(modal.presentationController is Half)
    #expect(modal.presentationController?.presentingViewController === root)
    stage.advance(0.5)
    #expect(log.take() == ["didEnd true", "presented"])
    stage.window.rotate()
    stage.advance(0.5)
    #expect(modal.view.frame == CGRect(x: 0, y: 160, width: 480, height: 160))
    stage.environment.bind { root.dismiss(animated: true) }
    #expect(log.take() == ["dismissalWillBegin"])
    stage.advance(0.5)
    #expect(log.take() == ["dismissed true"])
    #expect(modal.view.superview == nil)
  }

  private final class Inset: UIPresentationController {
    var wishes: [CGSize] = []
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height - 30) }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { wishes.append(container.preferredContentSize) }

    var classes: [UIUserInterfaceSizeClass] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      classes.append(newCollection.verticalSizeClass)
    }
  }

  private final class InsetChooser: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Inset(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Sized: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { sizes.append(size) }
  }

  @Test(
    "what is presented is notified of the size that its manager has for it, which is notified of its wish"
  )
  func contentContainer() throws {
    let stage = Stage()
    let (root, chooser, modal) = (root(stage), InsetChooser(), Sized())
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = chooser
    stage.environment.bind { root.present(modal, animated: false) }
    stage.settle()
    stage.window.rotate()
    stage.advance(0.5)
    #expect(modal.sizes == [CGSize(width: 480, height: 290)])
    let manager = try #require(modal.presentationController as? Inset)
    stage.window.change(traits: RuntimeEnvironment.Traits(verticalSizeClass: .compact))
    stage.advance(0.5)
    #expect(manager.classes == [.compact])
    stage.environment.bind { modal.preferredContentSize = CGSize(width: 1, height: 2) }
    #expect(manager.wishes == [CGSize(width: 1, height: 2)])
    #expect(manager.preferredContentSize == CGSize(width: 1, height: 2))
  }

  @Test("the style says which manager there is, before the presentation too")
  func styles() {
    let controller = UIViewController()
    #expect(controller.sheetPresentationController != nil)
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let view = UIView()
    controller.popoverPresentationController?.sourceView = view
    #expect(controller.popoverPresentationController?.sourceView === view)
    #expect(controller.sheetPresentationController == nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(
      navigation.viewControllers[0].presentationController === navigation.presentationController)
  }

  private final class Gate: UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var allows = true
    init(_ log: CallLog) { self.log = log }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log("attempt") }
  }

  @Test("a person's swipe asks and tells the delegate; dismissal by code does not")
  func swipe() throws {
    let (stage, log) = (Stage(), CallLog())
    let (root, gate, modal) = (root(stage), Gate(log), UIViewController())
    stage.environment.bind { root.present(modal, animated: false) }
    stage.settle()
    let manager = try #require(modal.presentationController)
    manager.delegate = gate
    gate.allows = false
    stage.environment.bind { #expect(!manager.swipeAway()) }
    #expect(log.take() == ["attempt"] && root.presentedViewController === modal)
    gate.allows = true
    modal.isModalInPresentation = true
    stage.environment.bind { #expect(!manager.swipeAway()) }
    #expect(log.take() == ["attempt"])
    modal.isModalInPresentation = false
    stage.environment.bind { #expect(manager.swipeAway()) }
    #expect(log.take() == ["will"])
    stage.advance(0.5)
    #expect(log.take() == ["did"] && root.presentedViewController == nil)
    #expect(!manager.swipeAway())
    stage.environment.bind { root.present(modal, animated: false) }
    stage.settle()
    modal.presentationController?.delegate = gate
    stage.environment.bind { modal.dismiss(animated: false) }
    stage.settle()
    #expect(log.take().isEmpty)
  }

  @Test("controllers answer a coordinator while the window turns")
  func rotation() {
    @MainActor final class Turning: UIViewController {
      var saw = false
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        saw = transitionCoordinator === coordinator
        coordinator.animate(alongsideTransition: nil) { _ in }
      }
    }
    let (stage, child) = (Stage(), Turning())
    let root = UINavigationController(rootViewController: child)
    stage.show(root)
    stage.settle()
    stage.window.rotate()
    #expect(child.saw && root.transitionCoordinator != nil)
    stage.advance(0.5)
    #expect(root.transitionCoordinator == nil)
  }
}
