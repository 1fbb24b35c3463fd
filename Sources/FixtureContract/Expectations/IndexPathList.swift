import Foundation

/// A list of index paths as spelled in fixtures: `0.1 0.4 1.1`.
///
/// A string literal compiles equally fast for one index path and for thousands.
public struct FixtureIndexPaths: Hashable, Sendable {
  /// The index paths in the order of the text.
  public var indexPaths: [IndexPath]

  /// Creates a list from index paths.
  public init(_ indexPaths: [IndexPath]) {
    self.indexPaths = indexPaths
  }
}

extension FixtureIndexPaths: ExpressibleByStringLiteral {
  /// Creates a list from index paths separated by spaces. Parts that are not numbers are skipped.
  public init(stringLiteral text: String) {
    indexPaths = text.split(separator: " ").map { path in
      IndexPath(indexes: path.split(separator: ".").compactMap { Int($0) })
    }
  }
}

extension FixtureIndexPaths: CustomStringConvertible {
  /// The index paths, separated by spaces.
  public var description: String {
    indexPaths.map { $0.map(String.init).joined(separator: ".") }.joined(separator: " ")
  }
}

extension FixtureIndexPaths {
  package var field: ContractField { .text(description) }

  package init(from row: inout some ContractFieldReader) {
    self.init(stringLiteral: row.string())
  }
}

extension IndexPath {
  package var field: ContractField { .text(map(String.init).joined(separator: ".")) }

  /// Reads an index path, written `section.item`.
  package init(from row: inout some ContractFieldReader) {
    self.init(indexes: row.string().split(separator: ".").compactMap { Int($0) })
  }
}
