import Foundation
import UIKit

/// Queries and scroll steps of one list, for a profiler that counts instructions.
@MainActor
enum CollectionSteps {
  /// The lists by name.
  private static let lists: [String: () -> CollectionList] = [
    "uniform": { CollectionList(count: 1_000) },
    "grid": { CollectionList(count: 1_000, layout: CompositionalGrid.makeLayout()) },
    "varied": { CollectionList(count: 10_000, isVaried: true) },
  ]

  /// Makes a list and queries it, or scrolls it, two hundred times: `uniform query`, `grid scroll`.
  static func run(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, let make = lists[words[0]], ["query", "scroll"].contains(words[1])
    else {
      let names = lists.keys.sorted().joined(separator: "|")
      throw BenchmarkError(description: "no steps '\(name)'; there are: (\(names)) (query|scroll)")
    }
    let list = make()
    if words[1] == "query" { queries(of: list) } else { scrolling(of: list) }
    print("steps: \(name)")
  }

  @inline(never)
  private static func queries(of list: CollectionList) { _ = list.queryTime }

  @inline(never)
  private static func scrolling(of list: CollectionList) { _ = list.stepTime }
}
