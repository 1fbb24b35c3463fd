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
