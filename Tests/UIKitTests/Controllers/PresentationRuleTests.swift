import Foundation
import Testing
import UIKit

/// What each kind of presentation controller begins with, and its delegate calls.
@Suite("Rules of presentation controllers")
@MainActor
struct PresentationRuleTests {
  private final class Framed: UIPresentationController {
    let log: CallLog
    let frame = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
      frame.addSubview(presented.view)
    }

    override var presentedView: UIView? { frame }
    override var shouldRemovePresentersView: Bool { true }
    override func containerViewWillLayoutSubviews() { log("willLayOut \(frame.frame.minX)") }
    override func containerViewDidLayoutSubviews() { log("didLayOut \(frame.frame.minX)") }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 20, y: 0, width: 100, height: 100)
    }
  }

  private final class Chooser: UIViewControllerTransitioningDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { Framed(presented, presenting, log) }
  }

  private final class Watching: UIViewController {
    let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log("willAppear \(isBeingPresented)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log("willDisappear \(isBeingDismissed)")
    }
  }

  private func presented(
    _ modal: UIViewController, on stage: Stage, from root: UIViewController = UIViewController()
  ) -> UIViewController {
    stage.show(root)
    stage.settle()
    stage.environment.bind { root.present(modal, animated: false) }
    stage.settle()
    return root
  }

  @Test("a presentation controller knows both controllers and the style")
  func parts() {
    let (one, other) = (UIViewController(), UIViewController())
    one.modalPresentationStyle = .overFullScreen
    let manager = UIPresentationController(presentedViewController: one, presenting: other)
    #expect(manager.presentedViewController === one && manager.presentingViewController === other)
    #expect(manager.presentationStyle == .overFullScreen)
    let alone = UIPresentationController(presentedViewController: one, presenting: nil)
    #expect(alone.presentingViewController === one)
  }

  @Test(
    "sheets are for the automatic and both sheet styles",
    arguments: [
      (UIModalPresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true),
      (.fullScreen, false), (.overFullScreen, false),
    ])
  func sheetStyles(_ style: UIModalPresentationStyle, isSheet: Bool) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    #expect((controller.sheetPresentationController != nil) == isSheet)
  }

  @Test("a sheet rests at its large detent unless set otherwise, and makes changes at once")
  func sheet() {
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(sheet.detents.map(\.identifier) == [.large])
    sheet.animateChanges { sheet.detents = [.medium(), .large()] }
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
  }

  @Test("a popover may point anywhere, keeps 10 points of margin, and its delegate prepares it")
  func popover() throws {
    @MainActor final class Preparing: UIPopoverPresentationControllerDelegate {
      var prepared: [UIPopoverPresentationController] = []
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { prepared.append(popoverPresentationController) }
    }
    let (stage, modal, delegate) = (Stage(), UIViewController(), Preparing())
    modal.modalPresentationStyle = .popover
    let popover = try #require(modal.popoverPresentationController)
    #expect(popover.permittedArrowDirections == .any)
    #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    popover.delegate = delegate
    _ = presented(modal, on: stage)
    #expect(delegate.prepared.map(ObjectIdentifier.init) == [ObjectIdentifier(popover)])
    #expect(modal.presentationController === popover)
  }

  @Test(
    "a custom one is notified of its layout, shows its own view, and can take the presenter's away")
  func framed() throws {
    let (stage, log) = (Stage(), CallLog())
    let (root, modal, chooser) = (Watching(log), Watching(log), Chooser(log))
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = chooser
    _ = presented(modal, on: stage, from: root)
    #expect(
      log.take() == [
        "willAppear false", "willDisappear false", "willAppear true", "willLayOut 0.0",
        "didLayOut 20.0",
      ])
    let manager = try #require(modal.presentationController as? Framed)
    #expect(manager.containerView === stage.window && manager.frame.superview === stage.window)
    stage.environment.bind { root.dismiss(animated: false) }
    stage.settle()
    #expect(log.take() == ["willDisappear true", "willAppear false"])
    #expect(manager.frame.superview == nil && !(modal.presentationController is Framed))
  }

  @Test("a chooser is asked for the custom style alone")
  func chooser() {
    let (stage, log) = (Stage(), CallLog())
    let (modal, chooser) = (UIViewController(), Chooser(log))
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = chooser
    _ = presented(modal, on: stage)
    #expect(!(modal.presentationController is Framed) && log.take().isEmpty)
  }

  @Test(
    "styles that cover the presenter let it disappear, others do not",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true),
      (.overFullScreen, false), (.pageSheet, false),
    ])
  func covering(_ style: UIModalPresentationStyle, covers: Bool) {
    let (stage, log) = (Stage(), CallLog())
    let (root, modal) = (Watching(log), UIViewController())
    modal.modalPresentationStyle = style
    _ = presented(modal, on: stage, from: root)
    #expect(log.take() == ["willAppear false"] + (covers ? ["willDisappear false"] : []))
    stage.environment.bind { root.dismiss(animated: false) }
    stage.settle()
    #expect(log.take() == (covers ? ["willAppear false"] : []))
  }

  @Test("dismissal takes what the dismissed controller presents too, and a completion always runs")
  func dismissal() {
    let (stage, log) = (Stage(), CallLog())
    let (modal, upper) = (UIViewController(), UIViewController())
    let root = presented(modal, on: stage)
    stage.environment.bind { modal.present(upper, animated: false) }
    stage.settle()
    stage.environment.bind { root.dismiss(animated: false) { log("done") } }
    stage.settle()
    #expect(root.presentedViewController == nil && modal.presentedViewController == nil)
    #expect(upper.presentingViewController == nil && log.take() == ["done"])
    stage.environment.bind { root.dismiss(animated: false) { log("nothing") } }
    stage.settle()
    #expect(log.take() == ["nothing"])
  }
}
