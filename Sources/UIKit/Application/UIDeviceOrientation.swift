/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the upper end at the left.
  case landscapeLeft
  /// On its side, with the upper end at the right.
  case landscapeRight
  /// Lying, the screen up.
  case faceUp
  /// Lying, the screen down.
  case faceDown

  /// Whether the device is held upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether interfaces are turned for the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
