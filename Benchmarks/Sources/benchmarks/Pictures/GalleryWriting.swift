import Foundation

/// The time to lay out and draw the containers of this package's fixtures and to write a gallery of them.
///
/// The program `show-fixture` writes the gallery, as what it calls is visible inside of its package alone.
enum GalleryWriting {
  private static let pictureCount = 1_000
  private static let greatestSeconds = 10.0
  /// The number of times that the gallery is written. The result is the median.
  private static let runs = 3

  static func run() throws {
    let path =
      ProcessInfo.processInfo.environment["SHOW_FIXTURE"] ?? "../.build/release/show-fixture"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError(
        description: "build it first: swift build -c release --product show-fixture, in '..'")
    }
    print("gallery: median of \(runs), \(pictureCount) pictures, in seconds")
    let seconds = try (0..<runs).map { _ in try write(with: path) }
    let bar = Bar(
      subject: "laid out, drawn and written", value: Stopwatch.median(of: seconds),
      greatest: greatestSeconds
    ).printed()
    guard bar.isMet else {
      throw BenchmarkError(description: "a gallery takes longer than it may")
    }
  }

  /// Writes a gallery and returns the seconds that it took, after checking that nothing is missing.
  private static func write(with path: String) throws -> Double {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--gallery", folder.path(percentEncoded: false), "--pictures", "\(pictureCount)",
    ]
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let elapsed = (clock.now - start) / .seconds(1)
    let entries = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "entries").path(percentEncoded: false))
    guard process.terminationStatus == 0, entries.count == pictureCount else {
      throw BenchmarkError(description: "the gallery has \(entries.count) entries")
    }
    return elapsed
  }
}
