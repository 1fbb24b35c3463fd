import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite("Sums of changing lengths")
struct LengthTreeTests {
  @Test("sums are those of the lengths after every change", arguments: [0, 1, 2, 7, 64, 1000])
  func sums(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    var lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...90, using: &random)) }
    var tree = LengthTree(lengths)
    for _ in 0..<50 {
      if let index = lengths.indices.randomElement(using: &random) {
        lengths[index] = CGFloat(Int.random(in: 0...90, using: &random))
        tree[index] = lengths[index]
        #expect(tree[index] == lengths[index])
      }
      let place = Int.random(in: 0...count, using: &random)
      #expect(tree.start(of: place) == lengths[..<place].reduce(0, +))
      #expect(tree.total == lengths.reduce(0, +))
    }
  }

  @Test("rounding errors do not accumulate")
  func rounding() {
    var tree = LengthTree(Array(repeating: 0.1, count: 100))
    let total = tree.total
    for _ in 0..<1000 {
      tree[50] = 1e9
      tree[50] = 0.1
    }
    #expect(tree.total == total)
  }

  @Test("rows in a range are found as in heights that are known")
  func rows() {
    let heights: [CGFloat] = [10, 0, 30, 5, 5, 0, 40]
    let (known, estimated) = (RowHeights(heights), RowHeights(estimates: heights))
    for low in stride(from: CGFloat(-10), to: 100, by: 5) {
      for high in stride(from: low, to: 110, by: 5) {
        #expect(known.rows(in: low...high) == estimated.rows(in: low...high))
      }
    }
  }
}
