import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct NodeControllerTests {
  final class Controller: ASNodeController<RecordingNode> {
    private(set) var heard: [String] = []
    private(set) var loads = 0

    override func loadNode() {
      loads += 1
      node = RecordingNode()
    }
    override func nodeDidLoad() { heard.append("load") }
    override func nodeDidLayout() { heard.append("layout") }
    override func didEnterPreloadState() { heard.append("preload") }
    override func didEnterDisplayState() { heard.append("display") }
    override func didEnterVisibleState() { heard.append("visible") }
    override func didExitVisibleState() { heard.append("not visible") }
    override func didExitDisplayState() { heard.append("not display") }
    override func interfaceStateDidChange(
      _ newState: ASInterfaceState, from oldState: ASInterfaceState
    ) {
      super.interfaceStateDidChange(newState, from: oldState)
      heard.append("\(oldState.rawValue) to \(newState.rawValue)")
    }
  }

  @Test("the node is made when it is asked for, once, and knows its controller")
  func load() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      #expect(controller.loads == 0)
      let node = controller.node
      #expect(controller.node === node)
      #expect(controller.loads == 1)
      #expect(node?.nodeController === controller)
      #expect(ASNodeController<ASDisplayNode>().node != nil)
    }
  }

  @Test("the controller receives what happens to its node")
  func hooks() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      let window = makeWindow()
      window.addSubview(controller.node.view)
      controller.node.view.removeFromSuperview()
      #expect(
        controller.heard == [
          "load", "preload", "display", "visible", "0 to 15", "not display", "not visible",
          "15 to 0",
        ])
    }
  }

  @Test("the controller keeps the node, or the node the controller")
  func references() {
    withNodeEnvironment { _, _ in
      weak var weakNode: RecordingNode?
      weak var weakController: Controller?
      var controller: Controller? = Controller()
      weakNode = controller?.node
      weakController = controller
      #expect(weakNode != nil)
      controller?.shouldInvertStrongReference = true
      #expect(weakNode == nil, "the controller no longer keeps it")
      var node = controller?.node
      controller = nil
      #expect(weakController?.node === node)
      #expect(node?.nodeController === weakController)
      node = nil
      #expect(weakController == nil)
    }
  }

  @Test("inverting back and forth keeps the node that is retained elsewhere")
  func inversion() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      let node = controller.node
      controller.shouldInvertStrongReference = true
      controller.shouldInvertStrongReference = true
      controller.shouldInvertStrongReference = false
      #expect(controller.node === node)
      #expect(controller.loads == 1)
    }
  }

  @Test("a node that is replaced continues to notify its controller, which reports an advisory")
  func replacement() {
    withNodeEnvironment { _, reports in
      let controller = Controller()
      let former: RecordingNode = controller.node
      controller.node = former
      #expect(reports.all.isEmpty)
      controller.node = RecordingNode()
      #expect(reports.all.map(\.code) == [.formerNodeOfController])
      _ = former.view
      #expect(controller.heard == ["load"])
    }
  }

  // Source: `ASNodeController+Beta.mm`, `-lock`, `-tryLock` and `-unlock`.
  @Test("the lock of a controller is recursive and another one than its node's")
  func locks() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      let node: RecordingNode = controller.node
      controller.lock()
      #expect(controller.tryLock())
      controller.unlock()
      let others = LockAttempts(controller: controller, node: node)
      #expect(others.run() == [false, true])
      controller.unlock()
      #expect(others.run() == [true, true])
    }
  }

  // Source: `ASNodeController+Beta.mm`, `-lockPair`; `ASLocking.h`, `ASLockSequence`.
  @Test("the locks of controller and node are acquired and released together")
  func lockPair() {
    withNodeEnvironment { _, _ in
      let controller = Controller()
      var alone = controller.lockPair()
      #expect(alone.count == 1 && controller.loads == 0)
      ASUnlockSet(&alone)
      let others = LockAttempts(controller: controller, node: controller.node)
      var pair = controller.lockPair()
      #expect(pair.count == 2)
      #expect(others.run() == [false, false])
      ASUnlockSet(&pair)
      #expect(pair.count == 0)
      #expect(others.run() == [true, true])
    }
  }

  // Source: `ASLocking.h`, `ASLockSequence`, which releases what it has and begins again.
  @Test("a sequence that fails releases its locks before it begins again")
  func repeatedSequence() {
    withNodeEnvironment { _, _ in
      let (first, second) = (ASDisplayNode(), ASDisplayNode())
      var attempts = 0
      var set = ASLockSequence { addLock in
        attempts += 1
        return addLock(first) && attempts == 2 && addLock(second)
      }
      #expect(attempts == 2 && set.count == 2)
      ASUnlockSet(&set)
      #expect(LockAttempts(controller: first, node: second).run() == [true, true])
    }
  }

  // Source: `ASLocking.h`, `kLockSetCapacity` and `ASLockSequence`.
  @Test("a set has at most 32 locks: a further one is reported and not acquired")
  func lockCapacity() {
    withNodeEnvironment { _, log in
      let nodes = (0..<33).map { _ in ASDisplayNode() }
      var set = ASLockSequence { addLock in nodes.allSatisfy { addLock($0) } }
      #expect(set.count == 32 && log.codes == [.tooManyLocks])
      #expect(LockAttempts(controller: nodes[31], node: nodes[32]).run() == [false, true])
      ASUnlockSet(&set)
    }
  }

  /// Attempts of another thread to acquire two locks, which it releases at once.
  private struct LockAttempts {
    let controller: any ASLocking
    let node: any ASLocking

    func run() -> [Bool] { [controller, node].map(isFree) }

    private func isFree(_ lock: any ASLocking) -> Bool {
      let (answer, done) = (Locked(false), DispatchSemaphore(value: 0))
      // The other thread uses the lock alone.
      nonisolated(unsafe) let lock = lock
      Thread.detachNewThread {
        let isFree = lock.tryLock()
        if isFree { lock.unlock() }
        answer.withLock { $0 = isFree }
        done.signal()
      }
      done.wait()
      return answer.withLock { $0 }
    }
  }
}
