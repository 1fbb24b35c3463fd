import FixtureContract

/// A font: a face with a size, or the font of a text style.
package enum FontValue: Sendable, Hashable {
  /// A system face or a named one, with its size in points.
  case face(FontFace, size: Double)
  /// The preferred font of one of UIKit's text styles, by the style's name.
  case textStyle(String)
}

/// The face of a font.
package enum FontFace: Sendable, Hashable {
  /// The system font.
  case system
  /// The bold system font.
  case boldSystem
  /// The italic system font.
  case italicSystem
  /// A face of the system's fonts in a weight.
  case weighted(SystemFontDesign, FontWeight)
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

extension FontValue {
  /// The name and the size of the font in rows: `bold`, `italic`, a PostScript name, or an empty text for
  /// the system font; with a size of 0, the name of a text style.
  package var row: (name: String, size: Double) {
    switch self {
    case .face(.system, let size): ("", size)
    case .face(.boldSystem, let size): ("bold", size)
    case .face(.italicSystem, let size): ("italic", size)
    case .face(.weighted(let design, let weight), let size):
      ([design.word, weight.rawValue].compactMap(\.self).joined(separator: " "), size)
    case .face(.named(let name), let size): (name, size)
    case .textStyle(let style): (style, 0)
    }
  }
}
