import Foundation

/// The parts of the entries that the overview of a gallery shows: the files `index.js` and
/// `recent.js`.
///
/// `index.js` is written anew when half a second has passed since the last time, so that a thousand
/// entries do not write a thousand times a thousand lines. What was added since is in `recent.js`, which
/// is short and written with each entry. A page reads both, so that it lacks nothing. One that reads the
/// former index and the next `recent.js` lacks half a second of a running test run.
struct GalleryIndex {
  /// The milliseconds after which the index is written anew.
  static let interval: Int64 = 500
  /// The number of lines in `recent.js` after which the index is written anew.
  static let recentLimit = 64

  let folder: URL
  let run: String
  let now: Int64

  private var index: URL { folder.appending(path: "index.js") }
  private var recent: URL { folder.appending(path: "recent.js") }

  /// Adds a line for an entry. The caller holds the folder's lock.
  func add(id: String, summary: String) throws {
    let line = Self.prefix + "\"\(id)\",\(summary));"
    let (renewed, lines) = Self.read(recent)
    guard needsRenewal(since: renewed, lines.count) else {
      return try write(lines + [line], renewed: renewed ?? now)
    }
    let all = Self.newest(of: Self.read(index).lines + lines + [line])
    try Data(all.map { "\($0)\n" }.joined().utf8).replace(index)
    try write([], renewed: now)
  }

  private func needsRenewal(since renewed: Int64?, _ count: Int) -> Bool {
    guard let renewed, FileManager.default.fileExists(atPath: index.path(percentEncoded: false))
    else { return true }
    // A clock that was set back must not keep the index from being written.
    return count >= Self.recentLimit || now < renewed || now - renewed >= Self.interval
  }

  private func write(_ lines: [String], renewed: Int64) throws {
    let text = (["gallery.run(\"\(run)\",\(renewed));"] + lines).map { "\($0)\n" }.joined()
    try Data(text.utf8).replace(recent)
  }

  private static let prefix = "gallery.add("

  /// Returns the whole lines of a file, and when the index was written; other lines are dropped.
  private static func read(_ file: URL) -> (renewed: Int64?, lines: [String]) {
    guard let data = try? Data(contentsOf: file) else { return (nil, []) }
    let all = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    let head = all.first.flatMap { line -> Int64? in
      guard line.hasPrefix("gallery.run("), line.hasSuffix(");") else { return nil }
      return line.dropLast(2).split(separator: ",").last.flatMap { Int64($0) }
    }
    let lines = all.filter { $0.hasPrefix(prefix) && $0.hasSuffix("});") }
    return (head, lines)
  }

  /// Returns the last line of each entry, in order.
  private static func newest(of lines: [String]) -> [String] {
    var seen: Set<Substring> = []
    let kept = lines.reversed().filter { line in
      seen.insert(line.dropFirst(prefix.count).prefix { $0 != "," }).inserted
    }
    return kept.reversed()
  }
}
