import Foundation

/// The dependence of a font's size on the preferred text size.
///
/// Rule: Apple's documentation of `adjustsFontForContentSizeCategory`: only fonts of a text style and those
/// that ``UIFontMetrics`` scaled follow it.
struct FontScaling: Hashable, Sendable {
  private let style: UIFont.TextStyle
  /// The size at the default text size, in points; `nil` for a font of the text style.
  private let baseSize: CGFloat?
  /// The limit of scaled sizes, in points.
  private let maximumSize: CGFloat

  /// Returns the scaling of a font of a text style.
  static func style(_ style: UIFont.TextStyle) -> FontScaling {
    FontScaling(style: style, baseSize: nil, maximumSize: .infinity)
  }

  /// Returns the scaling of an app's font of a size in points.
  static func metrics(
    _ style: UIFont.TextStyle, baseSize: CGFloat, maximumSize: CGFloat = .infinity
  ) -> FontScaling {
    FontScaling(style: style, baseSize: baseSize, maximumSize: maximumSize)
  }

  /// Returns the size for the text size of some traits, in points.
  func pointSize(for traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    guard let baseSize else { return DynamicTypeSizes.pointSize(of: style, at: category) }
    let scaled = UIFontMetrics(forTextStyle: style)
      .scaledValue(for: baseSize, compatibleWith: traits)
    return min(scaled, maximumSize)
  }
}

extension UIFont {
  /// Returns the font for the text size of some traits; the font itself if it does not follow the
  /// text size.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(for: traits)
    return size == pointSize ? self : resized(to: size, scaling: scaling)
  }
}

extension NSAttributedString {
  /// Returns a copy whose fonts have the size for the text size of some traits, where they follow
  /// it.
  package func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      copy.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return copy
  }
}
