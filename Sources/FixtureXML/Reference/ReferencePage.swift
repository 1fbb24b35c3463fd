import FixtureContract
import FixtureModel

/// The reference page of the fixture language, made from the vocabulary.
package enum ReferencePage {
  /// The page in Markdown.
  package static var text: String {
    let chapters = ReferenceChapter.all.map(chapter)
    let groups = AttributeGroup.all.map(section)
    return """
      # The fixture language

      Namespace `\(Vocabulary.namespace)`. A fixture is a UTF-8 file with one element
      `fixture`. This page comes from the table that the parser and the schemas use;
      `fixture-tool reference` prints it.

      In the tables, a star marks a required attribute, and `{path}` a value that can be bound to a
      field of the model. "If absent" is the value, or the behavior, without the attribute.

      \(chapters.joined(separator: "\n\n"))

      ## Shared attributes

      \(groups.joined(separator: "\n\n"))

      ## Bindings

      `{path}` in an attribute is replaced by the value of a field, such as `{title}`. The path of a
      field in a nested model has dots, such as `{author.name}`. Some values have members: sizes have
      `width`, `height` and `ratio` (height ÷ width), images have `size` and `ratio`, and lists and
      texts have `count`. `{$section}` and `{$item}` are the section and the item counted from 1,
      `{$section0}` and `{$item0}` those counted from 0, `{$each}` is the element of the list inside an `each`, and `{$n}` is the number of the repetition
      inside a `repeat`. Write `{{` for a brace.

      ### Formats

      A text may have a binding with a format after a colon, such as `{price: currency EUR}`. Formats are those of
      Foundation's format styles, in the locale and the time zone of the expectation. Such texts come from the
      locale data of the toolchain: they may differ between toolchains, and from those of iOS. Snapshots state the
      version of the data.

      | Format | Types | Meaning |
      | --- | --- | --- |
      \(formats.joined(separator: "\n"))

      ### Conditions

      `if` and `when` test one value. A path alone holds if its value is present, and neither false nor empty.
      `{kind} is photo video` compares with one or more values, `{stock} lessThan 1` and `{stock} atLeast 1` with a
      number or a date. The values have the type of the field; a text with white space is between single quotation
      marks. `not` before the path inverts the condition. A test of a missing value fails, so its opposite holds.

      ## Field types

      The attribute `type` of `field`. Rows state values as attributes; a model's fields are `author.name`, and
      elements of a list of models are [`value`](#value) elements.

      | Type | Value of an attribute | If absent |
      | --- | --- | --- |
      \(fieldTypes.joined(separator: "\n"))

      \(DataValueTable.text)

      ## Steps

      The attribute `after` of `expect` contains steps, with a semicolon between two:

      | Step | What it does |
      | --- | --- |
      \(steps.joined(separator: "\n"))

      ## Devices

      | Name | Width | Height | Scale |
      | --- | --- | --- | --- |
      \(devices.joined(separator: "\n"))

      """
  }

  private static func chapter(_ chapter: ReferenceChapter) -> String {
    ([["## \(chapter.title)", "", chapter.summary].joined(separator: "\n")]
      + chapter.elements.map(section)).joined(separator: "\n\n")
  }

  private static func section(_ group: AttributeGroup) -> String {
    (["### \(group.title)", "", group.summary, ""] + tableHead + group.attributes.map(row))
      .joined(separator: "\n")
  }

  private static func section(_ element: ElementSpec) -> String {
    let groups = AttributeGroup.all.filter { $0.isPart(of: element) }
    let own = element.attributes.filter { attribute in
      !groups.contains { $0.contains(attribute) }
    }
    var lines = ["### `\(element.name)`", "", element.summary + className(element), ""]
    lines += ["- Allowed in: \(parents(of: element)).", "- Content: \(content(element))."]
    lines += groups.map { "- Also has: [\($0.title.lowercasedFirst)](#\(anchor(of: $0.title)))." }
    guard !own.isEmpty || element.openAttributes != .none else {
      return lines.joined(separator: "\n")
    }
    lines += [""] + tableHead + own.map(row)
    switch element.openAttributes {
    case .none: break
    case .fields:
      lines.append(
        "| *any field* | the field's type | the field's `default`, or that of its type | A field of the model, or of a "
          + "nested one: `author.name`. |"
      )
    case .properties:
      lines.append(
        "| *any property* | the property's value | that of the element | A property of a layout element or of a cell node. |"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static let tableHead = [
    "| Attribute | Value | If absent | Meaning |", "| --- | --- | --- | --- |",
  ]

  private static func className(_ element: ElementSpec) -> String {
    element.className.map { " Creates `\($0)`." } ?? ""
  }

  private static func row(_ attribute: AttributeSpec) -> String {
    let star = attribute.use == .required ? "\\*" : ""
    let bound = attribute.binding == .bindable ? ", or `{path}`" : ""
    let absent = attribute.ifAbsent ?? "required"
    return "| `\(attribute.name)`\(star) | \(attribute.kind.reference)\(bound) | \(absent) | "
      + "\(attribute.summary) |"
  }

  private static func parents(of element: ElementSpec) -> String {
    let isLayout = ElementGroup.layoutElements.names.contains(element.name)
    let names = Vocabulary.standard.parents(of: element.name).filter { name in
      !isLayout || !ElementGroup.layoutElements.names.contains(name)
    }
    let words = names.map(link) + (isLayout ? ["every layout element with children"] : [])
    return words.isEmpty ? "nothing, it is the root" : words.joined(separator: ", ")
  }

  private static func content(_ element: ElementSpec) -> String {
    switch element.content {
    case .empty: return "none"
    case .text: return "text"
    case .elements(let particles): return particles.map(place).joined(separator: ", then ")
    }
  }

  private static func place(_ particle: ContentParticle) -> String {
    let isOne = particle.maximum == 1
    let names =
      switch particle.names {
      case ElementGroup.layoutElements.names:
        isOne ? "layout element (spec or node)" : "layout elements (specs or nodes)"
      case ElementGroup.layoutChildren.names: "layout elements (specs, nodes or \(link("each")))"
      default: particle.names.map(link).joined(separator: " or ")
      }
    switch (particle.minimum, particle.maximum) {
    case (0, nil): return "any number of \(names)"
    case (_, nil): return "at least one \(names)"
    case (0, _): return "at most one \(names)"
    case (let count, _): return "\(count) \(names)"
    }
  }

  /// Returns a link to an element's section, whose anchor is the lower-case name.
  private static func link(_ name: String) -> String { "[`\(name)`](#\(name.lowercased()))" }

  /// Returns the anchor that Markdown readers make of a heading.
  private static func anchor(of title: String) -> String {
    title.lowercased().replacing(" ", with: "-")
  }

  private static var fieldTypes: [String] {
    let required = "an error, unless the field has a `default`"
    let scalars = ScalarType.allCases.map { type in
      "| `\(type.rawValue)` | \(FieldValueParser.expectation(of: type)) | \(required) |"
    }
    return scalars + [
      "| an `enum` | the name of a case | \(required) |",
      "| a `model` | its fields, such as `author.name` | the defaults of its fields; an error if one has none |",
      "| an optional, such as `Int?` | as for its type | `nil` |",
      "| a list, such as `[Int]` | elements between spaces | an empty list; `nil` for an optional list |",
    ]
  }

  private static var steps: [String] {
    StepsParser.forms.map { "| `\($0.form)` | \($0.summary) |" }
  }

  private static var formats: [String] {
    FormatSpec.all.map { format in
      let types = format.types.map { "`\($0.rawValue)`" }.joined(separator: " ")
      let arguments = format.arguments.replacing("|", with: "\\|")
      return "| `\(format.name) \(arguments)` | \(types) | \(format.summary) |"
    }
  }

  private static var devices: [String] {
    KnownDevice.allCases.sorted { $0.rawValue < $1.rawValue }.map { device in
      let screen = device.specification
      let numbers = [screen.width, screen.height, screen.scale].map { String(Int($0)) }
      return "| `\(device.rawValue)` | \(numbers.joined(separator: " | ")) |"
    }
  }
}

extension String {
  /// The text with a small first letter, for the middle of a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
