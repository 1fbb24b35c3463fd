import CLibXML2

/// libxml2's RELAX NG engine over a schema's text.
final class RelaxNGValidator {
  private let schema: xmlRelaxNGPtr

  init?(_ text: String) {
    xmlInitParser()
    let schema = text.withCString { bytes -> xmlRelaxNGPtr? in
      let context = xmlRelaxNGNewMemParserCtxt(bytes, Int32(text.utf8.count))
      defer { xmlRelaxNGFreeParserCtxt(context) }
      return xmlRelaxNGParse(context)
    }
    guard let schema else { return nil }
    self.schema = schema
  }

  deinit { xmlRelaxNGFree(schema) }

  func accepts(_ text: String) -> Bool {
    guard let document = parsed(text), let context = xmlRelaxNGNewValidCtxt(schema) else {
      return false
    }
    defer {
      xmlRelaxNGFreeValidCtxt(context)
      xmlFreeDoc(document)
    }
    xmlRelaxNGSetValidStructuredErrors(context, { _, _ in }, nil)
    return xmlRelaxNGValidateDoc(context, document) == 0
  }
}

/// libxml2's XML Schema engine over a schema's text.
final class XMLSchemaValidator {
  private let schema: xmlSchemaPtr

  init?(_ text: String) {
    xmlInitParser()
    let schema = text.withCString { bytes -> xmlSchemaPtr? in
      let context = xmlSchemaNewMemParserCtxt(bytes, Int32(text.utf8.count))
      defer { xmlSchemaFreeParserCtxt(context) }
      return xmlSchemaParse(context)
    }
    guard let schema else { return nil }
    self.schema = schema
  }

  deinit { xmlSchemaFree(schema) }

  func accepts(_ text: String) -> Bool {
    guard let document = parsed(text), let context = xmlSchemaNewValidCtxt(schema) else {
      return false
    }
    defer {
      xmlSchemaFreeValidCtxt(context)
      xmlFreeDoc(document)
    }
    xmlSchemaSetValidStructuredErrors(context, { _, _ in }, nil)
    return xmlSchemaValidateDoc(context, document) == 0
  }
}

private func parsed(_ text: String) -> xmlDocPtr? {
  let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
  return xmlReadMemory(text, Int32(text.utf8.count), nil, nil, Int32(options))
}
