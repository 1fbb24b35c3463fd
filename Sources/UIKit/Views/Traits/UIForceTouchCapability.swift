/// Whether the screen feels how strongly it is pressed.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Not said.
  case unknown
  /// No.
  case unavailable
  /// Yes.
  case available
}

extension UITraitCollection {
  /// Whether the screen feels how strongly it is pressed: never.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
