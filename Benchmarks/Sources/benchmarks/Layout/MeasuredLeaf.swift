import AsyncDisplayKit
import Foundation

/// A node that measures made-up content, as the leaves of the conformance cases do.
final class MeasuredLeaf: ASDisplayNode {
  /// The content of the leaf.
  enum Content {
    /// Always the same size.
    case fixed(CGSize)
    /// A line of a length, broken into lines of a height.
    case text(length: Double, line: Double)
    /// All of a known space.
    case fill
  }

  private let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    switch content {
    case .fixed(let size): size
    case .text(let length, let line): Self.wrapped(length, line, Double(constrainedSize.width))
    case .fill: Self.filled(constrainedSize)
    }
  }

  private static func wrapped(_ length: Double, _ line: Double, _ width: Double) -> CGSize {
    if width >= length { return CGSize(width: length, height: line) }
    let usable = width > 1 ? width : 1
    return CGSize(width: min(usable, length), height: (length / usable).rounded(.up) * line)
  }

  private static func filled(_ size: CGSize) -> CGSize {
    let isKnown = size.width < 10_000_000 && size.height < 10_000_000
    return isKnown ? size : .zero
  }
}
