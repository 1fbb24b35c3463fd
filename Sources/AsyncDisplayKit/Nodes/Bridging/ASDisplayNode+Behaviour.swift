import UIKit

extension ASDisplayNode {
  /// Whether the children are joined into one accessibility element; any thread.
  public final var isAccessibilityContainer: Bool {
    get { flags.contains(.accessibilityContainer) }
    set { flags.set(.accessibilityContainer, newValue) }
  }
}

extension NodeFlags {
  /// Inserts or removes a flag.
  mutating func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
