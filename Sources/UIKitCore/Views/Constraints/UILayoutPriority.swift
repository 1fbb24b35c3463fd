/// The priority of a constraint, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number, without a label.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view is compressed to its fitting size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Rule: UIKit's Swift interface declares these operators for priorities.
extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }
  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, step: Float) {
    priority = priority + step
  }
  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, step: Float) {
    priority = priority - step
  }
}
