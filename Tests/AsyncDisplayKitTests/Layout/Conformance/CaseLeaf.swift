import AsyncDisplayKit
import ConformanceCases
import Foundation

/// A leaf of a case: a node that measures made-up content.
final class CaseLeaf: ASDisplayNode {
  /// What the leaf holds.
  enum Kind {
    /// Always the same size.
    case fixed(CGSize)
    /// A line of a length, broken into lines of a height.
    case text(length: Double, line: Double)
    /// All of a known space.
    case fill

    init(_ value: JSONValue) throws {
      switch value["kind"]?.string {
      case "fixed":
        let size = value["size"]?.lengths ?? [0, 0]
        self = .fixed(CGSize(width: size[0], height: size[1]))
      case "text":
        self = .text(
          length: value["length"]?.number ?? 0, line: value["line"]?.number ?? 0)
      case "fill": self = .fill
      default: throw CaseFileError(message: "Unknown leaf \(value["kind"] ?? .null)")
      }
    }
  }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    switch kind {
    case .fixed(let size): return size
    case .text(let length, let line):
      let width = Double(constrainedSize.width)
      if width >= length { return CGSize(width: length, height: line) }
      let usable = width > 1 ? width : 1
      return CGSize(
        width: min(usable, length), height: (length / usable).rounded(.up) * line)
    case .fill: return super.calculateSizeThatFits(constrainedSize)
    }
  }
}
