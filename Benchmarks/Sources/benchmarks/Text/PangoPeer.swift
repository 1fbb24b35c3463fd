import Foundation

/// Pango, which measures the same labels in the same run.
enum PangoPeer {
  private struct Figures: Decodable {
    let perSecond: Double
    let lines: Int
    let version: String
  }

  // What `Peer/run` ends with where Pango is missing.
  private static let unavailable: Int32 = 69

  /// Measures 2,000 labels in each font; no bars where Pango cannot be had.
  static func bars(_ fonts: BenchmarkFonts) throws -> [Bar] {
    var bars: [Bar] = []
    for member in fonts.members {
      var stream = LabelStream()
      let labels = stream.labels(2_000)
      guard let figures = try measure(labels, member.family) else {
        print("pango: could not be had here (see above), so nothing is compared")
        return bars
      }
      guard figures.lines == member.lineCount else {
        throw BenchmarkError(description: "Pango finds \(figures.lines) lines in \(member.family)")
      }
      let own = LabelFigures.coldMicroseconds(
        labels, try fonts.font(member), fonts.environment)
      bars.append(
        Bar(
          subject: "\(member.family), no cache, over Pango \(figures.version)",
          value: own * figures.perSecond / 1e6, greatest: 1 / 2.5
        ).printed())
    }
    return bars
  }

  private static func measure(_ labels: [String], _ family: String) throws -> Figures? {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Peer/run")
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("labels-\(ProcessInfo.processInfo.processIdentifier).txt")
    try (labels.joined(separator: "\n") + "\n").write(
      to: input, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: input) }
    let output = Pipe()
    let process = Process()
    process.executableURL = script
    process.arguments = ["pango", family]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != unavailable else { return nil }
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(description: "Peer/run pango ended with \(process.terminationStatus)")
    }
    return try JSONDecoder().decode(Figures.self, from: data)
  }
}
