/// The traits that a headless run pretends to have; the display scale comes from the screen.
public struct TraitDescription: Hashable, Sendable {
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of reading.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// The text size that the person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory
  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// How strong contrasts should be.
  public var accessibilityContrast: UIAccessibilityContrast
  /// Whether the person asked for bold text.
  public var legibilityWeight: UILegibilityWeight
  /// Whether content lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel
  /// What an app's own traits are given while a collection of traits is the current one.
  var own = OwnTraitValues()

  /// Creates traits; the default is an upright phone: light, left-to-right, large text.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    legibilityWeight: UILegibilityWeight = .regular,
    userInterfaceLevel: UIUserInterfaceLevel = .base
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.accessibilityContrast = accessibilityContrast
    self.legibilityWeight = legibilityWeight
    self.userInterfaceLevel = userInterfaceLevel
  }
}

extension TraitDescription {
  /// The traits as UIKit's object, at a number of device pixels per point.
  package func collection(displayScale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      UITraitCollection.Values(
        style: userInterfaceStyle,
        direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        category: preferredContentSizeCategory,
        horizontal: horizontalSizeClass, vertical: verticalSizeClass, idiom: userInterfaceIdiom,
        scale: displayScale, contrast: accessibilityContrast, weight: legibilityWeight,
        level: userInterfaceLevel, own: own))
  }

  /// These traits, with those that a collection specifies in their place.
  package func overridden(by other: UITraitCollection) -> TraitDescription {
    let merged = UITraitCollection(traitsFrom: [collection(displayScale: 1), other])
    var description = TraitDescription(
      userInterfaceStyle: merged.userInterfaceStyle,
      layoutDirection: merged.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: merged.preferredContentSizeCategory,
      horizontalSizeClass: merged.horizontalSizeClass,
      verticalSizeClass: merged.verticalSizeClass,
      userInterfaceIdiom: merged.userInterfaceIdiom,
      accessibilityContrast: merged.accessibilityContrast,
      legibilityWeight: merged.legibilityWeight,
      userInterfaceLevel: merged.userInterfaceLevel)
    description.own = merged.own
    return description
  }
}

extension RuntimeEnvironment {
  /// The traits and the screen's scale as UIKit's object.
  public var traitCollection: UITraitCollection {
    traits.collection(displayScale: screen.scale)
  }
}
