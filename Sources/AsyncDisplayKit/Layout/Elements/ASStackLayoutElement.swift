import UIKit

/// What a stack reads of a child's style; Texture: `ASStackLayoutElement`. Any one thread.
public protocol ASStackLayoutElement: AnyObject {
  /// The room before the child along the stack, in points.
  var spacingBefore: CGFloat { get set }
  /// The room behind the child along the stack, in points.
  var spacingAfter: CGFloat { get set }
  /// The child's share of room that is left over.
  var flexGrow: CGFloat { get set }
  /// The child's share of room that is missing.
  var flexShrink: CGFloat { get set }
  /// The size along the stack before it grows or shrinks.
  var flexBasis: ASDimension { get set }
  /// Where the child stands across the stack.
  var alignSelf: ASStackLayoutAlignSelf { get set }
  /// The distance of the first baseline from the top, in points.
  var ascender: CGFloat { get set }
  /// The distance of the last baseline from the bottom, in points.
  var descender: CGFloat { get set }
}

extension ASLayoutElementStyle: ASStackLayoutElement {}
