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
  /// The values of an app's custom traits.
  let own: OwnTraitValues

  package struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var category = UIContentSizeCategory.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var contrast = UIAccessibilityContrast.unspecified
    var weight = UILegibilityWeight.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var own = OwnTraitValues()
  }

  package init(_ values: Values) {
    userInterfaceStyle = values.style
    layoutDirection = values.direction
    preferredContentSizeCategory = values.category
    horizontalSizeClass = values.horizontal
    verticalSizeClass = values.vertical
    userInterfaceIdiom = values.idiom
    displayScale = values.scale
    accessibilityContrast = values.contrast
    legibilityWeight = values.weight
    userInterfaceLevel = values.level
    own = values.own
    super.init()
  }

  package var values: Values {
    Values(
      style: userInterfaceStyle, direction: layoutDirection,
      category: preferredContentSizeCategory, horizontal: horizontalSizeClass,
      vertical: verticalSizeClass, idiom: userInterfaceIdiom, scale: displayScale,
      contrast: accessibilityContrast, weight: legibilityWeight, level: userInterfaceLevel,
      own: own)
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
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }

  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(category: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates a collection that specifies only the interface idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: userInterfaceIdiom))
  }

  /// Creates a collection that specifies only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(scale: displayScale))
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }

  /// Creates a collection that specifies only the elevation.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel))
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(weight: legibilityWeight))
  }

  /// Creates a collection from several. A specified trait of a later collection wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: Values()) { $0.override(with: $1.values) })
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
    if other.style != .unspecified { style = other.style }
    if other.direction != .unspecified { direction = other.direction }
    if other.category != .unspecified { category = other.category }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.scale != 0 { scale = other.scale }
    if other.contrast != .unspecified { contrast = other.contrast }
    if other.weight != .unspecified { weight = other.weight }
    if other.level != .unspecified { level = other.level }
    own.override(with: other.own)
  }
}

/// An object that has traits: a screen, a window, a view, or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the view, such as the interface style and the size classes.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
