extension UIView {
  /// How a view's content fills its bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit, keeping the shape.
    case scaleAspectFit
    /// Scaled to fill, keeping the shape.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// Unscaled in the middle.
    case center
    /// Unscaled at the top.
    case top
    /// Unscaled at the bottom.
    case bottom
    /// Unscaled at the left.
    case left
    /// Unscaled at the right.
    case right
    /// Unscaled at the top left.
    case topLeft
    /// Unscaled at the top right.
    case topRight
    /// Unscaled at the bottom left.
    case bottomLeft
    /// Unscaled at the bottom right.
    case bottomRight
  }

  /// What gives way when a superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a view adjusts its tint color.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview.
    case automatic
    /// Unchanged.
    case normal
    /// In gray.
    case dimmed
  }

  /// How an animation runs; the virtual clock knows duration and delay alone.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while running.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the present state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of an outer animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve of an outer animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the contents of views in between; nothing is drawn in between here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Takes no options of an outer animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Shows and hides in place of adding and removing.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns from right to left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns from left to right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Dissolves.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Sixty pictures a second; no pictures are made here.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty pictures a second; no pictures are made here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

/// How a view's contents behave when the reading direction flips.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the reading direction.
  case unspecified = 0
  /// The view shows playback controls and never flips.
  case playback = 1
  /// The view shows directions in space and never flips.
  case spatial = 2
  /// The view is always left-to-right.
  case forceLeftToRight = 3
  /// The view is always right-to-left.
  case forceRightToLeft = 4
}
