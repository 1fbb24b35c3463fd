import Foundation

/// The folder of a target with the links of a slice and the file of its fakes.
struct SliceFolder {
  private let folder: URL

  /// An error with its remedy.
  struct WriteError: Error, CustomStringConvertible {
    let description: String
  }

  /// Creates the value for a target's folder.
  init(_ path: String) {
    folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  /// The file of the fakes: the target's own file.
  private var fakesFile: URL {
    folder.appendingPathComponent(folder.lastPathComponent + ".swift")
  }

  /// Makes the links and the file of fakes, and returns what was written, one a line.
  ///
  /// Links that lead elsewhere and files that are no links are left as they are, with an error. Links to files of
  /// the app that the slice no longer takes are removed.
  func write(_ report: SliceReport) throws -> String {
    let links = folder.appendingPathComponent("App", isDirectory: true)
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    var lines: [String] = []
    var wanted: Set<String> = []
    let sources =
      report.selection.taken.map { report.selection.index.files[$0.file].source }
      + (report.header.map { [$0.file] } ?? [])
    for source in sources {
      wanted.insert(source.name)
      let link = links.appendingPathComponent(source.name)
      let target = Self.relativePath(from: links.resolvingSymlinksInPath().path, to: source.path)
      if try makeLink(link, to: target, source.path) { lines.append("link     App/\(source.name)") }
    }
    lines += try removeLinks(in: links, report, besides: wanted)
    let existing = (try? String(contentsOf: fakesFile, encoding: .utf8)) ?? ""
    let text = report.fakes(keeping: existing)
    if text != existing {
      try Data(text.utf8).write(to: fakesFile, options: .atomic)
      lines.append("write    \(fakesFile.lastPathComponent)")
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func makeLink(_ link: URL, to target: String, _ source: String) throws -> Bool {
    let manager = FileManager.default
    let former = try? manager.destinationOfSymbolicLink(atPath: link.path)
    if link.resolvingSymlinksInPath().path == source, former != nil { return false }
    if former != nil {
      try manager.removeItem(at: link)
    } else if manager.fileExists(atPath: link.path) {
      throw WriteError(
        description: "'App/\(link.lastPathComponent)' is a file and not a link; move it away")
    }
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    return true
  }

  /// Removes the links to files of the app's folder that the slice does not take.
  private func removeLinks(
    in links: URL, _ report: SliceReport, besides wanted: Set<String>
  ) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: links.path).sorted()
    return try names.filter {
      !wanted.contains($0) && ($0.hasSuffix(".swift") || $0.hasSuffix(".h"))
    }.compactMap { name in
      let link = links.appendingPathComponent(name)
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil,
        link.resolvingSymlinksInPath().path.hasPrefix(report.folder + "/")
      else { return nil }
      try FileManager.default.removeItem(at: link)
      return "unlink   App/\(name)"
    }
  }

  /// Returns the path of a file relative to a folder; both are absolute.
  static func relativePath(from folder: String, to file: String) -> String {
    let from = folder.split(separator: "/")
    let to = file.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}
