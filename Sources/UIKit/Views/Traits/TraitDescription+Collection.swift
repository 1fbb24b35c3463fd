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
