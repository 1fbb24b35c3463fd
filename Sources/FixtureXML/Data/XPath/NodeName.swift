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
  /// The bytes of both with a zero at the end: those of a string are compared four times as slowly.
  private let localBytes: [UInt8]
  private let namespaceBytes: [UInt8]

  /// A test that every element passes.
  static let any = NodeName(namespace: .any, local: nil)

  /// Creates a test.
  init(namespace: Namespace, local: String?) {
    self.namespace = namespace
    self.local = local
    localBytes = Array((local ?? "").utf8) + [0]
    if case .named(let name) = namespace {
      namespaceBytes = Array(name.utf8) + [0]
    } else {
      namespaceBytes = []
    }
  }

  /// Resolves the prefix of a name test; `nil` for other node tests.
  init?(_ test: XPathStep.Test, namespaces: [String: String]) {
    guard case .name(let prefix, let local) = test else { return nil }
    let namespace: Namespace =
      switch prefix {
      case nil: .any
      case "": .none
      case "xml": .named("http://www.w3.org/XML/1998/namespace")
      case .some(let prefix): .named(namespaces[prefix] ?? "")
      }
    self.init(namespace: namespace, local: local)
  }

  /// Returns whether a node of a name passes.
  func matches(_ name: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?) -> Bool {
    if local != nil, !Self.isEqual(name, localBytes) { return false }
    switch namespace {
    case .any: return true
    case .none: return uri == nil
    case .named: return Self.isEqual(uri, namespaceBytes)
    }
  }

  /// Returns whether a C string has the given bytes, the last of which is zero.
  private static func isEqual(_ text: UnsafePointer<UInt8>?, _ bytes: [UInt8]) -> Bool {
    guard let text else { return false }
    for index in bytes.indices where text[index] != bytes[index] { return false }
    return true
  }

  /// Returns whether an element passes.
  func matches(_ element: xmlNodePtr) -> Bool {
    element.pointee.type == XML_ELEMENT_NODE
      && matches(element.pointee.name, element.pointee.ns?.pointee.href)
  }
}
