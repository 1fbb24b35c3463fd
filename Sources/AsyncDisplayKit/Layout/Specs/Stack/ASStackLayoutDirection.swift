/// The axis along which a stack places its children.
public enum ASStackLayoutDirection: Int, Hashable, Sendable {
  /// From top to bottom.
  case vertical
  /// From left to right.
  case horizontal
  /// From bottom to top; the layout-spec engine of Texture treats it as horizontal.
  case verticalReverse
  /// From right to left; the layout-spec engine of Texture treats it as horizontal.
  case horizontalReverse
}
