extension UIFontDescriptor {
  /// A design of the system's fonts (UIKit).
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same string as in UIKit.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with rounded letters. Text is measured as with the default design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs. Text is measured as with the default design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design whose letters have the same advance.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The first part of the PostScript names of the design's fonts, or `nil`.
    var stem: String? {
      switch self {
      case .default: FontName.systemPrefix
      case .rounded: ".AppleSystemUIFontRounded"
      case .serif: ".AppleSystemUIFontSerif"
      case .monospaced: FontName.monospacedSystemPrefix
      default: nil
      }
    }
  }

  /// Returns the descriptor of the system font with the same style in another design, or `nil`.
  ///
  /// Rule: UIKit's documentation: a font that is not a system font has no designs, so that the
  /// result is `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard postscriptName.hasPrefix("."), let stem = design.stem else { return nil }
    let style = postscriptName.drop { $0 != "-" }
    var traits = symbolicTraits
    if design == .monospaced {
      traits.insert(.traitMonoSpace)
    } else {
      traits.remove(.traitMonoSpace)
    }
    return UIFontDescriptor(
      postscriptName: stem + style, pointSize: pointSize, symbolicTraits: traits)
  }

  /// Returns the descriptor with given traits: weight and width for a system font, bold or regular
  /// for other fonts, and italic for a slant.
  func applying(traits: [TraitKey: Any]) -> UIFontDescriptor {
    var descriptor = self
    if let symbolic = traits[.symbolic] as? SymbolicTraits {
      descriptor = descriptor.withSymbolicTraits(symbolic) ?? descriptor
    }
    if let slant = CGFloat(number: traits[.slant]), slant != 0 {
      descriptor =
        descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor
    }
    let weight =
      traits[.weight] as? UIFont.Weight
      ?? CGFloat(number: traits[.weight]).map { UIFont.Weight($0) }
    let width =
      traits[.width] as? UIFont.Width ?? CGFloat(number: traits[.width]).map { UIFont.Width($0) }
    guard weight != nil || width != nil else { return descriptor }
    return descriptor.applying(weight: weight, width: width)
  }

  private func applying(weight: UIFont.Weight?, width: UIFont.Width?) -> UIFontDescriptor {
    if let weight, let family = RuntimeText.FontFamily.family(of: postscriptName) {
      return applying(weight: weight, in: family)
    }
    var traits = symbolicTraits
    if let weight { traits.set(.traitBold, weight.rawValue >= UIFont.Weight.semibold.rawValue) }
    if let width {
      traits.set(.traitCondensed, width.rawValue < 0)
      traits.set(.traitExpanded, width.rawValue > 0)
    }
    guard postscriptName.hasPrefix(".") else { return withSymbolicTraits(traits) ?? self }
    let stem = postscriptName.prefix { $0 != "-" }
    let style = FontStyle(postscriptName.dropFirst(stem.count + 1))
    let widthName = width?.name ?? style.width
    let name = "\(stem)-\(widthName)\(weight?.name ?? style.weight)\(style.slant)"
    return UIFontDescriptor(
      postscriptName: name, pointSize: pointSize, symbolicTraits: traits, features: features,
      variations: variations)
  }

  /// Returns the descriptor of the member of a family of font files with the nearest weight.
  private func applying(weight: UIFont.Weight, in family: RuntimeText.FontFamily)
    -> UIFontDescriptor
  {
    let isItalic = symbolicTraits.contains(.traitItalic)
    guard let name = family.member(weight: weight, isItalic: isItalic) else { return self }
    return UIFontDescriptor(
      postscriptName: name, pointSize: pointSize,
      symbolicTraits: FontName(postScript: name).traits, features: features,
      variations: variations)
  }
}

/// The style part of a system font's PostScript name.
private struct FontStyle {
  var width = ""
  var weight = "Regular"
  var slant = ""

  init(_ style: Substring) {
    var rest = style
    let widths = [UIFont.Width.compressed, .condensed, .expanded].map(\.name)
    if let width = widths.first(where: rest.hasPrefix) {
      self.width = width
      rest = rest.dropFirst(width.count)
    }
    if rest.hasSuffix("Italic") {
      slant = "Italic"
      rest = rest.dropLast(slant.count)
    }
    if !rest.isEmpty { weight = String(rest) }
  }
}

extension UIFontDescriptor.SymbolicTraits {
  fileprivate mutating func set(_ trait: Self, _ isOn: Bool) {
    if isOn { insert(trait) } else { remove(trait) }
  }
}
