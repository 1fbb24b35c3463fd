import FixtureModel

extension Vocabulary {
  /// Returns a property that takes a constant or a binding.
  static func bindable(
    _ name: String, _ kind: ValueKind, _ summary: String, on target: PropertyTarget = .object,
    bounds: AttributeSpec.Bounds = .standard
  ) -> AttributeSpec {
    AttributeSpec(name, kind, summary, on: target, binding: .bindable, bounds: bounds)
  }

  /// The properties of `ASLayoutElementStyle`.
  static let style: [AttributeSpec] = [
    bindable("width", .dimension, "The width.", on: .style),
    bindable("height", .dimension, "The height.", on: .style),
    bindable("minWidth", .dimension, "The minimum width.", on: .style),
    bindable("maxWidth", .dimension, "The maximum width.", on: .style),
    bindable("minHeight", .dimension, "The minimum height.", on: .style),
    bindable("maxHeight", .dimension, "The maximum height.", on: .style),
    bindable("preferredSize", .size, "The width and height, in points.", on: .style),
    bindable("minSize", .size, "The minimum width and height, in points.", on: .style),
    bindable("maxSize", .size, "The maximum width and height, in points.", on: .style),
    AttributeSpec(
      "preferredLayoutSize", .dimensionPair, "The width and height, as two dimensions.", on: .style),
    AttributeSpec(
      "minLayoutSize", .dimensionPair, "The minimum width and height, as two dimensions.",
      on: .style),
    AttributeSpec(
      "maxLayoutSize", .dimensionPair, "The maximum width and height, as two dimensions.",
      on: .style),
    bindable("spacingBefore", .number, "The gap before the element in a stack.", on: .style),
    bindable("spacingAfter", .number, "The gap after the element in a stack.", on: .style),
    bindable(
      "flexGrow", .number, "The share of the free space of a stack.", on: .style,
      bounds: .nonNegative),
    bindable(
      "flexShrink", .number, "The share of the length by which a stack overflows.", on: .style,
      bounds: .nonNegative),
    bindable(
      "flexBasis", .dimension, "The size along the stack before the element grows or shrinks.",
      on: .style),
    AttributeSpec(
      "alignSelf", .enumeration("ASStackLayoutAlignSelf"),
      "The alignment across the stack, instead of the stack's `alignItems`.",
      on: .style),
    bindable(
      "ascender", .number, "The distance from the top to the first baseline, in points.", on: .style
    ),
    bindable(
      "descender", .number,
      "The distance from the bottom to the last baseline, in points; negative for text.", on: .style
    ),
    AttributeSpec(
      "layoutPosition", .point, "The origin in an `absolute` spec, in points.", on: .style),
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
      "cornerRoundingType", .enumeration("ASCornerRoundingType"),
      "The way in which corners are rounded."),
    AttributeSpec("maskedCorners", .options("CACornerMask"), "The corners that are rounded."),
    AttributeSpec(
      "contentMode", .enumeration("UIView.ContentMode"), "The scaling of the content to the bounds."
    ),
    AttributeSpec(
      "semanticContentAttribute", .enumeration("UISemanticContentAttribute"),
      "Whether the layout direction of the interface applies to the node."),
    bindable("borderWidth", .number, "The width of the border, in points.", bounds: .nonNegative),
    bindable("borderColor", .color, "The color of the border."),
    bindable("shadowColor", .color, "The color of the shadow."),
    bindable("shadowOpacity", .number, "The opacity of the shadow, 0…1.", bounds: .fraction),
    AttributeSpec("shadowOffset", .size, "The offset of the shadow, in points.", bounds: .signed),
    bindable(
      "shadowRadius", .number, "The blur radius of the shadow, in points.", bounds: .nonNegative),
    AttributeSpec(
      "zPosition", .number, "The position among siblings; a greater value is in front."),
    AttributeSpec(
      "contentsScale", .number, "The pixels per point of the drawn contents.", bounds: .nonNegative),
    AttributeSpec("isUserInteractionEnabled", .bool, "Whether the node receives touches."),
    AttributeSpec("isLayerBacked", .bool, "Whether the node has a layer instead of a view."),
    AttributeSpec(
      "displaysAsynchronously", .bool, "Whether the node is drawn on a background thread."),
    AttributeSpec(
      "drawingPriority", .integer,
      "The priority among queued drawings; greater values are drawn first."),
    AttributeSpec(
      "hitTestSlop", .insets, "The insets of the touch area; negative ones enlarge it."),
    AttributeSpec(
      "placeholderEnabled", .bool, "Whether a placeholder is shown until the node is drawn."),
    AttributeSpec(
      "placeholderFadeDuration", .number, "The duration of the placeholder's fade-out, in seconds.",
      bounds: .nonNegative),
    AttributeSpec(
      "shouldAnimateSizeChanges", .bool, "Whether a cell may animate when the node's size changes."),
    AttributeSpec(
      "automaticallyRelayoutOnSafeAreaChanges", .bool,
      "Whether the node is laid out again when the safe area changes."),
    AttributeSpec(
      "automaticallyRelayoutOnLayoutMarginsChanges", .bool,
      "Whether the node is laid out again when the layout margins change."),
    bindable("accessibilityIdentifier", .string, "The identifier by which tests find the node."),
    bindable("accessibilityLabel", .string, "The text that assistive software speaks."),
    AttributeSpec("isAccessibilityElement", .bool, "Whether the node is an accessibility element."),
    AttributeSpec(
      "isAccessibilityContainer", .bool, "Whether the node's subtree is one accessibility element."),
    bindable("debugName", .string, "The name that descriptions of the node show."),
  ]

  /// The properties of `ASCellNode`, and the colors that generated cells switch between.
  static let cellProperties: [AttributeSpec] = [
    AttributeSpec(
      "neverShowPlaceholders", .bool,
      "Whether the cell is drawn synchronously when it becomes visible."),
    AttributeSpec(
      "selectionStyle", .enumeration("UITableViewCell.SelectionStyle"),
      "The selection style of the cell in a table."),
    AttributeSpec(
      "focusStyle", .enumeration("UITableViewCell.FocusStyle"),
      "The focus style of the cell in a table."),
    AttributeSpec(
      "accessoryType", .enumeration("UITableViewCell.AccessoryType"),
      "The accessory of the cell in a table."),
    AttributeSpec("separatorInset", .insets, "The insets of the cell's separator in a table."),
    bindable(
      "highlightedBackgroundColor", .color, "The fill color while the cell is highlighted.",
      on: .generated),
    bindable(
      "selectedBackgroundColor", .color, "The fill color while the cell is selected.",
      on: .generated),
  ]

  /// The properties of a plain view.
  static let viewProperties: [AttributeSpec] = [
    AttributeSpec("backgroundColor", .color, "The fill color."),
    AttributeSpec("tintColor", .color, "The tint color."),
    AttributeSpec("alpha", .number, "The opacity, 0…1.", bounds: .fraction),
    AttributeSpec("isHidden", .bool, "Whether the view is hidden."),
    AttributeSpec("clipsToBounds", .bool, "Whether children are clipped."),
    AttributeSpec(
      "accessibilityIdentifier", .plainText, "The identifier by which tests find the view."),
  ]

  /// The attributes of an attributed text, stated on a text node or a text cell.
  static let textAttributes: [AttributeSpec] = [
    bindable("text", .string, "The text.", on: .text),
    bindable("font", .font, "The font.", on: .text),
    bindable("textColor", .color, "The color of the text.", on: .text),
    AttributeSpec(
      "textAlignment", .enumeration("NSTextAlignment"), "The alignment of the text.", on: .text),
    AttributeSpec(
      "lineHeightMultiple", .number, "The factor by which line heights are multiplied.", on: .text,
      bounds: .nonNegative),
    AttributeSpec(
      "minimumLineHeight", .number, "The minimum line height, in points.", on: .text,
      bounds: .nonNegative),
    AttributeSpec(
      "maximumLineHeight", .number, "The maximum line height, in points; 0 means no limit.",
      on: .text, bounds: .nonNegative),
    AttributeSpec("kern", .number, "The extra space between characters, in points.", on: .text),
    AttributeSpec(
      "underlineStyle", .enumeration("NSUnderlineStyle"), "The line below the text.", on: .text),
    AttributeSpec(
      "strikethroughStyle", .enumeration("NSUnderlineStyle"), "The line through the text.",
      on: .text),
  ]
}
