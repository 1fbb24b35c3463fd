extension RuntimeViolation.Code {
  /// The code of a violation: `loadView()` of a view controller created no view.
  public static let missingView = RuntimeViolation.Code(rawValue: "missing-view")
  /// The code of a violation: a view controller was made its own parent or ancestor. UIKit raises
  /// an exception.
  public static let controllerCycle = RuntimeViolation.Code(rawValue: "controller-cycle")
  /// The code of a violation: a view controller was presented that is already presented. UIKit
  /// raises an exception or logs a message.
  public static let alreadyPresented = RuntimeViolation.Code(rawValue: "already-presented")
  /// The code of a violation: a view controller presents while it already presents another one.
  /// UIKit logs a message and ignores the call.
  public static let alreadyPresenting = RuntimeViolation.Code(rawValue: "already-presenting")
  /// A view controller presents while its view is not in a window. UIKit logs a message and ignores
  /// the call.
  public static let presenterOutsideWindow = RuntimeViolation.Code(
    rawValue: "presenter-outside-window")
  /// The code of a violation: a view controller was pushed that is already on the stack. UIKit
  /// raises an exception.
  public static let alreadyPushed = RuntimeViolation.Code(rawValue: "already-pushed")
  /// The code of a violation: a view controller was requested that is not on the stack. UIKit
  /// raises an exception.
  public static let notOnStack = RuntimeViolation.Code(rawValue: "not-on-stack")
  /// The code of a violation: a second cancel action was added to an alert. UIKit raises an
  /// exception.
  public static let secondCancelAction = RuntimeViolation.Code(rawValue: "second-cancel-action")
  /// The code of a violation: a text field was added to an action sheet. UIKit raises an exception.
  public static let textFieldInSheet = RuntimeViolation.Code(rawValue: "text-field-in-sheet")
  /// The code of a violation: a segue was performed that the view controller does not have. UIKit
  /// raises an exception.
  public static let missingSegue = RuntimeViolation.Code(rawValue: "missing-segue")
}

extension UIViewController {
  func reportMissingView() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .missingView, subject: "\(type(of: self))",
        message: "loadView() returned without setting the controller's view.",
        remedy: "Set view in loadView(), or call super.loadView()."))
  }

  func reportMissingSegue(_ identifier: String) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .missingSegue, subject: "\(type(of: self))",
        message: "The view controller has no segue '\(identifier)'.",
        remedy: "Create and show the destination in code: no storyboard is read here."))
  }
}
