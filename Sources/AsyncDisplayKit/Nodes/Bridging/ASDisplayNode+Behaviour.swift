import UIKit

extension ASDisplayNode {
  final var bridgedIsUserInteractionEnabled: Bool {
    get {
      bridged(
        { $0.isUserInteractionEnabled }, default: true, view: { $0.isUserInteractionEnabled },
        layer: { _ in false }, member: "isUserInteractionEnabled")
    }
    set { setBridged(.isUserInteractionEnabled) { $0.isUserInteractionEnabled = newValue } }
  }

  final var bridgedAccessibilityLabel: String? {
    get {
      let kept = pendingState?.accessibilityLabel
      return bridged(
        { $0.accessibilityLabel }, default: nil, view: { $0.accessibilityLabel },
        layer: { _ in kept }, member: "accessibilityLabel")
    }
    set { setBridged(.accessibilityLabel) { $0.accessibilityLabel = newValue } }
  }

  final var bridgedIsAccessibilityElement: Bool {
    get {
      let kept = pendingState?.isAccessibilityElement ?? false
      return bridged(
        { $0.isAccessibilityElement }, default: false, view: { $0.isAccessibilityElement },
        layer: { _ in kept }, member: "isAccessibilityElement")
    }
    set { setBridged(.isAccessibilityElement) { $0.isAccessibilityElement = newValue } }
  }

  /// Whether the children are joined into one accessibility element; any thread.
  public final var isAccessibilityContainer: Bool {
    get { flags.contains(.accessibilityContainer) }
    set { flags.set(.accessibilityContainer, newValue) }
  }
}

extension NodeFlags {
  /// Inserts or removes a switch.
  mutating func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
