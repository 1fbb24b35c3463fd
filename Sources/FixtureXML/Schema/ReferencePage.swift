/// The reference page of the fixture language, made from the vocabulary.
package enum ReferencePage {
  /// The page in Markdown.
  package static var text: String {
    let elements = Vocabulary.standard.elements.map(section)
    return """
      # The fixture language

      Namespace `\(Vocabulary.namespace)`. One `fixture` a file, in UTF-8. This page is made from
      the table that the parser, the schemas and the spelling suggestions are made from.

      \(elements.joined(separator: "\n\n"))

      """
  }

  private static func section(_ element: ElementSpec) -> String {
    var lines = ["## `\(element.name)`", "", element.summary + className(element)]
    lines += ["", "Content: \(content(element))."]
    guard !element.attributes.isEmpty || element.openAttributes == .fields else {
      return lines.joined(separator: "\n")
    }
    lines += ["", "| Attribute | Value | Meaning |", "| --- | --- | --- |"]
    lines += element.attributes.map(row)
    if element.openAttributes == .fields {
      lines.append("| *any field* | the field's type | A field of the model, dotted when nested. |")
    }
    return lines.joined(separator: "\n")
  }

  private static func className(_ element: ElementSpec) -> String {
    element.className.map { " Stands for `\($0)`." } ?? ""
  }

  private static func row(_ attribute: AttributeSpec) -> String {
    let star = attribute.use == .required ? "\\*" : ""
    let bound = attribute.binding == .bindable && attribute.kind != .string ? ", or `{path}`" : ""
    return
      "| `\(attribute.name)`\(star) | \(attribute.kind.reference)\(bound) | \(attribute.summary) |"
  }

  private static func content(_ element: ElementSpec) -> String {
    switch element.content {
    case .empty: return "none"
    case .text: return "text"
    case .elements(let particles): return particles.map(place).joined(separator: ", then ")
    }
  }

  private static func place(_ particle: ContentParticle) -> String {
    let names =
      particle.names == Vocabulary.layoutNames
      ? "layout elements" : particle.names.map { "`\($0)`" }.joined(separator: " or ")
    switch (particle.minimum, particle.maximum) {
    case (0, nil): return "any number of \(names)"
    case (_, nil): return "at least one \(names)"
    case (0, _): return "at most one \(names)"
    case (let count, _): return "\(count) \(names)"
    }
  }
}
