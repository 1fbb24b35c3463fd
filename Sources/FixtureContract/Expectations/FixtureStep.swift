import Foundation

/// A step that is performed on a container before an expectation's assertions are checked.
public enum FixtureStep: Hashable, Sendable {
  /// Applies a named mutation of the fixture.
  case mutation(String)
  /// Performs a batch fetch until its batch has arrived.
  case batch
  /// Scrolls along the container's axis to a fraction of the scrollable distance, from 0 to 1.
  case scroll(Double)
  /// Scrolls a pager to a page, beginning at 0, to its end as a finger does.
  case page(Int)
  /// Scrolls a pager to a page, beginning at 0, without animation.
  case unanimatedPage(Int)
  /// Exchanges the width and the height of the window, like a rotation.
  case rotate
  /// Selects an item with a simulated tap.
  case select(IndexPath)
  /// Deselects an item without a simulated tap.
  case deselect(IndexPath)
  /// Sets a Boolean property of the generated data source and reloads its container.
  case set(property: String, value: Bool)
  /// Swipes over the list with a simulated finger.
  case swipe(FixtureSwipeDirection)
  /// Drags the list with a simulated finger that moves by x and y, in points, and lifts at a speed in that
  /// direction, in points per second.
  case drag(x: Double, y: Double, velocity: Double)
  /// Taps the center of a named node of an element with a simulated finger.
  case tap(node: String, in: FixtureElement)
  /// Advances the virtual clock by a number of seconds.
  case advance(Double)
  /// Performs a step on a list that is a named node of an element.
  indirect case inside(FixtureElement, node: String, FixtureStep)
}

/// The directions in which the finger of a swipe moves.
public enum FixtureSwipeDirection: String, Hashable, Sendable, CaseIterable {
  /// To the left: content at the right comes into view.
  case left
  /// To the right: content at the left comes into view.
  case right
  /// Upward: content below comes into view.
  case up
  /// Downward: content above comes into view.
  case down
}

extension FixtureStep: CustomStringConvertible {
  /// The step as spelled in a fixture.
  public var description: String {
    switch self {
    case .mutation(let name): name
    case .batch: "batch"
    case .scroll(let fraction): "scroll \(FixtureExpectedNumber.exactly(fraction))"
    case .page(let page): "page \(page)"
    case .unanimatedPage(let page): "page \(page) unanimated"
    case .rotate: "rotate"
    case .select(let indexPath): "select \(FixtureElement.item(indexPath))"
    case .deselect(let indexPath): "deselect \(FixtureElement.item(indexPath))"
    case .set(let property, let value): "set \(property) \(value)"
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .drag(let x, let y, let velocity): Self.drag(x, y, velocity)
    case .tap(let node, let element): "tap \(node) in \(element)"
    case .advance(let seconds): "advance \(FixtureExpectedNumber.exactly(seconds))"
    case .inside(let element, let node, let step): "\(node) in \(element): \(step)"
    }
  }

  private static func drag(_ x: Double, _ y: Double, _ velocity: Double) -> String {
    let translation = FixtureExpectedPoint(.exactly(x), .exactly(y))
    return velocity == 0
      ? "drag \(translation)"
      : "drag \(translation) velocity \(FixtureExpectedNumber.exactly(velocity))"
  }
}

extension FixtureStep {
  /// The fields of the step in the row of its expectation: its word, then its arguments.
  package var fields: [ContractField] {
    switch self {
    case .mutation(let name): [.text("mutation"), .text(name)]
    case .batch: [.text("batch")]
    case .scroll(let fraction): [.text("scroll"), .number(fraction)]
    case .page(let page): [.text("page"), .integer(page)]
    case .unanimatedPage(let page): [.text("unanimatedPage"), .integer(page)]
    case .rotate: [.text("rotate")]
    case .select(let indexPath): [.text("select"), indexPath.field]
    case .deselect(let indexPath): [.text("deselect"), indexPath.field]
    case .set(let property, let value): [.text("set"), .text(property), .flag(value)]
    case .swipe(let direction): [.text("swipe"), .text(direction.rawValue)]
    case .drag(let x, let y, let velocity):
      [.text("drag"), .number(x), .number(y), .number(velocity)]
    case .tap(let node, let element): [.text("tap"), .text(node)] + element.fields
    case .advance(let seconds): [.text("advance"), .number(seconds)]
    case .inside(let element, let node, let step):
      [.text("inside")] + element.fields + [.text(node)] + step.fields
    }
  }

  /// Reads a step; `nil` for a word of another version.
  package init?(from row: inout some ContractFieldReader) {
    switch row.string() {
    case "mutation": self = .mutation(row.string())
    case "batch": self = .batch
    case "scroll": self = .scroll(row.double())
    case "page": self = .page(row.int())
    case "unanimatedPage": self = .unanimatedPage(row.int())
    case "rotate": self = .rotate
    case "select": self = .select(IndexPath(from: &row))
    case "deselect": self = .deselect(IndexPath(from: &row))
    case "set":
      let property = row.string()
      self = .set(property: property, value: row.bool())
    case "swipe":
      guard let direction = FixtureSwipeDirection(rawValue: row.string()) else { return nil }
      self = .swipe(direction)
    case "drag":
      let (x, y) = (row.double(), row.double())
      self = .drag(x: x, y: y, velocity: row.double())
    case "tap":
      let node = row.string()
      self = .tap(node: node, in: FixtureElement(from: &row))
    case "advance": self = .advance(row.double())
    case "inside":
      let (element, node) = (FixtureElement(from: &row), row.string())
      guard let step = FixtureStep(from: &row) else { return nil }
      self = .inside(element, node: node, step)
    default: return nil
    }
  }
}
