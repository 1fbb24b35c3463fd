import FixtureContract
import Foundation
import UIFoundation

/// A source of fonts that reads an app's own font files and shapes text with HarfBuzz.
///
/// `UIFont(name:size:)` and `UIFont.familyNames` know the fonts by their PostScript and family names. The
/// published table measures every other font. A value of this type is usable on any thread and gives the
/// same numbers on every machine that has the same files and the same versions of HarfBuzz and ICU.
public struct FixtureFontFiles: RuntimeText.FontFolderProvider {
  /// The family that replaces the system font, or `nil` to measure the system font with the
  /// built-in metrics table.
  ///
  /// Weights choose the member with the nearest weight, or the value of the `wght` axis.
  public internal(set) var systemFamily: String? { didSet { faces = TypefaceTable() } }
  /// The family that replaces the monospaced system font, or `nil` to measure it with the built-in
  /// metrics table.
  public let monospacedSystemFamily: String?
  /// The PostScript or family names of the fallback fonts for characters that a font lacks, in
  /// order.
  public internal(set) var cascade: [String] = [] { didSet { faces = TypefaceTable() } }
  /// The families of the files, in alphabetical order.
  public let families: [RuntimeText.FontFamily]
  /// The versions of HarfBuzz, of ICU and of the font metrics table.
  public let versions: [String]

  private let members: [String: FontMember]
  private let table: RuntimeText.TableFonts
  private var faces = TypefaceTable()

  /// The maximum size of a font file, in bytes.
  public static let largestFile = FontFile.largestSize
  /// The maximum number of faces in a font collection.
  public static let mostFaces = FontFile.mostFaces

  /// Creates a source from font files.
  ///
  /// - Parameters:
  ///   - files: the files: TrueType, OpenType, collections of both, and variable fonts.
  ///   - options: the family of the system font and the cascade.
  /// - Throws: a ``FixtureFontFileError`` for a file that cannot be used or has the name of another one, and for
  ///   a name in the options that no file has.
  public init(
    files: [URL], options: RuntimeText.FontFolderOptions = RuntimeText.FontFolderOptions()
  ) throws(FixtureFontFileError) {
    var members: [String: FontMember] = [:]
    for file in files {
      for member in try FontFileReader.members(of: file) {
        if members[member.postScriptName] != nil {
          throw FixtureFontFileError(
            code: .duplicateName, path: file.path,
            message: "another file has a font named '\(member.postScriptName)'; remove one of them")
        }
        members[member.postScriptName] = member
      }
    }
    self.members = members
    table = RuntimeText.TableFonts()
    families = Dictionary(grouping: members.values, by: \.family)
      .map {
        RuntimeText.FontFamily(name: $0.key, members: $0.value.map(\.postScriptName).sorted())
      }
      .sorted { $0.name < $1.name }
    versions =
      ["HarfBuzz \(HarfBuzzFace.version)", "ICU \(RuntimeText.Versions.icu)"] + table.versions
    systemFamily = options.systemFamily
    monospacedSystemFamily = options.monospacedSystemFamily
    cascade = options.cascade
    let path = files.first?.deletingLastPathComponent().path ?? ""
    try check(options, path: path)
  }

  /// Creates a source from the font files of a folder and its subfolders.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - options: the family of the system font and the cascade.
  /// - Throws: a ``FixtureFontFileError`` for a folder without fonts, for a file that cannot be used, and for a
  ///   name in the options that no file has.
  public init(
    folder: URL, options: RuntimeText.FontFolderOptions = RuntimeText.FontFolderOptions()
  ) throws(FixtureFontFileError) {
    try self.init(files: FontFileReader.files(in: folder), options: options)
  }

  private func check(_ options: RuntimeText.FontFolderOptions, path: String)
    throws(FixtureFontFileError)
  {
    let names = families.map(\.name)
    let known = "; the files have \(names.joined(separator: ", "))"
    let families = [
      ("the system font", options.systemFamily),
      ("the monospaced system font", options.monospacedSystemFamily),
    ]
    for case (let font, let family?) in families where !names.contains(family) {
      throw FixtureFontFileError(
        code: .unknownName, path: path,
        message: "no file has the family '\(family)' of \(font)\(known)")
    }
    for name in options.cascade where members[name] == nil && !names.contains(name) {
      throw FixtureFontFileError(
        code: .unknownName, path: path,
        message: "no file has the font '\(name)' of the cascade\(known)")
    }
  }

  /// Returns the PostScript name for a PostScript name, or of the regular font for a family name,
  /// or `nil`.
  public func postScriptName(of name: String) -> String? {
    if members[name] != nil { return name }
    guard families.contains(where: { $0.name == name }) else { return nil }
    return member(family: name, weight: 400, isItalic: false)?.postScriptName
  }

  /// Returns the typeface of a font: from its file, or else from the built-in metrics table.
  public func typeface(for font: UIFont) -> any RuntimeText.Typeface {
    guard let member = member(for: font) else { return table.typeface(for: font) }
    return faces.typeface(of: member, pointSize: font.pointSize, variations: font.variations)
  }

  /// Returns the typefaces of the fallback fonts.
  public func fallbacks(for font: UIFont) -> [any RuntimeText.Typeface] {
    let style = FontStyleFacts(font)
    return cascade.compactMap { name in
      let member =
        members[name]
        ?? member(family: name, weight: style.weight, isItalic: style.isItalic)
      return member.map { faces.typeface(of: $0, pointSize: font.pointSize) }
    }
  }

  private func member(for font: UIFont) -> FontMember? {
    if let member = members[font.fontName] { return member }
    guard font.fontName.hasPrefix(".") else { return nil }
    let isMonospaced = font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
    guard let family = isMonospaced ? monospacedSystemFamily : systemFamily else { return nil }
    let style = FontStyleFacts(font)
    return member(family: family, weight: style.weight, isItalic: style.isItalic)?
      .withWeight(style.weight)
  }

  /// Returns the member of a family with the slant and the nearest weight.
  private func member(family: String, weight: Float, isItalic: Bool) -> FontMember? {
    let all = members.values.filter { $0.family == family }
    let slanted = all.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? all : slanted).min {
      (abs($0.weight - weight), $0.weight, $0.postScriptName)
        < (abs($1.weight - weight), $1.weight, $1.postScriptName)
    }
  }
}

/// The weight and the slant of a requested font.
struct FontStyleFacts {
  let weight: Float
  let isItalic: Bool

  init(_ font: UIFont) {
    let style = font.fontName.drop { $0 != "-" }.dropFirst()
    isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
    let name = style.replacingOccurrences(of: "Italic", with: "").lowercased()
    weight = Self.weights.first { name.hasSuffix($0.0) }?.1 ?? 400
  }

  /// The OpenType weights by style name. A name precedes the names that it ends with.
  private static let weights: [(String, Float)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]
}
