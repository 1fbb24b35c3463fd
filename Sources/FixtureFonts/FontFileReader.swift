import FixtureContract
import Foundation

/// The search for font files and their reading. Every error names the file.
enum FontFileReader {
  private static let suffixes: Set<String> = ["ttf", "otf", "ttc", "otc"]
  private static let mostFiles = 10_000

  /// Returns the font files of a folder and its subfolders, sorted by path.
  ///
  /// Hidden files and links to folders are left out.
  static func files(in folder: URL) throws(FixtureFontFileError) -> [URL] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue,
      let entries = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else {
      throw FixtureFontFileError(
        code: .missingFolder, path: folder.path,
        message: "no such folder; create it or correct the name")
    }
    let files = entries.lazy.prefix(mostFiles).compactMap { $0 as? URL }
      .filter { suffixes.contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      throw FixtureFontFileError(
        code: .emptyFolder, path: folder.path,
        message: "no .ttf, .otf, .ttc or .otc file in the folder; add the fonts of the app")
    }
    return files
  }

  /// Returns the fonts of a file.
  static func members(of file: URL) throws(FixtureFontFileError) -> [FontMember] {
    let data = try data(of: file)
    let named = try names(in: data, of: file)
    let shared = HarfBuzzFile(data)
    var faces: [Int: HarfBuzzFace] = [:]
    var members: [FontMember] = []
    for name in named {
      guard let face = faces[name.face] ?? HarfBuzzFace(shared, index: name.face),
        !face.table("cmap").isEmpty
      else {
        throw FixtureFontFileError(
          code: .damagedFile, path: file.path,
          message: "not a complete TrueType or OpenType font; replace the file")
      }
      faces[name.face] = face
      members.append(FontMember(name, face: face))
    }
    return members
  }

  private static func names(in data: Data, of file: URL) throws(FixtureFontFileError)
    -> [FontFileMember]
  {
    do throws(FontFileProblem) {
      let stem = file.deletingPathExtension().lastPathComponent
      return try FontFile(size: data.count, stem: stem) { [UInt8](data[$0]) }.members
    } catch {
      let code: FixtureFontFileError.Code =
        switch error {
        case .tooLarge: .fileTooLarge
        case .damaged: .damagedFile
        }
      throw FixtureFontFileError(code: code, path: file.path, message: error.message)
    }
  }

  /// Returns the bytes of a regular file within the size limit. Other kinds of files are not
  /// opened.
  private static func data(of file: URL) throws(FixtureFontFileError) -> Data {
    let target = file.resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: target.path)
    guard let size = facts?[.size] as? Int, facts?[.type] as? FileAttributeType == .typeRegular
    else {
      throw FixtureFontFileError(
        code: .unreadableFile, path: file.path, message: "not a regular file that can be read")
    }
    guard size <= FixtureFontFiles.largestFile else {
      throw FixtureFontFileError(
        code: .fileTooLarge, path: file.path,
        message: "the file has \(size) bytes; at most \(FixtureFontFiles.largestFile) are read")
    }
    guard let data = try? Data(contentsOf: target) else {
      throw FixtureFontFileError(
        code: .unreadableFile, path: file.path,
        message: "the file cannot be read; check its permissions")
    }
    return data
  }
}
