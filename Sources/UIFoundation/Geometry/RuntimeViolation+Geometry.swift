extension RuntimeViolation.Code {
  /// The code of a violation: a frame, offset, or size is not a number. Core Animation raises an
  /// exception.
  public static let invalidGeometry = RuntimeViolation.Code(rawValue: "invalid-geometry")
}
