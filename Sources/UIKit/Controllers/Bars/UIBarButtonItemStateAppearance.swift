import Foundation

/// How a bar's buttons look in one state, as data.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved, in points.
  public var titlePositionAdjustment = UIOffset.zero
  /// An image behind the button.
  public var backgroundImage: UIImage?
  /// How far that image is moved, in points.
  public var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
