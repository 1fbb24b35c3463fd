/// The values of a style, flat, so that the engine reads them without a call.
struct StyleValues {
  /// The size constraints.
  var size = ASLayoutElementSize()
  /// Whether any size constraint is not automatic.
  var isSized = false
  var alignSelf = ASStackLayoutAlignSelf.auto
  var flexBasis = ASDimension()
  var flexGrow = 0.0
  var flexShrink = 0.0
  var spacingBefore = 0.0
  var spacingAfter = 0.0
  var ascender = 0.0
  var descender = 0.0
  var positionX = 0.0
  var positionY = 0.0
}
