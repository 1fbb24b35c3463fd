/// A font: a system face or a named one, with its size.
package struct FontValue: Sendable, Hashable {
  /// The face.
  package var face: FontFace
  /// The size in points.
  package var size: Double

  /// Creates the value from its parts.
  package init(face: FontFace, size: Double) {
    self.face = face
    self.size = size
  }
}

/// The face of a font.
package enum FontFace: Sendable, Hashable {
  /// The system font.
  case system
  /// The bold system font.
  case boldSystem
  /// The italic system font.
  case italicSystem
  /// A face by its PostScript name.
  case named(String)
}

/// A color by name or by its components.
package enum ColorValue: Sendable, Hashable {
  /// One of UIKit's constants, such as `orange`.
  case named(String)
  /// Components from 0 to 255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
}
