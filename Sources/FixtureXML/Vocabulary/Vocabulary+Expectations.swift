import FixtureModel

extension Vocabulary {
  private static let address: [AttributeSpec] = [
    AttributeSpec(
      "of", .plainText,
      "`header`, `footer` or another kind, for a supplementary element instead of an item.",
      ifAbsent: "an item"),
    AttributeSpec(
      "at", .indexPathOrSection, "The index path of the item; with `of`, the index of the section.",
      use: .required),
  ]

  private static func expected(_ count: Int) -> AttributeSpec {
    AttributeSpec(
      "is", .expected(count), "\(count) numbers, `*` for any, `?` for one to record.",
      use: .required)
  }

  private static let items = AttributeSpec(
    "at", .recordable(.indexPaths),
    "The index paths of the items, such as `0.1 0.4`; empty for none, `?` to record them.",
    use: .required)

  /// The environment settings of a test.
  private static let conditions: [AttributeSpec] = [
    AttributeSpec(
      "width", .number, "The width of the container in points; required without `device`.",
      ifAbsent: "that of `device`; `375` for `thrash`"),
    AttributeSpec(
      "height", .number, "The height of the container in points.",
      ifAbsent: "that of `device`, or `667`"),
    AttributeSpec(
      "scale", .number, "The pixels per point.", bounds: .scale,
      ifAbsent: "that of `device`, or `2`"),
    AttributeSpec(
      "device", .enumeration("KnownDevice"),
      "A device, whose size and scale the container's window has.", ifAbsent: "none"),
    AttributeSpec(
      "orientation", .enumeration("OrientationValue"),
      "The orientation of the device.", ifAbsent: "`portrait`"),
    AttributeSpec(
      "direction", .enumeration("LayoutDirectionValue"), "The layout direction.",
      ifAbsent: "`leftToRight`"),
    AttributeSpec(
      "locale", .locale, "The locale of formatted texts.", ifAbsent: "that of the test"),
    AttributeSpec(
      "timeZone", .timeZone, "The time zone of formatted texts.", ifAbsent: "that of the test"),
    AttributeSpec(
      "contentSizeCategory", .enumeration("ContentSizeCategoryValue"),
      "The text size of Dynamic Type.", ifAbsent: "that of the test, which is `large`"),
    AttributeSpec(
      "appearance", .enumeration("AppearanceValue"),
      "The interface style.", ifAbsent: "that of the test, which is `light`"),
  ]

  /// Expectations, then their assertions.
  static let expectations: [ElementSpec] =
    [
      ElementSpec(
        "expect", "Assertions about the container in an environment. Each `expect` is a test.",
        attributes: [
          AttributeSpec(
            "name", .name,
            "The identifier of the test.", ifAbsent: "the conditions and steps")
        ] + conditions + [
          AttributeSpec("tolerance", .number, "The allowed difference in points.", ifAbsent: "`0`"),
          AttributeSpec(
            "after", .steps,
            "The steps that run before the assertions are checked, between semicolons.",
            ifAbsent: "no steps"),
        ], content: .elements([.some(.assertions)]), decoding: .expectation),
      ElementSpec(
        "thrash",
        "Applies random batch updates that repeat the container's items, and checks after each that the "
          + "container agrees with its data. Updates of a pager edit its pages alone. Each `thrash` is a test.",
        attributes: [
          AttributeSpec(
            "name", .name, "The identifier of the test.", ifAbsent: "`thrash` and the conditions"),
          AttributeSpec("count", .integer, "The number of updates.", ifAbsent: "`100`"),
          AttributeSpec(
            "seed", .integer,
            "The seed of the updates. Equal seeds give equal updates.", ifAbsent: "`0`"),
        ] + conditions, decoding: .containerTest { $0.thrash($1) }),
      ElementSpec(
        "threadSafe",
        "Runs the node blocks of the container in many orders and on many threads, and checks that they share "
          + "nothing. Each `threadSafe` is a test.",
        attributes: [
          AttributeSpec("name", .name, "The identifier of the test.", ifAbsent: "`threadSafe`")
        ], decoding: .containerTest { _, _ in .threadSafe }),
    ] + assertions

