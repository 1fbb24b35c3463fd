/// The vocabulary as a W3C XML Schema.
struct XMLSchema {
  /// The table.
  let vocabulary: Vocabulary

  /// The schema's text.
  var text: String {
    let xml = XMLText()
    let attributes = [
      ("xmlns:xs", "http://www.w3.org/2001/XMLSchema"), ("xmlns", Vocabulary.namespace),
      ("targetNamespace", Vocabulary.namespace), ("elementFormDefault", "qualified"),
    ]
    xml.element("xs:schema", attributes) { xml in
      for element in vocabulary.elements { write(element, in: xml) }
    }
    return xml.text
  }

  private func write(_ element: ElementSpec, in xml: XMLText) {
    xml.element("xs:element", [("name", element.name)]) { xml in
      writeSummary(element.summary, in: xml)
      let mixed =
        if case .text = element.content { [("mixed", "true")] } else { [(String, String)]() }
      xml.element("xs:complexType", mixed) { xml in
        writeContent(of: element, in: xml)
        for attribute in element.attributes { write(attribute, in: xml) }
        guard element.openAttributes != .none else { return }
        xml.empty("xs:anyAttribute", [("namespace", "##local"), ("processContents", "skip")])
      }
    }
  }

  private func writeSummary(_ summary: String, in xml: XMLText) {
    xml.element("xs:annotation") { $0.element("xs:documentation", text: summary) }
  }

  private func writeContent(of element: ElementSpec, in xml: XMLText) {
    guard !element.particles.isEmpty else { return }
    xml.element("xs:sequence") { xml in
      for particle in element.particles { write(particle, in: xml) }
    }
  }

  private func write(_ particle: ContentParticle, in xml: XMLText) {
    let maximum = particle.maximum.map(String.init) ?? "unbounded"
    let occurrence = [("minOccurs", String(particle.minimum)), ("maxOccurs", maximum)]
    xml.element("xs:choice", occurrence) { xml in
      for name in particle.names { xml.empty("xs:element", [("ref", name)]) }
    }
  }

  private func write(_ attribute: AttributeSpec, in xml: XMLText) {
    let use = attribute.use == .required ? "required" : "optional"
    xml.element("xs:attribute", [("name", attribute.name), ("use", use)]) { xml in
      writeSummary(attribute.documentation, in: xml)
      xml.element("xs:simpleType") { xml in
        xml.element("xs:restriction", [("base", "xs:string")]) { xml in
          switch SchemaType(attribute) {
          case .text: break
          case .pattern(let pattern): xml.empty("xs:pattern", [("value", pattern)])
          case .words(let words):
            for word in words { xml.empty("xs:enumeration", [("value", word)]) }
          }
        }
      }
    }
  }
}
