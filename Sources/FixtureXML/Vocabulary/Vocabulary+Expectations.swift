import FixtureModel

extension Vocabulary {
  private static let address: [AttributeSpec] = [
    AttributeSpec("of", .plainText, "`header`, `footer` or a kind, instead of an item."),
    AttributeSpec(
      "at", .indexPathOrSection, "The index path, or the section with `of`.", use: .required),
  ]

  private static func expected(_ count: Int) -> AttributeSpec {
    AttributeSpec(
      "is", .expected, "\(count) numbers, `*` for any.", use: .required)
  }

  /// Expectations, then their assertions.
  static let expectations: [ElementSpec] =
    [
      ElementSpec(
        "expect", "Assertions under given conditions.",
        attributes: [
          AttributeSpec(
            "name", .name, "The identifier of the test; made of the conditions if absent."),
          AttributeSpec("width", .number, "The container's width; needed without `device`."),
          AttributeSpec("height", .number, "The container's height; 667 if absent."),
          AttributeSpec("scale", .number, "Pixels per point; 2 if absent."),
          AttributeSpec("device", .plainText, "A device that gives size and scale."),
          AttributeSpec("direction", .enumeration("LayoutDirectionValue"), "The layout direction."),
          AttributeSpec("tolerance", .number, "The allowed difference in points; 0 if absent."),
          AttributeSpec("after", .steps, "The steps that run first."),
        ], content: .elements([.some(.assertions)]), decoding: .expectation)
    ] + assertions

  /// The assertions of expectations.
  static let assertions: [ElementSpec] = [
    ElementSpec(
      "frame", "An element's frame: x y width height.", attributes: address + [expected(4)],
      decoding: .assertion { $0.frame($1) }),
    ElementSpec(
      "size", "An element's size: width height.", attributes: address + [expected(2)],
      decoding: .assertion { $0.size($1) }),
    ElementSpec(
      "nodeFrame", "A named node's frame inside its cell.",
      attributes: address + [
        AttributeSpec("node", .reference, "The node's name.", use: .required), expected(4),
      ], decoding: .assertion { $0.nodeFrame($1) }),
    ElementSpec(
      "plainItems", "The items with plain cells, and no others.",
      attributes: [AttributeSpec("at", .indexPaths, "The items.", use: .required)],
      decoding: .assertion { $0.plainItems($1) }),
    ElementSpec(
      "visible", "The items on screen, and no others.",
      attributes: [AttributeSpec("at", .indexPaths, "The items.", use: .required)],
      decoding: .assertion { $0.visible($1) }),
    ElementSpec(
      "contentSize", "The content size: width height.", attributes: [expected(2)],
      decoding: .assertion { $0.contentSize($1) }),
    ElementSpec(
      "count", "The number of sections, items or supplementary elements.",
      attributes: [
        AttributeSpec("of", .plainText, "`header`, `footer`, a kind or `sections`."),
        AttributeSpec("section", .integer, "The section whose items are counted."),
        AttributeSpec("is", .integer, "The number.", use: .required),
      ], decoding: .assertion { $0.count($1) }),
    ElementSpec(
      "currentPage", "The current page of a pager.",
      attributes: [AttributeSpec("is", .integer, "The page, from 0.", use: .required)],
      decoding: .assertion { $0.currentPage($1) }),
    ElementSpec(
      "calls", "The calls that the data source recorded.",
      attributes: [
        AttributeSpec("is", .plainText, "Method and index path; `;` between calls.", use: .required)
      ], decoding: .assertion { $0.calls($1) }),
    ElementSpec(
      "violation", "A violation that was reported.",
      attributes: [AttributeSpec("code", .plainText, "The violation's code.", use: .required)],
      decoding: .assertion { $0.violation($1) }),
  ]
}
