/// The stack of elements that have begun and not ended, as deep as libxml2 lets it become.
///
/// A class over flat memory, because it changes with every tag.
final class OpenTags {
  private static let capacity = 512
  private let storage = UnsafeMutablePointer<OpenTag>.allocate(capacity: capacity)
  private var depth = 0

  deinit { storage.deallocate() }

  /// The elements, the outermost first.
  var all: [OpenTag] {
    Array(UnsafeBufferPointer(start: storage, count: min(depth, Self.capacity)))
  }

  /// Adds an element.
  func push(_ tag: OpenTag) {
    if depth < Self.capacity { (storage + depth).initialize(to: tag) }
    depth += 1
  }

  /// Removes the innermost element.
  func pop() { if depth > 0 { depth -= 1 } }
}

/// An element that has begun and not ended, for messages about where it began.
struct OpenTag {
  /// The interned local name.
  let name: UnsafePointer<UInt8>
  /// The line of its `<`.
  let line: Int
  /// The column of its `<`.
  let column: Int
}
