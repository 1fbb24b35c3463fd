import Foundation

/// Decoding of the rows of `Rows.xml`, beside Foundation's JSON decoding of the same rows.
struct RowDecoding {
  /// The same six fields for JSON.
  private struct JSONRow: Codable {
    let id: Int
    let title: String
    let score: Double
    let kind: String
    let flag: Bool
    let note: String?
  }

  /// Measures and prints; to be called on the main thread, as data sources live there.
  func compare() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor private func measure() throws {
    let rows = BenchmarkRowsDataSource().sections[0].items.map(\.model)
    let json = try JSONEncoder().encode(
      rows.map {
        JSONRow(
          id: $0.id, title: $0.title, score: $0.score, kind: "\($0.kind)", flag: $0.flag,
          note: $0.note)
      })
    guard rows.count == 70_000, rows.last?.id == 70_000 else {
      throw BenchmarkError(description: "the rows are not the fixture's")
    }
    let ours = Stopwatch.median {
      Stopwatch.nanoseconds {
        let items = BenchmarkRowsDataSource().sections[0].items
        let sum = items.reduce(0) { $0 + $1.model.title.utf8.count }
        precondition(sum > 0)
      }
    }
    let theirs = Stopwatch.median {
      Stopwatch.nanoseconds {
        let decoded = try? JSONDecoder().decode([JSONRow].self, from: json)
        precondition(decoded?.count == 70_000)
      }
    }
    print("decoding of \(rows.count) rows of six fields")
    print(
      "  rows \(Self.rate(rows.count, ours)) a second, JSON \(Self.rate(rows.count, theirs))"
        + " a second, \(json.count >> 20) MB of JSON: \((ours / theirs).threeDigits) of its time")
  }

  private static func rate(_ count: Int, _ nanoseconds: Double) -> String {
    String(format: "%.2f million", Double(count) / nanoseconds * 1e3)
  }
}
