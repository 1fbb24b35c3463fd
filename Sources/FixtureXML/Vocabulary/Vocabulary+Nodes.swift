import FixtureModel

extension Vocabulary {
  private static let nodeAttributes: [AttributeSpec] = [
    AttributeSpec("name", .name, "The Swift name of the property that holds the node."),
    condition,
    AttributeSpec("class", .type, "A hand-written subclass."),
    AttributeSpec("init", .arguments, "The arguments of the hand-written initializer."),
  ]

  private static func node(
    _ name: String, _ className: String, _ summary: String, _ attributes: [AttributeSpec] = [],
    children: ElementSpec.Content = .empty
  ) -> ElementSpec {
    ElementSpec(
      name, summary, className: className,
      attributes: nodeAttributes + attributes + displayNodeProperties + style, content: children,
      decoding: .layoutElement)
  }

  private static let upToOne = ElementSpec.Content.elements([.optional(.layoutElements)])

  private static let controlProperties: [AttributeSpec] = [
    bindable("isEnabled", .bool, "Whether the control reacts."),
    bindable("isSelected", .bool, "Whether the control is selected."),
    bindable("isHighlighted", .bool, "Whether the control is highlighted."),
  ]

  private static let imageProperties: [AttributeSpec] = [
    bindable("image", .image, "The image."),
    AttributeSpec("placeholderColor", .color, "The color of the placeholder."),
    AttributeSpec("isCropEnabled", .bool, "Whether the image is cropped to the bounds."),
    AttributeSpec("cropRect", .rect, "The part that stays in sight, in unit coordinates."),
    AttributeSpec("forcedSize", .size, "The size of the backing store, in points."),
    AttributeSpec("forceUpscaling", .bool, "Whether small images are drawn at the bounds' size."),
  ]

  /// The nodes.
  static let nodes: [ElementSpec] = [
    node(
      "displayNode", "ASDisplayNode",
      "A node of a hand-written class, around a hand-written view or layer, or with a tree of its own.",
      [
        AttributeSpec("view", .type, "A hand-written view, for the view-block form."),
        AttributeSpec("layer", .type, "A hand-written layer, for the layer-block form."),
      ], children: upToOne),
    node(
      "textNode", "ASTextNode", "Text.",
      textAttributes + [
        AttributeSpec("lineSpacing", .number, "The extra space between lines.", on: .text),
        bindable(
          "maximumNumberOfLines", .integer, "The greatest number of lines; 0 for any.",
          bounds: .nonNegative),
        AttributeSpec("truncationMode", .enumeration("NSLineBreakMode"), "Where text is cut."),
        AttributeSpec("truncationText", .plainText, "The text at the cut.", on: .generated),
        AttributeSpec("placeholderColor", .color, "The color of the placeholder."),
        AttributeSpec("placeholderInsets", .insets, "The insets of the placeholder."),
        AttributeSpec("textContainerInset", .insets, "The padding around the text."),
        AttributeSpec("textColorFollowsTintColor", .bool, "Whether the tint colors the text."),
      ]),
    node("imageNode", "ASImageNode", "An image.", imageProperties),
    node(
      "networkImageNode", "ASNetworkImageNode", "An image that is loaded while in preload range.",
      imageProperties + [
        bindable("url", .url, "The address."),
        bindable("defaultImage", .image, "The image until the other is loaded."),
        AttributeSpec("shouldCacheImage", .bool, "Whether the loaded image is cached."),
        AttributeSpec("shouldRenderProgressImages", .bool, "Whether partial images are drawn."),
        AttributeSpec("shouldRetryImageDownload", .bool, "Whether a failed download is retried."),
      ]),
    node(
      "buttonNode", "ASButtonNode", "A button of a title and images.",
      controlProperties + [
        bindable("title", .string, "The title.", on: .title),
        bindable("titleFont", .font, "The title's font.", on: .title),
        bindable("titleColor", .color, "The title's color.", on: .title),
        bindable("image", .image, "The image.", on: .state),
        bindable("backgroundImage", .image, "The image below the others.", on: .state),
        AttributeSpec(
          "contentSpacing", .number, "The gap between image and title.", bounds: .nonNegative),
        AttributeSpec("laysOutHorizontally", .bool, "Whether image and title are in a row."),
        AttributeSpec(
          "contentHorizontalAlignment", .enumeration("ASHorizontalAlignment"),
          "The horizontal alignment of the content."),
        AttributeSpec(
          "contentVerticalAlignment", .enumeration("ASVerticalAlignment"),
          "The vertical alignment of the content."),
        AttributeSpec("contentEdgeInsets", .insets, "The insets of the content."),
        AttributeSpec(
          "imageAlignment", .enumeration("ASButtonNodeImageAlignment"),
          "The side of the title on which the image is."),
      ]),
    node("controlNode", "ASControlNode", "A control without content.", controlProperties),
    node(
      "scrollNode", "ASScrollNode", "A scroll view whose content is the child.",
      [
        AttributeSpec(
          "automaticallyManagesContentSize", .bool, "Whether the layout gives the content size."),
        AttributeSpec(
          "scrollableDirections", .options("ASScrollDirection"), "The directions that scroll."),
      ], children: upToOne),
  ]
}
