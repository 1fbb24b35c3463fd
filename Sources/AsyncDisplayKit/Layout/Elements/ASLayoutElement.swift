import Foundation

/// The interface of elements that can be measured and placed: display nodes and layout specs.
///
/// Only ``ASDisplayNode`` and ``ASLayoutSpec`` conform, through their common base class: subclass
/// one of them to make an element of your own. Elements are not `Sendable`; build and measure a
/// tree of them on any one thread.
public protocol ASLayoutElement: ASLayoutElementObject, ASTraitEnvironment {
  /// The size, flex and placement properties that parents and the element itself read.
  var style: ASLayoutElementStyle { get }

  /// The type of the element: a spec or a node.
  var layoutElementType: ASLayoutElementType { get }

  /// Returns the children of a spec, or the subnodes of a node.
  func sublayoutElements() -> [any ASLayoutElement]

  /// Returns whether the element calculates its own layout: every spec does, a node only with an
  /// override.
  func implementsLayoutMethod() -> Bool

  /// Measures the element in a range, using the range's maximum as the parent's size.
  func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout

  /// Measures the element in a range inside a parent of the given size, in points.
  ///
  /// Pass ``ASLayoutElementParentDimensionUndefined`` for an unknown side of the parent.
  func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout

  /// Calculates the layout for a range that has been narrowed by the style. Override it to
  /// customize the layout.
  func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout

  /// Calculates the layout for a range and a parent size: narrows the range by the style first.
  func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout
}

extension ASLayoutElement {
  /// Configures the style in place and returns the element.
  @discardableResult
  public func styled(_ styleBlock: (ASLayoutElementStyle) -> Void) -> Self {
    styleBlock(style)
    return self
  }
}

/// The value for an unknown width or height of a parent: `nan`.
public let ASLayoutElementParentDimensionUndefined = CGFloat.nan

/// The value for an unknown size of a parent.
public let ASLayoutElementParentSizeUndefined = CGSize(
  width: ASLayoutElementParentDimensionUndefined, height: ASLayoutElementParentDimensionUndefined)

/// Measures an element in a range inside a parent of the given size, in points.
public func ASCalculateLayout(
  _ layoutElement: any ASLayoutElement, _ sizeRange: ASSizeRange, _ parentSize: CGSize
) -> ASLayout {
  layoutElement.layoutThatFits(sizeRange, parentSize: parentSize)
}

/// Measures the root of a tree in a range, using the range's maximum as the parent's size.
public func ASCalculateRootLayout(
  _ rootLayoutElement: any ASLayoutElement, _ sizeRange: ASSizeRange
) -> ASLayout {
  rootLayoutElement.layoutThatFits(sizeRange, parentSize: sizeRange.max)
}

/// The types of layout elements.
public enum ASLayoutElementType: UInt8, Hashable, Sendable {
  /// A layout spec. Flattening removes specs from a layout.
  case layoutSpec
  /// A display node. Flattening keeps nodes in a layout.
  case displayNode
}
