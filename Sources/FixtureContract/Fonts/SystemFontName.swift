/// The designs of the system's fonts, as fixtures name them.
package enum SystemFontDesign: String, Sendable, Hashable, CaseIterable {
  /// The ordinary design, which needs no word.
  case standard
  /// The ordinary design with digits of one width: `UIFont.monospacedDigitSystemFont(ofSize:weight:)`.
  case monospacedDigit
  /// The design with characters of one width: `UIFont.monospacedSystemFont(ofSize:weight:)`.
  case monospaced

  /// The word before the weight; nil for the ordinary design.
  package var word: String? { self == .standard ? nil : rawValue }
}

/// The weights of the system's fonts, named as in `UIFont.Weight`.
package enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The face of a system font in words, such as `semibold` or `monospacedDigit bold`.
package struct SystemFontName: Sendable, Hashable {
  /// The design.
  package var design: SystemFontDesign
  /// The weight.
  package var weight: FontWeight

  /// Reads the words; nil for a name that is not one of the system's fonts.
  ///
  /// `bold` alone is not: it is the font of `UIFont.boldSystemFont(ofSize:)`, which is semibold.
  package init?(_ name: String) {
    var words = name.split(separator: " ").map(String.init)[...]
    guard name != FontWeight.bold.rawValue, !words.isEmpty else { return nil }
    design = .standard
    if let first = words.first.flatMap(SystemFontDesign.init), first != .standard {
      design = first
      words = words.dropFirst()
    }
    weight = .regular
    guard let word = words.first else { return }
    guard words.count == 1, let stated = FontWeight(rawValue: word) else { return nil }
    weight = stated
  }
}
