import FixtureModel

extension Vocabulary {
  private static let common: [AttributeSpec] = [
    AttributeSpec(
      "name", .name, "The name from which the generated types are named.", use: .required),
    AttributeSpec(
      "model", .reference, "The model of the rows, if no cell of the container has a model.",
      ifAbsent: "that of the cells"),
    AttributeSpec(
      "sectionModel", .reference, "The model whose fields are the attributes of sections.",
      ifAbsent: "none"),
    AttributeSpec(
      "accepts", .plainText,
      "The codes of advisories that are no issues, separated by spaces. The container's expectations report one "
        + "that none of them needs.", ifAbsent: "none"),
  ]

  /// Tables are never asked for node models.
  private static let nodeModels = AttributeSpec(
    "nodeModels", .bool, "Whether the data source implements `nodeModelForItemAt`.",
    ifAbsent: "`false`")

  private static let interop = AttributeSpec(
    "interop", .enumeration("InteropMode"),
    "Whether plain cells are requested for no items, items without a node, or all items.",
    ifAbsent: "`never`")

  private static let scrolling: [AttributeSpec] = [
    AttributeSpec(
      "leadingScreensForBatching", .number,
      "The distance to the end, in screenfuls, at which a batch fetch begins.",
      bounds: .nonNegative, ifAbsent: "`2`"),
    AttributeSpec(
      "inverted", .bool, "Whether the content starts at the bottom of the list.",
      ifAbsent: "`false`"),
    AttributeSpec("allowsSelection", .bool, "Whether items can be selected.", ifAbsent: "`true`"),
    AttributeSpec(
      "allowsMultipleSelection", .bool, "Whether several items can be selected.",
      ifAbsent: "`false`"),
    AttributeSpec(
      "isPagingEnabled", .bool, "Whether scrolling stops at multiples of the list's size.",
      ifAbsent: "`false`; `true` for a pager"),
    AttributeSpec("contentInset", .insets, "The insets of the content.", ifAbsent: "`0`"),
    AttributeSpec(
      "contentOffset", .point, "The initial content offset, in points.", ifAbsent: "`0 0`"),
    AttributeSpec(
      "alwaysBounceVertical", .bool,
      "Whether a vertical drag scrolls content that is not higher than the list.", on: .view,
      ifAbsent: "`false`"),
    AttributeSpec(
      "alwaysBounceHorizontal", .bool,
      "Whether a horizontal drag scrolls content that is not wider than the list.", on: .view,
      ifAbsent: "`false`"),
    AttributeSpec(
      "showsVerticalScrollIndicator", .bool, "Whether the vertical scroll indicator is visible.",
      on: .view, ifAbsent: "`true`"),
    AttributeSpec(
      "showsHorizontalScrollIndicator", .bool,
      "Whether the horizontal scroll indicator is visible.", on: .view, ifAbsent: "`true`"),
    AttributeSpec(
      "isScrollEnabled", .bool, "Whether the user can scroll.", on: .view, ifAbsent: "`true`"),
    AttributeSpec(
      "scrollsToTop", .bool, "Whether a tap on the status bar scrolls to the top.", on: .view,
      ifAbsent: "`true`"),
  ]

  /// The node's own properties, which no row can set.
  private static let constantProperties = displayNodeProperties.map(\.constant)

  private static let collectionProperties: [AttributeSpec] =
    scrolling + [
      AttributeSpec(
        "cellLayoutMode", .options("ASCellLayoutMode"),
        "Options for how nodes are created and updates are applied.", ifAbsent: "none")
    ]

  private static let collectionContent: [ContentParticle] = [
    documentationPlace, .optional(.layouts), .any(["tuning"]), .any(.supplementaries),
    .optional("cells"),
  ]
  private static let tail: [ContentParticle] = [
    .any(["batch"]), .any(["mutation"]), .any(.containerTests),
  ]
  private static let sections = ContentParticle.any(["section", "repeat", "sections"])

