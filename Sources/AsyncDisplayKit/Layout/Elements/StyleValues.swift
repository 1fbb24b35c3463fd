import Foundation
import UIKit

/// The values of a style, stored flat so that the layout engine reads them without a call.
///
/// The units of dimensions are stored together, apart from their values: beside its value, each
/// would need as much space as the value, and the number of cache lines per style determines how
/// fast large trees are laid out.
struct StyleValues {
  private var widthUnit = ASDimensionUnit.auto
  private var heightUnit = ASDimensionUnit.auto
  private var minWidthUnit = ASDimensionUnit.auto
  private var maxWidthUnit = ASDimensionUnit.auto
  private var minHeightUnit = ASDimensionUnit.auto
  private var maxHeightUnit = ASDimensionUnit.auto
  private var flexBasisUnit = ASDimensionUnit.auto
  /// A Boolean value that indicates whether any size constraint is not automatic.
  var isSized = false
  var alignSelf = ASStackLayoutAlignSelf.auto
  var flexGrow = 0.0
  var flexShrink = 0.0
  var spacingBefore = 0.0
  var spacingAfter = 0.0
  private var flexBasisValue: CGFloat = 0
  private var widthValue: CGFloat = 0
  private var heightValue: CGFloat = 0
  private var minWidthValue: CGFloat = 0
  private var maxWidthValue: CGFloat = 0
  private var minHeightValue: CGFloat = 0
  private var maxHeightValue: CGFloat = 0
  var ascender = 0.0
  var descender = 0.0
  var positionX = 0.0
  var positionY = 0.0

  /// The initial size along a stack.
  @inline(__always)
  var flexBasis: ASDimension {
    get { ASDimension(unit: flexBasisUnit, value: flexBasisValue) }
    set { (flexBasisUnit, flexBasisValue) = (newValue.unit, newValue.value) }
  }

  /// The size constraints of the element.
  @inline(__always)
  var size: ASLayoutElementSize {
    get {
      var size = ASLayoutElementSize()
      size.width = ASDimension(unit: widthUnit, value: widthValue)
      size.height = ASDimension(unit: heightUnit, value: heightValue)
      size.minWidth = ASDimension(unit: minWidthUnit, value: minWidthValue)
      size.maxWidth = ASDimension(unit: maxWidthUnit, value: maxWidthValue)
      size.minHeight = ASDimension(unit: minHeightUnit, value: minHeightValue)
      size.maxHeight = ASDimension(unit: maxHeightUnit, value: maxHeightValue)
      return size
    }
    set {
      (widthUnit, widthValue) = (newValue.width.unit, newValue.width.value)
      (heightUnit, heightValue) = (newValue.height.unit, newValue.height.value)
      (minWidthUnit, minWidthValue) = (newValue.minWidth.unit, newValue.minWidth.value)
      (maxWidthUnit, maxWidthValue) = (newValue.maxWidth.unit, newValue.maxWidth.value)
      (minHeightUnit, minHeightValue) = (newValue.minHeight.unit, newValue.minHeight.value)
      (maxHeightUnit, maxHeightValue) = (newValue.maxHeight.unit, newValue.maxHeight.value)
    }
  }
}

/// Properties that most styles never need: the delegate, the checkout, and the extension slots.
final class StyleExtras {
  weak var delegate: (any ASLayoutElementStyleDelegate)?
  var checkout: NodeCheckout?
  var bools = [false]
  var integers = [0, 0, 0, 0]
  var edgeInsets = [UIEdgeInsets.zero]
}
