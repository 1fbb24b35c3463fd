/// How much a wish about size counts, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number, without a label.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A wish that must be met: 1000.
  public static let required = UILayoutPriority(1000)
  /// A strong wish: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A weak wish: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish to be as small as possible: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Rule: UIKit's Swift interface gives priorities, as other values of one number, these operators.
extension UILayoutPriority {
  /// A stronger wish.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }
  /// A weaker wish.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
  /// Strengthens a wish.
  public static func += (priority: inout UILayoutPriority, step: Float) {
    priority = priority + step
  }
  /// Weakens a wish.
  public static func -= (priority: inout UILayoutPriority, step: Float) {
    priority = priority - step
  }
}
