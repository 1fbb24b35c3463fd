extension UIApplicationDelegate {
  /// The main function of an app, which starts no app here: a test creates its windows and controllers.
  ///
  /// Reported as the advisory `application-main`.
  public static func main() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .applicationMain, severity: .advisory, subject: "\(self)",
        message: "The main function of an app was called, which starts no app in this runtime.",
        remedy: "Create the app's windows and controllers in a test."))
  }
}

extension RuntimeViolation.Code {
  /// The main function of an application delegate was called.
  public static let applicationMain = Self(rawValue: "application-main")
}
