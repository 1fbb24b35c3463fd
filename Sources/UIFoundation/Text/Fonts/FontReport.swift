import FixtureContract

extension RuntimeViolation.Code {
  /// The code of an advisory: a name given to `UIFont` is neither that of a font of iOS nor of the
  /// environment's font files. `UIFont(name:size:)` returns `nil`, as on the device.
  public static let fontNotInstalled = RuntimeViolation.Code(rawValue: "font-not-installed")
  /// The code of an advisory: a font of iOS is measured by the published table, because the
  /// environment has no file of it. Its widths differ from those on the device.
  public static let fontWithoutFile = RuntimeViolation.Code(rawValue: "font-without-file")
  /// The code of an advisory: neither a font nor its cascade has glyphs for some characters, which
  /// are measured by the published table.
  public static let missingGlyphs = RuntimeViolation.Code(rawValue: "missing-glyphs")
  /// The code of a violation: the font files of a fixture could not be read, so its text is
  /// measured by the published table.
  public static let fontsNotLoaded = RuntimeViolation.Code(rawValue: "fonts-not-loaded")
}

/// The advisories about fonts. Each is reported once per environment and name.
enum FontReport {
  /// Reports a name for which `UIFont(name:size:)` returns `nil`.
  static func notInstalled(_ name: String) {
    report("not installed", name) {
      RuntimeViolation(
        .fontNotInstalled, severity: .advisory, subject: "UIFont",
        message: "'\(name)' is neither a font of iOS nor of the environment's font files, so "
          + "UIFont(name:size:) returns nil.",
        remedy: "Correct the name, or add the file of the font. \(known)")
    }
  }

  /// Reports an unknown name in a font descriptor.
  static func substituted(_ name: String) {
    report("not installed", name) {
      RuntimeViolation(
        .fontNotInstalled, severity: .advisory, subject: "UIFontDescriptor",
        message: "'\(name)' is neither a font of iOS nor of the environment's font files. UIKit "
          + "substitutes another font; here the published table measures it.",
        remedy: "Correct the name, or add the file of the font. \(known)")
    }
  }

  /// Reports a font of iOS that is measured by the published table.
  static func withoutFile(_ name: String) {
    let family = KnownFontFamily.family(of: name)?.name ?? FontName(postScript: name).family
    report("without file", family) {
      RuntimeViolation(
        .fontWithoutFile, severity: .advisory, subject: "UIFont",
        message: "'\(family)' is measured by the published table, because the environment has no "
          + "file of it. Widths and heights of its text differ from those on the device.",
        remedy:
          "Add the file of the font to the environment's fonts, or expect no sizes that depend "
          + "on its text.")
    }
  }

  /// Reports characters for which no font has a glyph.
  static func missingGlyphs(_ scalars: [Unicode.Scalar], in fontName: String) {
    let environment = RuntimeEnvironment.current
    let named = scalars.filter { environment.isFirstReport(of: "glyph \(fontName) \($0.value)") }
      .map(\.named)
    guard !named.isEmpty else { return }
    let list = named.prefix(20).joined(separator: ", ") + (named.count > 20 ? " and others" : "")
    environment.report(
      RuntimeViolation(
        .missingGlyphs, severity: .advisory, subject: fontName,
        message: "Neither the font nor its cascade has glyphs for \(list); the published table "
          + "measures them.",
        remedy: "Add a font with these characters to the folder, and its name to the cascade.",
        numbers: [named.count]))
  }

  private static func report(_ kind: String, _ name: String, _ make: () -> RuntimeViolation) {
    let environment = RuntimeEnvironment.current
    guard environment.isFirstReport(of: "\(kind) \(name)") else { return }
    environment.report(make())
  }

  private static var known: String {
    let families = RuntimeEnvironment.currentFonts.families.map(\.name)
    guard !families.isEmpty else { return "The environment has no font files." }
    return "The environment's font files have the families \(families.joined(separator: ", "))."
  }
}

extension Unicode.Scalar {
  /// The character with its code point, or only the code point of an invisible character.
  fileprivate var named: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return code
    default: return "'\(self)' (\(code))"
    }
  }
}
