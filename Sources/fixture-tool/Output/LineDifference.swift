/// The unified difference of two texts with the same number of lines.
struct LineDifference {
  /// The lines of the difference, without a line end.
  let lines: [String]

  private static let context = 3

  /// Compares the former bytes of a file with new ones, line by line.
  init(of path: String, from former: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(of: former), Self.lines(of: new))
    let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard !changed.isEmpty else {
      lines = []
      return
    }
    var result = ["--- a/\(path)", "+++ b/\(path)"]
    for hunk in Self.hunks(around: changed, count: old.count) {
      let range = "\(hunk.lowerBound + 1),\(hunk.count)"
      result.append("@@ -\(range) +\(range) @@")
      result += Self.body(of: hunk, old, new)
    }
    lines = result
  }

  /// Returns ranges of lines around the changed ones, joined where they meet.
  private static func hunks(around changed: [Int], count: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for line in changed {
      let range = max(0, line - context)..<min(count, line + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func body(of hunk: Range<Int>, _ old: [Line], _ new: [Line]) -> [String] {
    var result: [String] = []
    var index = hunk.lowerBound
    while index < hunk.upperBound {
      let end = (index..<hunk.upperBound).first {
        (old[$0] == new[$0]) != (old[index] == new[index])
      }
      let run = index..<(end ?? hunk.upperBound)
      if old[index] == new[index] {
        result += run.flatMap { old[$0].marked(" ") }
      } else {
        result += run.flatMap { old[$0].marked("-") } + run.flatMap { new[$0].marked("+") }
      }
      index = run.upperBound
    }
    return result
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let endsLine = parts.last?.isEmpty == true
    if endsLine { parts.removeLast() }
    return parts.enumerated().map { index, part in
      Line(
        text: String(decoding: part, as: UTF8.self), isEnded: endsLine || index < parts.count - 1)
    }
  }

  /// A line, and whether a line feed ends it.
  private struct Line: Equatable {
    let text: String
    let isEnded: Bool

    func marked(_ mark: String) -> [String] {
      [mark + text] + (isEnded ? [] : ["\\ No newline at end of file"])
    }
  }
}
