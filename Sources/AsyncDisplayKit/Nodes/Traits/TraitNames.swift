import UIKit

/// Returns the names and values of traits in one line, in braces.
///
/// Source: `ASTraitCollection.mm`, `NSStringFromASPrimitiveTraitCollection`.
public func NSStringFromASPrimitiveTraitCollection(
  _ traits: ASPrimitiveTraitCollection
) -> String {
  let size = traits.containerSize
  let category = traits.preferredContentSizeCategory
  let values = [
    ("verticalSizeClass", name(of: traits.verticalSizeClass)),
    ("horizontalSizeClass", name(of: traits.horizontalSizeClass)),
    ("displayScale", "\(Int(traits.displayScale.rounded(.toNearestOrEven)))"),
    ("userInterfaceIdiom", name(of: traits.userInterfaceIdiom)),
    ("forceTouchCapability", name(of: traits.forceTouchCapability)),
    ("userInterfaceStyle", name(of: traits.userInterfaceStyle)),
    ("layoutDirection", name(of: traits.layoutDirection)),
    ("preferredContentSizeCategory", category.rawValue),
    ("displayGamut", name(of: traits.displayGamut)),
    ("userInterfaceLevel", name(of: traits.userInterfaceLevel)),
    ("accessibilityContrast", name(of: traits.accessibilityContrast)),
    ("legibilityWeight", name(of: traits.legibilityWeight)),
    ("containerSize", "{\(number(size.width)), \(number(size.height))}"),
  ]
  return "{ " + values.map { "\($0.0) = \($0.1)" }.joined(separator: "; ") + " }"
}

private func number(_ length: CGFloat) -> String {
  length == length.rounded() && abs(length) < 1e15 ? "\(Int(length))" : "\(length)"
}

private func name(of trait: UIUserInterfaceSizeClass) -> String {
  switch trait {
  case .compact: "Compact"
  case .regular: "Regular"
  default: "Unspecified"
  }
}

private func name(of trait: UIUserInterfaceIdiom) -> String {
  switch trait {
  case .tv: "TV"
  case .pad: "Pad"
  case .phone: "Phone"
  case .carPlay: "CarPlay"
  default: "Unspecified"
  }
}

private func name(of trait: UIForceTouchCapability) -> String {
  switch trait {
  case .available: "Available"
  case .unavailable: "Unavailable"
  default: "Unknown"
  }
}

private func name(of trait: UIUserInterfaceStyle) -> String {
  switch trait {
  case .light: "Light"
  case .dark: "Dark"
  default: "Unspecified"
  }
}

private func name(of trait: UITraitEnvironmentLayoutDirection) -> String {
  switch trait {
  case .leftToRight: "LeftToRight"
  case .rightToLeft: "RightToLeft"
  default: "Unspecified"
  }
}

private func name(of trait: UIDisplayGamut) -> String {
  switch trait {
  case .SRGB: "sRGB"
  case .P3: "P3"
  default: "Unspecified"
  }
}

private func name(of trait: UIUserInterfaceLevel) -> String {
  switch trait {
  case .base: "Base"
  case .elevated: "Elevated"
  default: "Unspecified"
  }
}

private func name(of trait: UIAccessibilityContrast) -> String {
  switch trait {
  case .normal: "Normal"
  case .high: "High"
  default: "Unspecified"
  }
}

private func name(of trait: UILegibilityWeight) -> String {
  switch trait {
  case .regular: "Regular"
  case .bold: "Bold"
  default: "Unspecified"
  }
}
