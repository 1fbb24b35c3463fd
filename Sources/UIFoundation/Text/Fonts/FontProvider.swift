extension RuntimeText {
  /// A source of fonts. All measuring, line breaking, truncation, and drawing of text uses the
  /// environment's source.
  ///
  /// ``RuntimeEnvironment/fonts`` is the environment's source. Its methods are called on any thread
  /// and must return equal values for equal arguments.
  public protocol FontProvider: Sendable {
    /// The families of the source's font files, in alphabetical order. The array is empty for a
    /// source without files.
    var families: [RuntimeText.FontFamily] { get }

    /// The names and versions of the libraries and tables that determine the results, such as
    /// `HarfBuzz 6.0.0`, for snapshots.
    var versions: [String] { get }

    /// Returns the typeface with which a font is measured and drawn.
    func typeface(for font: UIFont) -> any RuntimeText.Typeface

    /// Returns the typefaces for characters that the font's own typeface lacks, in order.
    func fallbacks(for font: UIFont) -> [any RuntimeText.Typeface]

    /// Returns the PostScript name for a name that was passed to ``UIFont/init(name:size:)``, or
    /// `nil` without a font file for the name.
    func postScriptName(of name: String) -> String?
  }
}

extension RuntimeText.FontProvider {
  /// The default implementation returns an empty array.
  public var families: [RuntimeText.FontFamily] { [] }

  /// The default implementation returns an empty array.
  public func fallbacks(for font: UIFont) -> [any RuntimeText.Typeface] { [] }

  /// The default implementation returns `nil`.
  public func postScriptName(of name: String) -> String? { nil }
}

extension RuntimeText {
  /// A family of fonts and the PostScript names of its members.
  public struct FontFamily: Hashable, Sendable {
    /// The name that ``UIFont/familyNames`` lists.
    public let name: String
    /// The PostScript names of the family's members, in alphabetical order.
    public let members: [String]

    /// Creates a family.
    public init(name: String, members: [String]) {
      self.name = name
      self.members = members
    }
  }
}
