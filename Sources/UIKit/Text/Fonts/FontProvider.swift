/// A source of fonts: every part of the runtime that measures, breaks, truncates or draws text asks
/// the environment's source.
///
/// ``RuntimeEnvironment/fonts`` holds the source. Its methods are called on any thread and return
/// equal values for equal arguments.
public protocol FontProvider: Sendable {
  /// The families of the source's own files, in alphabetical order; empty for one without files.
  var families: [FontFamily] { get }

  /// The names and versions of what computes the numbers, such as `HarfBuzz 6.0.0`, for snapshots.
  var versions: [String] { get }

  /// Returns the typeface that a font is measured and drawn with.
  func typeface(for font: UIFont) -> any Typeface

  /// Returns the typefaces to ask for characters that the font's own typeface lacks, in order.
  func fallbacks(for font: UIFont) -> [any Typeface]

  /// Returns the PostScript name that a name given to ``UIFont/init(name:size:)`` means, or `nil` for
  /// one that the source has no file for.
  func postScriptName(of name: String) -> String?
}

extension FontProvider {
  /// No families.
  public var families: [FontFamily] { [] }

  /// Returns no typefaces.
  public func fallbacks(for font: UIFont) -> [any Typeface] { [] }

  /// Returns `nil`.
  public func postScriptName(of name: String) -> String? { nil }
}

/// A family of fonts and the PostScript names of its members.
public struct FontFamily: Hashable, Sendable {
  /// The name that ``UIFont/familyNames`` lists.
  public let name: String
  /// The PostScript names of the members, in alphabetical order.
  public let members: [String]

  /// Creates a family.
  public init(name: String, members: [String]) {
    self.name = name
    self.members = members
  }
}
