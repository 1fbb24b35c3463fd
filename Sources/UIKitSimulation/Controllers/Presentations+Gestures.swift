import UIKit

extension UIPresentationController {
  /// Simulates a swipe that dismisses the presented view controller.
  ///
  /// UIKit's documentation: a view controller whose `isModalInPresentation` is `true`, or that the delegate
  /// keeps, is not dismissed, and the delegate is notified of the attempt. The delegate is notified of swipes
  /// only, not of `dismiss(animated:)`.
  ///
  /// - Returns: `true` if the view controller is dismissed.
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
}

extension UISheetPresentationController {
  /// Simulates dragging the sheet to a detent, and notifies the delegate.
  ///
  /// UIKit's documentation of the delegate, which is notified of the user's changes only.
  ///
  /// - Returns: `true` if the selected detent changed; `false` for one that the sheet does not have.
  @discardableResult
  public func drag(to identifier: Detent.Identifier) -> Bool {
    guard identifier != selectedDetentIdentifier,
      detents.contains(where: { $0.identifier == identifier })
    else { return false }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

extension UIAlertController {
  /// Simulates a tap on a button, which dismisses the alert and then runs the action's handler.
  ///
  /// Does nothing for an action that is disabled or not in the alert.
  public func tap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    dismiss(animated: false) { action.handler?(action) }
  }
}
