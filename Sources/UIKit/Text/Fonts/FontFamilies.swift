/// The families that ``UIFont/familyNames`` lists, with their members' names.
///
/// A selection of what iOS has had since version 13, by the names that public lists of its fonts give.
enum FontFamilies {
  static let all: [(family: String, names: [String])] = [
    ("American Typewriter", names("AmericanTypewriter", ["", "Bold", "Condensed", "Light"])),
    ("Arial", ["Arial-BoldItalicMT", "Arial-BoldMT", "Arial-ItalicMT", "ArialMT"]),
    (
      "Avenir",
      names(
        "Avenir",
        ["Black", "Book", "Heavy", "Light", "Medium", "Oblique", "Roman"])
    ),
    (
      "Avenir Next",
      names(
        "AvenirNext",
        ["Bold", "BoldItalic", "DemiBold", "Heavy", "Italic", "Medium", "Regular", "UltraLight"])
    ),
    ("Baskerville", names("Baskerville", ["", "Bold", "BoldItalic", "Italic", "SemiBold"])),
    ("Chalkboard SE", names("ChalkboardSE", ["Bold", "Light", "Regular"])),
    ("Cochin", names("Cochin", ["", "Bold", "BoldItalic", "Italic"])),
    ("Copperplate", names("Copperplate", ["", "Bold", "Light"])),
    ("Courier", names("Courier", ["", "Bold", "BoldOblique", "Oblique"])),
    (
      "Courier New",
      [
        "CourierNewPS-BoldItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
        "CourierNewPSMT",
      ]
    ),
    ("Didot", names("Didot", ["", "Bold", "Italic"])),
    ("Futura", names("Futura", ["Bold", "CondensedExtraBold", "CondensedMedium", "Medium"])),
    ("Georgia", names("Georgia", ["", "Bold", "BoldItalic", "Italic"])),
    ("Gill Sans", names("GillSans", ["", "Bold", "Italic", "Light", "SemiBold"])),
    (
      "Helvetica",
      names("Helvetica", ["", "Bold", "BoldOblique", "Light", "LightOblique", "Oblique"])
    ),
    (
      "Helvetica Neue",
      names(
        "HelveticaNeue",
        [
          "", "Bold", "BoldItalic", "CondensedBlack", "CondensedBold", "Italic", "Light",
          "LightItalic", "Medium", "MediumItalic", "Thin", "ThinItalic", "UltraLight",
          "UltraLightItalic",
        ])
    ),
    ("Hoefler Text", names("HoeflerText", ["Black", "BlackItalic", "Italic", "Regular"])),
    ("Marker Felt", names("MarkerFelt", ["Thin", "Wide"])),
    ("Menlo", names("Menlo", ["Bold", "BoldItalic", "Italic", "Regular"])),
    ("Noteworthy", names("Noteworthy", ["Bold", "Light"])),
    ("Optima", names("Optima", ["Bold", "BoldItalic", "ExtraBlack", "Italic", "Regular"])),
    ("Palatino", names("Palatino", ["Bold", "BoldItalic", "Italic", "Roman"])),
    ("Rockwell", names("Rockwell", ["Bold", "BoldItalic", "Italic", "Regular"])),
    (
      "Times New Roman",
      [
        "TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPSMT",
      ]
    ),
    ("Trebuchet MS", ["Trebuchet-BoldItalic", "TrebuchetMS", "TrebuchetMS-Bold"]),
    ("Verdana", names("Verdana", ["", "Bold", "BoldItalic", "Italic"])),
  ]

  private static func names(_ stem: String, _ styles: [String]) -> [String] {
    styles.map { $0.isEmpty ? stem : "\(stem)-\($0)" }
  }
}

extension UIFont {
  /// The names of the families that are listed, in alphabetical order.
  ///
  /// A selection of iOS's; every other name makes a font as well, as an app brings fonts of its own.
  public class var familyNames: [String] { FontFamilies.all.map(\.family) }

  /// Returns the names of a family's fonts, in alphabetical order; none for one that is not listed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamilies.all.first { $0.family == familyName }?.names ?? []
  }
}
