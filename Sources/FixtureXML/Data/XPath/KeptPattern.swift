/// A pattern of elements and texts outside of rows that paths of rows name, such as `/rss/channel/title` or
/// `../title`.
struct KeptPattern: Hashable {
  /// The element from which the tests lead down.
  enum Anchor: Hashable {
    /// The document.
    case document
    /// An element of a name that contains rows.
    case container(NodeName)
  }

  /// A step down.
  enum Test: Hashable {
    /// Elements of a name.
    case element(NodeName)
    /// Texts.
    case text
  }

  /// The element from which the tests lead down.
  let anchor: Anchor
  /// The steps down.
  private(set) var tests: [Test] = []
  /// A Boolean value that indicates whether the content of the elements is needed, not only the start tags.
  var isWhole = false

  /// Creates the pattern of an anchor.
  init(anchor: Anchor) { self.anchor = anchor }

  /// Returns the pattern with one more step down.
  func appending(_ test: Test) -> KeptPattern {
    var copy = self
    copy.tests.append(test)
    return copy
  }

  /// Returns the pattern without its last step.
  func dropLast() -> KeptPattern {
    var copy = self
    copy.tests.removeLast()
    return copy
  }

  /// A Boolean value that indicates whether every row is inside of all elements of the pattern, so that their
  /// start tags are in memory: the row's containers, the document and its root element.
  var isAlwaysOpen: Bool {
    guard !isWhole else { return false }
    if tests.isEmpty { return true }
    guard anchor == .document, tests.count == 1, case .element = tests[0] else { return false }
    return true
  }
}
