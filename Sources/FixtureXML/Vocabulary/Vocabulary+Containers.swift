import FixtureModel

extension Vocabulary {
  private static let common: [AttributeSpec] = [
    AttributeSpec(
      "name", .name, "The name from which the generated types are named.", use: .required),
    AttributeSpec("model", .reference, "The rows' model, if no cell gives it."),
    AttributeSpec("sectionModel", .reference, "The model of the sections' own fields."),
  ]

  /// Tables are never asked for node models.
  private static let nodeModels = AttributeSpec(
    "nodeModels", .bool, "Whether the data source implements `nodeModelForItemAt`.")

  private static let interop = AttributeSpec(
    "interop", .enumeration("InteropMode"), "When plain UIKit cells are asked for.")

  private static let scrolling: [AttributeSpec] = [
    AttributeSpec(
      "leadingScreensForBatching", .number, "Screens ahead that start a batch fetch.",
      bounds: .nonNegative),
    AttributeSpec("inverted", .bool, "Whether the list is upside down."),
    AttributeSpec("allowsSelection", .bool, "Whether items can be selected."),
    AttributeSpec("allowsMultipleSelection", .bool, "Whether several items can be selected."),
    AttributeSpec("isPagingEnabled", .bool, "Whether scrolling stops at pages."),
    AttributeSpec("contentInset", .insets, "The insets of the content."),
    AttributeSpec("contentOffset", .point, "The scroll position at the start."),
    AttributeSpec("alwaysBounceVertical", .bool, "Whether short content bounces.", on: .view),
    AttributeSpec("alwaysBounceHorizontal", .bool, "Whether narrow content bounces.", on: .view),
    AttributeSpec("showsVerticalScrollIndicator", .bool, "Whether it is shown.", on: .view),
    AttributeSpec("showsHorizontalScrollIndicator", .bool, "Whether it is shown.", on: .view),
    AttributeSpec("isScrollEnabled", .bool, "Whether the user can scroll.", on: .view),
    AttributeSpec("scrollsToTop", .bool, "Whether a tap on the status bar scrolls up.", on: .view),
  ]

  /// The node's own properties, which no row can set.
  private static let constantProperties = displayNodeProperties.map(\.constant)

  private static let collectionProperties: [AttributeSpec] =
    scrolling + [
      AttributeSpec("cellLayoutMode", .options("ASCellLayoutMode"), "Switches of the pipeline.")
    ]

