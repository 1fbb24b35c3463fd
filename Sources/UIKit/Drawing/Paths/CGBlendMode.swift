/// How new colors mix with those behind them.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The new color covers.
  case normal = 0
  /// The components are multiplied.
  case multiply
  /// The inverse components are multiplied.
  case screen
  /// Multiplied or screened by what is behind.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind is brightened.
  case colorDodge
  /// What is behind is darkened.
  case colorBurn
  /// Darkened or lightened softly.
  case softLight
  /// Multiplied or screened by the new color.
  case hardLight
  /// The difference of both.
  case difference
  /// As the difference, with less contrast.
  case exclusion
  /// The new hue with what is behind otherwise.
  case hue
  /// The new saturation with what is behind otherwise.
  case saturation
  /// The new hue and saturation.
  case color
  /// The new brightness.
  case luminosity
  /// Nothing remains.
  case clear
  /// The new color replaces.
  case copy
  /// The new color where something is behind, only there.
  case sourceIn
  /// The new color where nothing is behind, only there.
  case sourceOut
  /// The new color on top of what is behind, only there.
  case sourceAtop
  /// What is behind stays on top.
  case destinationOver
  /// What is behind, only where the new color is.
  case destinationIn
  /// What is behind, only where the new color is not.
  case destinationOut
  /// What is behind on top of the new color, only there.
  case destinationAtop
  /// Either, but not both.
  case xor
  /// The darker sum.
  case plusDarker
  /// The sum.
  case plusLighter
}
