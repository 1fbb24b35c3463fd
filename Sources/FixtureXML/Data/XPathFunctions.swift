import CLibXML2

/// The XPath functions for which libxml2 compares each character of one text with each of another.
///
/// libxml2 counts the nodes that an expression visits, but not these comparisons. Here they count as
/// operations too, and the functions of libxml2 compute the results.
enum XPathFunctions {
  /// Decided here, from measurements: so many comparisons take as long as a step of an expression.
  private static let comparisonsPerOperation = 256

  /// Replaces the functions of a context.
  static func register(in context: xmlXPathContextPtr) {
    xmlXPathRegisterFunc(context, "contains") { parser, count in
      if XPathFunctions.pay(parser, count) { xmlXPathContainsFunction(parser, count) }
    }
    xmlXPathRegisterFunc(context, "substring-before") { parser, count in
      if XPathFunctions.pay(parser, count) { xmlXPathSubstringBeforeFunction(parser, count) }
    }
    xmlXPathRegisterFunc(context, "substring-after") { parser, count in
      if XPathFunctions.pay(parser, count) { xmlXPathSubstringAfterFunction(parser, count) }
    }
    xmlXPathRegisterFunc(context, "translate") { parser, count in
      if XPathFunctions.pay(parser, count) { xmlXPathTranslateFunction(parser, count) }
    }
  }

  /// Counts the comparisons of a call, and returns whether the limit of operations allows them.
  ///
  /// The arguments become texts, as the function would convert them. A wrong number of arguments is left
  /// to the function.
  private static func pay(_ parser: xmlXPathParserContextPtr?, _ count: Int32) -> Bool {
    guard let parser, let context = parser.pointee.context, count == 2 || count == 3,
      parser.pointee.valueNr >= count
    else { return true }
    var texts: [UnsafeMutablePointer<UInt8>?] = []
    for _ in 0..<count { texts.append(xmlXPathPopString(parser)) }
    let lengths = texts.map { Int(xmlStrlen($0)) }
    for text in texts.reversed() { valuePush(parser, xmlXPathWrapString(text)) }
    guard parser.pointee.error == 0 else { return false }
    // The last argument was removed first.
    let comparisons = lengths[lengths.count - 1] * lengths[lengths.count - 2]
    context.pointee.opCount += UInt(comparisons / comparisonsPerOperation)
    guard context.pointee.opLimit > 0, context.pointee.opCount > context.pointee.opLimit else {
      return true
    }
    xmlXPathErr(parser, Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue))
    return false
  }
}
