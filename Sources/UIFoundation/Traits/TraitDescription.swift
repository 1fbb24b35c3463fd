extension RuntimeEnvironment {
  /// The traits of a headless environment. The display scale is that of the screen.
  public struct Traits: Hashable, Sendable {
    /// The interface style: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The layout direction: left-to-right or right-to-left.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// The text size that the user prefers in Dynamic Type.
    public var preferredContentSizeCategory: UIContentSizeCategory
    /// The horizontal size class: compact or regular.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class: compact or regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device that the interface is designed for, such as a phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The contrast that the user prefers: normal or increased.
    public var accessibilityContrast: UIAccessibilityContrast
    /// The legibility weight: regular or bold text.
    public var legibilityWeight: UILegibilityWeight
    /// The visual level of the content: base, or elevated above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel

    /// Creates traits. The defaults are those of a phone in portrait: light, left-to-right, large
    /// text.
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
}

extension RuntimeEnvironment.Traits {
  /// Returns the traits as a UIKit collection, with a number of device pixels per point.
  package func collection(displayScale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      UITraitCollection.Values(
        userInterfaceStyle: userInterfaceStyle,
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        preferredContentSizeCategory: preferredContentSizeCategory,
        horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
        userInterfaceIdiom: userInterfaceIdiom, displayScale: displayScale,
        accessibilityContrast: accessibilityContrast, legibilityWeight: legibilityWeight,
        userInterfaceLevel: userInterfaceLevel))
  }

  /// Returns these traits, overridden by those that a collection specifies.
  package func overridden(by other: UITraitCollection) -> RuntimeEnvironment.Traits {
    let merged = UITraitCollection(traitsFrom: [collection(displayScale: 1), other])
    return RuntimeEnvironment.Traits(
      userInterfaceStyle: merged.userInterfaceStyle,
      layoutDirection: merged.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: merged.preferredContentSizeCategory,
      horizontalSizeClass: merged.horizontalSizeClass,
      verticalSizeClass: merged.verticalSizeClass,
      userInterfaceIdiom: merged.userInterfaceIdiom,
      accessibilityContrast: merged.accessibilityContrast,
      legibilityWeight: merged.legibilityWeight,
      userInterfaceLevel: merged.userInterfaceLevel)
  }
}

extension RuntimeEnvironment {
  /// The traits and the screen scale as a UIKit collection.
  public var traitCollection: UITraitCollection {
    traits.collection(displayScale: screen.scale)
  }
}
