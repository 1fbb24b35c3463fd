import Foundation

extension RuntimeText {
  /// A font source that reads the font files of a folder, such as `FixtureFontFiles` of the product
  /// `FixtureFonts`.
  ///
  /// Font traits and generated code name this type, so that only packages that use it link the
  /// shaping library.
  public protocol FontFolderProvider: RuntimeText.FontProvider {
    /// Creates a source from the font files of a folder and its subfolders.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - options: The family of the system font, and the fallback fonts.
    /// - Throws: An error with the file's path for an invalid file, for a folder without fonts, and
    ///   for a name that no file has.
    init(folder: URL, options: RuntimeText.FontFolderOptions) throws
  }
}

extension RuntimeText {
  /// The options for using the fonts of a folder.
  public struct FontFolderOptions: Hashable, Sendable {
    /// The family with which the system font is measured, or `nil` for the published table.
    ///
    /// A weight selects the member with the nearest weight, or sets the value of the `wght` axis.
    public var systemFamily: String?
    /// The family with which the monospaced system font is measured, or `nil` for the published table.
    public var monospacedSystemFamily: String?
    /// The PostScript or family names of the fallback fonts for missing characters, in order.
    public var cascade: [String]

    /// Creates options. By default, the published table measures the system font and missing characters.
    public init(
      systemFamily: String? = nil, monospacedSystemFamily: String? = nil, cascade: [String] = []
    ) {
      self.systemFamily = systemFamily
      self.monospacedSystemFamily = monospacedSystemFamily
      self.cascade = cascade
    }
  }
}
