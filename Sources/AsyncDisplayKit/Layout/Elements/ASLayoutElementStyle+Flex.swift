import Foundation

extension ASLayoutElementStyle {
  /// The extra space before the element along a stack, in points. May be negative. The default is
  /// 0.
  public var spacingBefore: CGFloat {
    get { CGFloat(settledValues.spacingBefore) }
    set {
      guard spacingBefore != newValue else { return }
      settledValues.spacingBefore = Double(newValue)
      propertyDidChange(ASLayoutElementStyleSpacingBeforeProperty)
    }
  }

  /// The extra space after the element along a stack, in points. May be negative. The default is 0.
  public var spacingAfter: CGFloat {
    get { CGFloat(settledValues.spacingAfter) }
    set {
      guard spacingAfter != newValue else { return }
      settledValues.spacingAfter = Double(newValue)
      propertyDidChange(ASLayoutElementStyleSpacingAfterProperty)
    }
  }

  /// The element's share of the remaining space of a stack. The default is 0.
  public var flexGrow: CGFloat {
    get { CGFloat(settledValues.flexGrow) }
    set {
      guard flexGrow != newValue else { return }
      settledValues.flexGrow = Double(newValue)
      propertyDidChange(ASLayoutElementStyleFlexGrowProperty)
    }
  }

  /// The element's share, weighted by its size, of the length by which a stack overflows. The
  /// default is 0.
  public var flexShrink: CGFloat {
    get { CGFloat(settledValues.flexShrink) }
    set {
      guard flexShrink != newValue else { return }
      settledValues.flexShrink = Double(newValue)
      propertyDidChange(ASLayoutElementStyleFlexShrinkProperty)
    }
  }

  /// The initial size along a stack. The default is automatic, which measures the content.
  ///
  /// - Quirk: the basis is passed to the element as an exact size, which overrides the element's
  ///   own size, minimum and maximum along the stack. `ASStackUnpositionedLayout.mm`,
  ///   `layoutItemsAlongUnconstrainedStackDimension`.
  public var flexBasis: ASDimension {
    get { settledValues.flexBasis }
    set {
      guard flexBasis != newValue else { return }
      settledValues.flexBasis = newValue
      propertyDidChange(ASLayoutElementStyleFlexBasisProperty)
    }
  }

  /// The alignment across a stack, which overrides the stack's own. The default is automatic, which
  /// does not.
  public var alignSelf: ASStackLayoutAlignSelf {
    get { settledValues.alignSelf }
    set {
      guard alignSelf != newValue else { return }
      settledValues.alignSelf = newValue
      propertyDidChange(ASLayoutElementStyleAlignSelfProperty)
    }
  }

  /// The distance from the top to the first baseline, in points. The default is 0.
  public var ascender: CGFloat {
    get { CGFloat(settledValues.ascender) }
    set {
      guard ascender != newValue else { return }
      settledValues.ascender = Double(newValue)
      propertyDidChange(ASLayoutElementStyleAscenderProperty)
    }
  }

  /// The distance from the bottom to the last baseline, in points. Zero or negative for text.
  public var descender: CGFloat {
    get { CGFloat(settledValues.descender) }
    set {
      guard descender != newValue else { return }
      settledValues.descender = Double(newValue)
      propertyDidChange(ASLayoutElementStyleDescenderProperty)
    }
  }

  /// The origin in an absolute spec, in points. The default is zero.
  public var layoutPosition: CGPoint {
    get {
      let position = settledValues.position
      return CGPoint(x: position.width, y: position.height)
    }
    set {
      guard newValue != layoutPosition else { return }
      settledValues.position = Extent(Double(newValue.x), Double(newValue.y))
      propertyDidChange(ASLayoutElementStyleLayoutPositionProperty)
    }
  }
}
