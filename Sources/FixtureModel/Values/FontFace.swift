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
