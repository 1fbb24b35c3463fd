import Foundation

/// How the items of a tab bar look in one state, as data.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved, in points.
  public var titlePositionAdjustment = UIOffset.zero
  /// The colour of images; nil for the bar's.
  public var iconColor: UIColor?
  /// The colour behind badges; nil for the system's.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of badges.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far badges are moved, in points.
  public var badgePositionAdjustment = UIOffset.zero
  /// How far titles of badges are moved, in points.
  public var badgeTitlePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
