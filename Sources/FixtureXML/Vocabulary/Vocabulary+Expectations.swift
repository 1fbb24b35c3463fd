import FixtureModel

extension Vocabulary {
  private static let claimNames = [
    "frame", "size", "nodeFrame", "plainItems", "visible", "contentSize", "count", "currentPage",
    "calls", "violation",
  ]
  private static let address: [AttributeSpec] = [
    AttributeSpec("of", .plainText, "`header`, `footer` or a kind, instead of an item."),
    AttributeSpec("at", .plainText, "The index path, or the section with `of`.", use: .required),
  ]

  private static func expected(_ count: Int) -> AttributeSpec {
    AttributeSpec(
      "is", .expected, "\(count) numbers, `*` for any.", use: .required)
  }

  /// Expectations and their assertions.
  static let expectations: [ElementSpec] = [
    ElementSpec(
      "expect", "What must hold under given conditions.",
      attributes: [
        AttributeSpec("width", .number, "The container's width; needed without `device`."),
        AttributeSpec("height", .number, "The container's height; 667 if absent."),
        AttributeSpec("scale", .number, "Pixels per point; 2 if absent."),
        AttributeSpec("device", .plainText, "A device that gives size and scale."),
        AttributeSpec("direction", .enumeration("LayoutDirectionValue"), "The layout direction."),
        AttributeSpec("tolerance", .number, "The allowed difference in points; 0 if absent."),
        AttributeSpec("after", .steps, "The steps that run first."),
      ], content: .elements([.some(claimNames)])),
    ElementSpec(
      "frame", "An element's frame: x y width height.", attributes: address + [expected(4)]),
    ElementSpec("size", "An element's size: width height.", attributes: address + [expected(2)]),
    ElementSpec(
      "nodeFrame", "A named node's frame inside its cell.",
      attributes: address + [
        AttributeSpec("node", .reference, "The node's name.", use: .required), expected(4),
      ]),
    ElementSpec(
      "plainItems", "The items with plain cells, and no others.",
      attributes: [AttributeSpec("at", .indexPaths, "The items.", use: .required)]),
    ElementSpec(
      "visible", "The items on screen, and no others.",
      attributes: [AttributeSpec("at", .indexPaths, "The items.", use: .required)]),
    ElementSpec("contentSize", "The content size: width height.", attributes: [expected(2)]),
    ElementSpec(
      "count", "The number of sections, items or supplementary elements.",
      attributes: [
        AttributeSpec("of", .plainText, "`header`, `footer`, a kind or `sections`."),
        AttributeSpec("section", .integer, "The section whose items are counted."),
        AttributeSpec("is", .integer, "The number.", use: .required),
      ]),
    ElementSpec(
      "currentPage", "The current page of a pager.",
      attributes: [AttributeSpec("is", .integer, "The page, from 0.", use: .required)]),
    ElementSpec(
      "calls", "The calls that the data source recorded.",
      attributes: [
        AttributeSpec("is", .plainText, "Method and index path; `;` between calls.", use: .required)
      ]),
    ElementSpec(
      "violation", "A violation that was reported.",
      attributes: [AttributeSpec("code", .plainText, "The violation's code.", use: .required)]),
  ]
}
