/// Where text that is shrunk to fit stands.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// With its baseline where that of the unshrunk text would be.
  case alignBaselines
  /// With its middle in the middle.
  case alignCenters
  /// With its top left corner where that of the unshrunk text would be.
  case none
}
