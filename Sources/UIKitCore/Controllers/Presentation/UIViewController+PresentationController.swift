extension UIViewController {
  /// The presentation controller that presents this view controller, or will present it.
  ///
  /// Rule: UIKit's documentation: for a view controller that is not presented yet, the presentation
  /// controller of its style is created at the first access. For `.custom` it is the one that the
  /// transitioning delegate returns at the presentation.
  public var presentationController: UIPresentationController? {
    if let parent = storedParent, presenting == nil { return parent.presentationController }
    let kept = values.presentationController
    if let kept, presenting != nil || modalPresentationStyle == values.managedStyle { return kept }
    let made = makePresentationController()
    values.presentationController = made
    values.managedStyle = modalPresentationStyle
    return made
  }

  /// The presentation controller, when this view controller is or will be presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller, when this view controller is or will be presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default:
      UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// Returns the presentation controller of a presentation that begins, and sets its presenter.
  func beginManagedPresentation(
    from presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController? {
    if modalPresentationStyle == .custom {
      let given = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      if let given {
        values.presentationController = given
        values.managedStyle = .custom
      }
    }
    let manager = presentationController
    manager?.presentingViewController = presenter
    return manager
  }
}
