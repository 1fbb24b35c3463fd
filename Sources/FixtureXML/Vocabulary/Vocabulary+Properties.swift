import FixtureModel

extension Vocabulary {
  /// A property that takes a constant or a binding.
  static func bindable(
    _ name: String, _ kind: ValueKind, _ summary: String, on target: PropertyTarget = .object,
    bounds: AttributeSpec.Bounds = .standard
  ) -> AttributeSpec {
    AttributeSpec(name, kind, summary, on: target, binding: .bindable, bounds: bounds)
  }

  /// The properties of `ASLayoutElementStyle`.
  static let style: [AttributeSpec] = [
    bindable("width", .dimension, "The exact width.", on: .style),
    bindable("height", .dimension, "The exact height.", on: .style),
    bindable("minWidth", .dimension, "The smallest width.", on: .style),
    bindable("maxWidth", .dimension, "The greatest width.", on: .style),
    bindable("minHeight", .dimension, "The smallest height.", on: .style),
    bindable("maxHeight", .dimension, "The greatest height.", on: .style),
    bindable("preferredSize", .size, "The exact size in points.", on: .style),
    bindable("minSize", .size, "The smallest size in points.", on: .style),
    bindable("maxSize", .size, "The greatest size in points.", on: .style),
    AttributeSpec("preferredLayoutSize", .dimensionPair, "The exact size.", on: .style),
    AttributeSpec("minLayoutSize", .dimensionPair, "The smallest size.", on: .style),
    AttributeSpec("maxLayoutSize", .dimensionPair, "The greatest size.", on: .style),
    bindable("spacingBefore", .number, "The gap before the element in a stack.", on: .style),
    bindable("spacingAfter", .number, "The gap after the element in a stack.", on: .style),
    bindable("flexGrow", .number, "The share of free space.", on: .style, bounds: .nonNegative),
    bindable(
      "flexShrink", .number, "The share of missing space.", on: .style, bounds: .nonNegative),
    bindable("flexBasis", .dimension, "The first extent along the stack.", on: .style),
    AttributeSpec(
      "alignSelf", .enumeration("ASStackLayoutAlignSelf"), "The alignment across the stack.",
      on: .style),
    bindable("ascender", .number, "The distance to the first baseline.", on: .style),
    bindable("descender", .number, "The distance to the last baseline.", on: .style),
    AttributeSpec("layoutPosition", .point, "The origin in an absolute spec.", on: .style),
  ]