  /// The assertions of expectations.
  static let assertions: [ElementSpec] = [
    ElementSpec(
      "frame", "Checks the frame of an element in the content: x y width height.",
      attributes: address + [expected(4)],
      decoding: .assertion { $0.frame($1) }),
    ElementSpec(
      "size", "Checks the size of an element: width height.", attributes: address + [expected(2)],
      decoding: .assertion { $0.size($1) }),
    ElementSpec(
      "nodeFrame", "Checks the frame of a named node in its cell: x y width height.",
      attributes: address + [
        AttributeSpec("node", .node, "The `name` of the node.", use: .required), expected(4),
      ], decoding: .assertion { $0.nodeFrame($1) }),
    ElementSpec(
      "nodeProperties",
      "Checks properties of a named node. Each attribute is an assertion of its own, which fails by itself.",
      attributes: address + [
        AttributeSpec("node", .node, "The `name` of the node.", use: .required)
      ] + nodeProperties,
      decoding: .assertions { $0.nodeProperties($1) }),
    ElementSpec(
      "absent", "Checks that a named node is not in the layout of its cell.",
      attributes: address + [
        AttributeSpec("node", .node, "The `name` of the node.", use: .required)
      ], decoding: .assertion { $0.absent($1) }),
    ElementSpec(
      "cell", "Checks the class of a cell node, or of a plain cell.",
      attributes: address + [
        AttributeSpec(
          "is", .recordable(.plainText), "The name of the class, such as `PhotoCell`.",
          use: .required)
      ], decoding: .assertion { $0.cell($1) }),
    ElementSpec(
      "interfaceState", "Checks the interface state of a cell node.",
      attributes: address + [
        AttributeSpec(
          "is", .recordable(.options("ASInterfaceState")),
          "The members of the state, in any order; empty for none.",
          use: .required)
      ], decoding: .assertion { $0.interfaceState($1) }),
    ElementSpec(
      "plainItems", "Checks that these items have plain cells, and all others have nodes.",
      attributes: [items],
      decoding: .assertion { $0.plainItems($1) }),
    ElementSpec(
      "visible", "Checks that these items are on screen, and no others.",
      attributes: [items],
      decoding: .assertion { $0.visible($1) }),
    ElementSpec(
      "selected", "Checks that these items are selected, and no others.",
      attributes: [items],
      decoding: .assertion { $0.selected($1) }),
    ElementSpec(
      "contentOffset", "Checks the content offset: x y.", attributes: [expected(2)],
      decoding: .assertion { $0.contentOffset($1) }),
    ElementSpec(
      "contentSize", "Checks the content size: width height.", attributes: [expected(2)],
      decoding: .assertion { $0.contentSize($1) }),
    ElementSpec(
      "count",
      "Checks the number of sections, items, supplementary elements or begun batch fetches.",
      attributes: [
        AttributeSpec(
          "of", .plainText,
          "The counted elements: `sections`, the default, `batches`, `header`, `footer` or another kind.",
          ifAbsent: "`sections`"),
        AttributeSpec(
          "section", .integer, "The index of a section, to count its items.",
          ifAbsent: "the elements of `of`"),
        AttributeSpec("is", .recordable(.integer), "The expected number.", use: .required),
      ], decoding: .assertion { $0.count($1) }),
    ElementSpec(
      "currentPage", "Checks the current page of a pager.",
      attributes: [
        AttributeSpec(
          "is", .recordable(.integer), "The index of the page, from 0.", use: .required)
      ],
      decoding: .assertion { $0.currentPage($1) }),
    ElementSpec(
      "calls", "Checks that the data source received calls. Other calls may be between them.",
      attributes: [
        AttributeSpec(
          "is", .recordable(.plainText),
          "Calls in this order, between semicolons, such as `nodeBlockForItemAt 0.1`.",
          use: .required)
      ], decoding: .assertion { $0.calls($1) }),
    ElementSpec(
      "title", "Checks the title of a table's header or footer that is on screen.",
      attributes: [
        AttributeSpec("of", .plainText, "`header` or `footer`.", use: .required),
        AttributeSpec("at", .integer, "The index of the section.", use: .required),
        AttributeSpec("is", .recordable(.plainText), "The title; empty for none.", use: .required),
      ], decoding: .assertion { $0.title($1) }),
    ElementSpec(
      "sectionIndex", "Checks the titles of a table's section index.",
      attributes: [
        AttributeSpec(
          "is", .recordable(.plainText), "The titles, between spaces; empty without an index.",
          use: .required)
      ], decoding: .assertion { $0.sectionIndex($1) }),
    ElementSpec(
      "violation", "Checks that the runtime reports a violation.",
      attributes: [
        AttributeSpec(
          "code", .recordable(.plainText), "The code of the violation, such as `shared-node`.",
          use: .required)
      ],
      decoding: .assertion { $0.violation($1) }),
    ElementSpec(
      "advisory", "Checks that the runtime reports an advisory.",
      attributes: [
        AttributeSpec(
          "code", .recordable(.plainText),
          "The code of the advisory, such as `pager-returns-to-former-page`.", use: .required)
      ],
      decoding: .assertion { $0.advisory($1) }),
    ElementSpec(
      "inside",
      "Assertions about a list inside of a cell, a `collectionNode` or a `pagerNode`, and its items.",
      attributes: address + [
        AttributeSpec("node", .node, "The `name` of the list.", use: .required)
      ], content: .elements([.some(.assertions)]), decoding: .assertions { $0.inside($1) }),
  ]

