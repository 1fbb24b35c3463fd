import AsyncDisplayKit
import Foundation
import Synchronization
import Testing
import UIKit

@Suite("Concurrent stacks")
struct ConcurrentStackTests {
  private func tree(isConcurrent: Bool) -> ASLayoutSpec {
    let columns = (0..<8).map { column in
      let boxes = (0..<5).map { row in
        Box("\(column).\(row)", CGFloat(10 + column * row), CGFloat(7 + row)).flexing(grow: 1)
      }
      let stack = SpecImageTree.column(boxes, align: .stretch)
      stack.isConcurrent = isConcurrent
      return stack.flexing(grow: CGFloat(column), shrink: 1)
    }
    let stack = SpecImageTree.row(columns, align: .stretch)
    stack.isConcurrent = isConcurrent
    return stack
  }

  @Test("give the frames of stacks that are not", arguments: [100, 400, CGFloat.infinity])
  func sameFrames(_ width: CGFloat) {
    let range = between(0, 0, width, 90)
    let concurrent = LaidOut(range) { tree(isConcurrent: true) }
    let serial = LaidOut(range) { tree(isConcurrent: false) }
    #expect(concurrent.frames == serial.frames)
    #expect(concurrent.frames.count == 40)
    #expect(concurrent.size == serial.size)
  }

  @Test("measure their children in the environment of the stack")
  func environment() {
    let found = LaidOut(ASSizeRangeUnconstrained, scale: 3) {
      let stack = SpecImageTree.row([Box("a", 0.1, 1), Box("b", 0.1, 1), Box("c", 1e7, 1)])
      stack.isConcurrent = true
      return stack
    }
    #expect(found["b"]?[2] == 1.0 / 3)
    #expect(found.violations.map(\.code) == [.invalidLayoutSize])
  }
}
