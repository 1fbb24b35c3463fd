import CLibXML2

/// A test of the name of an element or attribute, with its prefix resolved.
struct NodeName: Hashable {
  /// The namespaces of nodes that pass.
  enum Namespace: Hashable {
    /// Any namespace.
    case any
    /// No namespace.
    case none
    /// The namespace of a name.
    case named(String)
  }

  /// The namespace.
  let namespace: Namespace
  /// The local name; `nil` for any.
  let local: String?

  /// A test that every element passes.
  static let any = NodeName(namespace: .any, local: nil)

  /// Creates a test.
  init(namespace: Namespace, local: String?) {
    self.namespace = namespace
    self.local = local
  }

  /// Resolves the prefix of a name test; `nil` for other node tests.
  init?(_ test: XPathStep.Test, namespaces: [String: String]) {
    guard case .name(let prefix, let local) = test else { return nil }
    self.local = local
    switch prefix {
    case nil: namespace = .any
    case "": namespace = .none
    case "xml": namespace = .named("http://www.w3.org/XML/1998/namespace")
    case .some(let prefix): namespace = .named(namespaces[prefix] ?? "")
    }
  }

  /// Returns whether a node of a name passes.
  func matches(_ name: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?) -> Bool {
    if let local, !Self.isEqual(name, local) { return false }
    switch namespace {
    case .any: return true
    case .none: return uri == nil
    case .named(let wanted): return Self.isEqual(uri, wanted)
    }
  }

  /// Returns whether a C string has the characters of a string, which is not copied for the comparison.
  private static func isEqual(_ text: UnsafePointer<UInt8>?, _ string: String) -> Bool {
    guard let text else { return false }
    var index = 0
    for byte in string.utf8 {
      if text[index] != byte { return false }
      index += 1
    }
    return text[index] == 0
  }

  /// Returns whether an element passes.
  func matches(_ element: xmlNodePtr) -> Bool {
    element.pointee.type == XML_ELEMENT_NODE
      && matches(element.pointee.name, element.pointee.ns?.pointee.href)
  }
}
