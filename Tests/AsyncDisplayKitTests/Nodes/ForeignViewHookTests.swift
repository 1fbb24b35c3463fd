import Testing
import UIKit

@testable import AsyncDisplayKit

/// The hooks of nodes whose view is not the one that Texture makes for nodes.
///
/// Source: `_ASDisplayView.mm`, whose methods the views of lists and of view blocks do not have.
@Suite("Hooks of lists and of nodes with view blocks")
@MainActor
struct ForeignViewHookTests {
  private enum Kind: CaseIterable {
    case collection, table, viewBlock

    @MainActor func make() -> ASDisplayNode {
      switch self {
      case .collection: HookedCollection(collectionViewLayout: UICollectionViewFlowLayout())
      case .table: HookedTable()
      case .viewBlock: HookedNode(viewBlock: { UIView() })
      }
    }
  }

  private final class HookedCollection: ASCollectionNode {
    var hooks: [String] = []
    override func tintColorDidChange() { hooks.append("tint") }
    override func safeAreaInsetsDidChange() { hooks.append("area") }
    override func layoutMarginsDidChange() { hooks.append("margins") }
  }

  private final class HookedTable: ASTableNode {
    var hooks: [String] = []
    override func tintColorDidChange() { hooks.append("tint") }
    override func safeAreaInsetsDidChange() { hooks.append("area") }
    override func layoutMarginsDidChange() { hooks.append("margins") }
  }

  private final class HookedNode: ASDisplayNode {
    var hooks: [String] = []
    override func tintColorDidChange() { hooks.append("tint") }
    override func safeAreaInsetsDidChange() { hooks.append("area") }
    override func layoutMarginsDidChange() { hooks.append("margins") }
  }

  private func hooks(of node: ASDisplayNode) -> [String] {
    switch node {
    case let node as HookedCollection: node.hooks
    case let node as HookedTable: node.hooks
    case let node as HookedNode: node.hooks
    default: []
    }
  }

  @Test("tint, safe area and margins of the view reach no hook", arguments: Kind.allCases)
  private func hooks(_ kind: Kind) {
    withNodeEnvironment { _, _ in
      let node = kind.make()
      let controller = UIViewController()
      let window = makeWindow()
      window.rootViewController = controller
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.addSubview(node.view)
      node.view.tintColor = .red
      node.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      window.layoutIfNeeded()
      #expect(hooks(of: node).isEmpty)
    }
  }

  @Test(
    "a superview does not become the supernode, and no superview keeps it", arguments: Kind.allCases
  )
  private func supernode(_ kind: Kind) {
    withNodeEnvironment { _, log in
      let (node, parent) = (kind.make(), ASDisplayNode())
      parent.view.addSubview(node.view)
      #expect(node.supernode == nil && parent.subnodes.isEmpty)
      let (other, second) = (ASDisplayNode(), kind.make())
      other.addSubnode(second)
      _ = other.view
      second.view.removeFromSuperview()
      #expect(second.supernode === other)
      let plain = ASDisplayNode()
      parent.view.addSubview(plain.view)
      #expect(plain.supernode === parent)
      #expect(log.codes.isEmpty)
    }
  }

  @Test("the base methods request the layout pass", arguments: [true, false])
  func baseMethods(_ callsSuper: Bool) {
    withNodeEnvironment { scheduler, _ in
      let node = callsSuper ? CountingNode() : SilentNode()
      node.automaticallyRelayoutOnSafeAreaChanges = true
      node.automaticallyRelayoutOnLayoutMarginsChanges = true
      let controller = UIViewController()
      let window = makeWindow()
      window.rootViewController = controller
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.addSubview(node.view)
      window.layoutIfNeeded()
      scheduler.drain()
      let passes = node.passes
      #expect(passes == 1)
      node.view.layoutMargins = UIEdgeInsets(top: 30, left: 1, bottom: 2, right: 3)
      scheduler.drain()
      #expect(node.passes == (callsSuper ? 2 : 1))
    }
  }

  private class CountingNode: ASDisplayNode {
    var passes = 0
    override func layout() {
      super.layout()
      passes += 1
    }
  }

  private final class SilentNode: CountingNode {
    override func safeAreaInsetsDidChange() {}
    override func layoutMarginsDidChange() {}
  }
}
