import UIKit

extension ASDisplayNode {
  /// A Boolean value that indicates whether the subnodes are joined into one accessibility element.
  /// Any thread may use it.
  public final var isAccessibilityContainer: Bool {
    get { flags.contains(.accessibilityContainer) }
    set { flags.set(.accessibilityContainer, newValue) }
  }
}
