import FixtureModel

extension DiagnosticCatalog {
  /// Codes of font files.
  static let fonts: [DiagnosticCode: DiagnosticExplanation] = [
    .fontFolderMissing: DiagnosticExplanation(
      "There is no folder at the path of `<fonts from=\"…\"/>`, or it is a file.",
      advice: "Create the folder beside the fixture, or correct the path, which is relative to the "
        + "fixture."),
    .fontFolderEmpty: DiagnosticExplanation(
      "The folder of `<fonts from=\"…\"/>` has no file whose name ends in `.ttf`, `.otf`, `.ttc` or "
        + "`.otc`.",
      advice:
        "Copy the fonts of the app into the folder. Web fonts, `.woff` and `.woff2`, have to be "
        + "converted first."),
    .fontFileDamaged: DiagnosticExplanation(
      "The file is not a complete TrueType or OpenType font: it is damaged, truncated, or of another "
        + "format.",
      advice:
        "Replace the file by the one that the app contains. Git LFS leaves a pointer of about "
        + "130 bytes in place of a file that was not fetched: run `git lfs pull`."),
    .fontFileTooLarge: DiagnosticExplanation(
      "The font file exceeds a limit: 128 MiB for a file, 256 fonts for a collection.",
      advice: "Use a font with fewer characters, or split the collection."),
    .fontNameDuplicate: DiagnosticExplanation(
      "Two font files have a font of the same PostScript name, so the name would mean either of them.",
      advice: "Remove one of the files from the folder."),
  ]
}
