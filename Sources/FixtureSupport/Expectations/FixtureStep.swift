import Foundation

/// A step that is performed on a container before an expectation's assertions are checked.
public enum FixtureStep: Hashable, Sendable {
  /// Applies a named mutation of the fixture.
  case mutation(String)
  /// Performs a batch fetch until its batch has arrived.
  case batch
  /// Scrolls along the container's axis to a fraction of the scrollable distance, from 0 to 1.
  case scroll(Double)
  /// Scrolls a pager to a page, beginning at 0.
  case page(Int)
  /// Exchanges the width and the height of the window, like a rotation.
  case rotate
  /// Selects an item with a simulated tap.
  case select(IndexPath)
  /// Deselects an item without a simulated tap.
  case deselect(IndexPath)
  /// Sets a Boolean property of the generated data source and reloads its container.
  case set(property: String, value: Bool)
}

extension FixtureStep: CustomStringConvertible {
  /// The step as spelled in a fixture.
  public var description: String {
    switch self {
    case .mutation(let name): name
    case .batch: "batch"
    case .scroll(let fraction): "scroll \(FixtureExpectedNumber.exactly(fraction))"
    case .page(let page): "page \(page)"
    case .rotate: "rotate"
    case .select(let indexPath): "select \(FixtureElement.item(indexPath))"
    case .deselect(let indexPath): "deselect \(FixtureElement.item(indexPath))"
    case .set(let property, let value): "set \(property) \(value)"
    }
  }
}

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
}
