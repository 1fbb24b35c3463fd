import FixtureContract
import Foundation
import UIKit

/// The paragraph style of a generated text.
public struct FixtureParagraph: Sendable {
  /// The alignment of the lines.
  public var textAlignment: NSTextAlignment
  /// The extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The factor by which line heights are multiplied. 0 keeps the font's line height.
  public var lineHeightMultiple: CGFloat
  /// The minimum line height, in points.
  public var minimumLineHeight: CGFloat
  /// The maximum line height, in points. 0 means no limit.
  public var maximumLineHeight: CGFloat

  /// Creates a paragraph style. Omitted parameters have the values of UIKit's default style.
  public init(
    textAlignment: NSTextAlignment = .natural, lineSpacing: CGFloat = 0,
    lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  ) {
    self.textAlignment = textAlignment
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// The paragraph style as a UIKit object.
  public var style: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineSpacing = lineSpacing
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    return style
  }
}

/// The name and size of a font in a fixture.
package struct FixtureFont {
  /// A PostScript name, `bold` or `italic` for the system font, the words of a ``SystemFontName``, or an empty
  /// string for the regular system font. With a size of 0, the name of a text style.
  package let name: String
  /// The size of the font, in points, or 0 for the font of a text style.
  package let size: CGFloat

  /// Creates a description of a font.
  package init(name: String, size: CGFloat) {
    self.name = name
    self.size = size
  }

  /// Returns the font, or the system font if no font has the name.
  package func makeFont() -> UIFont {
    if size == 0, let style = TextStyleName(rawValue: name) {
      return .preferredFont(forTextStyle: UIFont.TextStyle(style))
    }
    return sizedFont
  }

  private var sizedFont: UIFont {
    switch name {
    case "": .systemFont(ofSize: size)
    case "bold": .boldSystemFont(ofSize: size)
    case "italic": .italicSystemFont(ofSize: size)
    default:
      SystemFontName(name).map(systemFont)
        ?? UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private func systemFont(_ name: SystemFontName) -> UIFont {
    let weight = UIFont.Weight(name.weight)
    return switch name.design {
    case .standard: .systemFont(ofSize: size, weight: weight)
    case .monospacedDigit: .monospacedDigitSystemFont(ofSize: size, weight: weight)
    case .monospaced: .monospacedSystemFont(ofSize: size, weight: weight)
    }
  }
}

extension UIFont.Weight {
  /// Creates the weight of a name in fixtures.
  fileprivate init(_ weight: FontWeight) {
    self =
      switch weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }
}
