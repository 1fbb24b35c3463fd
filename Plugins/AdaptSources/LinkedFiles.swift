import Foundation

/// The Swift files that a folder of links leads to, in the order of their paths.
struct LinkedFiles {
  private(set) var swiftFiles: [URL] = []
  /// The bridging headers, whose declarations in Objective-C are not compiled.
  private(set) var bridgingHeaders: [URL] = []
  /// What prevents the files from being compiled, with the remedy.
  private(set) var problems: [String] = []
  /// A Boolean value that indicates whether the folder is empty, as before `app-slice --write` makes its links.
  private(set) var isFolderEmpty = false
  private var visited: Set<String> = []

  /// Finds the files below a folder. Links are followed, each folder once.
  init(in folder: URL) throws {
    guard Self.isFolder(folder) else {
      problems.append("has no folder 'App'; make it, with links to the app's files or folders")
      return
    }
    let path = folder.path(percentEncoded: false)
    isFolderEmpty = try FileManager.default.contentsOfDirectory(atPath: path).isEmpty
    visit(folder)
    swiftFiles.sort { $0.path < $1.path }
    bridgingHeaders.sort { $0.path < $1.path }
    if swiftFiles.isEmpty, problems.isEmpty, !isFolderEmpty {
      problems.append(
        "the folder 'App' leads to no Swift file; link the app's files or folders, and check out links "
          + "as links ('git config core.symlinks true')")
    }
    reportRepeatedNames()
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let path = url.path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private mutating func visit(_ folder: URL) {
    let real = folder.resolvingSymlinksInPath()
    guard visited.insert(real.path(percentEncoded: false)).inserted else { return }
    let entries = try? FileManager.default.contentsOfDirectory(
      at: real, includingPropertiesForKeys: nil)
    for entry in (entries ?? []).sorted(by: { $0.path < $1.path })
    where !entry.lastPathComponent.hasPrefix(".") {
      take(entry)
    }
  }

  private mutating func take(_ entry: URL) {
    let path = entry.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else {
      let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?"
      problems.append(
        "the link 'App/\(entry.lastPathComponent)' points to '\(target)', which does not exist; make the "
          + "link again, or remove it")
      return
    }
    if Self.isFolder(entry) { return visit(entry) }
    guard entry.pathExtension == "swift" else {
      let isHeader = entry.pathExtension == "h" && entry.lastPathComponent.contains("ridging")
      if isHeader { bridgingHeaders.append(entry.resolvingSymlinksInPath()) }
      return reportLinkAsText(entry)
    }
    swiftFiles.append(entry.resolvingSymlinksInPath())
    reportLinkAsText(entry)
  }

  /// A checkout without links has a file with one line, the path, in the place of each link.
  private mutating func reportLinkAsText(_ file: URL) {
    guard let data = try? Data(contentsOf: file), data.count < 1024,
      let text = String(data: data, encoding: .utf8)?.trimmingCharacters(in: .newlines),
      !text.contains(where: \.isNewline), Self.isPath(text)
    else { return }
    problems.append(
      "'App/\(file.lastPathComponent)' is a file with the text '\(text)' and not a link; check out links as "
        + "links ('git config core.symlinks true') and check the file out again")
  }

  /// Returns a Boolean value that indicates whether a line is a path, and no Swift source such as a comment.
  private static func isPath(_ line: String) -> Bool {
    if line.hasPrefix("../") { return true }
    return line.hasPrefix("/") && line.hasSuffix(".swift") && !line.hasPrefix("//")
      && !line.hasPrefix("/*")
  }

  private mutating func reportRepeatedNames() {
    let names = Dictionary(grouping: swiftFiles) { $0.lastPathComponent.lowercased() }
    for (_, files) in names.sorted(by: { $0.key < $1.key }) where files.count > 1 {
      let paths = files.map { "'\($0.path(percentEncoded: false))'" }.joined(separator: " and ")
      problems.append("\(paths) have one name; an app has one file of a name, so link one of them")
    }
  }
}
