/// An error in a font file or in a folder of them.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Code: String, Hashable, Sendable {
    /// The folder does not exist or cannot be read.
    case missingFolder = "font-folder-missing"
    /// The folder contains no font files.
    case emptyFolder = "font-folder-empty"
    /// The file cannot be read.
    case unreadableFile = "font-file-unreadable"
    /// The file is larger than ``FontFiles/largestFile`` or has more faces than ``FontFiles/mostFaces``.
    case fileTooLarge = "font-file-too-large"
    /// The file is not a font: damaged, truncated, or of another format.
    case damagedFile = "font-file-damaged"
    /// Two files have a font of the same PostScript name.
    case duplicateName = "font-name-duplicate"
    /// A name that no file has.
    case unknownName = "font-name-unknown"
  }

  /// The rule that was broken.
  public let code: Code
  /// The file or the folder.
  public let path: String
  /// A description of the error and its remedy.
  public let message: String

  /// The path, the message and the code.
  public var description: String { "\(path): \(message) [\(code.rawValue)]" }
}
