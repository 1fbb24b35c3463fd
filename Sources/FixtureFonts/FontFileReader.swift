import Foundation

/// Finds and reads font files; every failure names the file.
enum FontFileReader {
  private static let suffixes: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Returns the font files of a folder and of the folders in it, sorted by their paths.
  static func files(in folder: URL) throws(FontFileError) -> [URL] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue,
      let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else {
      throw FontFileError(
        code: .missingFolder, path: folder.path,
        message: "no such folder; create it or correct the name")
    }
    let files = entries.compactMap { $0 as? URL }
      .filter { suffixes.contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      throw FontFileError(
        code: .emptyFolder, path: folder.path,
        message: "no .ttf, .otf, .ttc or .otc file in the folder; add the fonts of the app")
    }
    return files
  }

  /// Returns the fonts of a file.
  static func members(of file: URL) throws(FontFileError) -> [FontMember] {
    let data = try data(of: file)
    let count = HarfBuzzFace.count(in: data)
    guard count <= FontFiles.mostFaces else {
      throw FontFileError(
        code: .fileTooLarge, path: file.path,
        message: "\(count) faces, at most \(FontFiles.mostFaces) are read; split the collection")
    }
    let stem = file.deletingPathExtension().lastPathComponent
    let faces = (0..<count).compactMap { HarfBuzzFace(data, index: $0) }
    guard !faces.isEmpty, faces.count == count, faces.allSatisfy({ !$0.table("cmap").isEmpty })
    else {
      throw FontFileError(
        code: .damagedFile, path: file.path,
        message: "not a complete TrueType or OpenType font; replace the file")
    }
    var members: [String: FontMember] = [:]
    for (index, face) in faces.enumerated() {
      for member in FontMember.members(of: face, file: index == 0 ? stem : "\(stem)-\(index)") {
        members[member.postScriptName] = members[member.postScriptName] ?? member
      }
    }
    return members.values.sorted { $0.postScriptName < $1.postScriptName }
  }

  private static func data(of file: URL) throws(FontFileError) -> Data {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size]) as? Int
    guard let size, let data = try? Data(contentsOf: file) else {
      throw FontFileError(
        code: .unreadableFile, path: file.path,
        message: "the file cannot be read; check its permissions")
    }
    guard max(size, data.count) <= FontFiles.largestFile else {
      throw FontFileError(
        code: .fileTooLarge, path: file.path,
        message: "\(size) bytes, at most \(FontFiles.largestFile) are read")
    }
    return data
  }
}
