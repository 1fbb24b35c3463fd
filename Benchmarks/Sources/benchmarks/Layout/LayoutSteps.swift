import AsyncDisplayKit
import Foundation

/// The steps of the layout benchmark, each in a function of its own, for a profiler that counts
/// instructions: a count is the same in every run, whatever else the machine does.
enum LayoutSteps {
  /// The number of elements that are made, laid out and freed.
  static let elementCount = 44_444

  /// Makes, lays out and frees trees, and prints how many elements they have.
  static func run(_ tree: LayoutTree) {
    let count = max(1, elementCount / tree.elementCount)
    let batch = max(1, 2_000 / tree.elementCount)
    for start in stride(from: 0, to: count, by: batch) {
      var roots = make(tree, start..<min(start + batch, count))
      var layouts = layOut(roots, tree.range)
      free(&roots, &layouts)
    }
    print("steps: \(tree.name), \(count * tree.elementCount) elements")
  }

  @inline(never)
  private static func make(_ tree: LayoutTree, _ indices: Range<Int>) -> [ASLayoutSpec] {
    indices.map { tree.make($0) }
  }

  @inline(never)
  private static func layOut(_ roots: [ASLayoutSpec], _ range: ASSizeRange) -> [ASLayout] {
    roots.map { ASCalculateRootLayout($0, range) }
  }

  @inline(never)
  private static func free(_ roots: inout [ASLayoutSpec], _ layouts: inout [ASLayout]) {
    layouts = []
    roots = []
  }
}
