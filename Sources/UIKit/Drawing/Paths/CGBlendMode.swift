/// The way in which the source is composed with the background.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The source covers the background.
  case normal = 0
  /// The components are multiplied.
  case multiply
  /// The inverted components are multiplied.
  case screen
  /// Multiply or screen, depending on the background.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The background is brightened to reflect the source.
  case colorDodge
  /// The background is darkened to reflect the source.
  case colorBurn
  /// Softly darkened or lightened, depending on the source.
  case softLight
  /// Multiply or screen, depending on the source.
  case hardLight
  /// The difference of both.
  case difference
  /// A difference with lower contrast.
  case exclusion
  /// The hue of the source; saturation and luminance of the background.
  case hue
  /// The saturation of the source; hue and luminance of the background.
  case saturation
  /// Hue and saturation of the source; luminance of the background.
  case color
  /// The luminance of the source; hue and saturation of the background.
  case luminosity
  /// The result is transparent.
  case clear
  /// The source replaces the background.
  case copy
  /// The source where the background is opaque; otherwise transparent.
  case sourceIn
  /// The source where the background is transparent; otherwise transparent.
  case sourceOut
  /// The source over the background where the background is opaque; otherwise transparent.
  case sourceAtop
  /// The background over the source.
  case destinationOver
  /// The background where the source is opaque; otherwise transparent.
  case destinationIn
  /// The background where the source is transparent; otherwise transparent.
  case destinationOut
  /// The background over the source where the source is opaque; otherwise transparent.
  case destinationAtop
  /// Either one where the other is transparent.
  case xor
  /// The sum, approaching black.
  case plusDarker
  /// The sum, approaching white.
  case plusLighter
}
