import FixtureContract
import FixtureModel

/// A parser of constants of the fixture language.
enum ValueParser {
  /// Returns the words between white space, as XML has it: a line end of two characters is two spaces.
  static func words(_ text: String) -> [Substring] {
    text.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.map { Substring($0) }
  }

  /// Returns a Boolean value from `true` or `false`.
  static func bool(_ text: some StringProtocol) -> Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Returns exactly so many numbers, which are separated by spaces.
  static func numbers(_ text: String, count: Int) -> [Double]? {
    let words = words(text)
    guard words.count == count else { return nil }
    let numbers = words.compactMap { NumberParser.extendedNumber($0) }
    return numbers.count == count ? numbers : nil
  }

  /// Returns a width and a height.
  static func size(_ text: String) -> SizeValue? {
    numbers(text, count: 2).map { SizeValue(width: $0[0], height: $0[1]) }
  }

  /// Returns a point from two coordinates.
  static func point(_ text: String) -> PointValue? {
    numbers(text, count: 2).map { PointValue(x: $0[0], y: $0[1]) }
  }

  /// Returns a position and a size.
  static func rect(_ text: String) -> RectValue? {
    numbers(text, count: 4).map {
      RectValue(
        origin: PointValue(x: $0[0], y: $0[1]), size: SizeValue(width: $0[2], height: $0[3]))
    }
  }

  /// Returns insets from four numbers (top, left, bottom and right), or from one number for all.
  static func insets(_ text: String) -> InsetsValue? {
    if let one = numbers(text, count: 1)?[0] {
      return InsetsValue(top: one, left: one, bottom: one, right: one)
    }
    return numbers(text, count: 4).map {
      InsetsValue(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// Returns a size range from two sizes, the minimum first.
  static func sizeRange(_ text: String) -> SizeRangeValue? {
    let words = words(text)
    let lengths = words.compactMap { word -> LengthValue? in
      word == "fill" ? .fill : NumberParser.extendedNumber(word).map { .points($0) }
    }
    guard words.count == 4, lengths.count == 4 else { return nil }
    return SizeRangeValue(
      minWidth: lengths[0], minHeight: lengths[1], maxWidth: lengths[2], maxHeight: lengths[3])
  }

  /// Returns a dimension from points, a percentage or `auto`.
  static func dimension(_ text: some StringProtocol) -> DimensionValue? {
    if text == "auto" { return .auto }
    if text.hasSuffix("%") {
      return NumberParser.number(text.dropLast()).map { .fraction($0 / 100) }
    }
    return NumberParser.extendedNumber(text).map { .points($0) }
  }

  /// Returns a pair of dimensions.
  static func dimensionPair(_ text: String) -> DimensionPair? {
    let words = words(text)
    guard words.count == 2, let width = dimension(words[0]), let height = dimension(words[1]) else {
      return nil
    }
    return DimensionPair(width: width, height: height)
  }

  /// Returns an index path from `section.item`.
  static func indexPath(_ text: some StringProtocol) -> IndexPathValue? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = position(parts[0]), let item = position(parts[1]) else {
      return nil
    }
    return IndexPathValue(section: section, item: item)
  }

  /// Returns the index of a section or an item; `nil` above the greatest one.
  static func position(_ text: some StringProtocol) -> Int? {
    index(text).flatMap { $0 <= Magnitude.greatestIndex ? $0 : nil }
  }

  /// Returns a whole number that is not negative.
  static func index(_ text: some StringProtocol) -> Int? {
    text.hasPrefix("-") ? nil : NumberParser.integer(text)
  }
}

extension ValueParser {
  /// The names of UIKit's color constants: those with fixed components, then the system colors.
  static let colorNames =
    [
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
      "magenta", "orange", "purple", "brown", "clear",
    ] + SystemColorName.allCases.map(\.rawValue)

  private static let colorNameSet = Set(colorNames)

  /// Returns a constant's name, `#RRGGBB` or `#RRGGBBAA`.
  static func color(_ text: String) -> ColorValue? {
    if colorNameSet.contains(text) { return .named(text) }
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

  /// Returns a font from a text such as `14`, `bold 14`, `italic 14`, `HelveticaNeue-Light 14`,
  /// `Helvetica Neue 14`, or a text style such as `body`.
  static func font(_ text: String) -> FontValue? {
    let words = words(text)
    if words.count == 1, let style = TextStyleName(rawValue: String(words[0])) {
      return .textStyle(style.rawValue)
    }
    guard let last = words.last, let size = NumberParser.number(last), size > 0 else { return nil }
    guard words.count > 1 else { return .face(.system, size: size) }
    return fontFace(words.dropLast().joined(separator: " ")).map { .face($0, size: size) }
  }

  private static func fontFace(_ name: String) -> FontFace? {
    switch name {
    case "bold": return .boldSystem
    case "italic": return .italicSystem
    default:
      if let system = SystemFontName(name) { return .weighted(system.design, system.weight) }
      guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return nil }
      return .named(name)
    }
  }
}
