extension RuntimeViolation.Code {
  /// A visual format is no line of views and distances, or names what is not given; UIKit raises.
  public static let invalidVisualFormat = RuntimeViolation.Code(
    rawValue: "invalid-visual-format")
  /// A constraint's items are in no common tree of views; UIKit raises.
  public static let constraintWithoutCommonView = RuntimeViolation.Code(
    rawValue: "constraint-without-common-view")
  /// Required constraints contradict each other; UIKit breaks one and logs.
  public static let unsatisfiableConstraints = RuntimeViolation.Code(
    rawValue: "unsatisfiable-constraints")
}
