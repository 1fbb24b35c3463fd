extension RuntimeViolation.Code {
  /// A view or layer was added to itself or to one of its descendants; UIKit raises.
  public static let viewCycle = RuntimeViolation.Code(rawValue: "view-cycle")
  /// A layout pass asked for itself again without end.
  public static let endlessLayout = RuntimeViolation.Code(rawValue: "endless-layout")
  /// A view names a class for its layer that cannot be made by class.
  public static let invalidLayerClass = RuntimeViolation.Code(rawValue: "invalid-layer-class")
  /// A frame, offset or size is not a number; Core Animation raises.
  public static let invalidGeometry = RuntimeViolation.Code(rawValue: "invalid-geometry")
}

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
