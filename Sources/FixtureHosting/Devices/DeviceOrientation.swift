/// How a device is held.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape
}
