import FixtureContract

/// The result of looking up a font name in the current environment.
enum FontNameMeaning: Hashable {
  /// A font with a font file, by its PostScript name.
  case file(String)
  /// A system font, whose name begins with a period.
  case system(String)
  /// A font of iOS without a font file, by its PostScript name.
  case withoutFile(String)
  /// A name that no font has.
  case unknown

  /// Looks up a PostScript or family name exactly as it is spelled, first in the font files.
  ///
  /// UIKit finds a font by the name of its family, too, and returns the regular member.
  init(_ name: String) {
    if let found = RuntimeEnvironment.currentFonts.postScriptName(of: name) {
      self = .file(found)
    } else if name.hasPrefix(".") {
      self = .system(name)
    } else if let found = KnownFontFamily.postScriptName(of: name) {
      self = .withoutFile(found)
    } else {
      self = .unknown
    }
  }

  /// Returns the PostScript name for a name that was passed to ``UIFont/init(name:size:)``, or
  /// `nil` for an unknown name.
  ///
  /// Reports a font without a file and an unknown font, each once per environment.
  static func postScriptName(of name: String) -> String? {
    switch FontNameMeaning(name) {
    case .file(let found), .system(let found): return found
    case .withoutFile(let found):
      FontReport.withoutFile(found)
      return found
    case .unknown:
      FontReport.notInstalled(name)
      return nil
    }
  }

  /// Returns the PostScript name of a descriptor's font.
  ///
  /// A style that a family of iOS lacks keeps its name, because UIKit chooses another member.
  static func postScriptName(ofDescriptor name: String) -> String {
    switch FontNameMeaning(name) {
    case .file(let found), .system(let found): return found
    case .withoutFile(let found):
      FontReport.withoutFile(found)
      return found
    case .unknown:
      let family = FontName(postScript: name).family
      if KnownFontFamily.postScriptName(of: family) != nil {
        FontReport.withoutFile(name)
      } else {
        FontReport.substituted(name)
      }
      return name
    }
  }
}
