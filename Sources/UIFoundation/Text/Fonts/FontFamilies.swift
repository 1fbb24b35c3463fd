import FixtureContract

extension UIFont {
  /// The names of the families of iOS and of the environment's font files, in alphabetical order.
  public class var familyNames: [String] {
    let own = RuntimeEnvironment.currentFonts.families.map(\.name)
    return Set(KnownFontFamily.all.map(\.name) + own).sorted()
  }

  /// Returns the PostScript names of a family's fonts in alphabetical order, or an empty array for
  /// an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own =
      RuntimeEnvironment.currentFonts.families.first { $0.name == familyName }?.members ?? []
    let known = KnownFontFamily.all.first { $0.name == familyName }?.members ?? []
    return Set(own + known).sorted()
  }
}

extension RuntimeText.FontFamily {
  /// Returns the family that contains a font, among the environment's font files, or `nil`.
  static func family(of postScriptName: String) -> RuntimeText.FontFamily? {
    RuntimeEnvironment.currentFonts.families.first { $0.members.contains(postScriptName) }
  }

  /// Returns the member of the family with exactly the bold and italic traits of a set, or `nil`.
  ///
  /// Among several, plain styles such as `Bold` come before others such as `ExtraBold`.
  func member(with traits: UIFontDescriptor.SymbolicTraits) -> String? {
    let compared: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]
    let found = members.filter {
      FontName(postScript: $0).traits.intersection(compared) == traits.intersection(compared)
    }
    return found.min { Self.rank($0) < Self.rank($1) }
  }

  /// Returns the member with the nearest weight among those with the same slant, or `nil`.
  func member(weight: UIFont.Weight, isItalic: Bool) -> String? {
    members.filter { FontName(postScript: $0).traits.contains(.traitItalic) == isItalic }
      .sorted { Self.rank($0) < Self.rank($1) }
      .min { distance($0, weight) < distance($1, weight) }
  }

  private func distance(_ postScriptName: String, _ weight: UIFont.Weight) -> CGFloat {
    abs(UIFont.Weight(styleOf: postScriptName).rawValue - weight.rawValue)
  }

  private static func rank(_ postScriptName: String) -> (Int, String) {
    let style = postScriptName.split { $0 == "-" || $0 == "_" }.dropFirst().last ?? ""
    let plain = ["", "Regular", "Roman", "Book", "Bold", "BoldItalic", "Italic", "Oblique"]
    return (plain.firstIndex(of: String(style)) ?? plain.count, postScriptName)
  }
}

extension UIFont.Weight {
  /// Creates the weight that the style in a PostScript name states; without one, the regular weight.
  ///
  /// The words are those of the OpenType specification ("OS/2", `usWeightClass`), and their weights those
  /// that Core Text gives to the same classes.
  init(styleOf postScriptName: String) {
    let style = postScriptName.split { $0 == "-" || $0 == "_" }.dropFirst().last ?? ""
    let word = style.lowercased()
    self = Self.words.first { word.contains($0.0) }?.1 ?? .regular
  }

  /// A word precedes the words that it contains.
  private static let words: [(String, UIFont.Weight)] = [
    ("extralight", .thin), ("ultralight", .thin), ("thin", .ultraLight), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .black),
    ("black", .black),
  ]
}
