import Foundation

/// How a navigation bar looks, as data (iOS 13).
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons that finish something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the button that leads back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image beside the title of the button that leads back.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that image while titles move.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets both images of the button that leads back; `nil` for one gives the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
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
