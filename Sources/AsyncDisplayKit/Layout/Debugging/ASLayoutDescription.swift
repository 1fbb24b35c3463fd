import Foundation

/// A layout tree as plain values: to compare, to encode, or to print.
public struct ASLayoutDescription: Hashable, Sendable, Codable {
  /// The element's class, and its debug name in parentheses.
  public let element: String
  /// Whether the element is a node.
  public let isNode: Bool
  /// The origin in the parent, in points; nil where the layout has not been placed.
  public let position: CGPoint?
  /// The size, in points.
  public let size: CGSize
  /// What lies below, in the parent's order.
  public let sublayouts: [ASLayoutDescription]

  /// Makes the description of one layout.
  public init(
    element: String, isNode: Bool, position: CGPoint?, size: CGSize,
    sublayouts: [ASLayoutDescription]
  ) {
    self.element = element
    self.isNode = isNode
    self.position = position
    self.size = size
    self.sublayouts = sublayouts
  }
}
