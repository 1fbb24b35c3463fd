import CLibXML2

/// The XPath functions that libxml2 computes in a time that is the product of two lengths.
///
/// Those of libxml2 are replaced by functions of linear time, whose work counts as operations:
/// libxml2 counts the nodes that an expression visits, but not the characters that it compares.
enum XPathFunctions {
  /// The number of bytes that are searched in the time of one operation. Decided here, from
  /// measurements of the debug tool.
  private static let bytesPerOperation = 16

  /// The greatest length of the second argument of `translate` for which libxml2's own function is
  /// called, which is faster for short ones.
  private static let shortAlphabet = 128

  /// Replaces the functions of a context.
  static func register(in context: xmlXPathContextPtr) {
    // A function that is registered already is not replaced.
    for name in ["contains", "substring-before", "substring-after", "translate"] {
      xmlXPathRegisterFunc(context, name, nil)
    }
    xmlXPathRegisterFunc(context, "contains") { parser, count in
      XPathFunctions.search(parser, count, xmlXPathContainsFunction) { _, _, offset in
        xmlXPathNewBoolean(offset == nil ? 0 : 1)
      }
    }
    xmlXPathRegisterFunc(context, "substring-before") { parser, count in
      XPathFunctions.search(parser, count, xmlXPathSubstringBeforeFunction) { text, _, offset in
        xmlXPathWrapString(xmlStrndup(text, Int32(offset ?? 0)))
      }
    }
    xmlXPathRegisterFunc(context, "substring-after") { parser, count in
      XPathFunctions.search(parser, count, xmlXPathSubstringAfterFunction) { text, length, offset in
        xmlXPathWrapString(offset.map { xmlStrdup(text + $0 + length) } ?? xmlStrdup(""))
      }
    }
    xmlXPathRegisterFunc(context, "translate") { parser, count in
      XPathFunctions.translate(parser, count)
    }
  }

  /// Searches the first argument for the second one, and pushes what `result` makes of the first
  /// argument, the length of the second one and the offset at which it was found.
  ///
  /// Calls with a wrong number of arguments are left to libxml2, which reports them.
  private static func search(
    _ parser: xmlXPathParserContextPtr?, _ count: Int32,
    _ original: (xmlXPathParserContextPtr?, Int32) -> Void,
    result: (UnsafePointer<UInt8>, Int, Int?) -> xmlXPathObjectPtr?
  ) {
    guard let parser, count == 2, parser.pointee.valueNr >= 2 else {
      return original(parser, count)
    }
    let wanted = xmlXPathPopString(parser)
    let text = xmlXPathPopString(parser)
    defer {
      texture_fixtures_xml_free(wanted)
      texture_fixtures_xml_free(text)
    }
    guard parser.pointee.error == 0, let wanted, let text else { return }
    let (size, length) = (Int(xmlStrlen(text)), Int(xmlStrlen(wanted)))
    guard pay((size + length) / bytesPerOperation, parser) else { return }
    // The two-way search of the C library takes linear time.
    let found = texture_fixtures_find(text, size, wanted, length)
    valuePush(
      parser, result(text, length, found.map { $0 - UnsafeRawPointer(text) }))
  }

  private static func translate(_ parser: xmlXPathParserContextPtr?, _ count: Int32) {
    guard let parser, count == 3, parser.pointee.valueNr >= 3 else {
      return xmlXPathTranslateFunction(parser, count)
    }
    var texts: [UnsafeMutablePointer<UInt8>?] = []
    for _ in 0..<3 { texts.append(xmlXPathPopString(parser)) }
    let (text, from) = (Int(xmlStrlen(texts[2])), Int(xmlStrlen(texts[1])))
    let isShort = from <= shortAlphabet
    let work =
      isShort ? text * from / (bytesPerOperation * bytesPerOperation) : text + from
    guard parser.pointee.error == 0, pay(work, parser) else {
      for text in texts { texture_fixtures_xml_free(text) }
      return
    }
    if isShort {
      for text in texts.reversed() { valuePush(parser, xmlXPathWrapString(text)) }
      return xmlXPathTranslateFunction(parser, count)
    }
    let strings = texts.map { $0.map { String(cString: $0) } ?? "" }
    for text in texts { texture_fixtures_xml_free(text) }
    valuePush(
      parser, xmlXPathNewString(translated(strings[2], from: strings[1], to: strings[0])))
  }

  /// Replaces each character of `from` by the one at its place in `to`, or removes it.
  private static func translated(_ text: String, from: String, to: String) -> String {
    var replacements: [Unicode.Scalar: Unicode.Scalar?] = [:]
    var others = to.unicodeScalars.makeIterator()
    for scalar in from.unicodeScalars {
      let other = others.next()
      if replacements[scalar] == nil { replacements.updateValue(other, forKey: scalar) }
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let replacement = replacements[scalar] else {
        result.append(scalar)
        continue
      }
      if let replacement { result.append(replacement) }
    }
    return String(result)
  }

  /// Counts operations, and returns whether the limit of the expression allows them.
  static func pay(_ operations: Int, _ parser: xmlXPathParserContextPtr) -> Bool {
    guard let context = parser.pointee.context, context.pointee.opLimit > 0 else { return true }
    let (used, limit) = (context.pointee.opCount, context.pointee.opLimit)
    guard UInt(operations) <= limit - min(used, limit) else {
      context.pointee.opCount = limit
      xmlXPathErr(parser, Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue))
      return false
    }
    context.pointee.opCount += UInt(operations)
    return true
  }
}
