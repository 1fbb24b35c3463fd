import Foundation

/// An element that can be measured and placed: a display node or a layout spec.
///
/// Only ``ASDisplayNode`` and ``ASLayoutSpec`` conform, through their common base class: subclass
/// one of them to make an element of your own. Elements are not `Sendable`; build and measure a
/// tree of them on any one thread.
public protocol ASLayoutElement: ASLayoutElementObject {
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

  /// Calculates the layout for a range that the style has already narrowed; override it to
  /// customize the layout.
  func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout

  /// Narrows the range by the style's constraints, then calculates the layout.
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

/// The length of a parent whose length is unknown: not a number.
public let ASLayoutElementParentDimensionUndefined = CGFloat.nan

/// The size of a parent that is unknown in both axes.
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

/// Whether a layout element is a spec or a node.
public enum ASLayoutElementType: Int, Hashable, Sendable {
  /// A layout spec, which flattening drops.
  case layoutSpec
  /// A display node, which flattening keeps.
  case displayNode
}
