extension UIViewController {
  /// The manager of the presentation that shows this controller, or will show it.
  ///
  /// Rule: UIKit's documentation: a controller that is not presented yet answers the manager of its
  /// style, which is made when first asked for. For `.custom` it is what the transitioning delegate
  /// gives when the controller is presented.
  public var presentationController: UIPresentationController? {
    if let parent = storedParent, presenting == nil { return parent.presentationController }
    let kept = values.presentationController
    if let kept, presenting != nil || modalPresentationStyle == values.managedStyle { return kept }
    let made = makePresentationController()
    values.presentationController = made
    values.managedStyle = modalPresentationStyle
    return made
  }

  /// The manager where the controller is shown as a popover, or will be.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The manager where the controller is shown as a sheet, or will be.
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

  /// Finds the manager of a presentation that begins, and tells it of its presenter.
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
