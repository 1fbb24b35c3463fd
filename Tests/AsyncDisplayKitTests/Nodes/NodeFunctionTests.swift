import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct NodeFunctionTests {
  final class Special: ASDisplayNode {}

  /// root [ a special, b [ c special, d [ e special ] ] ]
  static func makeTree() -> (root: ASDisplayNode, named: [String: ASDisplayNode]) {
    var named: [String: ASDisplayNode] = [:]
    for name in ["a", "c", "e"] { named[name] = Special() }
    for name in ["root", "b", "d"] { named[name] = ASDisplayNode() }
    for (name, node) in named { node.debugName = name }
    for (parent, child) in [("root", "a"), ("root", "b"), ("b", "c"), ("b", "d"), ("d", "e")] {
      if let child = named[child] { named[parent]?.addSubnode(child) }
    }
    return (named["root"] ?? ASDisplayNode(), named)
  }

  @Test("searches find the nodes of a class in depth-first order")
  func search() {
    withNodeEnvironment { _, _ in
      let (root, named) = Self.makeTree()
      let found = ASDisplayNodeFindAllSubnodesOfClass(root, Special.self)
      #expect(found.map(\.debugName) == ["a", "c", "e"])
      #expect(ASDisplayNodeFindAllSubnodes(root) { $0.debugName == "d" } == [named["d"]])
      #expect(ASDisplayNodeFindFirstSubnode(root) { $0.debugName == "e" } === named["e"])
      #expect(ASDisplayNodeFindFirstSubnode(root) { $0 === root } == nil)
      #expect(ASDisplayNodeFindFirstSubnodeOfClass(root, Special.self) === named["a"])
      #expect(ASDisplayNodeFindFirstSupernode(named["e"]) { $0.debugName == "b" } === named["b"])
      #expect(named["e"]?.supernode(of: Special.self, includingSelf: false) == nil)
      #expect(named["e"].map(ASDisplayNodeUltimateParentOfNode) === root)
    }
  }

  @Test("descriptions hold the class and the names, recursive ones the tree")
  func descriptions() {
    withNodeEnvironment { _, _ in
      let (root, named) = Self.makeTree()
      named["e"]?.accessibilityIdentifier = "last"
      #expect(named["e"]?.description == "<Special \"e\" \"last\">")
      let lines = root.displayNodeRecursiveDescription().split(separator: "\n")
      #expect(lines.count == 6)
      #expect(lines[4].hasPrefix(" |  | <ASDisplayNode \"d\"; frame = 0.0 0.0 0.0 0.0; unloaded"))
      #expect(lines[5].hasPrefix(" |  |  | <Special \"e\" \"last\""))
    }
  }

  @Test("a block for the main thread runs at once there, in the next turn elsewhere")
  func mainBlock() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      ASPerformBlockOnMainThread { log.add("\(RuntimeScheduling.Role.current)") }
      #expect(log.all == ["main"])
      inBackgroundRole {
        ASPerformBlockOnMainThread { log.add("\(RuntimeScheduling.Role.current)") }
      }
      #expect(log.all == ["main"])
      scheduler.drain()
      #expect(log.all == ["main", "main"])
      ASPerformBlockOnBackgroundThread { log.add("\(RuntimeScheduling.Role.current)") }
      #expect(log.all.count == 2)
      scheduler.drain()
      #expect(log.all == ["main", "main", "background"])
    }
  }

  @Test("the interface state functions test single bits")
  func interfaceStates() {
    #expect(ASInterfaceStateIncludesVisible(.inHierarchy))
    #expect(!ASInterfaceStateIncludesVisible([.preload, .display]))
    #expect(ASInterfaceStateIncludesDisplay([.preload, .display]))
    #expect(ASInterfaceStateIncludesPreload(.preload))
    #expect(!ASInterfaceStateIncludesPreload(.measureLayout))
    #expect(NSStringFromASInterfaceState([.preload, .visible]) == "{ Preload | Visible }")
  }

  @Test("the direction is the environment's")
  func direction() {
    withNodeEnvironment(direction: .rightToLeft) { _, _ in #expect(ASIsRTL()) }
    withNodeEnvironment { _, _ in #expect(!ASIsRTL()) }
  }

  @Test("the style closure sets values and returns the node")
  func styled() {
    let node = ASDisplayNode()
    let same = node.styled { style in
      style.width = ASDimensionMake(100)
      style.flexGrow = 1
      style.flexShrink = 1
    }
    #expect(same === node)
    #expect(node.style.width == ASDimensionMake(100))
    #expect(node.style.flexGrow == 1)
    #expect(node.style.flexShrink == 1)
  }
}

@MainActor
struct NodeSettingsTests {
  @Test(
    "memory warnings set one of two range modes",
    arguments: [
      (ASLayoutRangeMode.visibleOnly, true), (.lowMemory, true), (.full, false),
      (.minimum, false), (.unspecified, false),
    ])
  func memoryWarnings(mode: ASLayoutRangeMode, isAllowed: Bool) {
    withNodeEnvironment { _, log in
      #expect(ASDisplayNode.rangeModeForMemoryWarnings == .lowMemory)
      ASDisplayNode.setRangeModeForMemoryWarnings(mode)
      #expect(ASDisplayNode.rangeModeForMemoryWarnings == (isAllowed ? mode : .lowMemory))
      #expect(log.codes == (isAllowed ? [] : [.invalidMemoryWarningMode]))
    }
  }

  @Test("class settings are apart between environments")
  func perEnvironment() {
    withNodeEnvironment { _, _ in
      ASDisplayNode.suppressesInvalidCollectionUpdateExceptions = true
      ASDisplayNode.nonFatalErrorBlock = { _ in }
      ASImageNode.shouldShowImageScalingOverlay = true
      ASControlNode.enableHitTestDebug = true
      withNodeEnvironment { _, _ in
        #expect(!ASDisplayNode.suppressesInvalidCollectionUpdateExceptions)
        #expect(ASDisplayNode.nonFatalErrorBlock == nil)
        #expect(!ASImageNode.shouldShowImageScalingOverlay && !ASControlNode.enableHitTestDebug)
      }
      #expect(ASDisplayNode.suppressesInvalidCollectionUpdateExceptions)
      #expect(ASDisplayNode.nonFatalErrorBlock != nil)
      #expect(ASImageNode.shouldShowImageScalingOverlay && ASControlNode.enableHitTestDebug)
    }
  }
}
