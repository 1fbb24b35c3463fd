import FixtureContract

/// The constants that were probably meant by texts that are none.
enum ConstantSuggestion {
  /// Returns the color that a text names as other frameworks do, such as `UIColor.red`, `grey` or `#FFF`;
  /// `nil` if there is none.
  static func color(_ text: String) -> String? {
    if let digits = hexadecimal(text) { return "#\(digits)" }
    var name = text[...]
    for prefix in ["UIColor", ".", "Color."] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    let american = name.replacing("grey", with: "gray").replacing("Grey", with: "Gray")
    let word = american.lowercased()
    let names = ValueParser.colorNames
    return names.first { $0.lowercased() == word } ?? names.first { $0 == american }
  }

  /// Returns six or eight digits, from three, six or eight with or without a mark in front.
  private static func hexadecimal(_ text: String) -> String? {
    var digits = text[...]
    for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.count)
    }
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count == digits.count else { return nil }
    switch digits.count {
    case 3: return digits.map { "\($0)\($0)" }.joined().uppercased()
    case 6, 8: return String(digits)
    default: return nil
    }
  }

  /// Returns the font that a text states in another order, case or with a unit, such as `14 Bold` or `14pt`;
  /// `nil` if there is none.
  static func font(_ text: String) -> String? {
    var words = ValueParser.words(text).map(String.init)
    guard let place = words.firstIndex(where: { size($0) != nil }), let size = size(words[place])
    else { return nil }
    words.remove(at: place)
    let name = words.joined(separator: " ")
    if name.isEmpty { return size }
    if TextStyleName(rawValue: name) != nil { return name }
    let styles = FontWeight.allCases.map(\.rawValue) + ["italic"]
    let style = styles.first { $0.lowercased() == name.lowercased() }
    guard let style = style ?? SpellingSuggestion.nearest(to: name, among: styles) else {
      return nil
    }
    return "\(style) \(size)"
  }

  private static func size(_ word: String) -> String? {
    let number = ["pt", "px"].first { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) }
    let size = number ?? word
    return NumberParser.number(size).map { $0 > 0 } == true ? size : nil
  }
}
