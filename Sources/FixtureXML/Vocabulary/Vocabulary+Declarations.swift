import FixtureModel

extension Vocabulary {
  /// Imports, includes, fonts, images, models and cells.
  static let declarations: [ElementSpec] = [
    ElementSpec(
      "documentation", "The documentation comment of the generated declaration.",
      content: .text, decoding: .documentation),
    ElementSpec(
      "import", "A module whose hand-written classes the fixture uses.",
      attributes: [
        AttributeSpec("module", .name, "The module's name.", use: .required),
        AttributeSpec(
          "testable", .bool, "Whether the import is marked `@testable`.", ifAbsent: "`false`"),
      ], decoding: .preamble { $0.addImport($1) }),
    ElementSpec(
      "include", "Another fixture, whose declarations this fixture can use.",
      attributes: [
        AttributeSpec(
          "fixture", .path, "The path of the fixture, relative to this one.", use: .required)
      ], decoding: .preamble { $0.addInclude($1) }),
    ElementSpec(
      "fonts", "The folder of the app's font files, with which text is measured.",
      attributes: [
        AttributeSpec(
          "from", .path, "The path of the folder, relative to the fixture.", use: .required),
        AttributeSpec(
          "system", .plainText, "The family that the system font is measured with.",
          ifAbsent: "the package's table of metrics"),
        AttributeSpec(
          "monospacedSystem", .plainText,
          "The family that the monospaced system font is measured with.",
          ifAbsent: "the package's table of metrics"),
        AttributeSpec(
          "cascade", .plainText,
          "The fonts that show characters a font lacks, by PostScript or family names between "
            + "semicolons.", ifAbsent: "none"),
      ], decoding: .preamble { $0.addFonts($1) }),
    ElementSpec(
      "images", "The images to which rows and nodes refer by name.",
      attributes: [
        AttributeSpec(
          "scale", .number, "The pixels per point of these images.", bounds: .scale, ifAbsent: "`1`"
        )
      ],
      content: .elements([.any(["image", "symbol"])]), decoding: .declaration(.images)),
    ElementSpec(
      "image", "An image that consists of a name and a size, without pixels.",
      attributes: [
        AttributeSpec("name", .plainText, "The name that rows use.", use: .required),
        AttributeSpec("size", .size, "The size in points.", use: .required),
        AttributeSpec(
          "scale", .number, "The pixels per point, instead of the `scale` of `images`.",
          bounds: .scale, ifAbsent: "the `scale` of `images`"),
      ]),
    ElementSpec(
      "symbol", "A symbol of the system, to which rows and nodes refer by its name.",
      attributes: [
        AttributeSpec(
          "name", .symbol, "The name of the symbol, such as `star.fill`.", use: .required),
        AttributeSpec(
          "pointSize", .number,
          "The point size of the symbol's configuration.",
          bounds: .positive, ifAbsent: "that of the system"),
        AttributeSpec(
          "weight", .enumeration("UIImage.SymbolWeight"), "The weight of the symbol's strokes.",
          ifAbsent: "`regular`"),
      ]),
    ElementSpec(
      "enum", "An enumeration that fields can have as their type.",
      attributes: [nameAttribute("enumeration")],
      content: .elements([documentationPlace, .some(["case"])]),
      decoding: .declaration(.enumeration)),
    ElementSpec(
      "case", "A case of an enumeration.",
      attributes: [
        nameAttribute("case"),
        AttributeSpec(
          "rawValue", .plainText, "The text of data files that is the case, besides its name.",
          ifAbsent: "the name alone"),
      ],
      content: .elements([documentationPlace])),
    ElementSpec(
      "model", "A structure with the fields of a row.",
      attributes: [
        nameAttribute("model"),
        AttributeSpec(
          "key", .reference,
          "The field that identifies a row: no two rows of a container have the same value.",
          ifAbsent: "no key"),
      ],
      content: .elements([documentationPlace, .any(["field"])]), decoding: .declaration(.model)),
    ElementSpec(
      "field", "A stored property of a model.",
      attributes: [
        nameAttribute("field"),
        AttributeSpec(
          "type", .fieldType, "The type: `Int`, `String?`, `[UIImage]`, an enumeration, a model.",
          use: .required),
        AttributeSpec(
          "default", .fieldValue, "The value in rows that do not state the field.",
          ifAbsent: "`nil` of an optional type, an empty list; else each row states it"),
      ],
      content: .elements([documentationPlace])),
    ElementSpec(
      "style", "Properties that elements with the attribute `style` share.",
      attributes: [AttributeSpec("name", .reference, "The name of the style.", use: .required)],
      openAttributes: .properties, decoding: .declaration(.style)),
    cellNode, plainCell, reusableView,
  ]

  private static func nameAttribute(_ thing: String) -> AttributeSpec {
    AttributeSpec("name", .name, "The Swift name of the \(thing).", use: .required)
  }

  private static let cellNode = ElementSpec(
    "cellNode",
    "A cell node: a layout tree, a hand-written class, or a view, layer or view controller.",
    className: "ASCellNode",
    attributes: [
      nameAttribute("class"),
      AttributeSpec(
        "model", .reference, "The model that the initializer of the cell takes.", ifAbsent: "none"),
      AttributeSpec(
        "class", .type, "The name of a hand-written subclass of `ASCellNode`.",
        ifAbsent: "a layout tree"),
      AttributeSpec(
        "view", .type, "The class of a hand-written view, which the node wraps.", ifAbsent: "none"),
      AttributeSpec(
        "layer", .type, "The class of a hand-written layer, which the node wraps.", ifAbsent: "none"
      ),
      AttributeSpec(
        "viewController", .type,
        "The class of a hand-written view controller, which the node wraps.", ifAbsent: "none"),
      AttributeSpec(
        "init", .arguments, "The arguments of the hand-written initializer.",
        ifAbsent: "no arguments"),
      sharedStyle,
    ] + cellProperties + displayNodeProperties + style,
    content: .elements([documentationPlace, .optional(.layoutElements)]),
    decoding: .declaration(.cell { $0.add($1.cellNode($2), of: $2) }))

  private static let plainCell = ElementSpec(
    "plainCell", "A plain `UICollectionViewCell`, for items without a node.",
    attributes: [
      nameAttribute("class"),
      AttributeSpec(
        "class", .type, "The name of a hand-written class.", ifAbsent: "the class is generated"),
      AttributeSpec("reuseIdentifier", .plainText, "The reuse identifier.", ifAbsent: "the name"),
      AttributeSpec(
        "size", .size, "The size that the cell has in a flow layout, in points.",
        ifAbsent: "`itemSize`"),
    ] + viewProperties,
    content: .elements([documentationPlace]),
    decoding: .declaration(.cell { $0.addPlainCell($1.plainView($2, as: .cell)) }))

  private static let reusableView = ElementSpec(
    "reusableView", "A plain `UICollectionReusableView` for a supplementary element.",
    attributes: [
      nameAttribute("class"),
      AttributeSpec(
        "class", .type, "The name of a hand-written class.", ifAbsent: "the class is generated"),
      AttributeSpec("reuseIdentifier", .plainText, "The reuse identifier.", ifAbsent: "the name"),
      AttributeSpec(
        "size", .size, "The reference size that the view has in a flow layout, in points.",
        ifAbsent: "the reference size of the layout"),
    ] + viewProperties,
    content: .elements([documentationPlace]),
    decoding: .declaration(.cell { $0.addReusableView($1.plainView($2, as: .supplementary)) }))
}
