import Foundation

/// The element that an assertion is about: an item, or a supplementary element.
public enum FixtureElement: Hashable, Sendable, CustomStringConvertible {
  /// The item, row or page at an index path.
  case item(IndexPath)
  /// A supplementary element of a kind, such as `header`, at an index path.
  case supplementary(kind: String, IndexPath)

  /// The index path of the element.
  public var indexPath: IndexPath {
    switch self {
    case .item(let indexPath), .supplementary(_, let indexPath): indexPath
    }
  }

  /// The element as spelled in a fixture, such as `0.1` or `header 0`.
  public var description: String {
    let place = indexPath.map(String.init).joined(separator: ".")
    return switch self {
    case .item: place
    case .supplementary(let kind, _): "\(kind) \(place)"
    }
  }

  package var fields: [ContractField] {
    switch self {
    case .item(let indexPath): [.missing, indexPath.field]
    case .supplementary(let kind, let indexPath): [.text(kind), indexPath.field]
    }
  }

  package init(from row: inout some ContractFieldReader) {
    guard let kind = row.optional({ $0.string() }) else {
      self = .item(IndexPath(from: &row))
      return
    }
    self = .supplementary(kind: kind, IndexPath(from: &row))
  }
}
