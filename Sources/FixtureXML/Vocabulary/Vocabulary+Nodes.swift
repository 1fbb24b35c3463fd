import FixtureModel

extension Vocabulary {
  private static let nodeAttributes: [AttributeSpec] = [
    AttributeSpec(
      "name", .name, "The Swift name of the property that holds the node.", ifAbsent: "no property"),
    condition,
    sharedStyle,
    AttributeSpec(
      "class", .type, "The name of a hand-written subclass.", ifAbsent: "the class of the element"),
    AttributeSpec(
      "init", .arguments, "The arguments of the hand-written initializer.", ifAbsent: "no arguments"
    ),
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

  /// A container node, whose properties are those of the container that it names.
  private static func list(
    _ name: String, _ className: String, _ kind: ContainerKind, _ summary: String
  ) -> ElementSpec {
    ElementSpec(
      name, summary, className: className,
      attributes: [
        AttributeSpec(
          "name", .name, "The Swift name of the property that holds the node.", use: .required),
        AttributeSpec(
          "container", .reference,
          "The name of a `\(kind.rawValue)` of the fixture, which shows the rows instead of sections of its own. "
            + "Steps and assertions about the node find it above their container.",
          use: .required),
        AttributeSpec("rows", .list, "The list of models that are the rows.", use: .required),
        condition, sharedStyle,
      ] + displayNodeProperties + style, decoding: .list(kind))
  }

  private static let upToOne = ElementSpec.Content.elements([.optional(.layoutElements)])

  private static let controlProperties: [AttributeSpec] = [
    bindable("isEnabled", .bool, "Whether the control is enabled.", ifAbsent: "`true`"),
    bindable("isSelected", .bool, "Whether the control is selected.", ifAbsent: "`false`"),
    bindable("isHighlighted", .bool, "Whether the control is highlighted.", ifAbsent: "`false`"),
  ]

  private static let imageProperties: [AttributeSpec] = [
    bindable("image", .image, "The image.", ifAbsent: "none"),
    AttributeSpec("placeholderColor", .color, "The color of the placeholder.", ifAbsent: "none"),
    AttributeSpec(
      "isCropEnabled", .bool, "Whether the image is cropped to the bounds.", ifAbsent: "`true`"),
    AttributeSpec(
      "cropRect", .rect, "The part of the image that is shown, in unit coordinates.",
      ifAbsent: "`0.5 0.5 0 0`: the center"),
    AttributeSpec(
      "forcedSize", .size,
      "The size of the drawn image, in points, instead of the size of the bounds.",
      ifAbsent: "the size of the bounds"),
    AttributeSpec(
      "forceUpscaling", .bool,
      "Whether an image with fewer pixels than the bounds is drawn in their size.",
      ifAbsent: "`false`"),
  ]

  /// The nodes.
  static let nodes: [ElementSpec] = [
    node(
      "displayNode", "ASDisplayNode",
      "A node of a hand-written class, with a hand-written view or layer, or with a layout tree.",
      [
        AttributeSpec(
          "view", .type, "The class of a hand-written view, which the node wraps.", ifAbsent: "none"
        ),
        AttributeSpec(
          "layer", .type, "The class of a hand-written layer, which the node wraps.",
          ifAbsent: "none"),
      ], children: upToOne),
    node(
      "textNode", "ASTextNode", "A text.",
      textAttributes + [
        AttributeSpec(
          "lineSpacing", .number, "The extra space between lines, in points.", on: .text,
          ifAbsent: "`0`"),
        bindable(
          "maximumNumberOfLines", .integer, "The maximum number of lines; 0 means no limit.",
          bounds: .nonNegative, ifAbsent: "`0`"),
        AttributeSpec(
          "truncationMode", .enumeration("NSLineBreakMode"),
          "The truncation mode of the last line.", ifAbsent: "`byWordWrapping`"),
        AttributeSpec(
          "truncationText", .plainText, "The text that replaces truncated text.", on: .generated,
          ifAbsent: "an ellipsis"),
        AttributeSpec(
          "placeholderColor", .color, "The color of the placeholder.", ifAbsent: "none"),
        AttributeSpec(
          "placeholderInsets", .insets,
          "The insets of the placeholder's bars from the lines of text.", ifAbsent: "`1 0 1 0`"),
        AttributeSpec(
          "textContainerInset", .insets, "The insets of the text, in points.", ifAbsent: "`0`"),
        AttributeSpec(
          "textColorFollowsTintColor", .bool, "Whether the text has the tint color.",
          ifAbsent: "`false`"),
      ]),
    node("imageNode", "ASImageNode", "An image.", imageProperties),
    node(
      "networkImageNode", "ASNetworkImageNode",
      "An image that is loaded from a URL while the node is in the preload range.",
      imageProperties + [
        bindable("url", .url, "The URL of the image.", ifAbsent: "none"),
        bindable(
          "defaultImage", .image, "The image that is shown until the image of the URL is loaded.",
          ifAbsent: "none"),
        AttributeSpec(
          "shouldCacheImage", .bool,
          "Whether images of file URLs come from UIKit's cache of named images.", ifAbsent: "`true`"
        ),
        AttributeSpec(
          "shouldRenderProgressImages", .bool, "Whether partially loaded images are drawn.",
          ifAbsent: "`true`"),
        AttributeSpec(
          "shouldRetryImageDownload", .bool, "Whether a failed download is retried.",
          ifAbsent: "`true`"),
      ]),
    node(
      "buttonNode", "ASButtonNode", "A button with a title, an image and a background image.",
      controlProperties + [
        bindable("title", .string, "The title.", on: .title, ifAbsent: "none"),
        bindable(
          "titleFont", .font, "The title's font.", on: .title,
          ifAbsent: "the system font of buttons"),
        bindable("titleColor", .color, "The title's color.", on: .title, ifAbsent: "`black`"),
        bindable("image", .image, "The image.", on: .state, ifAbsent: "none"),
        bindable(
          "backgroundImage", .image, "The image behind the title and the image.", on: .state,
          ifAbsent: "none"),
        AttributeSpec(
          "contentSpacing", .number, "The gap between image and title, in points.",
          bounds: .nonNegative, ifAbsent: "`8`"),
        AttributeSpec(
          "laysOutHorizontally", .bool,
          "Whether image and title are side by side; otherwise, one above the other.",
          ifAbsent: "`true`"),
        AttributeSpec(
          "contentHorizontalAlignment", .enumeration("ASHorizontalAlignment"),
          "The horizontal alignment of the content.", ifAbsent: "`middle`"),
        AttributeSpec(
          "contentVerticalAlignment", .enumeration("ASVerticalAlignment"),
          "The vertical alignment of the content.", ifAbsent: "`center`"),
        AttributeSpec("contentEdgeInsets", .insets, "The insets of the content.", ifAbsent: "`0`"),
        AttributeSpec(
          "imageAlignment", .enumeration("ASButtonNodeImageAlignment"),
          "Whether the image is before or after the title.", ifAbsent: "`beginning`"),
      ]),
    node("controlNode", "ASControlNode", "A control without content.", controlProperties),
    node(
      "scrollNode", "ASScrollNode", "A scroll view whose content is the child.",
      [
        AttributeSpec(
          "automaticallyManagesContentSize", .bool,
          "Whether the layout of the child determines the content size.", ifAbsent: "`false`"),
        AttributeSpec(
          "scrollableDirections", .options("ASScrollDirection"),
          "The directions in which the content may be larger than the node.",
          ifAbsent: "no direction"),
      ], children: upToOne),
    list(
      "collectionNode", "ASCollectionNode", .collection,
      "A collection inside of a cell, such as a row that scrolls horizontally. It cannot be inside of an `each`."
    ),
    list(
      "pagerNode", "ASPagerNode", .pager,
      "A pager inside of a cell. It cannot be inside of an `each`."),
  ]
}
