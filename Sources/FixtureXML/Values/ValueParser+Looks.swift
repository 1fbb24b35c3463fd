import FixtureModel

extension ValueParser {
  /// The names of UIKit's colour constants.
  static let colorNames = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear",
  ]

  /// A constant's name, `#RRGGBB` or `#RRGGBBAA`.
  static func color(_ text: String) -> ColorValue? {
    if colorNames.contains(text) { return .named(text) }
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == 0x23, digits.count == 6 || digits.count == 8,
      let value = hexadecimal(digits)
    else { return nil }
    let full = digits.count == 6 ? value << 8 | 0xFF : value
    func component(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: full >> shift) }
    return .rgba(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  private static func hexadecimal(_ digits: some Sequence<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// `14`, `bold 14`, `italic 14` or `HelveticaNeue-Light 14`.
  static func font(_ text: String) -> FontValue? {
    let words = words(text)
    guard let last = words.last, let size = NumberParser.number(last), size > 0 else { return nil }
    switch words.count {
    case 1: return FontValue(face: .system, size: size)
    case 2: return fontFace(words[0]).map { FontValue(face: $0, size: size) }
    default: return nil
    }
  }

  private static func fontFace(_ word: Substring) -> FontFace? {
    switch word {
    case "bold": return .boldSystem
    case "italic": return .italicSystem
    default:
      guard let first = word.unicodeScalars.first, first.properties.isAlphabetic else { return nil }
      return .named(String(word))
    }
  }
}
