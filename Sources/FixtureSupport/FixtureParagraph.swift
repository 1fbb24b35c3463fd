import Foundation
import UIKit

/// The paragraph style of a generated text.
public struct FixtureParagraph: Sendable {
  /// The alignment of lines.
  public var textAlignment: NSTextAlignment
  /// The extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The factor of the line height; 0 for the font's own.
  public var lineHeightMultiple: CGFloat
  /// The smallest line height, in points.
  public var minimumLineHeight: CGFloat
  /// The greatest line height, in points; 0 for any.
  public var maximumLineHeight: CGFloat

  /// Makes a style; what is not given is as in UIKit's default style.
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

  /// The style as UIKit takes it.
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

/// A font as a fixture states it.
struct FixtureFont {
  /// A PostScript name, `bold` or `italic` for the system's faces, or empty for the plain one.
  let name: String
  /// The size in points.
  let size: CGFloat

  /// Makes the font, the system's where no font has the name.
  func makeFont() -> UIFont {
    switch name {
    case "": .systemFont(ofSize: size)
    case "bold": .boldSystemFont(ofSize: size)
    case "italic": .italicSystemFont(ofSize: size)
    default: UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }
}
