import FixtureModel

extension Vocabulary {
  static let condition = AttributeSpec(
    "if", .condition, "Leaves the element out if the value is missing, false or empty.",
    on: .generated)

  private static func spec(
    _ name: String, _ className: String, _ summary: String, _ attributes: [AttributeSpec] = [],
    children: ElementSpec.Content = .empty
  ) -> ElementSpec {
    ElementSpec(
      name, summary, className: className, attributes: [condition] + attributes + style,
      content: children, decoding: .layoutElement)
  }

  private static let one = ElementSpec.Content.elements([.exactly(1, .layoutElements)])
  private static let two = ElementSpec.Content.elements([.exactly(2, .layoutElements)])
  private static let many = ElementSpec.Content.elements([.any(.layoutElements)])

  /// The layout specs.
  static let specs: [ElementSpec] = [
    spec("spec", "ASLayoutSpec", "An empty spacer."),
    spec("wrapper", "ASWrapperLayoutSpec", "Children at the origin.", children: many),
    spec(
      "stack", "ASStackLayoutSpec", "Children one after the other.",
      [
        AttributeSpec("direction", .enumeration("ASStackLayoutDirection"), "The axis."),
        bindable("spacing", .number, "The gap between children."),
        AttributeSpec(
          "justifyContent", .enumeration("ASStackLayoutJustifyContent"),
          "The distribution along the axis."),
        AttributeSpec(
          "alignItems", .enumeration("ASStackLayoutAlignItems"), "The alignment across the axis."),
        AttributeSpec(
          "horizontalAlignment", .enumeration("ASHorizontalAlignment"),
          "The horizontal alignment, whatever the axis."),
        AttributeSpec(
          "verticalAlignment", .enumeration("ASVerticalAlignment"),
          "The vertical alignment, whatever the axis."),
        AttributeSpec("flexWrap", .enumeration("ASStackLayoutFlexWrap"), "Whether lines wrap."),
        AttributeSpec(
          "alignContent", .enumeration("ASStackLayoutAlignContent"), "The distribution of lines."),
        bindable("lineSpacing", .number, "The gap between lines."),
        AttributeSpec("isConcurrent", .bool, "Whether children are measured in parallel."),
        AttributeSpec(
          "reversed", .enumeration("LayoutDirectionValue"),
          "The layout direction under which the children's order is reversed.", on: .generated),
      ], children: many),
    spec(
      "inset", "ASInsetLayoutSpec", "A child inside insets.",
      [
        AttributeSpec(
          "insets", .insets, "The insets; `inf` pushes.", on: .initializer, use: .required,
          binding: .bindable)
      ], children: one),
    spec(
      "ratio", "ASRatioLayoutSpec", "A child of a fixed height-to-width ratio.",
      [
        AttributeSpec(
          "ratio", .number, "The height divided by the width.", on: .initializer, use: .required,
          binding: .bindable, bounds: .positive)
      ], children: one),
    spec(
      "relative", "ASRelativeLayoutSpec", "A child at one of nine positions.",
      [
        AttributeSpec(
          "horizontalPosition", .enumeration("ASRelativeLayoutSpecPosition"),
          "The horizontal position."),
        AttributeSpec(
          "verticalPosition", .enumeration("ASRelativeLayoutSpecPosition"),
          "The vertical position."),
        AttributeSpec(
          "sizingOption", .options("ASRelativeLayoutSpecSizingOption"),
          "The axes that take as little space as they can."),
      ], children: one),
    spec(
      "center", "ASCenterLayoutSpec", "A child in the middle.",
      [
        AttributeSpec(
          "centeringOptions", .options("ASCenterLayoutSpecCenteringOptions"),
          "The axes that are centered."),
        AttributeSpec(
          "sizingOptions", .options("ASCenterLayoutSpecSizingOptions"),
          "The axes that take as little space as they can."),
      ], children: one),
    spec(
      "absolute", "ASAbsoluteLayoutSpec", "Children at their `layoutPosition`.",
      [
        AttributeSpec(
          "sizing", .enumeration("ASAbsoluteLayoutSpecSizing"), "How the spec finds its size.")
      ], children: many),
    spec("overlay", "ASOverlayLayoutSpec", "A child, then one above it.", children: two),
    spec("background", "ASBackgroundLayoutSpec", "A child, then one below it.", children: two),
    spec(
      "corner", "ASCornerLayoutSpec", "A child, then a badge at its corner.",
      [
        AttributeSpec(
          "cornerLocation", .enumeration("ASCornerLayoutLocation"), "The corner.",
          on: .initializer),
        AttributeSpec("offset", .point, "The shift of the badge."),
        AttributeSpec("wrapsCorner", .bool, "Whether the size includes the badge."),
      ], children: two),
  ]
}
