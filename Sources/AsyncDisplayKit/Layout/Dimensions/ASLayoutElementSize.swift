import Foundation

/// The six size constraints of an element's style.
///
/// The minimum beats the maximum, which beats the width or height.
public struct ASLayoutElementSize: Hashable, Sendable {
  /// The width.
  public var width = ASDimension()
  /// The height.
  public var height = ASDimension()
  /// The smallest width; automatic means 0.
  public var minWidth = ASDimension()
  /// The largest width; automatic means infinite.
  public var maxWidth = ASDimension()
  /// The smallest height; automatic means 0.
  public var minHeight = ASDimension()
  /// The largest height; automatic means infinite.
  public var maxHeight = ASDimension()

  /// Makes constraints that are all automatic.
  public init() {}
}

/// Returns the range of sizes that an element's constraints allow inside a parent.
///
/// An unknown side of the parent is not a number; a fractional width or height of it counts as
/// automatic.
public func ASLayoutElementSizeResolve(
  _ size: ASLayoutElementSize, _ parentSize: CGSize
) -> ASSizeRange {
  ASSizeRange(size.resolved(parent: Extent(parentSize)).range)
}
