extension UIFontDescriptor {
  /// A design of the system's fonts (UIKit).
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit's dictionaries.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design of running text.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round letters; measures as the default one.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs; measures as the default one.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// One advance for all letters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The first part of the PostScript names of the design's fonts.
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

  /// Returns the system's font of the same style in another design.
  ///
  /// Rule: UIKit's documentation; a font that is not the system's has no designs, which gives nil.
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

  /// The descriptor with traits of an attribute: the weight and the width of a system font are those
  /// of its name, other fonts are bold or not; a slant is italic.
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
    return UIFontDescriptor(postscriptName: name, pointSize: pointSize, symbolicTraits: traits)
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
