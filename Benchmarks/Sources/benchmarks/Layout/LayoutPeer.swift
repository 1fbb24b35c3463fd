import Foundation

/// Another layout engine, measured on the same trees in the same run.
enum LayoutPeer: String, CaseIterable {
  /// Yoga (C++, -O2).
  case yoga
  /// Taffy, through the Python package `stretchable`; its first tree has leaves of a fixed size.
  case taffy

  /// A peer's time for one kind of tree, in nanoseconds per element.
  private struct Figures: Decodable {
    let layout: Double
    let all: Double?
  }

  // What `Peer/run` ends with where a compiler, Python or the package is missing.
  private static let unavailable: Int32 = 69

  /// Lays out the trees with every peer and prints how many times as long it needs.
  ///
  /// Where a peer cannot be had, that is printed and nothing is compared.
  static func compareAll(_ trees: [LayoutTree]) throws {
    for peer in allCases { try peer.compare(trees) }
  }

  private func compare(_ trees: [LayoutTree]) throws {
    guard let figures = try measure() else {
      return print("\(rawValue): could not be had here (see above), so nothing is compared")
    }
    print("\(rawValue): nanoseconds an element, and how many times as long as here")
    for tree in trees {
      guard let theirs = figures[tree.name] else { continue }
      let layout = Self.ratio(theirs.layout, LayoutFigures.layoutAlone(tree))
      let all = theirs.all.map { Self.ratio($0, LayoutFigures.buildLayoutAndFree(tree)) }
      print(
        "  \(tree.name): layout alone \(layout)"
          + (all.map { ", build+layout+free \($0)" } ?? ""))
    }
  }

  private static func ratio(_ theirs: Double, _ ours: Double) -> String {
    String(format: "%.1f ÷ %.1f = %.2f", theirs, ours, theirs / ours)
  }

  /// The peer's figures, or nil where the peer cannot be had.
  private func measure() throws -> [String: Figures]? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Peer")
    let output = Pipe()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("run")
    process.arguments = [rawValue]
    // A child in a group of its own must not wait for the terminal.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != Self.unavailable else { return nil }
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(
        description: "Peer/run \(rawValue) ended with \(process.terminationStatus)")
    }
    return try JSONDecoder().decode([String: Figures].self, from: data)
  }
}
