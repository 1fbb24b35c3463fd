import AsyncDisplayKit

/// The children of a layout spec, of which some are left out.
///
/// Generated code with very many conditions adds its children one by one: the compiler's time for one
/// expression, or for one function with a branch for each, grows with the cube of their number.
public struct FixtureChildren {
  /// The children, in the order in which they were added.
  public private(set) var elements: [any ASLayoutElement] = []

  /// Creates an empty list.
  public init() {}

  /// Adds a child, unless a condition is false.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - condition: A Boolean value that indicates whether the child is laid out.
  public mutating func add(_ child: any ASLayoutElement, if condition: Bool = true) {
    if condition { elements.append(child) }
  }

  /// Adds the children that an `each` repeats, unless a condition is false.
  ///
  /// - Parameters:
  ///   - children: The children, in the order of the list.
  ///   - condition: A Boolean value that indicates whether the children are laid out.
  public mutating func add(contentsOf children: [any ASLayoutElement], if condition: Bool = true) {
    if condition { elements += children }
  }
}