  /// The container nodes.
  static let containers: [ElementSpec] = [
    ElementSpec(
      "collection", "An `ASCollectionNode` with its data.", className: "ASCollectionNode",
      attributes: common + [nodeModels, interop] + collectionProperties + flowMetrics
        + constantProperties,
      content: .elements(collectionContent + [sections] + tail),
      decoding: .container(.collection)),
    ElementSpec(
      "table", "An `ASTableNode` with its data.", className: "ASTableNode",
      attributes: common + [
        AttributeSpec(
          "style", .enumeration("UITableView.Style"), "The table's style.", on: .initializer,
          ifAbsent: "`plain`"),
        AttributeSpec(
          "separatorStyle", .enumeration("UITableViewCell.SeparatorStyle"),
          "The style of the separators between rows.", on: .view, ifAbsent: "`singleLine`"),
        AttributeSpec(
          "automaticallyAdjustsContentOffset", .bool,
          "Whether the first visible row keeps its place when rows above it are edited without "
            + "animation.", ifAbsent: "`false`"),
        AttributeSpec(
          "allowsSelectionDuringEditing", .bool, "Whether rows can be selected in editing mode.",
          ifAbsent: "`false`"),
        AttributeSpec(
          "allowsMultipleSelectionDuringEditing", .bool,
          "Whether several rows can be selected in editing mode.", ifAbsent: "`false`"),
        AttributeSpec(
          "isEditing", .bool, "Whether the table starts in editing mode.", on: .view,
          ifAbsent: "`false`"),
      ] + scrolling + constantProperties,
      content: .elements(
        [
          documentationPlace, .any(["tuning"]), .any(["header", "footer"]), .any(.sectionTitles),
          .optional("cells"), sections,
        ] + tail),
      decoding: .container(.table)),
    ElementSpec(
      "pager", "An `ASPagerNode` with its pages.", className: "ASPagerNode",
      attributes: common + [
        nodeModels, interop,
        AttributeSpec(
          "allowsAutomaticInsetsAdjustment", .bool,
          "Whether the view controller may adjust the pager's insets.", ifAbsent: "`false`"),
      ] + collectionProperties + constantProperties,
      content: .elements(
        [documentationPlace, .any(["tuning"]), .optional("cells"), .optional("section")] + tail),
      decoding: .container(.pager)),
    ElementSpec(
      "controller", "A list of an app's own view controller, with data for the app's fakes.",
      className: "UIViewController",
      attributes: common + [
        AttributeSpec(
          "class", .type, "The class of the app's view controller.", use: .required),
        AttributeSpec(
          "init", .arguments,
          "The arguments of the controller's initializer. `{rows}` is an array with the models of all rows.",
          ifAbsent: "no arguments"),
        AttributeSpec(
          "list", .fieldPath,
          "The property of the controller with the list node, or names between dots.",
          use: .required),
      ],
      content: .elements(
        [documentationPlace, .any(["section", "repeat", "sections"]), .any(["expect"])]),
      decoding: .container(.controller)),
  ]

