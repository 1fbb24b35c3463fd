import UIKit

/// The traits of a node as an object.
///
/// Texture: `ASTraitCollection`. Immutable; any thread.
public final class ASTraitCollection: NSObject, Sendable {
  /// The same traits as a plain value.
  let value: ASPrimitiveTraitCollection

  /// Creates the object for a value.
  public init(primitiveTraitCollection: ASPrimitiveTraitCollection) {
    value = primitiveTraitCollection
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

  /// Returns the same traits as a plain value.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { value }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    value.horizontalSizeClass
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    value.verticalSizeClass
  }
  /// The display scale, in pixels per point, or 0 if unknown.
  public var displayScale: CGFloat { value.displayScale }
  /// The user interface idiom of the phone, on every device.
  ///
  /// The value of ``primitiveTraitCollection()`` has the device's idiom.
  ///
  /// - Quirk: the property is never set, so it is the phone's idiom; advisory `trait-object-idiom` on
  ///   another device. `ASTraitCollection.mm`, `+traitCollectionWithASPrimitiveTraitCollection:`, whose
  ///   class has no getter for the idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    if value.userInterfaceIdiom != .phone, value.userInterfaceIdiom != .unspecified {
      reportIdiom()
    }
    return .phone
  }
  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    value.userInterfaceStyle
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    value.layoutDirection
  }
  /// The preferred content size category.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    value.preferredContentSizeCategory
  }
  /// The level of the content: that of the main content, or above it.
  public var userInterfaceLevel: UIUserInterfaceLevel { value.userInterfaceLevel }
  /// The color gamut of the screen.
  public var displayGamut: UIDisplayGamut { value.displayGamut }
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { value.forceTouchCapability }
  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast { value.accessibilityContrast }
  /// The legibility weight setting.
  public var legibilityWeight: UILegibilityWeight { value.legibilityWeight }
  /// The size of the container that hosts the node tree, in points.
  public var containerSize: CGSize { value.containerSize }

  /// Returns whether another collection has the same traits.
  public func isEqual(to traitCollection: ASTraitCollection?) -> Bool {
    traitCollection?.value == value
  }

  /// Returns whether another object is a trait collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    isEqual(to: object as? ASTraitCollection)
  }

  /// A hash value from the traits.
  public override var hash: Int { value.hashValue }

  private func reportIdiom() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .traitObjectIdiom, severity: .advisory, subject: "ASTraitCollection",
        message: "Texture's userInterfaceIdiom is that of the phone on every device.",
        remedy: "Read the idiom of primitiveTraitCollection() instead."))
  }
}
