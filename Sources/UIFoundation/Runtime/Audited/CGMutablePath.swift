import Foundation

// Proof: the elements of a CGPath never change, and its only subclass, to which other modules
// cannot add one, accesses its elements under a lock. The compiler can check this for final classes
// only.
extension CGPath: @unchecked Sendable {}

/// A mutable path, in points. It can be used on any thread.
///
/// A layer stores a copy of its path: elements that are added afterward do not affect the layer.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private let pieces: Locked<[Element]>

  /// Creates an empty path.
  public init() {
    pieces = Locked([])
    super.init(elements: [])
  }

  /// The elements of the path, in order.
  package override var elements: [Element] { pieces.withLock { $0 } }

  func append(_ added: [Element]) {
    pieces.withLock { $0 += added }
  }
}