  /// The metrics of a flow layout.
  static let flowMetrics: [AttributeSpec] = [
    AttributeSpec(
      "itemSize", .size, "The size of items with plain cells, in points.", on: .layout,
      ifAbsent: "`50 50`"),
    AttributeSpec(
      "estimatedItemSize", .size, "The estimated size of items.", on: .layout,
      ifAbsent: "`0 0`: no estimate"),
    AttributeSpec(
      "minimumInteritemSpacing", .number, "The minimum gap between the items of a line, in points.",
      on: .layout,
      bounds: .nonNegative, ifAbsent: "`10`"),
    AttributeSpec(
      "minimumLineSpacing", .number, "The minimum gap between lines, in points.", on: .layout,
      bounds: .nonNegative, ifAbsent: "`10`"),
    AttributeSpec(
      "scrollDirection", .enumeration("UICollectionView.ScrollDirection"),
      "The axis along which the content scrolls.",
      on: .layout, ifAbsent: "`vertical`"),
    AttributeSpec(
      "sectionInset", .insets, "The insets of every section.", on: .layout, ifAbsent: "`0`"),
    AttributeSpec(
      "headerReferenceSize", .size, "The size of headers.", on: .layout, ifAbsent: "`0 0`"),
    AttributeSpec(
      "footerReferenceSize", .size, "The size of footers.", on: .layout, ifAbsent: "`0 0`"),
    AttributeSpec(
      "sectionHeadersPinToVisibleBounds", .bool,
      "Whether headers stay visible while their section is scrolled.", on: .layout,
      ifAbsent: "`false`"),
    AttributeSpec(
      "sectionFootersPinToVisibleBounds", .bool,
      "Whether footers stay visible while their section is scrolled.", on: .layout,
      ifAbsent: "`false`"),
    AttributeSpec(
      "sectionInsetReference",
      .enumeration("UICollectionViewFlowLayout.SectionInsetReference"),
      "The boundary that section insets are measured from.", on: .layout,
      ifAbsent: "`fromContentInset`"),
  ]

  private static let inlineCell: [AttributeSpec] =
    [
      AttributeSpec(
        "cell", .reference, "The name of a cell of the fixture, or `ASTextCellNode`.",
        use: .required)
    ]
  private static let inlineCellProperties: [AttributeSpec] =
    [sharedStyle] + textAttributes + [
      AttributeSpec("textInsets", .insets, "The insets of the text.", ifAbsent: "`0`")
    ]
    + cellProperties + displayNodeProperties + style

  private static let sizeRange = AttributeSpec(
    "sizeRange", .sizeRange,
    "The size range of the cells, in points: the minimum, then the maximum. `fill` is the length of the "
      + "content between insets and safe areas.",
    ifAbsent: "that of `cells` for its rules, else that of the layout")
  private static let cellSize: [AttributeSpec] = [
    sizeRange,
    AttributeSpec(
      "columns", .integer,
      "The number of cells in a row of a flow layout. `fill` is the width of one of them, rounded down to "
        + "pixels, and the range of each if `sizeRange` is absent.",
      ifAbsent: "that of `cells` for its rules, else `1`"),
  ]

  private static func supplementary(
    _ name: String, _ summary: String, _ attributes: [AttributeSpec] = [],
    kind: SupplementaryKind? = nil
  ) -> ElementSpec {
    ElementSpec(
      name, summary,
      attributes: attributes + inlineCell + [
        AttributeSpec(
          "sections", .indexes, "The indexes of the sections that have the element.",
          ifAbsent: "all sections"),
        AttributeSpec(
          "when", .condition,
          "Limits the element to sections for which the condition holds. The first element that applies "
            + "is used.", ifAbsent: "always"),
        sizeRange,
      ] + inlineCellProperties, decoding: .supplementary(kind))
  }

