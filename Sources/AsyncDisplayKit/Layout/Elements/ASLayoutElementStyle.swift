import Foundation
import UIKit

/// The size, flex and placement properties of one layout element.
///
/// Lengths are points. Setting a property tells the ``delegate`` when the value changes. A style
/// belongs to its element: use both on the same thread. While a background pass has the element,
/// reading or setting a size, flex or placement property on the main thread waits for the pass.
public final class ASLayoutElementStyle: NSObject {
  /// The values, read by the engine as a whole.
  final var values = StyleValues()
  final var extras: StyleExtras?

  /// The values, for who is not the engine: on the main thread, waits while a pass has the element.
  @inline(__always)
  final var settledValues: StyleValues {
    _read {
      extras?.checkout?.waitOnMain()
      yield values
    }
    _modify {
      extras?.checkout?.waitOnMain()
      yield &values
    }
  }

  /// The observer of changes.
  public final var delegate: (any ASLayoutElementStyleDelegate)? {
    get { extras?.delegate }
    set { madeExtras.delegate = newValue }
  }

  /// Makes a style with the default values.
  public override init() {
    super.init()
  }

  /// Makes a style with the default values and an observer.
  public init(delegate: any ASLayoutElementStyleDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Notes a new size constraint, and tells the delegate of it.
  @inline(__always)
  final func sizeDidChange(_ dimension: ASDimension, _ name: @autoclosure () -> String) {
    values.isSized = dimension.unit != .auto || values.size != ASLayoutElementSize()
    propertyDidChange(name())
  }

  /// Tells the delegate of a change.
  @inline(__always)
  final func propertyDidChange(_ name: @autoclosure () -> String) {
    if let extras { extras.delegate?.style(self, propertyDidChange: name()) }
  }

  /// The extras, made when missing.
  final var madeExtras: StyleExtras {
    if let extras { return extras }
    let made = StyleExtras()
    extras = made
    return made
  }
}

/// An observer of one style.
public protocol ASLayoutElementStyleDelegate: AnyObject {
  /// Tells that a property has a new value; the name is one of the `ASLayoutElementStyle…Property`
  /// constants.
  ///
  /// Called on the thread that set the property, after the change.
  func style(_ style: ASLayoutElementStyle, propertyDidChange propertyName: String)
}

/// The name of the width.
public let ASLayoutElementStyleWidthProperty = "ASLayoutElementStyleWidthProperty"
/// The name of the smallest width.
public let ASLayoutElementStyleMinWidthProperty = "ASLayoutElementStyleMinWidthProperty"
/// The name of the largest width.
public let ASLayoutElementStyleMaxWidthProperty = "ASLayoutElementStyleMaxWidthProperty"
/// The name of the height.
public let ASLayoutElementStyleHeightProperty = "ASLayoutElementStyleHeightProperty"
/// The name of the smallest height.
public let ASLayoutElementStyleMinHeightProperty = "ASLayoutElementStyleMinHeightProperty"
/// The name of the largest height.
public let ASLayoutElementStyleMaxHeightProperty = "ASLayoutElementStyleMaxHeightProperty"
/// The name of the spacing before an element of a stack.
public let ASLayoutElementStyleSpacingBeforeProperty = "ASLayoutElementStyleSpacingBeforeProperty"
/// The name of the spacing after an element of a stack.
public let ASLayoutElementStyleSpacingAfterProperty = "ASLayoutElementStyleSpacingAfterProperty"
/// The name of the share of free space.
public let ASLayoutElementStyleFlexGrowProperty = "ASLayoutElementStyleFlexGrowProperty"
/// The name of the share of overflow.
public let ASLayoutElementStyleFlexShrinkProperty = "ASLayoutElementStyleFlexShrinkProperty"
/// The name of the initial size along a stack.
public let ASLayoutElementStyleFlexBasisProperty = "ASLayoutElementStyleFlexBasisProperty"
/// The name of the alignment across a stack.
public let ASLayoutElementStyleAlignSelfProperty = "ASLayoutElementStyleAlignSelfProperty"
/// The name of the distance to the first baseline.
public let ASLayoutElementStyleAscenderProperty = "ASLayoutElementStyleAscenderProperty"
/// The name of the distance to the last baseline.
public let ASLayoutElementStyleDescenderProperty = "ASLayoutElementStyleDescenderProperty"
/// The name of the position in an absolute spec.
public let ASLayoutElementStyleLayoutPositionProperty = "ASLayoutElementStyleLayoutPositionProperty"

/// What an absolute layout reads of a child's style; Texture: `ASAbsoluteLayoutElement`. Any one thread.
public protocol ASAbsoluteLayoutElement: AnyObject {
  /// Where the child stands, in points.
  var layoutPosition: CGPoint { get set }
}

extension ASLayoutElementStyle: ASAbsoluteLayoutElement {}

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
