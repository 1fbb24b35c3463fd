import Foundation

/// An immutable set of traits; a trait may be left unspecified.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of reading.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the person prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Device pixels per point; 0 when unspecified.
  public let displayScale: CGFloat
  /// How strong contrasts should be.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Whether the person asked for bold text.
  public let legibilityWeight: UILegibilityWeight
  /// Whether content lies above other content.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// What an app's own traits are given.
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

  /// Returns a Boolean value that indicates whether every trait is equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of every trait.
  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The traits of the running environment and its screen.
  ///
  /// UIKit keeps this per thread; the environment is bound around every callback, so the answer is
  /// the same in callbacks.
  public static var current: UITraitCollection { RuntimeEnvironment.current.traitCollection }

  /// Creates a collection with only the appearance specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates a collection with only the direction specified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }

  /// Creates a collection with only the text size specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(category: preferredContentSizeCategory))
  }

  /// Creates a collection with only the room across specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates a collection with only the room from top to bottom specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates a collection with only the kind of device specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: userInterfaceIdiom))
  }

  /// Creates a collection with only the pixels per point specified.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(scale: displayScale))
  }

  /// Creates a collection with only the contrast specified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }

  /// Creates a collection with only the level specified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel))
  }

  /// Creates a collection with only the text weight specified.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(weight: legibilityWeight))
  }

  /// Creates the traits of several collections; a specified trait of a later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: Values()) { $0.override(with: $1.values) })
  }

  /// Returns a Boolean value that indicates whether every trait that another collection specifies
  /// has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  /// Returns a Boolean value that indicates whether a dynamic color might look different under
  /// other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  /// Runs a closure with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = RuntimeEnvironment.current
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

/// Anything that has traits: screens, windows, views and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
