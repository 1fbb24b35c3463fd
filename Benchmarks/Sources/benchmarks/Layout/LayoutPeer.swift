import Foundation

/// Taffy, through the Python package `stretchable`, on the same trees.
enum LayoutPeer {
  /// Lays out the trees with the peer and prints how much longer it needs.
  ///
  /// Where the peer cannot be had, that is printed and nothing is compared.
  static func compare(_ trees: [LayoutTree]) throws {
    guard let peer = try measurePeer() else {
      return print("peer: Taffy could not be had here (see above), so nothing is compared")
    }
    print("peer: Taffy, layout alone, nanoseconds an element; tree 1 with leaves of fixed size")
    for tree in trees {
      guard let theirs = peer[tree.name] else {
        throw BenchmarkError(description: "the peer did not measure '\(tree.name)'")
      }
      let ours = LayoutFigures.layoutAlone(tree)
      print(
        "  \(tree.name): Taffy \(String(format: "%.1f", theirs)),"
          + " here \(String(format: "%.1f", ours)), \(String(format: "%.2f", theirs / ours)) times")
    }
  }

  // What `run` ends with where Python or the package is missing.
  private static let unavailable: Int32 = 69

  /// The peer's figures, or nil where the peer cannot be had.
  private static func measurePeer() throws -> [String: Double]? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Peer")
    let output = Pipe()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("run")
    // A child in a group of its own must not wait for the terminal.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != unavailable else { return nil }
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(description: "Peer/run ended with \(process.terminationStatus)")
    }
    return try JSONDecoder().decode([String: Double].self, from: data)
  }
}