  /// The elements before the data of a container.
  static let layouts: [ElementSpec] = [
    ElementSpec(
      "flow", "A flow layout.", className: "UICollectionViewFlowLayout",
      attributes: flowMetrics + [
        AttributeSpec(
          "sizes", .type,
          "A hand-written type whose `sizeRange(at:in:)` returns the size ranges of items.",
          ifAbsent: "`sizeRange` of `cells`, or `itemSize`")
      ],
      decoding: .layout(
        LayoutDecoding(
          placement: .headersAndFooters("a flow layout"), sizing: .ranges(columns: .allowed)
        ) { $0.flow($1) })),
    ElementSpec(
      "mosaic", "Columns of equal width. Each item is placed in the shortest column.",
      attributes: [
        AttributeSpec(
          "as", .enumeration("MosaicForm"), "The class of the layout.", ifAbsent: "`layoutDelegate`"
        ),
        AttributeSpec("columns", .integer, "The number of columns.", use: .required),
        AttributeSpec("columnSpacing", .number, "The gap between columns.", ifAbsent: "`0`"),
        AttributeSpec("sectionInset", .insets, "The insets of every section.", ifAbsent: "`0`"),
        AttributeSpec(
          "interItemSpacing", .insets,
          "Insets, of which only the bottom one is used: the gap below each item.", ifAbsent: "`0`"),
        AttributeSpec("headerHeight", .number, "The height of headers.", ifAbsent: "`0`"),
      ],
      decoding: .layout(
        LayoutDecoding(placement: .headers("a mosaic"), sizing: .own("a mosaic")) { $0.mosaic($1) })
    ),
    ElementSpec(
      "layout", "A hand-written layout.",
      attributes: [
        AttributeSpec("class", .type, "The class of the layout.", use: .required),
        AttributeSpec(
          "init", .arguments, "The arguments of the layout's initializer.", ifAbsent: "no arguments"
        ),
        AttributeSpec(
          "inspector", .type, "The class of the layout inspector.", ifAbsent: "that of the layout"),
      ],
      decoding: .layout(
        LayoutDecoding(placement: .all, sizing: .ranges(columns: .invalid)) { $0.custom($1) })),
    ElementSpec(
      "tuning", "The extent of a range around the visible items, in a range mode.",
      attributes: [
        AttributeSpec("mode", .enumeration("RangeMode"), "The range mode.", ifAbsent: "`full`"),
        AttributeSpec(
          "type", .enumeration("RangeType"), "The range that is tuned.", use: .required),
        AttributeSpec(
          "leading", .number,
          "The screenfuls ahead of the viewport, in the direction of scrolling.", use: .required),
        AttributeSpec("trailing", .number, "The screenfuls behind the viewport.", use: .required),
      ], decoding: .containerPart),
    supplementary("header", "The header of sections.", kind: .header),
    supplementary("footer", "The footer of sections.", kind: .footer),
    supplementary(
      "supplementary",
      "A supplementary element of another kind, which a hand-written layout places.",
      [AttributeSpec("kind", .plainText, "The kind, as the layout names it.", use: .required)]),
    sectionTitle(
      "headerTitle", .header, "The title of sections' headers: `titleForHeaderInSection`."),
    sectionTitle(
      "footerTitle", .footer, "The title of sections' footers: `titleForFooterInSection`."),
    sectionTitle(
      "indexTitle", .index, "The title of sections in the section index: `sectionIndexTitles`."),
    ElementSpec(
      "cells", "The rules that choose the cell of an item. The first rule that applies is used.",
      attributes: cellSize, content: .elements([.some(.cellRules)]), decoding: .containerPart),
    cellRule("node", .node, "Shows a cell node."),
    cellRule("plain", .plain, "Shows a plain cell."),
  ]

  private static func sectionTitle(
    _ name: String, _ kind: SectionTitle.Kind, _ summary: String
  ) -> ElementSpec {
    ElementSpec(
      name, summary,
      attributes: [
        AttributeSpec(
          "text", .string,
          "The text, which may have fields of the section; a missing or empty one is no title.",
          use: .required, binding: .bindable),
        AttributeSpec(
          "sections", .indexes, "The indexes of the sections that have the title.",
          ifAbsent: "all sections"),
        AttributeSpec(
          "when", .condition,
          "Limits the title to sections for which the condition holds. The first title that applies is "
            + "used.", ifAbsent: "always"),
      ], decoding: .sectionTitle(kind))
  }

  private static func cellRule(
    _ name: String, _ kind: CellRuleKind, _ summary: String
  ) -> ElementSpec {
    ElementSpec(
      name, summary,
      attributes: [
        AttributeSpec(
          "when", .condition, "Limits the rule to items for which the condition holds.",
          ifAbsent: "always"),
        AttributeSpec(
          "every", .integer,
          "Limits the rule to every nth item of a section, such as `3` for every third.",
          ifAbsent: "every item"),
        AttributeSpec(
          "offset", .integer, "The index of the first item to which `every` applies.",
          ifAbsent: "`0`"),
      ] + cellSize + inlineCell + (kind == .node ? inlineCellProperties : []),
      decoding: .cellRule(kind))
  }
}
