import FixtureModel

extension Vocabulary {
  /// Returns a property that takes a constant or a binding.
  static func bindable(
    _ name: String, _ kind: ValueKind, _ summary: String, on target: PropertyTarget = .object,
    bounds: AttributeSpec.Bounds = .standard, ifAbsent: String
  ) -> AttributeSpec {
    AttributeSpec(
      name, kind, summary, on: target, binding: .bindable, bounds: bounds, ifAbsent: ifAbsent)
  }

  /// The properties of `ASLayoutElementStyle`.
  static let style: [AttributeSpec] = [
    bindable("width", .dimension, "The width.", on: .style, ifAbsent: "`auto`"),
    bindable("height", .dimension, "The height.", on: .style, ifAbsent: "`auto`"),
    bindable("minWidth", .dimension, "The minimum width.", on: .style, ifAbsent: "`auto`"),
    bindable("maxWidth", .dimension, "The maximum width.", on: .style, ifAbsent: "`auto`"),
    bindable("minHeight", .dimension, "The minimum height.", on: .style, ifAbsent: "`auto`"),
    bindable("maxHeight", .dimension, "The maximum height.", on: .style, ifAbsent: "`auto`"),
    bindable(
      "preferredSize", .size, "The width and height, in points.", on: .style,
      ifAbsent: "`width` and `height`"),
    bindable(
      "minSize", .size, "The minimum width and height, in points.", on: .style,
      ifAbsent: "`minWidth` and `minHeight`"),
    bindable(
      "maxSize", .size, "The maximum width and height, in points.", on: .style,
      ifAbsent: "`maxWidth` and `maxHeight`"),
    AttributeSpec(
      "preferredLayoutSize", .dimensionPair, "The width and height, as two dimensions.", on: .style,
      ifAbsent: "`width` and `height`"),
    AttributeSpec(
      "minLayoutSize", .dimensionPair, "The minimum width and height, as two dimensions.",
      on: .style, ifAbsent: "`minWidth` and `minHeight`"),
    AttributeSpec(
      "maxLayoutSize", .dimensionPair, "The maximum width and height, as two dimensions.",
      on: .style, ifAbsent: "`maxWidth` and `maxHeight`"),
    bindable(
      "spacingBefore", .number, "The gap before the element in a stack.", on: .style,
      ifAbsent: "`0`"),
    bindable(
      "spacingAfter", .number, "The gap after the element in a stack.", on: .style, ifAbsent: "`0`"),
    bindable(
      "flexGrow", .number, "The share of the free space of a stack.", on: .style,
      bounds: .nonNegative, ifAbsent: "`0`"),
    bindable(
      "flexShrink", .number, "The share of the length by which a stack overflows.", on: .style,
      bounds: .nonNegative, ifAbsent: "`0`"),
    bindable(
      "flexBasis", .dimension, "The size along the stack before the element grows or shrinks.",
      on: .style, ifAbsent: "`auto`"),
    AttributeSpec(
      "alignSelf", .enumeration("ASStackLayoutAlignSelf"),
      "The alignment across the stack, instead of the stack's `alignItems`.",
      on: .style, ifAbsent: "`auto`"),
    bindable(
      "ascender", .number, "The distance from the top to the first baseline, in points.",
      on: .style, ifAbsent: "`0`; the font's for a text node"),
    bindable(
      "descender", .number,
      "The distance from the bottom to the last baseline, in points; negative for text.",
      on: .style, ifAbsent: "`0`; the font's for a text node"),
    AttributeSpec(
      "layoutPosition", .point, "The origin in an `absolute` spec, in points.", on: .style,
      ifAbsent: "`0 0`"),
  ]

