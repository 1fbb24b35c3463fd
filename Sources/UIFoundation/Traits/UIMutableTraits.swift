import Foundation

/// Traits that a closure sets, to create a collection or to change one.
///
/// UIKit: `UIMutableTraits` (iOS 17).
public protocol UIMutableTraits {
  /// The interface style: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction: left-to-right or right-to-left.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size that the user prefers in Dynamic Type.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The horizontal size class: compact or regular.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class: compact or regular.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device that the interface is designed for, such as a phone or a tablet.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The number of device pixels per point, or 0 when unspecified.
  var displayScale: CGFloat { get set }
  /// The contrast that the user prefers: normal or increased.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The legibility weight: regular or bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The visual level of the content: base, or elevated above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// A closure that changes traits. It runs immediately.
public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

extension UITraitCollection.Values: UIMutableTraits {
  fileprivate func changed(by mutations: UITraitMutations) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}

extension UITraitCollection {
  /// Creates a collection with the traits that a closure sets. All other traits are unspecified.
  public convenience init(mutations: UITraitMutations) {
    self.init(Values().changed(by: mutations))
  }

  /// Returns a collection with these traits, changed by a closure.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }
}