  /// The properties of `ASDisplayNode` that a fixture can state.
  static let displayNodeProperties: [AttributeSpec] = [
    bindable("backgroundColor", .color, "The fill color."),
    bindable("tintColor", .color, "The tint color."),
    bindable("alpha", .number, "The opacity, 0…1.", bounds: .fraction),
    bindable("isHidden", .bool, "Whether the node is hidden."),
    AttributeSpec("isOpaque", .bool, "Whether the node is opaque."),
    AttributeSpec("clipsToBounds", .bool, "Whether children are clipped."),
    bindable(
      "cornerRadius", .number, "The radius of the corners, in points.", bounds: .nonNegative),
    AttributeSpec(
      "cornerRoundingType", .enumeration("ASCornerRoundingType"), "How corners are cut."),
    AttributeSpec("maskedCorners", .options("CACornerMask"), "The corners that are round."),
    AttributeSpec("contentMode", .enumeration("UIView.ContentMode"), "How content is scaled."),
    AttributeSpec(
      "semanticContentAttribute", .enumeration("UISemanticContentAttribute"),
      "Whether the direction may flip."),
    bindable("borderWidth", .number, "The width of the border, in points.", bounds: .nonNegative),
    bindable("borderColor", .color, "The color of the border."),
    bindable("shadowColor", .color, "The color of the shadow."),
    bindable("shadowOpacity", .number, "The opacity of the shadow, 0…1.", bounds: .fraction),
    AttributeSpec("shadowOffset", .size, "The offset of the shadow, in points.", bounds: .signed),
    bindable("shadowRadius", .number, "The blur of the shadow, in points.", bounds: .nonNegative),
    AttributeSpec("zPosition", .number, "The depth of the layer."),
    AttributeSpec(
      "contentsScale", .number, "Pixels per point of the drawn contents.", bounds: .nonNegative),
    AttributeSpec("isUserInteractionEnabled", .bool, "Whether touches are received."),
    AttributeSpec("isLayerBacked", .bool, "Whether a layer instead of a view backs the node."),
    AttributeSpec("displaysAsynchronously", .bool, "Whether drawing leaves the main thread."),
    AttributeSpec("drawingPriority", .integer, "The order in the drawing queue."),
    AttributeSpec("hitTestSlop", .insets, "Insets of the touch area; negative enlarges it."),
    AttributeSpec("placeholderEnabled", .bool, "Whether a placeholder is shown until drawn."),
    AttributeSpec(
      "placeholderFadeDuration", .number, "The fade of the placeholder, in seconds.",
      bounds: .nonNegative),
    AttributeSpec("shouldAnimateSizeChanges", .bool, "Whether a change of size may animate."),
    AttributeSpec(
      "automaticallyRelayoutOnSafeAreaChanges", .bool, "Whether safe-area changes lay out again."),
    AttributeSpec(
      "automaticallyRelayoutOnLayoutMarginsChanges", .bool, "Whether margin changes lay out again."),
    bindable("accessibilityIdentifier", .string, "The identifier by which tests find the node."),
    bindable("accessibilityLabel", .string, "The spoken label."),
    AttributeSpec("isAccessibilityElement", .bool, "Whether the node is one accessible element."),
    AttributeSpec(
      "isAccessibilityContainer", .bool, "Whether children are one accessible element."),
    bindable("debugName", .string, "The name in descriptions."),
  ]

  /// The properties of `ASCellNode`, and the colors that generated cells switch between.
  static let cellProperties: [AttributeSpec] = [
    AttributeSpec("neverShowPlaceholders", .bool, "Whether the cell draws before it is seen."),
    AttributeSpec(
      "selectionStyle", .enumeration("UITableViewCell.SelectionStyle"), "The table's selection."),
    AttributeSpec("focusStyle", .enumeration("UITableViewCell.FocusStyle"), "The table's focus."),
    AttributeSpec(
      "accessoryType", .enumeration("UITableViewCell.AccessoryType"), "The table's accessory."),
    AttributeSpec("separatorInset", .insets, "The insets of the table's separator."),
    bindable(
      "highlightedBackgroundColor", .color, "The fill color while highlighted.", on: .generated),
    bindable("selectedBackgroundColor", .color, "The fill color while selected.", on: .generated),
  ]

  /// The properties of a plain view.
  static let viewProperties: [AttributeSpec] = [
    AttributeSpec("backgroundColor", .color, "The fill color."),
    AttributeSpec("tintColor", .color, "The tint color."),
    AttributeSpec("alpha", .number, "The opacity, 0…1.", bounds: .fraction),
    AttributeSpec("isHidden", .bool, "Whether the view is hidden."),
    AttributeSpec("clipsToBounds", .bool, "Whether children are clipped."),
    AttributeSpec("accessibilityIdentifier", .plainText, "The identifier by which tests find it."),
  ]

  /// The attributes of an attributed text, stated on a text node or a text cell.
  static let textAttributes: [AttributeSpec] = [
    bindable("text", .string, "The text.", on: .text),
    bindable("font", .font, "The font.", on: .text),
    bindable("textColor", .color, "The color of the text.", on: .text),
    AttributeSpec("textAlignment", .enumeration("NSTextAlignment"), "The alignment.", on: .text),
    AttributeSpec(
      "lineHeightMultiple", .number, "The factor of the line height.", on: .text,
      bounds: .nonNegative),
    AttributeSpec(
      "minimumLineHeight", .number, "The smallest line height.", on: .text, bounds: .nonNegative),
    AttributeSpec(
      "maximumLineHeight", .number, "The greatest line height.", on: .text, bounds: .nonNegative),
    AttributeSpec("kern", .number, "The extra space between characters.", on: .text),
  ]
}