  /// The properties of `ASDisplayNode` that a fixture can state.
  static let displayNodeProperties: [AttributeSpec] = [
    bindable("backgroundColor", .color, "The fill color.", ifAbsent: "none"),
    bindable("tintColor", .color, "The tint color.", ifAbsent: "that of the view around the node"),
    bindable("alpha", .number, "The opacity, 0…1.", bounds: .fraction, ifAbsent: "`1`"),
    bindable("isHidden", .bool, "Whether the node is hidden.", ifAbsent: "`false`"),
    AttributeSpec(
      "isOpaque", .bool, "Whether the node is opaque.",
      ifAbsent: "`true`; `false` for text and image nodes"),
    AttributeSpec(
      "clipsToBounds", .bool, "Whether children are clipped.",
      ifAbsent: "`false`; `true` for image nodes"),
    bindable(
      "cornerRadius", .number, "The radius of the corners, in points.", bounds: .nonNegative,
      ifAbsent: "`0`"),
    AttributeSpec(
      "cornerRoundingType", .enumeration("ASCornerRoundingType"),
      "The way in which corners are rounded.", ifAbsent: "`defaultSlowCALayer`"),
    AttributeSpec(
      "maskedCorners", .options("CACornerMask"), "The corners that are rounded.",
      ifAbsent: "all four"),
    AttributeSpec(
      "contentMode", .enumeration("UIView.ContentMode"),
      "The scaling of the content to the bounds.",
      ifAbsent: "`scaleToFill`; `scaleAspectFill` for image nodes"),
    AttributeSpec(
      "semanticContentAttribute", .enumeration("UISemanticContentAttribute"),
      "Whether the layout direction of the interface applies to the node.",
      ifAbsent: "`unspecified`"),
    bindable(
      "borderWidth", .number, "The width of the border, in points.", bounds: .nonNegative,
      ifAbsent: "`0`"),
    bindable("borderColor", .color, "The color of the border.", ifAbsent: "`black`"),
    bindable("shadowColor", .color, "The color of the shadow.", ifAbsent: "`black`"),
    bindable(
      "shadowOpacity", .number, "The opacity of the shadow, 0…1.", bounds: .fraction,
      ifAbsent: "`0`"),
    AttributeSpec(
      "shadowOffset", .size, "The offset of the shadow, in points.", bounds: .signed,
      ifAbsent: "`0 -3`"),
    bindable(
      "shadowRadius", .number, "The blur radius of the shadow, in points.", bounds: .nonNegative,
      ifAbsent: "`3`"),
    AttributeSpec(
      "zPosition", .number, "The position among siblings; a greater value is in front.",
      ifAbsent: "`0`"),
    AttributeSpec(
      "contentsScale", .number, "The pixels per point of the drawn contents.", bounds: .nonNegative,
      ifAbsent: "that of the screen"),
    AttributeSpec(
      "isUserInteractionEnabled", .bool, "Whether the node receives touches.",
      ifAbsent: "`true`; `false` for text, image, button and control nodes"),
    AttributeSpec(
      "isLayerBacked", .bool, "Whether the node has a layer instead of a view.", ifAbsent: "`false`"
    ),
    AttributeSpec(
      "displaysAsynchronously", .bool, "Whether the node is drawn on a background thread.",
      ifAbsent: "`true`; `false` for scroll nodes"),
    AttributeSpec(
      "drawingPriority", .integer,
      "The priority among queued drawings; greater values are drawn first.", ifAbsent: "`0`"),
    AttributeSpec(
      "hitTestSlop", .insets, "The insets of the touch area; negative ones enlarge it.",
      ifAbsent: "`0`"),
    AttributeSpec(
      "placeholderEnabled", .bool, "Whether a placeholder is shown until the node is drawn.",
      ifAbsent: "`false`"),
    AttributeSpec(
      "placeholderFadeDuration", .number, "The duration of the placeholder's fade-out, in seconds.",
      bounds: .nonNegative, ifAbsent: "`0`"),
    AttributeSpec(
      "shouldAnimateSizeChanges", .bool, "Whether a cell may animate when the node's size changes.",
      ifAbsent: "`true`"),
    AttributeSpec(
      "automaticallyRelayoutOnSafeAreaChanges", .bool,
      "Whether the node is laid out again when the safe area changes.", ifAbsent: "`false`"),
    AttributeSpec(
      "automaticallyRelayoutOnLayoutMarginsChanges", .bool,
      "Whether the node is laid out again when the layout margins change.", ifAbsent: "`false`"),
    bindable(
      "accessibilityIdentifier", .string, "The identifier by which tests find the node.",
      ifAbsent: "none"),
    bindable(
      "accessibilityLabel", .string, "The text that assistive software speaks.",
      ifAbsent: "none; the text of a text or button node"),
    AttributeSpec(
      "isAccessibilityElement", .bool, "Whether the node is an accessibility element.",
      ifAbsent: "`false`; `true` for text nodes"),
    AttributeSpec(
      "isAccessibilityContainer", .bool, "Whether the node's subtree is one accessibility element.",
      ifAbsent: "`false`"),
    bindable(
      "debugName", .string, "The name that descriptions of the node show.", ifAbsent: "none"),
  ]

