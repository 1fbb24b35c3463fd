import FixtureContract
import Foundation

/// The parts of a font's PostScript name: its family and its style.
struct FontName: Hashable, Sendable {
  /// The complete PostScript name.
  let postScript: String
  /// The name of the family, as UIKit returns it.
  let family: String
  /// The traits that the style part of the name implies.
  let traits: UIFontDescriptor.SymbolicTraits

  /// The prefix of the PostScript names of system fonts.
  static let systemPrefix = ".SFUI"
  /// The prefix of the PostScript names of monospaced system fonts.
  static let monospacedSystemPrefix = ".AppleSystemUIFontMonospaced"

  /// Parses a PostScript or family name.
  init(postScript: String) {
    let parts = postScript.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let stem = String(parts.first ?? "")
    self.postScript = postScript
    self.family = Self.displayNames[stem] ?? stem
    self.traits = Self.traits(style: parts.count > 1 ? String(parts[1]) : "", stem: stem)
  }

  /// Returns the family of a font: that of its file, that of iOS, or the first part of the name.
  static func family(of postScriptName: String) -> String {
    RuntimeText.FontFamily.family(of: postScriptName)?.name ?? KnownFontFamily.family(
      of: postScriptName)?.name
      ?? FontName(postScript: postScriptName).family
  }

  /// Returns the name of the member of the family that has the traits.
  func applying(_ traits: UIFontDescriptor.SymbolicTraits) -> FontName {
    let stem = String(postScript.prefix { $0 != "-" })
    let style = Self.style(for: traits, stem: stem)
    return FontName(postScript: style.isEmpty ? stem : "\(stem)-\(style)")
  }

  private static func style(
    for traits: UIFontDescriptor.SymbolicTraits, stem: String
  ) -> String {
    let isSystem = stem.hasPrefix(".")
    let bold = traits.contains(.traitBold) ? (isSystem ? "Semibold" : "Bold") : ""
    let italic = traits.contains(.traitItalic) ? slantNames[stem] ?? "Italic" : ""
    guard isSystem, bold.isEmpty else { return bold + italic }
    return "Regular" + italic
  }

  private static func traits(style: String, stem: String) -> UIFontDescriptor.SymbolicTraits {
    let style = style.lowercased()
    var traits: UIFontDescriptor.SymbolicTraits = []
    if boldWords.contains(where: style.contains) { traits.insert(.traitBold) }
    if slantWords.contains(where: style.contains) { traits.insert(.traitItalic) }
    if style.contains("condensed") || style.contains("compressed") {
      traits.insert(.traitCondensed)
    }
    if style.contains("expanded") { traits.insert(.traitExpanded) }
    if monospacedStems.contains(stem) { traits.insert(.traitMonoSpace) }
    return traits
  }

  private static let boldWords = ["bold", "heavy", "black"]
  private static let slantWords = ["italic", "oblique"]
  private static let slantNames = [
    "Helvetica": "Oblique", "Courier": "Oblique", "Avenir": "Oblique",
  ]
  private static let monospacedStems: Set<String> = [
    "Courier", "Courier New", "CourierNewPS", "CourierNewPSMT", "Menlo", monospacedSystemPrefix,
  ]
  private static let displayNames = [
    systemPrefix: ".AppleSystemUIFont",
    "HelveticaNeue": "Helvetica Neue", "ArialMT": "Arial",
    "AvenirNext": "Avenir Next", "CourierNewPS": "Courier New", "CourierNewPSMT": "Courier New",
    "TimesNewRomanPS": "Times New Roman", "TimesNewRomanPSMT": "Times New Roman",
  ]
}
