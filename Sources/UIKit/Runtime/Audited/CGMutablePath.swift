import Foundation

// Proof: an outline's own pieces never change, and its one subclass, to which no other module can add
// one, keeps its pieces behind a lock. The compiler checks this of final classes alone.
extension CGPath: @unchecked Sendable {}

/// An outline that grows, in points; usable on any thread.
///
/// A layer keeps a copy of its outline: what is added afterwards does not show there.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private let pieces: Locked<[Element]>

  /// Creates an empty outline.
  public init() {
    pieces = Locked([])
    super.init(elements: [])
  }

  /// The pieces so far, in order.
  public override var elements: [Element] { pieces.withLock { $0 } }

  func append(_ added: [Element]) {
    pieces.withLock { $0 += added }
  }
}
