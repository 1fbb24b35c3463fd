import FixtureModel

extension Vocabulary {
  /// Imports, includes, fonts, images, models and cells.
  static let declarations: [ElementSpec] = [
    ElementSpec(
      "documentation", "Text that the generated declaration carries as its doc comment.",
      content: .text, decoding: .documentation),
    ElementSpec(
      "import", "A module whose hand-written classes the fixture uses.",
      attributes: [
        AttributeSpec("module", .name, "The module's name.", use: .required),
        AttributeSpec("testable", .bool, "Whether the import is marked `@testable`."),
      ], decoding: .preamble { $0.addImport($1) }),
    ElementSpec(
      "include", "Another fixture whose declarations become known.",
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
          "system", .plainText, "The family that the system font is measured with."),
        AttributeSpec(
          "monospacedSystem", .plainText,
          "The family that the monospaced system font is measured with."),
        AttributeSpec(
          "cascade", .plainText,
          "The fonts that show characters a font lacks, by PostScript or family names between "
            + "semicolons."),
      ], decoding: .preamble { $0.addFonts($1) }),
    ElementSpec(
      "images", "Images that rows and nodes name.",
      attributes: [
        AttributeSpec("scale", .number, "Pixels per point of these images, 1 if absent.")
      ],
      content: .elements([.any(["image"])]), decoding: .declaration(.images)),
    ElementSpec(
      "image", "An image, known by its name and size alone.",
      attributes: [
        AttributeSpec("name", .plainText, "The name that rows use.", use: .required),
        AttributeSpec("size", .size, "The size in points.", use: .required),
        AttributeSpec("scale", .number, "Pixels per point, instead of the list's."),
      ]),
    ElementSpec(
      "enum", "An enumeration for fields.", attributes: [nameAttribute("enumeration")],
      content: .elements([documentationPlace, .some(["case"])]),
      decoding: .declaration(.enumeration)),
    ElementSpec(
      "case", "A case of an enumeration.", attributes: [nameAttribute("case")],
      content: .elements([documentationPlace])),
    ElementSpec(
      "model", "A value type whose fields rows fill.",
      attributes: [
        nameAttribute("model"),
        AttributeSpec("key", .reference, "The field whose value is unique in a container."),
      ],
      content: .elements([documentationPlace, .any(["field"])]), decoding: .declaration(.model)),
    ElementSpec(
      "field", "A stored property of a model.",
      attributes: [
        nameAttribute("field"),
        AttributeSpec(
          "type", .fieldType, "The type: `Int`, `String?`, `[UIImage]`, an enumeration, a model.",
          use: .required),
        AttributeSpec("default", .fieldValue, "The value of rows that leave the field out."),
      ],
      content: .elements([documentationPlace])),
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
      AttributeSpec("model", .reference, "The model that the initializer takes."),
      AttributeSpec("class", .type, "A hand-written `ASCellNode` class."),
      AttributeSpec("view", .type, "A hand-written view, for the view-block form."),
      AttributeSpec("layer", .type, "A hand-written layer, for the layer-block form."),
      AttributeSpec(
        "viewController", .type, "A hand-written controller, for the view-controller-block form."),
      AttributeSpec("init", .arguments, "The arguments of the hand-written initializer."),
    ] + cellProperties + displayNodeProperties + style,
    content: .elements([documentationPlace, .optional(.layoutElements)]),
    decoding: .declaration(.cell { $0.add($1.cellNode($2), of: $2) }))

  private static let plainCell = ElementSpec(
    "plainCell", "A plain `UICollectionViewCell` that interop returns.",
    attributes: [
      nameAttribute("class"),
      AttributeSpec("class", .type, "A hand-written class; absent when the class is generated."),
      AttributeSpec("reuseIdentifier", .plainText, "The reuse identifier, the name if absent."),
      AttributeSpec("size", .size, "The size that the flow layout gets."),
    ] + viewProperties,
    content: .elements([documentationPlace]),
    decoding: .declaration(.cell { $0.addPlainCell($1.plainView($2, as: .cell)) }))

  private static let reusableView = ElementSpec(
    "reusableView", "A plain `UICollectionReusableView` for a supplementary element.",
    attributes: [
      nameAttribute("class"),
      AttributeSpec("class", .type, "A hand-written class; absent when the class is generated."),
      AttributeSpec("reuseIdentifier", .plainText, "The reuse identifier, the name if absent."),
      AttributeSpec("size", .size, "The reference size that the flow layout gets."),
    ] + viewProperties,
    content: .elements([documentationPlace]),
    decoding: .declaration(.cell { $0.addReusableView($1.plainView($2, as: .supplementary)) }))
}
