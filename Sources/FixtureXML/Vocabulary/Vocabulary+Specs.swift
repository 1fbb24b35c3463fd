import FixtureModel

extension Vocabulary {
  static let condition = AttributeSpec(
    "if", .condition,
    "Leaves the element out unless the condition holds. A path alone holds if its value is present, and "
      + "neither false nor empty.", on: .generated, ifAbsent: "always in the layout")

  /// The style of a layout element or a cell.
  static let sharedStyle = AttributeSpec(
    "style", .reference,
    "The name of a `style`, whose properties the element has unless it states them.",
    on: .generated, ifAbsent: "own attributes alone")

  /// The attributes that a `style` may state: properties of layout elements, of nodes and of cell nodes.
  static let sharedProperties: [String: [AttributeSpec]] = Dictionary(
    grouping: (specs + nodes + declarations.filter { $0.name == "cellNode" }).flatMap(\.attributes)
      .filter(\.kind.isShared), by: \.name)

  private static func spec(
    _ name: String, _ className: String, _ summary: String, _ attributes: [AttributeSpec] = [],
    children: ElementSpec.Content = .empty
  ) -> ElementSpec {
    ElementSpec(
      name, summary, className: className,
      attributes: [condition, sharedStyle] + attributes + style,
      content: children, decoding: .layoutElement)
  }

  private static let one = ElementSpec.Content.elements([.exactly(1, .layoutElements)])
  private static let two = ElementSpec.Content.elements([.exactly(2, .layoutElements)])
  private static let many = ElementSpec.Content.elements([.any(.layoutChildren)])

  /// The layout specs.
  static let specs: [ElementSpec] = [
    spec("spec", "ASLayoutSpec", "An empty spacer with the size of its style."),
    spec("wrapper", "ASWrapperLayoutSpec", "Places all children at its origin.", children: many),
    spec(
      "stack", "ASStackLayoutSpec", "Places children one after the other.",
      [
        AttributeSpec(
          "direction", .enumeration("ASStackLayoutDirection"),
          "The axis along which children are placed.", ifAbsent: "`horizontal`"),
        bindable("spacing", .number, "The gap between children.", ifAbsent: "`0`"),
        AttributeSpec(
          "justifyContent", .enumeration("ASStackLayoutJustifyContent"),
          "The distribution of free space along the axis.", ifAbsent: "`start`"),
        AttributeSpec(
          "alignItems", .enumeration("ASStackLayoutAlignItems"),
          "The alignment of children across the axis.", ifAbsent: "`stretch`"),
        AttributeSpec(
          "horizontalAlignment", .enumeration("ASHorizontalAlignment"),
          "The horizontal alignment of the children, for every `direction`.", ifAbsent: "`none`"),
        AttributeSpec(
          "verticalAlignment", .enumeration("ASVerticalAlignment"),
          "The vertical alignment of the children, for every `direction`.", ifAbsent: "`none`"),
        AttributeSpec(
          "flexWrap", .enumeration("ASStackLayoutFlexWrap"),
          "Whether children that do not fit continue on a new line.", ifAbsent: "`noWrap`"),
        AttributeSpec(
          "alignContent", .enumeration("ASStackLayoutAlignContent"),
          "The distribution of free space between the lines.", ifAbsent: "`start`"),
        bindable("lineSpacing", .number, "The gap between lines.", ifAbsent: "`0`"),
        AttributeSpec(
          "isConcurrent", .bool, "Whether children are measured concurrently.", ifAbsent: "`false`"),
        AttributeSpec(
          "reversed", .enumeration("LayoutDirectionValue"),
          "The layout direction under which the children's order is reversed.", on: .generated,
          ifAbsent: "never reversed"),
      ], children: many),
    spec(
      "inset", "ASInsetLayoutSpec", "Surrounds its child with insets.",
      [
        AttributeSpec(
          "insets", .insets, "The insets in points. `inf` pushes the child to the opposite edge.",
          on: .initializer, use: .required,
          binding: .bindable)
      ], children: one),
    spec(
      "ratio", "ASRatioLayoutSpec", "Gives its child a fixed ratio of height to width.",
      [
        AttributeSpec(
          "ratio", .number, "The height divided by the width.", on: .initializer, use: .required,
          binding: .bindable, bounds: .positive)
      ], children: one),
    spec(
      "relative", "ASRelativeLayoutSpec", "Places its child at one of nine positions.",
      [
        AttributeSpec(
          "horizontalPosition", .enumeration("ASRelativeLayoutSpecPosition"),
          "The horizontal position.", ifAbsent: "`none`"),
        AttributeSpec(
          "verticalPosition", .enumeration("ASRelativeLayoutSpecPosition"),
          "The vertical position.", ifAbsent: "`none`"),
        AttributeSpec(
          "sizingOption", .options("ASRelativeLayoutSpecSizingOption"),
          "The axes in which the spec is only as large as its child.", ifAbsent: "no axis"),
      ], children: one),
    spec(
      "center", "ASCenterLayoutSpec", "Centers its child in one or both axes.",
      [
        AttributeSpec(
          "centeringOptions", .options("ASCenterLayoutSpecCenteringOptions"),
          "The axes in which the child is centered.", ifAbsent: "`XY`"),
        AttributeSpec(
          "sizingOptions", .options("ASCenterLayoutSpecSizingOptions"),
          "The axes in which the spec is only as large as its child.", ifAbsent: "no axis"),
      ], children: one),
    spec(
      "absolute", "ASAbsoluteLayoutSpec", "Places each child at its `layoutPosition`.",
      [
        AttributeSpec(
          "sizing", .enumeration("ASAbsoluteLayoutSpecSizing"),
          "The size of the spec: that of the range, or that of its children.", ifAbsent: "`default`"
        )
      ], children: many),
    spec(
      "overlay", "ASOverlayLayoutSpec",
      "Places a second element in front of a child, with the child's size.", children: two),
    spec(
      "background", "ASBackgroundLayoutSpec",
      "Places a second element behind a child, with the child's size.", children: two),
    spec(
      "corner", "ASCornerLayoutSpec", "Centers a second element, a badge, on a corner of a child.",
      [
        AttributeSpec(
          "cornerLocation", .enumeration("ASCornerLayoutLocation"),
          "The corner of the child at which the badge is centered.",
          on: .initializer, ifAbsent: "`topLeft`"),
        AttributeSpec(
          "offset", .point, "The offset of the badge from the corner, in points.", ifAbsent: "`0 0`"
        ),
        AttributeSpec(
          "wrapsCorner", .bool, "Whether the size of the spec includes the badge.",
          ifAbsent: "`false`"),
      ], children: two),
    ElementSpec(
      "each", "Repeats its child for each element of a list, which `{$each}` is in the child.",
      attributes: [
        AttributeSpec(
          "in", .list,
          "The list. The properties of nodes in the child are arrays, whose elements "
            + "assertions name with a number: `tag.0`.", use: .required),
        condition,
      ], content: one, decoding: .layoutRepetition),
  ]
}
