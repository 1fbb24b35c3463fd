/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No choice.
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

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Whether content lies above other content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// The main content.
  case base = 0
  /// Content above the main content.
  case elevated = 1
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The direction of reading as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// How strong contrasts should be.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A raised contrast.
  case high = 1
}

/// Whether the person asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The colors that a screen can show.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of Display P3.
  case P3
}

extension UITraitCollection {
  /// The colors that the screen can show: those of sRGB, in which colors are kept.
  public var displayGamut: UIDisplayGamut { .SRGB }
}

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
