/// The names that a document repeats, by their interned addresses: later tags compare pointers.
struct InternedNames {
  private var item: UnsafePointer<UInt8>?
  private var namespace: UnsafePointer<UInt8>?
  private var specs: [UnsafePointer<UInt8>: ElementSpec] = [:]

  /// Returns whether a tag is a row's.
  mutating func isItem(_ tag: StartTag) -> Bool {
    if let item { return tag.name == item }
    guard String(cString: tag.name) == "item" else { return false }
    item = tag.name
    return true
  }

  /// Returns the vocabulary's entry for a tag.
  mutating func spec(of tag: StartTag) -> ElementSpec? {
    if let known = specs[tag.name] { return known }
    let spec = Vocabulary.standard[String(cString: tag.name)]
    specs[tag.name] = spec
    return spec
  }

  /// Returns whether a tag is in the namespace of fixtures.
  mutating func isInFixtureNamespace(_ tag: StartTag) -> Bool {
    guard let name = tag.namespace else { return false }
    if name == namespace { return true }
    guard String(cString: name) == Vocabulary.namespace else { return false }
    namespace = name
    return true
  }
}
