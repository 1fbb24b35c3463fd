import CLibXML2

/// The entries of the keys of a data file, and the XPath functions `key()` and `current()` of XSLT 1.0,
/// sections 12.2 and 12.4.
final class KeyTable {
  private typealias Entry = (number: Int, node: xmlNodePtr)

  private var entries: [String: [String: [Entry]]] = [:]
  private var count = 0
  /// The node from which the path being evaluated starts.
  var current: xmlNodePtr?

  /// Adds an entry of a key; entries are added in the order of the file.
  func add(_ node: xmlNodePtr, to key: String, value: String) {
    entries[key, default: [:]][value, default: []].append((count, node))
    count += 1
  }

  /// Removes all entries, whose nodes are about to be freed.
  func removeAll() { entries = [:] }

  /// Registers the functions in a context, which must not outlive the table.
  func register(in context: xmlXPathContextPtr) {
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xmlXPathRegisterFunc(context, "key") { KeyTable.key($0, $1) }
    xmlXPathRegisterFunc(context, "current") { parser, count in
      guard let parser, let table = KeyTable.of(parser) else { return }
      guard count == 0 else { return xmlXPathErr(parser, Int32(XPATH_INVALID_ARITY.rawValue)) }
      valuePush(parser, xmlXPathNewNodeSet(table.current))
    }
  }

  private static func of(_ parser: xmlXPathParserContextPtr) -> KeyTable? {
    parser.pointee.context?.pointee.userData.map {
      Unmanaged<KeyTable>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func key(_ parser: xmlXPathParserContextPtr?, _ count: Int32) {
    guard let parser, let table = of(parser) else { return }
    guard count == 2, parser.pointee.valueNr >= 2, let value = valuePop(parser) else {
      return xmlXPathErr(parser, Int32(XPATH_INVALID_ARITY.rawValue))
    }
    let values = texts(of: value)
    xmlXPathFreeObject(value)
    guard let name = xmlXPathPopString(parser) else { return }
    defer { texture_fixtures_xml_free(name) }
    let entries = table.entries[String(cString: name)] ?? [:]
    // libxml2 does not know the order of copies.
    let nodes = Set(values).flatMap { entries[$0] ?? [] }.sorted { $0.number < $1.number }
    var known: Set<xmlNodePtr> = []
    guard XPathFunctions.pay(nodes.count, parser), let found = xmlXPathNewNodeSet(nil) else {
      return
    }
    for entry in nodes where known.insert(entry.node).inserted {
      xmlXPathNodeSetAddUnique(found.pointee.nodesetval, entry.node)
    }
    valuePush(parser, found)
  }

  /// The text of a value, or those of all nodes.
  private static func texts(of object: xmlXPathObjectPtr) -> [String] {
    guard object.pointee.type == XPATH_NODESET else {
      return [take(xmlXPathCastToString(object))]
    }
    guard let nodes = object.pointee.nodesetval, let table = nodes.pointee.nodeTab else {
      return []
    }
    return (0..<Int(nodes.pointee.nodeNr)).compactMap { table[$0] }
      .map { take(xmlXPathCastNodeToString($0)) }
  }

  private static func take(_ text: UnsafeMutablePointer<UInt8>?) -> String {
    defer { texture_fixtures_xml_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
