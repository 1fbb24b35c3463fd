import Foundation

/// Manages a controller while it is shown on top of another.
///
/// A subclass that the transitioning delegate gives for the style `.custom` decides on the frame and
/// hears of coming and going; the container is the window.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is shown on top.
  public let presentedViewController: UIViewController
  /// The controller below.
  open internal(set) var presentingViewController: UIViewController
  /// Decides about the end by a person.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The traits in place of the presenter's; kept as a value.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates a manager for a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view that holds the presented one while it is shown.
  open internal(set) weak var containerView: UIView?

  /// The view that comes and goes.
  open var presentedView: UIView? { presentedViewController.view }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Where the presented view lies in the container at the end, in points; the default is all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenter's view goes away meanwhile; the default
  /// is what the style says.
  open var shouldRemovePresentersView: Bool { false }

  /// A Boolean value that indicates whether the presented view takes the whole screen. The default
  /// is `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Hears that the controller is about to come.
  open func presentationTransitionWillBegin() {}
  /// Hears that the controller has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Hears that the controller is about to go.
  open func dismissalTransitionWillBegin() {}
  /// Hears that the controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Hears that the container is about to lay out; the default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Hears that the container has laid out; the default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Hears that the container's size is about to change; the default does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Hears that the traits are about to change; the default does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The size in points that the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Hears that the presented controller would like another size; the default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size in points of the presented controller in a container of a size; default: that size.
  ///
  /// Rule: UIKit's documentation: the presented controller hears of this size when the container's
  /// is about to change.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Swipes the presented controller away. A driven step.
  ///
  /// Rule: UIKit's documentation: a controller that `isModalInPresentation`, or one that the delegate
  /// keeps, stays, and the delegate hears of the attempt. The delegate hears of a person's swipes
  /// alone, not of `dismiss(animated:)`.
  ///
  /// - Returns: whether the controller goes.
  @discardableResult
  public func swipeAway() -> Bool {
    guard presentedViewController.presenting != nil else { return false }
    let stays =
      presentedViewController.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(self) == false
    guard !stays else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  /// Lays the presented view out in its container.
  func layOut(in container: UIView) {
    containerView = container
    containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    containerViewDidLayoutSubviews()
  }
}
