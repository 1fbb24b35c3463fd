import Foundation

/// What an expectation measures: an item, or a supplementary element.
public enum FixtureElement: Hashable, Sendable, CustomStringConvertible {
  /// The item, row or page at an index path.
  case item(IndexPath)
  /// A supplementary element of a kind, such as `header`, at an index path.
  case supplementary(kind: String, IndexPath)

  /// The element's index path.
  public var indexPath: IndexPath {
    switch self {
    case .item(let indexPath), .supplementary(_, let indexPath): indexPath
    }
  }

  /// The element as a fixture spells it: `0.1`, or `header 0`.
  public var description: String {
    let place = indexPath.map(String.init).joined(separator: ".")
    return switch self {
    case .item: place
    case .supplementary(let kind, _): "\(kind) \(place)"
    }
  }
}
