import UIKit

/// The traits of a node as an object.
///
/// Texture: `ASTraitCollection`. Immutable; any thread.
public final class ASTraitCollection: NSObject, Sendable {
  /// The same traits as a plain value.
  public let primitiveTraitCollection: ASPrimitiveTraitCollection

  /// Creates the object for a value.
  public init(primitiveTraitCollection: ASPrimitiveTraitCollection) {
    self.primitiveTraitCollection = primitiveTraitCollection
  }

  /// Creates the traits of a UIKit trait collection and a container size in points.
  public convenience init(uiTraitCollection: UITraitCollection, containerSize: CGSize) {
    self.init(
      primitiveTraitCollection: ASPrimitiveTraitCollection(
        uiTraitCollection, containerSize: containerSize))
  }

  /// Creates unspecified traits.
  public convenience override init() {
    self.init(primitiveTraitCollection: ASPrimitiveTraitCollection())
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    primitiveTraitCollection.horizontalSizeClass
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    primitiveTraitCollection.verticalSizeClass
  }
  /// The display scale, in pixels per point, or 0 if unknown.
  public var displayScale: CGFloat { primitiveTraitCollection.displayScale }
  /// The user interface idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    primitiveTraitCollection.userInterfaceIdiom
  }
  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    primitiveTraitCollection.userInterfaceStyle
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    primitiveTraitCollection.layoutDirection
  }
  /// The preferred content size category.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    primitiveTraitCollection.preferredContentSizeCategory
  }
  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    primitiveTraitCollection.accessibilityContrast
  }
  /// The legibility weight setting.
  public var legibilityWeight: UILegibilityWeight { primitiveTraitCollection.legibilityWeight }
  /// The visual level of the content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    primitiveTraitCollection.userInterfaceLevel
  }
  /// The color gamut of the display.
  public var displayGamut: UIDisplayGamut { primitiveTraitCollection.displayGamut }
  /// The availability of 3D Touch.
  public var forceTouchCapability: UIForceTouchCapability {
    primitiveTraitCollection.forceTouchCapability
  }
  /// The size of the container that hosts the node tree, in points.
  public var containerSize: CGSize { primitiveTraitCollection.containerSize }

  /// Returns whether another collection has the same traits.
  public func isEqual(to traitCollection: ASTraitCollection?) -> Bool {
    traitCollection?.primitiveTraitCollection == primitiveTraitCollection
  }

  /// Returns whether another object is a trait collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    isEqual(to: object as? ASTraitCollection)
  }

  /// A hash value from the traits.
  public override var hash: Int { primitiveTraitCollection.hashValue }
}
