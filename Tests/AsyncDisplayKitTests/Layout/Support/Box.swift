import AsyncDisplayKit
import Foundation

/// A node that measures a fixed size, known by a name.
final class Box: ASDisplayNode {
  private let size: CGSize
  /// The sizes it was asked to fit, in the order of asking.
  private(set) var constraints: [CGSize] = []

  init(_ name: String, _ width: CGFloat = 0, _ height: CGFloat = 0) {
    size = CGSize(width: width, height: height)
    super.init()
    debugName = name
  }

  /// Gives the style the box's size too, so that stretching leaves it alone.
  func sized() -> Box {
    style.preferredSize = size
    return self
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constraints.append(constrainedSize)
    return size
  }
}

extension ASLayoutElement {
  /// Sets both flex factors and returns the element.
  func flexing(grow: CGFloat = 0, shrink: CGFloat = 0) -> Self {
    styled { style in
      style.flexGrow = grow
      style.flexShrink = shrink
    }
  }

  /// Sets the spacings and returns the element.
  func spaced(before: CGFloat = 0, after: CGFloat = 0) -> Self {
    styled { style in
      style.spacingBefore = before
      style.spacingAfter = after
    }
  }

  /// Sets the position in an absolute spec and returns the element.
  func placed(_ x: CGFloat, _ y: CGFloat) -> Self {
    styled { $0.layoutPosition = CGPoint(x: x, y: y) }
  }

  /// Sets the alignment across a stack and returns the element.
  func aligned(_ alignment: ASStackLayoutAlignSelf) -> Self {
    styled { $0.alignSelf = alignment }
  }

  /// Sets the initial size along a stack and returns the element.
  func based(on basis: ASDimension) -> Self {
    styled { $0.flexBasis = basis }
  }
}
