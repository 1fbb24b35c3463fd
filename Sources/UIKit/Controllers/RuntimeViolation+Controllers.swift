extension RuntimeViolation.Code {
  /// A controller's `loadView()` made no view.
  public static let missingView = RuntimeViolation.Code(rawValue: "missing-view")
  /// A controller was made its own parent or ancestor; UIKit raises.
  public static let controllerCycle = RuntimeViolation.Code(rawValue: "controller-cycle")
  /// A controller was presented that is presented already; UIKit raises or logs.
  public static let alreadyPresented = RuntimeViolation.Code(rawValue: "already-presented")
  /// A controller presents while it presents another one; UIKit logs and ignores it.
  public static let alreadyPresenting = RuntimeViolation.Code(rawValue: "already-presenting")
  /// A controller was pushed that is on the stack already; UIKit raises.
  public static let alreadyPushed = RuntimeViolation.Code(rawValue: "already-pushed")
  /// A controller was asked for that is not on the stack; UIKit raises.
  public static let notOnStack = RuntimeViolation.Code(rawValue: "not-on-stack")
  /// An alert was given a second button that cancels; UIKit raises.
  public static let secondCancelAction = RuntimeViolation.Code(rawValue: "second-cancel-action")
  /// A text field was added to an action sheet; UIKit raises.
  public static let textFieldInSheet = RuntimeViolation.Code(rawValue: "text-field-in-sheet")
  /// A controller was told to perform a segue that it has not; UIKit raises.
  public static let missingSegue = RuntimeViolation.Code(rawValue: "missing-segue")
}