  private static let collectionContent: [ContentParticle] = [
    documentationPlace, .optional(.layouts), .any(["tuning"]), .any(.supplementaries),
    .optional("cells"),
  ]
  private static let tail: [ContentParticle] = [
    .any(["batch"]), .any(["mutation"]), .any(["expect"]),
  ]
  private static let sections = ContentParticle.any(["section", "repeat"])

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
          "style", .enumeration("UITableView.Style"), "The table's style.", on: .initializer),
        AttributeSpec(
          "separatorStyle", .enumeration("UITableViewCell.SeparatorStyle"),
          "The separators between rows.", on: .view),
        AttributeSpec(
          "automaticallyAdjustsContentOffset", .bool, "Whether the top row stays on edits."),
        AttributeSpec("allowsSelectionDuringEditing", .bool, "Whether it is allowed."),
        AttributeSpec("allowsMultipleSelectionDuringEditing", .bool, "Whether it is allowed."),
        AttributeSpec("isEditing", .bool, "Whether the table starts in editing mode.", on: .view),
      ] + scrolling + constantProperties,
      content: .elements(
        [documentationPlace, .any(["tuning"]), .optional("cells"), sections] + tail),
      decoding: .container(.table)),
    ElementSpec(
      "pager", "An `ASPagerNode` with its pages.", className: "ASPagerNode",
      attributes: common + [
        nodeModels, interop,
        AttributeSpec(
          "allowsAutomaticInsetsAdjustment", .bool, "Whether the controller's insets are kept."),
      ] + collectionProperties + constantProperties,
      content: .elements(
        [documentationPlace, .any(["tuning"]), .optional("cells"), .optional("section")] + tail),
      decoding: .container(.pager)),
  ]

  /// The metrics of a flow layout.
  static let flowMetrics: [AttributeSpec] = [
    AttributeSpec("itemSize", .size, "The size of plain items, in points.", on: .layout),
    AttributeSpec("estimatedItemSize", .size, "The estimated size of items.", on: .layout),
    AttributeSpec(
      "minimumInteritemSpacing", .number, "The smallest gap between items.", on: .layout,
      bounds: .nonNegative),
    AttributeSpec(
      "minimumLineSpacing", .number, "The smallest gap between lines.", on: .layout,
      bounds: .nonNegative),
    AttributeSpec(
      "scrollDirection", .enumeration("UICollectionView.ScrollDirection"), "The axis.",
      on: .layout),
    AttributeSpec("sectionInset", .insets, "The insets of every section.", on: .layout),
    AttributeSpec("headerReferenceSize", .size, "The size of headers.", on: .layout),
    AttributeSpec("footerReferenceSize", .size, "The size of footers.", on: .layout),
    AttributeSpec("sectionHeadersPinToVisibleBounds", .bool, "Whether headers pin.", on: .layout),
    AttributeSpec("sectionFootersPinToVisibleBounds", .bool, "Whether footers pin.", on: .layout),
    AttributeSpec(
      "sectionInsetReference",
      .enumeration("UICollectionViewFlowLayout.SectionInsetReference"),
      "The edge that section insets are measured from.", on: .layout),
  ]

  private static let inlineCell: [AttributeSpec] =
    [AttributeSpec("cell", .reference, "The cell, or `ASTextCellNode`.", use: .required)]
  private static let inlineCellProperties: [AttributeSpec] =
    textAttributes + [AttributeSpec("textInsets", .insets, "The insets of the text.")]
    + cellProperties + displayNodeProperties + style

  private static func supplementary(
    _ name: String, _ summary: String, _ attributes: [AttributeSpec] = [],
    kind: SupplementaryKind? = nil
  ) -> ElementSpec {
    ElementSpec(
      name, summary,
      attributes: attributes + inlineCell + [
        AttributeSpec("sections", .indexes, "The sections that have it; all if absent."),
        AttributeSpec("sizeRange", .sizeRange, "The constrained size, the minimum first."),
      ] + inlineCellProperties, decoding: .supplementary(kind))
  }

  /// The elements before the data of a container.
  static let layouts: [ElementSpec] = [
    ElementSpec(
      "flow", "A flow layout.", className: "UICollectionViewFlowLayout",
      attributes: flowMetrics + [
        AttributeSpec("sizes", .type, "A hand-written type with `sizeRange(at:in:)`.")
      ],
      decoding: .layout(
        LayoutDecoding(placement: .headersAndFooters("a flow layout")) { $0.flow($1) })),
    ElementSpec(
      "mosaic", "Columns that each item joins at the shortest.",
      attributes: [
        AttributeSpec("as", .enumeration("MosaicForm"), "What the layout is built as."),
        AttributeSpec("columns", .integer, "The number of columns.", use: .required),
        AttributeSpec("columnSpacing", .number, "The gap between columns."),
        AttributeSpec("sectionInset", .insets, "The insets of every section."),
        AttributeSpec("interItemSpacing", .insets, "The space around items."),
        AttributeSpec("headerHeight", .number, "The height of headers."),
      ], decoding: .layout(LayoutDecoding(placement: .headers("a mosaic")) { $0.mosaic($1) })),
    ElementSpec(
      "layout", "A hand-written layout.",
      attributes: [
        AttributeSpec("class", .type, "The layout's class.", use: .required),
        AttributeSpec("init", .arguments, "The arguments of its initializer."),
        AttributeSpec("inspector", .type, "The class of the layout inspector."),
      ], decoding: .layout(LayoutDecoding(placement: .all) { $0.custom($1) })),
    ElementSpec(
      "tuning", "The size of a range in a mode.",
      attributes: [
        AttributeSpec("mode", .enumeration("RangeMode"), "The mode; `full` if absent."),
        AttributeSpec("type", .enumeration("RangeType"), "The range.", use: .required),
        AttributeSpec("leading", .number, "Screens ahead.", use: .required),
        AttributeSpec("trailing", .number, "Screens behind.", use: .required),
      ], decoding: .containerPart),
    supplementary("header", "A header of sections.", kind: .header),
    supplementary("footer", "A footer of sections.", kind: .footer),
    supplementary(
      "supplementary", "A supplementary element of a kind of its own.",
      [AttributeSpec("kind", .plainText, "The element kind.", use: .required)]),
    ElementSpec(
      "cells", "The rules that choose an item's cell; the first match wins.",
      content: .elements([.some(.cellRules)]), decoding: .containerPart),
    cellRule("node", .node, "Shows a cell node."),
    cellRule("plain", .plain, "Shows a plain cell."),
  ]

  private static func cellRule(
    _ name: String, _ kind: CellRuleKind, _ summary: String
  ) -> ElementSpec {
    ElementSpec(
      name, summary,
      attributes: [
        AttributeSpec("when", .condition, "Applies when the value is there, true or not empty."),
        AttributeSpec("every", .integer, "Applies to one item in so many."),
        AttributeSpec("offset", .integer, "The remainder of the index that `every` leaves."),
      ] + inlineCell + (kind == .node ? inlineCellProperties : []), decoding: .cellRule(kind))
  }
}
