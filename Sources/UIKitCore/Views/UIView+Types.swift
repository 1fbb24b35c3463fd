extension UIView {
  /// The way in which a view's content fills its bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill
    /// The content is scaled to fit, preserving its aspect ratio.
    case scaleAspectFit
    /// The content is scaled to fill, preserving its aspect ratio.
    case scaleAspectFill
    /// The content is redrawn when the bounds change.
    case redraw
    /// The content is not scaled, and centered.
    case center
    /// The content is not scaled, and aligned with the top edge.
    case top
    /// The content is not scaled, and aligned with the bottom edge.
    case bottom
    /// The content is not scaled, and aligned with the left edge.
    case left
    /// The content is not scaled, and aligned with the right edge.
    case right
    /// The content is not scaled, and aligned with the top-left corner.
    case topLeft
    /// The content is not scaled, and aligned with the top-right corner.
    case topRight
    /// The content is not scaled, and aligned with the bottom-left corner.
    case bottomLeft
    /// The content is not scaled, and aligned with the bottom-right corner.
    case bottomRight
  }

  /// The parts of a view that are resized with its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge of the superview is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge of the superview is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge of the superview is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge of the superview is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The adjustment of a view's tint color.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The view uses its superview's mode.
    case automatic
    /// The tint color is unchanged.
    case normal
    /// The tint color is desaturated.
    case dimmed
  }

  /// The options of an animation. Except for `showHideTransitionViews`, they have no effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// An option to lay out the subviews together with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// An option to let views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An option to begin at the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// An option to repeat the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// An option to also play the animation in reverse.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An option to ignore the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An option to ignore the curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// An option to redraw the contents during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// An option to ignore the options of an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// An option of a transition to hide and show views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A curve that is slow at the beginning and the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that flips the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that flips the view from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A transition that dissolves from one content to the other.
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

/// The cause of a change of a cell's content size.
enum SizeInvalidation {
  /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
  case intrinsicSize
  /// A change of constraints, priorities or intrinsic sizes within the content view.
  case constraints
}
