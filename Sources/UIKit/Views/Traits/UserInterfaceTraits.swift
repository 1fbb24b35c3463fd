/// The light or dark interface style.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The interface idiom.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The size class of one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact space.
  case compact = 1
  /// Regular space.
  case regular = 2
}

/// The elevation of content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The main content.
  case base = 0
  /// Content above the main content.
  case elevated = 1
}

/// The layout direction of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The accessibility contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The legibility weight.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Regular text.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The color gamut of a screen.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB
  /// The Display P3 gamut.
  case P3
}

extension UITraitCollection {
  /// The color gamut of the screen; always sRGB, in which colors are stored.
  public var displayGamut: UIDisplayGamut { .SRGB }
}

/// The availability of 3D Touch.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Unknown.
  case unknown
  /// The feature is not available.
  case unavailable
  /// Available.
  case available
}

extension UITraitCollection {
  /// The availability of 3D Touch; always unavailable.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
