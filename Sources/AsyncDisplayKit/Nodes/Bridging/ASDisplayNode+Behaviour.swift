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

  final var bridgedAutoresizingMask: UIView.AutoresizingMask {
    get {
      bridged(
        { $0.autoresizingMask }, default: [], view: { $0.autoresizingMask }, layer: { _ in [] },
        member: "autoresizingMask")
    }
    set { setBridged(.autoresizingMask) { $0.autoresizingMask = newValue } }
  }

  final var bridgedSemanticContentAttribute: UISemanticContentAttribute {
    get {
      bridged(
        { $0.semanticContentAttribute }, default: .unspecified,
        view: { $0.semanticContentAttribute }, layer: { _ in .unspecified },
        member: "semanticContentAttribute")
    }
    set { setBridged(.semanticContentAttribute) { $0.semanticContentAttribute = newValue } }
  }

  final var bridgedLayoutMargins: UIEdgeInsets {
    get {
      bridged(
        { $0.layoutMargins }, default: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        view: { $0.layoutMargins }, layer: { _ in .zero }, member: "layoutMargins")
    }
    set { setBridged(.layoutMargins) { $0.layoutMargins = newValue } }
  }

  final var bridgedPreservesSuperviewLayoutMargins: Bool {
    get {
      bridged(
        { $0.preservesSuperviewLayoutMargins }, default: false,
        view: { $0.preservesSuperviewLayoutMargins }, layer: { _ in false },
        member: "preservesSuperviewLayoutMargins")
    }
    set {
      setBridged(.preservesSuperviewLayoutMargins) { $0.preservesSuperviewLayoutMargins = newValue }
    }
  }

  final var bridgedInsetsLayoutMarginsFromSafeArea: Bool {
    get {
      bridged(
        { $0.insetsLayoutMarginsFromSafeArea }, default: true,
        view: { $0.insetsLayoutMarginsFromSafeArea }, layer: { _ in true },
        member: "insetsLayoutMarginsFromSafeArea")
    }
    set {
      setBridged(.insetsLayoutMarginsFromSafeArea) { $0.insetsLayoutMarginsFromSafeArea = newValue }
    }
  }

  final var bridgedAccessibilityIdentifier: String? {
    get {
      let kept = pendingState?.accessibilityIdentifier
      return bridged(
        { $0.accessibilityIdentifier }, default: nil, view: { $0.accessibilityIdentifier },
        layer: { _ in kept }, member: "accessibilityIdentifier")
    }
    set { setBridged(.accessibilityIdentifier) { $0.accessibilityIdentifier = newValue } }
  }

  /// A Boolean value that indicates whether the subnodes are joined into one accessibility element.
  ///
  /// Any thread.
  public final var isAccessibilityContainer: Bool {
    get { flags.contains(.accessibilityContainer) }
    set { flags.set(.accessibilityContainer, newValue) }
  }
}
