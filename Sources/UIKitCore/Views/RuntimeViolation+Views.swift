extension RuntimeViolation.Code {
  /// The code of a violation: a view or layer was added to itself or to one of its descendants.
  /// UIKit raises an exception.
  public static let viewCycle = RuntimeViolation.Code(rawValue: "view-cycle")
  /// The code of a violation: a layout pass invalidated the layout repeatedly, so that layout never
  /// ended.
  public static let endlessLayout = RuntimeViolation.Code(rawValue: "endless-layout")
  /// The code of a violation: the layer class of a view cannot be instantiated.
  public static let invalidLayerClass = RuntimeViolation.Code(rawValue: "invalid-layer-class")
}

extension RuntimeViolation.Code {
  /// The code of a violation: a visual format has invalid syntax or contains an unknown name. UIKit
  /// raises an exception.
  public static let invalidVisualFormat = RuntimeViolation.Code(
    rawValue: "invalid-visual-format")
  /// The code of a violation: the items of a constraint have no common ancestor view. UIKit raises
  /// an exception.
  public static let constraintWithoutCommonView = RuntimeViolation.Code(
    rawValue: "constraint-without-common-view")
  /// The code of a violation: required constraints contradict each other. UIKit breaks one and logs
  /// a message.
  public static let unsatisfiableConstraints = RuntimeViolation.Code(
    rawValue: "unsatisfiable-constraints")
}
