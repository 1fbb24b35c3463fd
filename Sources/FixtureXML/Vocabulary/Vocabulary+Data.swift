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
      attributes: [
        AttributeSpec(
          "delay", .number,
          "The delay until the items arrive, in virtual seconds. Also with 0, they arrive when the clock moves.",
          ifAbsent: "`0`"
        )
      ],
      content: .elements([rows]), decoding: .rowList { $0.endBatch($1) }),
    ElementSpec(
      "item", "A row; its attributes are the model's fields.",
      attributes: [
        AttributeSpec(
          "cell", .reference,
          "The name of the item's cell, which takes precedence over the rules of `cells`.",
          ifAbsent: "the first rule of `cells` that applies")
      ],
      openAttributes: .fields, content: .elements([.any(["value", "vary"])]), decoding: .item),
    ElementSpec(
      "value", "One element of a list field; attributes are a nested model's fields.",
      attributes: [
        AttributeSpec("field", .fieldPath, "The name of the list field.", use: .required),
        AttributeSpec(
          "is", .fieldValue, "The value of the element, unless the elements are models.",
          ifAbsent: "a nested model"),
      ], openAttributes: .fields, decoding: .rowPart),
    ElementSpec(
      "repeat", "Repeats items or sections. `{$n}` is the number of the repetition, from 1.",
      attributes: [
        AttributeSpec("count", .integer, "The number of repetitions.", use: .required),
        AttributeSpec("seed", .integer, "The seed of `vary random`.", ifAbsent: "`0`"),
      ], content: .elements([.some(["item", "section"])]), decoding: .repetition),
    ElementSpec(
      "vary", "A field whose value differs in each repetition of a `repeat`.",
      attributes: [
        AttributeSpec("field", .fieldPath, "The name of the field.", use: .required),
        AttributeSpec(
          "from", .number, "The value in the first repetition.", ifAbsent: "`cycle` or `random`"),
        AttributeSpec("step", .number, "The number that each repetition adds.", ifAbsent: "`1`"),
        AttributeSpec(
          "cycle", .plainText,
          "Words, one for each repetition, from the first again after the last; `-` is nil.",
          ifAbsent: "`from` or `random`"),
        AttributeSpec(
          "random", .plainText,
          "A range of numbers such as `1..500`, or words, from which values are drawn.",
          ifAbsent: "`from` or `cycle`"),
        AttributeSpec(
          "unique", .bool, "Whether no value of `random` occurs twice.", ifAbsent: "`false`"),
      ], decoding: .variation),
    ElementSpec(
      "items", "Rows from an XML document, read as a stream.",
      attributes: [
        AttributeSpec(
          "from", .path,
          "The path of the document, relative to the fixture. Required outside of `sections`.",
          ifAbsent: "the file of `sections`, inside of it"),
        AttributeSpec(
          "select", .xpath,
          "The elements, attributes or texts that become rows, such as `//item[@id]`. A path that does not begin "
            + "with `/` finds elements at any depth, as patterns of XSLT do; in `sections`, it begins at the "
            + "section's element.",
          use: .required),
        AttributeSpec("limit", .integer, "The maximum number of rows.", ifAbsent: "no limit"),
        AttributeSpec(
          "cell", .reference, "The name of the cell of these rows.",
          ifAbsent: "the first rule of `cells` that applies"),
      ], content: .elements([.any(["key"]), .some(["map"])]), decoding: .externalRows),
    ElementSpec(
      "sections", "Sections from an XML document, in its order, each with its fields and rows.",
      attributes: [
        AttributeSpec(
          "from", .path, "The path of the document, relative to the fixture.", use: .required),
        AttributeSpec(
          "select", .xpath,
          "The elements that become sections, such as `/agenda/day`; `day` finds them at any depth.",
          use: .required),
        AttributeSpec("limit", .integer, "The maximum number of sections.", ifAbsent: "no limit"),
      ], content: .elements([.any(["key"]), .any(["map"]), .some(["items"])]),
      decoding: .externalSections),
    ElementSpec(
      "key",
      "Elements anywhere in the document that paths find by a value: `key('authors', @author)/name`.",
      attributes: [
        AttributeSpec("name", .plainText, "The name of the key.", use: .required),
        AttributeSpec(
          "match", .xpath, "The elements, in the form of `select`, such as `//author`.",
          use: .required),
        AttributeSpec(
          "use", .xpath, "The path of the value, from the element, such as `@id`.", use: .required),
      ]),
    ElementSpec(
      "map", "Finds the value of a field from the row's element.",
      attributes: [
        AttributeSpec("field", .fieldPath, "The name of the field.", use: .required),
        AttributeSpec(
          "path", .xpath, "The XPath expression of the value, from the row's element.",
          ifAbsent: "`select`, for a model"),
        AttributeSpec(
          "select", .xpath,
          "The elements of a list of models, or of a nested model, whose fields the maps inside find.",
          ifAbsent: "`path`, for a value"),
        AttributeSpec(
          "as", .enumeration("MapConversion"), "The conversion of the text to the field's type.",
          ifAbsent: "the forms of the field's type"),
        AttributeSpec(
          "format", .plainText, "The form of dates, such as `yyyyMMddHHmmss Z`.",
          ifAbsent: "ISO 8601"),
        AttributeSpec(
          "locale", .plainText,
          "The locale of names of months and days in `format`: `en_US_POSIX`.",
          ifAbsent: "an error if `format` has names"),
        AttributeSpec(
          "timeZone", .plainText,
          "The time zone of dates whose `format` has none: `UTC`, or an offset such as `+02:00`.",
          ifAbsent: "an error if `format` has no zone"),
        AttributeSpec(
          "emptyIsNil", .bool, "Whether an empty text of an optional string is nil.",
          ifAbsent: "`false`"),
      ], content: .elements([.any(["map"])])),
  ]

  private static let at = AttributeSpec(
    "at", .indexPaths, "The index paths of the items, such as `0.1 0.4`.", ifAbsent: "`section`")
  private static let section = AttributeSpec(
    "section", .indexes, "The indexes of the sections, for an edit of sections instead of items.",
    ifAbsent: "`at`")

  /// Named batches of edits.
  static let mutations: [ElementSpec] = [
    ElementSpec(
      "mutation", "A named batch update of the container.",
      attributes: [
        AttributeSpec("name", .name, "The Swift name of the mutation.", use: .required),
        AttributeSpec(
          "valid", .bool,
          "Whether the data changes with the edits, as in a valid update.", ifAbsent: "`true`"),
        AttributeSpec("animated", .bool, "Whether the update is animated.", ifAbsent: "`false`"),
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
        AttributeSpec("at", .indexPath, "The index path of the item.", ifAbsent: "`section`"),
        AttributeSpec(
          "section", .integer,
          "The index of the section, for a move of a section instead of an item.", ifAbsent: "`at`"),
        AttributeSpec(
          "to", .indexPathOrSection, "The index path or section index after the update.",
          use: .required),
      ],
      decoding: .edit(
        EditDecoding {
          $0.moveItem($1)
        } sections: {
          $0.moveSection($1)
        })),
  ]
}
