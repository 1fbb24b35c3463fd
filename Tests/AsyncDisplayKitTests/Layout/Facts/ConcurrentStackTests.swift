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

  @Test("measure one after the other where a node is in several children", arguments: [1, 2])
  func sharedNode(count: Int) {
    let scheduler = SplittingScheduler()
    let environment = RuntimeEnvironment(scheduler: scheduler)
    environment.bind {
      let nodes = (0..<count).map { Box("\($0)", 10, 10) }
      let stack = SpecImageTree.row(
        [0, count - 1].map { ASInsetLayoutSpec(insets: .zero, child: nodes[$0]) })
      stack.isConcurrent = true
      #expect(stack.layoutThatFits(between(0, 0, 100, 100)).size.width == 20)
      #expect((scheduler.splits > 0) == (count > 1))
    }
  }
}

/// A scheduler that counts how often something is spread over the cores.
private final class SplittingScheduler: RuntimeScheduler {
  private let base = RuntimeScheduling.SteppedScheduler()
  private let count = Locked(0)

  var splits: Int { count.withLock(\.self) }
  var now: Double { base.now }
  var pendingSteps: [RuntimeScheduling.Step] { base.pendingSteps }

  func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    self.count.withLock { $0 += 1 }
    for index in 0..<count { body(index) }
  }

  func enqueueOnMain(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    base.enqueueOnMain(step, job)
  }

  func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane) {
    base.enqueue(work, on: lane)
  }

  @MainActor func waitUntilIdle(_ lane: RuntimeScheduling.Lane) { base.waitUntilIdle(lane) }

  @discardableResult
  func scheduleTimer(
    after delay: Double, _ step: RuntimeScheduling.Step,
    _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeScheduling.TimerID { base.scheduleTimer(after: delay, step, job) }

  func cancelTimer(_ timer: RuntimeScheduling.TimerID) { base.cancelTimer(timer) }

  @MainActor func advance(by seconds: Double) { base.advance(by: seconds) }

  @MainActor func settle(within stepCount: Int) async -> Bool {
    await base.settle(within: stepCount)
  }
}
