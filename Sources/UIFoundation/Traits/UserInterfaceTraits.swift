/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The interface style is unspecified.
  case unspecified = 0
  /// A light style: dark text on a light background.
  case light = 1
  /// A dark style: light text on a dark background.
  case dark = 2
}

/// The kind of device that the interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The idiom is unspecified.
  case unspecified = -1
  /// An interface for a phone.
  case phone = 0
  /// An interface for a tablet.
  case pad = 1
  /// An interface for a television.
  case tv = 2
  /// An interface for a car's display.
  case carPlay = 3
  /// An interface for a desktop computer.
  case mac = 5
  /// An interface for a headset.
  case vision = 6
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The size class is unspecified.
  case unspecified = 0
  /// The space is compact, such as the width of a phone in portrait.
  case compact = 1
  /// The space is regular, such as the width of a tablet.
  case regular = 2
}

/// The visual level of content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// The level is unspecified.
  case unspecified = -1
  /// The level of the main content.
  case base = 0
  /// The level of content above the main content.
  case elevated = 1
}

/// The layout direction of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The interface is laid out from left to right.
  case leftToRight = 0
  /// The interface is laid out from right to left.
  case rightToLeft = 1
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The layout direction is unspecified.
  case unspecified = -1
  /// The interface is laid out from left to right.
  case leftToRight = 0
  /// The interface is laid out from right to left.
  case rightToLeft = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// The contrast is unspecified.
  case unspecified = -1
  /// The contrast is normal.
  case normal = 0
  /// The contrast is increased.
  case high = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// The legibility weight is unspecified.
  case unspecified = -1
  /// Text has its regular weight.
  case regular = 0
  /// Text is bold.
  case bold = 1
}

/// The color gamut of a screen.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// The gamut is unspecified.
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
  /// The availability is not known.
  case unknown
  /// 3D Touch is not available.
  case unavailable
  /// 3D Touch is available.
  case available
}

extension UITraitCollection {
  /// The availability of 3D Touch; always unavailable.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
