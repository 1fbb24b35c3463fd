import FixtureModel

extension Vocabulary {
  private static let rows = ContentParticle.any(["item", "items", "repeat"])

  /// Sections, rows and where they come from.
  static let data: [ElementSpec] = [
    ElementSpec(
      "section", "A section of items; its attributes are the section model's fields.",
      openAttributes: .fields, content: .elements([rows]),
      decoding: .rowList { $0.endSection($1) }),
    ElementSpec(
      "batch", "The items that one batch fetch appends.",
      attributes: [AttributeSpec("delay", .number, "The delay in virtual seconds.")],
      content: .elements([rows]), decoding: .rowList { $0.endBatch($1) }),
    ElementSpec(
      "item", "A row; its attributes are the model's fields.",
      attributes: [AttributeSpec("cell", .reference, "The cell, instead of what `cells` chooses.")],
      openAttributes: .fields, content: .elements([.any(["value", "vary"])]), decoding: .item),
    ElementSpec(
      "value", "One element of a list field; attributes are a nested model's fields.",
      attributes: [
        AttributeSpec("field", .fieldPath, "The list field.", use: .required),
        AttributeSpec("is", .fieldValue, "The element, unless it is a model."),
      ], openAttributes: .fields, decoding: .rowPart),
    ElementSpec(
      "repeat", "Items or sections, several times; `{$n}` is the round, from 1.",
      attributes: [
        AttributeSpec("count", .integer, "The number of rounds.", use: .required),
        AttributeSpec("seed", .integer, "The seed of `vary random`; 0 if absent."),
      ], content: .elements([.some(["item", "section"])]), decoding: .repetition),
    ElementSpec(
      "vary", "A field that is different in each round of a repeat.",
      attributes: [
        AttributeSpec("field", .fieldPath, "The field.", use: .required),
        AttributeSpec("from", .number, "The value of the first round."),
        AttributeSpec("step", .number, "What each round adds; 1 if absent."),
        AttributeSpec("cycle", .plainText, "Words that take turns; `-` is nil."),
        AttributeSpec("random", .plainText, "A range `1..500`, or words to draw from."),
      ], decoding: .variation),
    ElementSpec(
      "items", "Rows from an XML document, read as a stream.",
      attributes: [
        AttributeSpec("from", .path, "The document, relative to the fixture.", use: .required),
        AttributeSpec(
          "select", .xpath, "The streamable pattern of a row's element.", use: .required),
        AttributeSpec("limit", .integer, "The greatest number of rows to take."),
        AttributeSpec("cell", .reference, "The cell of these rows."),
      ], content: .elements([.some(["map"])]), decoding: .externalRows),
    ElementSpec(
      "map", "Where a field's value is found inside a match.",
      attributes: [
        AttributeSpec("field", .fieldPath, "The field.", use: .required),
        AttributeSpec("path", .xpath, "The XPath from the match.", use: .required),
        AttributeSpec("as", .enumeration("MapConversion"), "How the text is read."),
      ]),
  ]

  private static let at = AttributeSpec("at", .indexPaths, "The items.")
  private static let section = AttributeSpec("section", .indexes, "The sections, instead of items.")

  /// Named batches of edits.
  static let mutations: [ElementSpec] = [
    ElementSpec(
      "mutation", "A named batch of edits.",
      attributes: [
        AttributeSpec("name", .name, "The Swift name of the mutation.", use: .required),
        AttributeSpec("valid", .bool, "Whether the container must accept it; true if absent."),
        AttributeSpec("animated", .bool, "Whether the update is animated."),
      ],
      content: .elements([documentationPlace, .some(.edits)]), decoding: .mutation),
    ElementSpec(
      "insert", "Inserts items, or a section.", attributes: [at, section],
      content: .elements([.any(["item"]), .optional("section")]),
      decoding: .edit(
        EditDecoding {
          $0.insertItems($1)
        } sections: {
          $0.insertSection($1)
        })),
    ElementSpec(
      "delete", "Deletes items or sections.", attributes: [at, section],
      decoding: .edit(
        EditDecoding {
          $0.deleteItems($1)
        } sections: {
          $0.deleteSections($1)
        })),
    ElementSpec(
      "reload", "Reloads items or sections.", attributes: [at, section],
      content: .elements([.any(["item"])]),
      decoding: .edit(
        EditDecoding {
          $0.reloadItems($1)
        } sections: {
          $0.reloadSections($1)
        })),
    ElementSpec(
      "move", "Moves an item or a section.",
      attributes: [
        AttributeSpec("at", .indexPath, "The item."),
        AttributeSpec("section", .integer, "The section, instead of an item."),
        AttributeSpec("to", .indexPathOrSection, "Where it goes.", use: .required),
      ],
      decoding: .edit(
        EditDecoding {
          $0.moveItem($1)
        } sections: {
          $0.moveSection($1)
        })),
  ]
}
