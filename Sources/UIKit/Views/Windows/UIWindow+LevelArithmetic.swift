import Foundation

// Rule: UIKit's Swift interface gives levels, as other values of one number, these operators.
extension UIWindow.Level {
  /// A level that lies further in front.
  public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + distance)
  }
  /// A level that lies further behind.
  public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - distance)
  }
  /// Moves a level to the front.
  public static func += (level: inout UIWindow.Level, distance: CGFloat) {
    level = level + distance
  }
  /// Moves a level back.
  public static func -= (level: inout UIWindow.Level, distance: CGFloat) {
    level = level - distance
  }
}