  /// The properties of `ASCellNode`, and the colors that generated cells switch between.
  static let cellProperties: [AttributeSpec] = [
    AttributeSpec(
      "neverShowPlaceholders", .bool,
      "Whether the cell is drawn synchronously when it becomes visible.", ifAbsent: "`false`"),
    AttributeSpec(
      "selectionStyle", .enumeration("UITableViewCell.SelectionStyle"),
      "The selection style of the cell in a table.", ifAbsent: "`default`"),
    AttributeSpec(
      "focusStyle", .enumeration("UITableViewCell.FocusStyle"),
      "The focus style of the cell in a table.", ifAbsent: "`default`"),
    AttributeSpec(
      "accessoryType", .enumeration("UITableViewCell.AccessoryType"),
      "The accessory of the cell in a table.", ifAbsent: "`none`"),
    AttributeSpec(
      "separatorInset", .insets, "The insets of the cell's separator in a table.",
      ifAbsent: "that of the table"),
    bindable(
      "highlightedBackgroundColor", .color, "The fill color while the cell is highlighted.",
      on: .generated, ifAbsent: "`backgroundColor`"),
    bindable(
      "selectedBackgroundColor", .color, "The fill color while the cell is selected.",
      on: .generated, ifAbsent: "`backgroundColor`"),
  ]

  /// The properties of a plain view.
  static let viewProperties: [AttributeSpec] = [
    AttributeSpec("backgroundColor", .color, "The fill color.", ifAbsent: "none"),
    AttributeSpec("tintColor", .color, "The tint color.", ifAbsent: "that of the view around it"),
    AttributeSpec("alpha", .number, "The opacity, 0…1.", bounds: .fraction, ifAbsent: "`1`"),
    AttributeSpec("isHidden", .bool, "Whether the view is hidden.", ifAbsent: "`false`"),
    AttributeSpec("clipsToBounds", .bool, "Whether children are clipped.", ifAbsent: "`false`"),
    AttributeSpec(
      "accessibilityIdentifier", .plainText, "The identifier by which tests find the view.",
      ifAbsent: "none"),
  ]

  /// The attributes of an attributed text, stated on a text node or a text cell.
  static let textAttributes: [AttributeSpec] = [
    bindable("text", .string, "The text.", on: .text, ifAbsent: "an empty text"),
    bindable("font", .font, "The font.", on: .text, ifAbsent: "the system font of 12 points"),
    bindable("textColor", .color, "The color of the text.", on: .text, ifAbsent: "`black`"),
    AttributeSpec(
      "textAlignment", .enumeration("NSTextAlignment"), "The alignment of the text.", on: .text,
      ifAbsent: "`natural`"),
    AttributeSpec(
      "lineHeightMultiple", .number, "The factor by which line heights are multiplied.", on: .text,
      bounds: .nonNegative, ifAbsent: "`0`, which multiplies by nothing"),
    AttributeSpec(
      "minimumLineHeight", .number, "The minimum line height, in points.", on: .text,
      bounds: .nonNegative, ifAbsent: "`0`"),
    AttributeSpec(
      "maximumLineHeight", .number, "The maximum line height, in points; 0 means no limit.",
      on: .text, bounds: .nonNegative, ifAbsent: "`0`"),
    AttributeSpec(
      "kern", .number, "The extra space between characters, in points.", on: .text, ifAbsent: "`0`"),
    AttributeSpec(
      "underlineStyle", .enumeration("NSUnderlineStyle"), "The line below the text.", on: .text,
      ifAbsent: "no line"),
    AttributeSpec(
      "strikethroughStyle", .enumeration("NSUnderlineStyle"), "The line through the text.",
      on: .text, ifAbsent: "no line"),
  ]
}
