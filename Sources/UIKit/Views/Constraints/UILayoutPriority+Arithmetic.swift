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
