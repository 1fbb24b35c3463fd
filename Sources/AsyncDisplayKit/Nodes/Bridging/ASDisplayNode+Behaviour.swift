import UIKit

extension ASDisplayNode {
  /// A Boolean value that indicates whether the children are joined into one accessibility element;
  /// any thread.
  public final var isAccessibilityContainer: Bool {
    get { flags.contains(.accessibilityContainer) }
    set { flags.set(.accessibilityContainer, newValue) }
  }
}