  /// The names of the properties of ``nodeProperties`` that every node may have and no fixture states.
  static let computedProperties = Set(computed.map(\.name))

  private static let computed: [AttributeSpec] = [
    AttributeSpec(
      "textMatches", .plainText,
      "A regular expression that a part of the text matches. Swift's `Regex` has no limit of steps: a repetition inside "
        + "of a repetition, such as `(a+)+b`, may not end on a text without a match.",
      ifAbsent: "not checked"),
    AttributeSpec(
      "lineCount", .integer, "The number of lines of a text node.", ifAbsent: "not checked"),
    AttributeSpec(
      "isTruncated", .bool, "Whether a text node does not show all of its text.",
      ifAbsent: "not checked"),
    AttributeSpec(
      "accessibilityTraits", .options("UIAccessibilityTraits"),
      "The accessibility traits, in any order.", ifAbsent: "not checked"),
    AttributeSpec(
      "accessibilityValue", .plainText, "The accessibility value.", ifAbsent: "not checked"),
    AttributeSpec(
      "accessibilityHint", .plainText, "The accessibility hint.", ifAbsent: "not checked"),
  ]

  /// The properties of nodes that `nodeProperties` checks: those that elements of nodes state, except the
  /// style, and computed ones.
  private static let nodeProperties: [AttributeSpec] = {
    var known: Set<String> = []
    let stated = nodes.flatMap(\.attributes).filter { attribute in
      attribute.target != .style && attribute.kind.isNodeProperty
        && known.insert(attribute.name).inserted
    }
    return (stated + computed).map(\.asExpected)
  }()
}

extension ValueKind {
  /// A Boolean value that indicates whether a property of a node has values of the kind.
  fileprivate var isNodeProperty: Bool {
    switch self {
    case .name, .reference, .type, .arguments, .condition, .list: false
    default: true
    }
  }
}

extension AttributeSpec {
  /// The attribute for an expected value: optional, constant, and a text without bindings.
  fileprivate var asExpected: AttributeSpec {
    AttributeSpec(
      name, .recordable(kind == .string ? .plainText : kind), summary, on: target, bounds: bounds,
      ifAbsent: "not checked")
  }
}
