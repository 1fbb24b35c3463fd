import Foundation

/// An immutable set of traits. A trait can be unspecified.
public final class UITraitCollection: NSObject, Sendable {
  /// The interface style: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The layout direction: left-to-right or right-to-left.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the user prefers in Dynamic Type.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The horizontal size class: compact or regular.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class: compact or regular.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device that the interface is designed for, such as a phone or a tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of device pixels per point, or 0 when unspecified.
  public let displayScale: CGFloat
  /// The contrast that the user prefers: normal or increased.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The legibility weight: regular or bold text.
  public let legibilityWeight: UILegibilityWeight
  /// The visual level of the content: base, or elevated above other content.
  public let userInterfaceLevel: UIUserInterfaceLevel

  package struct Values: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var displayScale: CGFloat = 0
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  }

  package init(_ values: Values) {
    userInterfaceStyle = values.userInterfaceStyle
    layoutDirection = values.layoutDirection
    preferredContentSizeCategory = values.preferredContentSizeCategory
    horizontalSizeClass = values.horizontalSizeClass
    verticalSizeClass = values.verticalSizeClass
    userInterfaceIdiom = values.userInterfaceIdiom
    displayScale = values.displayScale
    accessibilityContrast = values.accessibilityContrast
    legibilityWeight = values.legibilityWeight
    userInterfaceLevel = values.userInterfaceLevel
    super.init()
  }

  package var values: Values {
    Values(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory,
      horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, userInterfaceIdiom: userInterfaceIdiom,
      displayScale: displayScale,
      accessibilityContrast: accessibilityContrast, legibilityWeight: legibilityWeight,
      userInterfaceLevel: userInterfaceLevel)
  }

  /// Creates a collection in which every trait is unspecified.
  public convenience override init() {
    self.init(Values())
  }

  /// Returns a Boolean value that indicates whether all traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of all traits.
  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The traits of the current environment and its screen.
  ///
  /// UIKit stores them per thread. Here the environment is bound around every callback, so that
  /// callbacks read the same traits. Inside of ``performAsCurrent(_:)``, they are those of the collection.
  public static var current: UITraitCollection {
    let environment = RuntimeEnvironment.current
    return environment.currentTraits ?? environment.traitCollection
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies only the interface idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection that specifies only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(displayScale: displayScale))
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection that specifies only the elevation.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection from several. A specified trait of a later collection wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: Values()) { $0.override(with: $1.values) })
  }

  /// Returns these traits, overridden by an interface style unless it is unspecified.
  package func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return self }
    return modifyingTraits { $0.userInterfaceStyle = style }
  }

  /// Returns a Boolean value that indicates whether all traits that another collection specifies
  /// are equal here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  /// Returns a Boolean value that indicates whether dynamic colors can resolve differently with
  /// other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  /// Runs a closure with these traits as ``current``, where unspecified traits stay unspecified: a
  /// dynamic color is then the light one.
  ///
  /// Source: UIKit's documentation of `performAsCurrent(_:)`. Objects that are made in the closure get the
  /// traits of the environment, overridden by those that the collection specifies.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = RuntimeEnvironment.current
    environment.currentTraits = self
    environment.traits = environment.traits.overridden(by: self)
    if displayScale > 0 { environment.screen.scale = displayScale }
    environment.bind(actions)
  }
}

extension UITraitCollection.Values {
  fileprivate mutating func override(with other: Self) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
  }
}

/// An object that has traits: a screen, a window, a view, or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the view, such as the interface style and the size classes.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
