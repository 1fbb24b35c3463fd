/// The way in which the source is composed with the background.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The source covers the background.
  case normal = 0
  /// The components are multiplied.
  case multiply
  /// The inverted components are multiplied.
  case screen
  /// The components are multiplied or screened, depending on the background.
  case overlay
  /// The darker of source and background.
  case darken
  /// The lighter of source and background.
  case lighten
  /// The background is brightened to reflect the source.
  case colorDodge
  /// The background is darkened to reflect the source.
  case colorBurn
  /// The background is softly darkened or lightened, depending on the source.
  case softLight
  /// The components are multiplied or screened, depending on the source.
  case hardLight
  /// The difference between source and background.
  case difference
  /// A difference between source and background with lower contrast.
  case exclusion
  /// The hue of the source with the saturation and luminance of the background.
  case hue
  /// The saturation of the source with the hue and luminance of the background.
  case saturation
  /// The hue and saturation of the source with the luminance of the background.
  case color
  /// The luminance of the source with the hue and saturation of the background.
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
  /// The source and the background, each where the other is transparent.
  case xor
  /// The sum of source and background, approaching black.
  case plusDarker
  /// The sum of source and background, approaching white.
  case plusLighter
}
