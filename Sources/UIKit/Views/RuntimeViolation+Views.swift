extension RuntimeViolation.Code {
  /// A view or layer was added to itself or to one of its descendants; UIKit raises an exception.
  public static let viewCycle = RuntimeViolation.Code(rawValue: "view-cycle")
  /// A layout pass invalidated the layout again and again.
  public static let endlessLayout = RuntimeViolation.Code(rawValue: "endless-layout")
  /// The layer class of a view cannot be instantiated.
  public static let invalidLayerClass = RuntimeViolation.Code(rawValue: "invalid-layer-class")
  /// A frame, offset, or size is not a number; Core Animation raises an exception.
  public static let invalidGeometry = RuntimeViolation.Code(rawValue: "invalid-geometry")
}

extension RuntimeViolation.Code {
  /// A visual format has invalid syntax or refers to an unknown name; UIKit raises an exception.
  public static let invalidVisualFormat = RuntimeViolation.Code(
    rawValue: "invalid-visual-format")
  /// The items of a constraint have no common ancestor view; UIKit raises an exception.
  public static let constraintWithoutCommonView = RuntimeViolation.Code(
    rawValue: "constraint-without-common-view")
  /// Required constraints contradict each other; UIKit breaks one and logs a message.
  public static let unsatisfiableConstraints = RuntimeViolation.Code(
    rawValue: "unsatisfiable-constraints")
}
