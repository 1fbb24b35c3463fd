import UIKit

/// The traits of a node as a plain value.
///
/// Texture: `ASPrimitiveTraitCollection`.
public struct ASPrimitiveTraitCollection: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// Pixels per point; 0 when not known.
  public var displayScale: CGFloat = 0
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The direction in which the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast = .unspecified
  /// The weight of text that the user asks for.
  public var legibilityWeight: UILegibilityWeight = .unspecified
  /// The size of the hosting container in points.
  public var containerSize = CGSize.zero

  /// Makes traits that say nothing.
  public init() {}

  /// Makes the traits of a UIKit collection and a container of a size in points.
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
    self.containerSize = containerSize
  }
}

/// Makes traits that say nothing.
public func ASPrimitiveTraitCollectionMakeDefault() -> ASPrimitiveTraitCollection {
  ASPrimitiveTraitCollection()
}

/// Makes the traits of a UIKit collection.
public func ASPrimitiveTraitCollectionFromUITraitCollection(
  _ traitCollection: UITraitCollection
) -> ASPrimitiveTraitCollection {
  ASPrimitiveTraitCollection(traitCollection)
}

/// Makes the UIKit collection of traits; what says nothing stays unspecified.
///
/// UIKit has no trait for the size of the container.
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

/// Returns whether two collections of traits are the same.
public func ASPrimitiveTraitCollectionIsEqualToASPrimitiveTraitCollection(
  _ lhs: ASPrimitiveTraitCollection, _ rhs: ASPrimitiveTraitCollection
) -> Bool {
  lhs == rhs
}
