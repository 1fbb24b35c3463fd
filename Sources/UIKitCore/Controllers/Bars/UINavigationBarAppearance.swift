import Foundation

/// The appearance of a navigation bar, as data (iOS 13).
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles. Not used by the runtime, which reports `unused-member`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportUnused("UINavigationBarAppearance", if: !titleTextAttributes.isEmpty) }
  }
  /// The offset of titles, in points. Not used by the runtime, which reports `unused-member`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { reportUnused("UINavigationBarAppearance", if: titlePositionAdjustment != .zero) }
  }
  /// The attributes of large titles. Not used by the runtime, which reports `unused-member`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { reportUnused("UINavigationBarAppearance", if: !largeTitleTextAttributes.isEmpty) }
  }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image beside the title of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of ``backIndicatorImage`` during transitions.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button and its mask. If one of them is `nil`, the system's images
  /// are used. Not used by the runtime, which reports `unused-member`.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    reportUnused(
      "UINavigationBarAppearance", if: backIndicatorImage != nil, member: "setBackIndicatorImage")
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = isComplete ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = isComplete ? backIndicatorTransitionMaskImage : nil
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
