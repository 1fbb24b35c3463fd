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
