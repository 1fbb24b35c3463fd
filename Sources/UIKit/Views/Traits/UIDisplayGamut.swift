/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of Display P3.
  case P3
}

extension UITraitCollection {
  /// The colours that the screen can show: those of sRGB, in which colours are kept.
  public var displayGamut: UIDisplayGamut { .SRGB }
}
