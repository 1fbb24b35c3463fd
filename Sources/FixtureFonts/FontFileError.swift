/// An error in a font file or in a folder of them.
public struct FixtureFontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: String, Hashable, Sendable {
    /// The folder does not exist or cannot be read.
    case missingFolder = "font-folder-missing"
    /// The folder contains no font files.
    case emptyFolder = "font-folder-empty"
    /// The file cannot be read.
    case unreadableFile = "font-file-unreadable"
    /// The file is larger than ``FixtureFontFiles/largestFile`` or has more faces than ``FixtureFontFiles/mostFaces``.
    case fileTooLarge = "font-file-too-large"
    /// The file is not a font: damaged, truncated, or of another format.
    case damagedFile = "font-file-damaged"
    /// Two files have a font of the same PostScript name.
    case duplicateName = "font-name-duplicate"
    /// No font file contains a font with the name.
    case unknownName = "font-name-unknown"
  }

  /// The kind of the error.
  public let code: Code
  /// The path of the file or folder.
  public let path: String
  /// A description of the error and how to correct it.
  public let message: String

  /// The path, the message and the code.
  public var description: String { "\(path): \(message) [\(code.rawValue)]" }
}
