import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Random trees")
struct RandomTreeTests {
  @Test("have finite frames whatever their numbers are", arguments: 0..<400)
  func frames(_ seed: Int) throws {
    var random = RandomTree(seed: UInt64(seed))
    let value = random.element(depth: 6)
    var tree: (any ASLayoutElement)?
    _ = LaidOut.violations {
      var builder = LayoutCaseBuilder()
      tree = try? builder.element(value)
    }
    let root = try #require(tree)
    let range = between(0, 0, random.length(0.3, .infinity), random.length(0.3, .infinity))
    let found = LaidOut(range, scale: CGFloat(1 + seed % 3)) { root }
    for (name, frame) in found.frames {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(name) in tree \(seed)")
    }
    #expect(found.size.width.isFinite && found.size.height.isFinite)
  }

  @Test("give the same frames when they are laid out again", arguments: 400..<500)
  func repetition(_ seed: Int) throws {
    var random = RandomTree(seed: UInt64(seed), wildness: 0)
    let value = random.element(depth: 5)
    var builder = LayoutCaseBuilder()
    let root = try builder.element(value)
    let first = LaidOut(upTo(300, 400)) { root }
    _ = LaidOut(upTo(120, .infinity)) { root }
    let third = LaidOut(upTo(300, 400)) { root }
    #expect(first.size == third.size && first.frames == third.frames)
  }
}
