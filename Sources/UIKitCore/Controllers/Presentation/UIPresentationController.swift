import Foundation

/// An object that manages the presentation of a view controller.
///
/// A subclass that the transitioning delegate returns for the style `.custom` determines the frame
/// and is notified of the transitions. The container view is the window.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The presented view controller.
  public let presentedViewController: UIViewController
  /// The presenting view controller.
  open internal(set) var presentingViewController: UIViewController
  /// The delegate that decides on dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The traits that override those of the presenter. Not used by the runtime, which reports
  /// `unused-member`.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { reportUnused("UIPresentationController", if: overrideTraitCollection != nil) }
  }

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view that contains the presented view while it is shown.
  open internal(set) weak var containerView: UIView?

  /// The view that the transition shows and hides.
  open var presentedView: UIView? { presentedViewController.view }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The final frame of the presented view in the container view, in points. The default is the
  /// container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenter's view is removed after the transition.
  /// The default is `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// A Boolean value that indicates whether the presented view covers the whole screen. The default
  /// is `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Notifies the presentation controller that the presentation begins. The default implementation
  /// does nothing.
  open func presentationTransitionWillBegin() {}
  /// Notifies the presentation controller that the presentation ended. The default implementation
  /// does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the presentation controller that the dismissal begins. The default implementation
  /// does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Notifies the presentation controller that the dismissal ended. The default implementation does
  /// nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the presentation controller that the container lays out. The default implementation
  /// does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Notifies the presentation controller that the container has laid out. The default
  /// implementation does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Notifies the presentation controller that the container's size will change. The default
  /// implementation does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Notifies the presentation controller that the traits will change. The default implementation
  /// does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The preferred size of the presented view controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Notifies the presentation controller of a new preferred size. The default implementation does
  /// nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented view controller, in points. The default is the container's
  /// size.
  ///
  /// Rule: UIKit's documentation: the presented view controller receives this size when the size of
  /// the container is about to change.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Positions the presented view in its container.
  func layOut(in container: UIView) {
    containerView = container
    containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    containerViewDidLayoutSubviews()
  }
}
