import Foundation

/// Index paths in the spelling of fixtures: `0.1 0.4 1.1`.
///
/// A string literal costs the compiler the same for one index path and for thousands.
public struct IndexPathList: Hashable, Sendable {
  /// The index paths in the order written.
  public var indexPaths: [IndexPath]

  /// Makes a list.
  public init(_ indexPaths: [IndexPath]) {
    self.indexPaths = indexPaths
  }
}

extension IndexPathList: ExpressibleByStringLiteral {
  /// Reads index paths between spaces, and skips what is not a number.
  public init(stringLiteral text: String) {
    indexPaths = text.split(separator: " ").map { path in
      IndexPath(indexes: path.split(separator: ".").compactMap { Int($0) })
    }
  }
}

extension IndexPathList: CustomStringConvertible {
  /// The index paths between spaces.
  public var description: String {
    indexPaths.map { $0.map(String.init).joined(separator: ".") }.joined(separator: " ")
  }
}
