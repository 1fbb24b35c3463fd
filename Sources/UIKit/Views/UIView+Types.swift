extension UIView {
  /// The way in which a view's content fills its bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit, preserving the aspect ratio.
    case scaleAspectFit
    /// Scaled to fill, preserving the aspect ratio.
    case scaleAspectFill
    /// Redrawn when the bounds change.
    case redraw
    /// Unscaled, centered.
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

  /// The parts of a view that are resized with its superview.
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

  /// The adjustment of a view's tint color.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The superview's mode.
    case automatic
    /// Unchanged.
    case normal
    /// Desaturated.
    case dimmed
  }

  /// The options of an animation. Except for `showHideTransitionViews`, they have no effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Also plays in reverse.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws contents during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Ignores the options of an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at the beginning and the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// An upward page curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A downward page curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A flip from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A cross-dissolve.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A frame rate of 60 per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

/// The behavior of a view's content when the layout direction flips.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the layout direction.
  case unspecified = 0
  /// The view shows playback controls and never flips.
  case playback = 1
  /// The view shows spatial directions and never flips.
  case spatial = 2
  /// The view is always left-to-right.
  case forceLeftToRight = 3
  /// The view is always right-to-left.
  case forceRightToLeft = 4
}

/// What makes the size of a cell's content invalid.
enum SizeInvalidation {
  /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
  case intrinsicSize
  /// A change of constraints, priorities or intrinsic sizes within the content view.
  case constraints
}
