import Foundation
import UIKit

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
