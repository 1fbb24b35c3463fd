/// A filter of the elements that a ``RowSelect`` cannot match because of their local names.
///
/// libxml2 interns the names of a document, so that a name that was seen before is found by its address.
final class RowNameFilter {
  private typealias Known = (name: UnsafePointer<UInt8>?, passes: Bool)

  private let names: Set<String>
  /// A Boolean value that indicates whether elements of all names pass.
  private let passesAll: Bool
  private let known: UnsafeMutablePointer<Known>

  private static let capacity = 256

  /// Creates a filter.
  init(_ select: RowSelect) {
    var names: Set<String> = []
    var passesAll = false
    for step in select.paths.flatMap(\.steps) {
      switch step.test {
      case .element(let name):
        if let local = name.local { names.insert(local) } else { passesAll = true }
      // Those of a deep step are in elements of any name.
      case .attribute, .text: passesAll = passesAll || step.isDeep
      }
    }
    self.names = names
    self.passesAll = passesAll
    known = .allocate(capacity: Self.capacity)
    known.initialize(repeating: (nil, false), count: Self.capacity)
  }

  deinit { known.deallocate() }

  /// Returns whether elements of an interned name may match.
  func passes(_ name: UnsafePointer<UInt8>?) -> Bool {
    guard !passesAll, let name else { return true }
    let slot = Int(bitPattern: name) >> 2 & (Self.capacity - 1)
    if known[slot].name == name { return known[slot].passes }
    let passes = names.contains(String(cString: name))
    known[slot] = (name, passes)
    return passes
  }
}
