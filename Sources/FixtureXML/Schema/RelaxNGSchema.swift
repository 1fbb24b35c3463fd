/// The vocabulary as a RELAX NG schema.
struct RelaxNGSchema {
  /// The table.
  let vocabulary: Vocabulary

  /// The schema's text.
  var text: String {
    let xml = XMLText()
    let attributes = [
      ("xmlns", "http://relaxng.org/ns/structure/1.0"),
      ("xmlns:a", "http://relaxng.org/ns/compatibility/annotations/1.0"),
      ("datatypeLibrary", "http://www.w3.org/2001/XMLSchema-datatypes"),
      ("ns", Vocabulary.namespace),
    ]
    xml.element("grammar", attributes) { xml in
      xml.element("start") { $0.empty("ref", [("name", "fixture")]) }
      for element in vocabulary.elements { define(element, in: xml) }
    }
    return xml.text
  }

  private func define(_ element: ElementSpec, in xml: XMLText) {
    xml.element("define", [("name", element.name)]) { xml in
      xml.element("element", [("name", element.name)]) { xml in
        xml.element("a:documentation", text: element.summary)
        for attribute in element.attributes { write(attribute, in: xml) }
        if element.openAttributes != .none { writeFields(of: element, in: xml) }
        writeContent(of: element, in: xml)
      }
    }
  }

  private func write(_ attribute: AttributeSpec, in xml: XMLText) {
    guard attribute.use == .optional else { return writeBare(attribute, in: xml) }
    xml.element("optional") { writeBare(attribute, in: $0) }
  }

  private func writeBare(_ attribute: AttributeSpec, in xml: XMLText) {
    xml.element("attribute", [("name", attribute.name), ("ns", "")]) { xml in
      xml.element("a:documentation", text: attribute.documentation)
      switch SchemaType(attribute) {
      case .text: xml.empty("text")
      case .pattern(let pattern):
        xml.element("data", [("type", "string")]) {
          $0.element("param", [("name", "pattern")], text: pattern)
        }
      case .words(let words):
        xml.element("choice") { xml in
          for word in words { xml.element("value", [("type", "string")], text: word) }
        }
      }
    }
  }

  private func writeFields(of element: ElementSpec, in xml: XMLText) {
    xml.element("zeroOrMore") { xml in
      xml.element("attribute") { xml in
        xml.element("nsName", [("ns", "")]) { xml in
          guard !element.attributes.isEmpty else { return }
          xml.element("except") { xml in
            for attribute in element.attributes {
              xml.element("name", [("ns", "")], text: attribute.name)
            }
          }
        }
        xml.empty("text")
      }
    }
  }

  private func writeContent(of element: ElementSpec, in xml: XMLText) {
    switch element.content {
    case .empty: xml.empty("empty")
    case .text: xml.empty("text")
    case .elements(let particles):
      for particle in particles { write(particle, in: xml) }
    }
  }

  private func write(_ particle: ContentParticle, in xml: XMLText) {
    switch (particle.minimum, particle.maximum) {
    case (0, nil): xml.element("zeroOrMore") { writeChoice(particle, in: $0) }
    case (_, nil): xml.element("oneOrMore") { writeChoice(particle, in: $0) }
    case (0, _): xml.element("optional") { writeChoice(particle, in: $0) }
    case (let count, _): for _ in 0..<count { writeChoice(particle, in: xml) }
    }
  }

  private func writeChoice(_ particle: ContentParticle, in xml: XMLText) {
    xml.element("choice") { xml in
      for name in particle.names { xml.empty("ref", [("name", name)]) }
    }
  }
}
