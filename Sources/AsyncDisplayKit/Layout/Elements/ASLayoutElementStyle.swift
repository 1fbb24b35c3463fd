import Foundation
import UIKit

/// The size, flex and placement properties of one layout element.
///
/// Lengths are in points. Setting a property to a different value notifies the ``delegate``. Any thread
/// may read and set the properties, also while another thread measures the element, which then has the
/// former value or the new one. While a background pass has checked out the element, reading or setting
/// a size, flex or placement property on the main thread waits for the pass.
///
/// Source: `ASLayoutElement.mm`, `ASLayoutElementStyle`.
public final class ASLayoutElementStyle: NSObject {
  /// The values, stored flat for the layout engine.
  final let values = StyleValues()
  private final let extrasReference = OnceSlot<StyleExtras>()
  /// The rarely used properties, or `nil` as long as none was set.
  final var extras: StyleExtras? { extrasReference.object }

  /// Style values for callers outside the layout engine.
  ///
  /// On the main thread, access waits while a background pass has checked out the element.
  @inline(__always)
  final var settledValues: StyleValues {
    _read {
      extras?.checkout?.waitOnMain()
      yield values
    }
  }

  /// The object that is notified of changes. Held weakly.
  public final var delegate: (any ASLayoutElementStyleDelegate)? {
    get { extras?.delegate }
    set { madeExtras.delegate = newValue }
  }

  /// Creates a style with the default values.
  public override init() {
    super.init()
  }

  /// Creates a style with the default values and a delegate.
  public init(delegate: any ASLayoutElementStyleDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Notifies the delegate of a changed property.
  @inline(__always)
  final func propertyDidChange(_ name: @autoclosure () -> String) {
    if let extras { extras.delegate?.style(self, propertyDidChange: name()) }
  }

  /// The rarely used properties, created on first access.
  final var madeExtras: StyleExtras {
    extras ?? extrasReference.storeIfNil(StyleExtras())
  }
}

/// The methods of a style's delegate, which is notified of changes.
public protocol ASLayoutElementStyleDelegate: AnyObject {
  /// Tells the delegate that a property has changed.
  ///
  /// The name is one of the `ASLayoutElementStyle…Property` constants. Called on the thread that
  /// set the property, after the change.
  func style(_ style: ASLayoutElementStyle, propertyDidChange propertyName: String)
}

/// The name of the property `width`, passed to a style's delegate.
public let ASLayoutElementStyleWidthProperty = "ASLayoutElementStyleWidthProperty"
/// The name of the property `minWidth`, passed to a style's delegate.
public let ASLayoutElementStyleMinWidthProperty = "ASLayoutElementStyleMinWidthProperty"
/// The name of the property `maxWidth`, passed to a style's delegate.
public let ASLayoutElementStyleMaxWidthProperty = "ASLayoutElementStyleMaxWidthProperty"
/// The name of the property `height`, passed to a style's delegate.
public let ASLayoutElementStyleHeightProperty = "ASLayoutElementStyleHeightProperty"
/// The name of the property `minHeight`, passed to a style's delegate.
public let ASLayoutElementStyleMinHeightProperty = "ASLayoutElementStyleMinHeightProperty"
/// The name of the property `maxHeight`, passed to a style's delegate.
public let ASLayoutElementStyleMaxHeightProperty = "ASLayoutElementStyleMaxHeightProperty"
/// The name of the property `spacingBefore`, passed to a style's delegate.
public let ASLayoutElementStyleSpacingBeforeProperty = "ASLayoutElementStyleSpacingBeforeProperty"
/// The name of the property `spacingAfter`, passed to a style's delegate.
public let ASLayoutElementStyleSpacingAfterProperty = "ASLayoutElementStyleSpacingAfterProperty"
/// The name of the property `flexGrow`, passed to a style's delegate.
public let ASLayoutElementStyleFlexGrowProperty = "ASLayoutElementStyleFlexGrowProperty"
/// The name of the property `flexShrink`, passed to a style's delegate.
public let ASLayoutElementStyleFlexShrinkProperty = "ASLayoutElementStyleFlexShrinkProperty"
/// The name of the property `flexBasis`, passed to a style's delegate.
public let ASLayoutElementStyleFlexBasisProperty = "ASLayoutElementStyleFlexBasisProperty"
/// The name of the property `alignSelf`, passed to a style's delegate.
public let ASLayoutElementStyleAlignSelfProperty = "ASLayoutElementStyleAlignSelfProperty"
/// The name of the property `ascender`, passed to a style's delegate.
public let ASLayoutElementStyleAscenderProperty = "ASLayoutElementStyleAscenderProperty"
/// The name of the property `descender`, passed to a style's delegate.
public let ASLayoutElementStyleDescenderProperty = "ASLayoutElementStyleDescenderProperty"
/// The name of the property `layoutPosition`, passed to a style's delegate.
public let ASLayoutElementStyleLayoutPositionProperty = "ASLayoutElementStyleLayoutPositionProperty"

/// The style properties that an absolute layout spec reads from a child.
///
/// Texture: `ASAbsoluteLayoutElement`. Use it on one thread at a time.
public protocol ASAbsoluteLayoutElement: AnyObject {
  /// The child's origin in the spec, in points.
  var layoutPosition: CGPoint { get set }
}

extension ASLayoutElementStyle: ASAbsoluteLayoutElement {}

/// The style properties that a stack layout spec reads from a child.
///
/// Texture: `ASStackLayoutElement`. Use it on one thread at a time.
public protocol ASStackLayoutElement: AnyObject {
  /// The space before the child along the stack, in points.
  var spacingBefore: CGFloat { get set }
  /// The space after the child along the stack, in points.
  var spacingAfter: CGFloat { get set }
  /// The child's share of the remaining space.
  var flexGrow: CGFloat { get set }
  /// The child's share of the overflow.
  var flexShrink: CGFloat { get set }
  /// The size along the stack before it grows or shrinks.
  var flexBasis: ASDimension { get set }
  /// The child's alignment across the stack.
  var alignSelf: ASStackLayoutAlignSelf { get set }
  /// The distance of the first baseline from the top, in points.
  var ascender: CGFloat { get set }
  /// The distance of the last baseline from the bottom, in points.
  var descender: CGFloat { get set }
}

extension ASLayoutElementStyle: ASStackLayoutElement {}
