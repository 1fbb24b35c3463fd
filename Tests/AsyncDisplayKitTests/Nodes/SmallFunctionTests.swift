import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Small functions of nodes") @MainActor
struct SmallFunctionTests {
  // Source: `ASDisplayNodeExtras.h`, `NSStringFromASInterfaceStateChange`.
  @Test("a change of states names what came and went, without measuring")
  func stateChange() {
    #expect(
      NSStringFromASInterfaceStateChange([.preload, .visible], [.preload, .display])
        == "{ +Display -Visible }")
    #expect(NSStringFromASInterfaceStateChange(.visible, .visible) == "{ }")
    #expect(NSStringFromASInterfaceStateChange(.none, .measureLayout) == "{ }")
  }

  // Source: `ASLocking.h`.
  @Test("Foundation's locks can be acquired in a sequence")
  func locks() {
    let (plain, recursive, conditional) = (NSLock(), NSRecursiveLock(), NSConditionLock())
    var set = ASLockSequence { $0(plain) && $0(recursive) && $0(conditional) }
    #expect(set.count == 3 && !plain.tryLock() && !conditional.tryLock())
    ASUnlockSet(&set)
    #expect(plain.tryLock() && recursive.tryLock() && conditional.tryLock())
    for lock in [plain, recursive, conditional] as [any NSLocking] { lock.unlock() }
  }

  // Source: `UIImage+ASConvenience.mm`, `cachedImageNamed`.
  @Test("an image that is not there is nil for any traits")
  func namedImage() {
    withNodeEnvironment { _, _ in
      #expect(UIImage.as_imageNamed("no such image", compatibleWith: nil) == nil)
    }
  }

  private final class Calls {
    var count = 0
  }

  // Source: `ASDisplayNode.mm`, `-setViewBlock:`.
  @Test("a layer-backed node stays layer-backed with a view block, which is not called")
  func viewBlockOfLayer() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      node.isLayerBacked = true
      let calls = Calls()
      node.setViewBlock {
        calls.count += 1
        return UIView()
      }
      #expect(node.isLayerBacked && node.isSynchronous)
      #expect(node.layer is _ASDisplayLayer && calls.count == 0 && log.codes.isEmpty)
    }
  }
}
