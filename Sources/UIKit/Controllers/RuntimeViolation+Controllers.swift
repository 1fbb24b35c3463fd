extension RuntimeViolation.Code {
  /// `loadView()` of a view controller created no view.
  public static let missingView = RuntimeViolation.Code(rawValue: "missing-view")
  /// A view controller was made its own parent or ancestor; UIKit raises an exception.
  public static let controllerCycle = RuntimeViolation.Code(rawValue: "controller-cycle")
  /// A view controller was presented that already is presented; UIKit raises an exception or logs a
  /// message.
  public static let alreadyPresented = RuntimeViolation.Code(rawValue: "already-presented")
  /// A view controller presents while it already presents another one; UIKit logs a message and
  /// ignores the call.
  public static let alreadyPresenting = RuntimeViolation.Code(rawValue: "already-presenting")
  /// A view controller was pushed that already is on the stack; UIKit raises an exception.
  public static let alreadyPushed = RuntimeViolation.Code(rawValue: "already-pushed")
  /// A view controller was requested that is not on the stack; UIKit raises an exception.
  public static let notOnStack = RuntimeViolation.Code(rawValue: "not-on-stack")
  /// A second cancel action was added to an alert; UIKit raises an exception.
  public static let secondCancelAction = RuntimeViolation.Code(rawValue: "second-cancel-action")
  /// A text field was added to an action sheet; UIKit raises an exception.
  public static let textFieldInSheet = RuntimeViolation.Code(rawValue: "text-field-in-sheet")
  /// A segue was performed that the view controller does not have; UIKit raises an exception.
  public static let missingSegue = RuntimeViolation.Code(rawValue: "missing-segue")
}
