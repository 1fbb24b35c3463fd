/// The font files that a fixture's text is measured with: the element `fonts`.
package struct FontFolder: Sendable, Equatable {
  /// The path of the folder relative to the package's root, symbolic links resolved.
  package var folder: String
  /// The family that the system font is measured with, or `nil` for the published table.
  package var system: String?
  /// The family that the monospaced system font is measured with, or `nil` for the published table.
  package var monospacedSystem: String?
  /// The PostScript or family names of the fonts that show characters a font lacks, in order.
  package var cascade: [String]
  /// The fonts of the files, in the order of their PostScript names.
  package var fonts: [NamedFont]
  /// The source position of the element.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    folder: String, system: String? = nil, monospacedSystem: String? = nil,
    cascade: [String] = [], fonts: [NamedFont] = [], position: SourcePosition
  ) {
    self.folder = folder
    self.system = system
    self.monospacedSystem = monospacedSystem
    self.cascade = cascade
    self.fonts = fonts
    self.position = position
  }
}

/// The names of a font in a file.
package struct NamedFont: Sendable, Hashable {
  /// The PostScript name.
  package var postScriptName: String
  /// The name of the family.
  package var family: String

  /// Creates the value from its parts.
  package init(postScriptName: String, family: String) {
    self.postScriptName = postScriptName
    self.family = family
  }
}
