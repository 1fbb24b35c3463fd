import CLibXML2

/// A start tag as libxml2 hands it over: pointers that are valid during the callback only.
struct StartTag {
  /// The local name, interned for the whole document: equal names have equal addresses.
  let name: UnsafePointer<UInt8>
  /// The namespace's name, when there is one.
  let namespace: UnsafePointer<UInt8>?
  /// Prefixes and names of the namespaces declared here, alternating.
  let declaredNamespaces: UnsafeBufferPointer<UnsafePointer<UInt8>?>
  /// The position of the tag's `<`.
  let start: TextPosition
  private let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  /// The number of attributes, namespace declarations left out.
  let attributeCount: Int

  /// Wraps the arguments of libxml2's callback.
  init(
    name: UnsafePointer<UInt8>, namespace: UnsafePointer<UInt8>?,
    declaredNamespaces: UnsafeBufferPointer<UnsafePointer<UInt8>?>, start: TextPosition,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, attributeCount: Int
  ) {
    self.name = name
    self.namespace = namespace
    self.declaredNamespaces = declaredNamespaces
    self.start = start
    self.attributes = attributes
    self.attributeCount = attributeCount
  }

  /// Returns the local name of an attribute, interned like the element's.
  func attributeName(_ index: Int) -> UnsafePointer<UInt8>? { attributes?[index * 5] }

  /// Returns the namespace prefix of an attribute.
  func attributePrefix(_ index: Int) -> UnsafePointer<UInt8>? { attributes?[index * 5 + 1] }

  /// Returns the value of an attribute, references resolved.
  func attributeValue(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let attributes, let start = attributes[index * 5 + 3],
      let end = attributes[index * 5 + 4]
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}
