import UIKit

/// The traits of a node as a plain value.
///
/// Texture: `ASPrimitiveTraitCollection`.
public struct ASPrimitiveTraitCollection: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The display scale, in pixels per point, or 0 if unknown.
  public var displayScale: CGFloat = 0
  /// The user interface idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// The preferred content size category.
  public var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast = .unspecified
  /// The legibility weight setting.
  public var legibilityWeight: UILegibilityWeight = .unspecified
  /// The level of the content: that of the main content, or above it.
  public var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  /// The color gamut of the screen.
  public var displayGamut: UIDisplayGamut = .unspecified
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability = .unknown
  /// The size of the container that hosts the node tree, in points.
  public var containerSize = CGSize.zero

  /// Creates unspecified traits.
  public init() {}

  /// Creates the traits of a UIKit trait collection and a container size in points.
  public init(_ traits: UITraitCollection, containerSize: CGSize = .zero) {
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    displayScale = traits.displayScale
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    accessibilityContrast = traits.accessibilityContrast
    legibilityWeight = traits.legibilityWeight
    userInterfaceLevel = traits.userInterfaceLevel
    displayGamut = traits.displayGamut
    forceTouchCapability = traits.forceTouchCapability
    self.containerSize = containerSize
  }
}

/// Returns unspecified traits.
public func ASPrimitiveTraitCollectionMakeDefault() -> ASPrimitiveTraitCollection {
  ASPrimitiveTraitCollection()
}

/// Returns the traits of a UIKit trait collection.
public func ASPrimitiveTraitCollectionFromUITraitCollection(
  _ traitCollection: UITraitCollection
) -> ASPrimitiveTraitCollection {
  ASPrimitiveTraitCollection(traitCollection)
}

/// Returns a UIKit trait collection with the same traits. Unspecified traits stay unspecified.
///
/// UIKit has no trait for the container size.
public func ASPrimitiveTraitCollectionToUITraitCollection(
  _ traitCollection: ASPrimitiveTraitCollection
) -> UITraitCollection {
  let traits = traitCollection
  return UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: traits.horizontalSizeClass),
    UITraitCollection(verticalSizeClass: traits.verticalSizeClass),
    UITraitCollection(displayScale: traits.displayScale),
    UITraitCollection(userInterfaceIdiom: traits.userInterfaceIdiom),
    UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle),
    UITraitCollection(layoutDirection: traits.layoutDirection),
    UITraitCollection(preferredContentSizeCategory: traits.preferredContentSizeCategory),
    UITraitCollection(accessibilityContrast: traits.accessibilityContrast),
    UITraitCollection(legibilityWeight: traits.legibilityWeight),
  ])
}

/// Returns whether two trait collections are equal.
public func ASPrimitiveTraitCollectionIsEqualToASPrimitiveTraitCollection(
  _ lhs: ASPrimitiveTraitCollection, _ rhs: ASPrimitiveTraitCollection
) -> Bool {
  lhs == rhs
}
