import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct ViewControllerTests {
  final class Observing: ASDisplayNode {
    var sizes: [CGSize] = []
    override func asyncTraitCollectionDidChange(
      withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
    ) {
      super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previousTraitCollection)
      sizes.append(primitiveTraitCollection().containerSize)
    }
  }

  final class Depths: ASDKViewController<ASDisplayNode> {
    var seen: [Int] = []
    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      seen.append(visibilityDepth())
    }
  }

  @Test("the controller's view is the node's, as large as UIKit wants it")
  func view() {
    withNodeEnvironment { scheduler, log in
      let controller = ASDKViewController(node: ASDisplayNode())
      #expect(!controller.node.isNodeLoaded)
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.view === controller.node.view)
      #expect(controller.node.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(controller.interfaceState == .inHierarchy)
      #expect(log.all.isEmpty)
    }
  }

  @Test("the node's subtree gets the controller's traits and the size of its view")
  func traits() {
    withNodeEnvironment { _, _ in
      let root = Observing()
      let child = Observing()
      root.addSubnode(child)
      let controller = ASDKViewController(node: root)
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(root.asyncTraitCollection().containerSize == CGSize(width: 320, height: 480))
      #expect(child.primitiveTraitCollection() == root.primitiveTraitCollection())
      #expect(child.primitiveTraitCollection().displayScale == 2)
      let late = Observing()
      root.addSubnode(late)
      #expect(late.primitiveTraitCollection() == root.primitiveTraitCollection())
      controller.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      controller.view.layoutIfNeeded()
      #expect(child.sizes.last == CGSize(width: 480, height: 320))
    }
  }

  @Test("an app may put its own traits in place of UIKit's")
  func overriddenTraits() {
    withNodeEnvironment { _, _ in
      let controller = ASDKViewController(node: ASDisplayNode())
      controller.overrideDisplayTraitsWithTraitCollection = { _ in
        var traits = ASPrimitiveTraitCollection()
        traits.userInterfaceStyle = .dark
        return ASTraitCollection(primitiveTraitCollection: traits)
      }
      controller.loadViewIfNeeded()
      #expect(controller.node.asyncTraitCollection().userInterfaceStyle == .dark)
    }
  }

  @Test("the depth is 0 from the first appearance, 1 when another controller covers it")
  func visibilityDepth() {
    withNodeEnvironment { scheduler, _ in
      let controller = Depths(node: ASDisplayNode())
      controller.loadViewIfNeeded()
      controller.viewWillAppear(false)
      controller.viewDidDisappear(false)
      controller.viewWillAppear(false)
      #expect(controller.seen == [1, 0])
    }
  }

  /// A node with ranges, as containers are.
  final class Ranged: ASDisplayNode, ASRangeControllerUpdateRangeProtocol {
    var modes: [ASLayoutRangeMode] = []
    func updateCurrentRange(with rangeMode: ASLayoutRangeMode) { modes.append(rangeMode) }
  }

  @Test("a node with ranges follows the depth, unless the app says otherwise")
  func rangeMode() {
    withNodeEnvironment { _, _ in
      #expect(
        !ASDKViewController(node: ASDisplayNode()).automaticallyAdjustRangeModeBasedOnViewEvents)
      let controller = ASDKViewController(node: Ranged())
      #expect(controller.automaticallyAdjustRangeModeBasedOnViewEvents)
      controller.viewDidDisappear(false)
      controller.viewWillAppear(false)
      #expect(controller.node.modes == [.minimum, .full])
      controller.automaticallyAdjustRangeModeBasedOnViewEvents = false
      controller.viewDidDisappear(false)
      #expect(controller.node.modes.count == 2)
    }
  }

  /// A controller that has ranges itself, and that says how deep it lies.
  private final class RangedController: ASDKViewController<Ranged>,
    ASRangeControllerUpdateRangeProtocol
  {
    var modes: [ASLayoutRangeMode] = []
    func updateCurrentRange(with rangeMode: ASLayoutRangeMode) { modes.append(rangeMode) }
    override func visibilityDepth() -> Int { -2 }
  }

  @Test("a controller with ranges takes the mode itself, and no depth is above the top")
  func ownRangeMode() {
    withNodeEnvironment { _, _ in
      let controller = RangedController(node: Ranged())
      controller.visibilityDepthDidChange()
      #expect(controller.modes == [.full])
      #expect(controller.node.modes.isEmpty)
    }
  }

  @Test("where placeholders must not show, the first layout of an appearance draws the tree")
  func neverShowPlaceholders() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let root = ASDisplayNode()
      let child = DrawingNode("a", log)
      root.addSubnode(child)
      let controller = ASDKViewController(node: root)
      controller.neverShowPlaceholders = true
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(log.all == ["a background"])
      #expect(child.contents != nil)
      child.clearContents()
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(child.contents == nil)
    }
  }

  @Test("a controller without a node has a plain view, and makes a node when asked for one")
  func withoutNode() {
    withNodeEnvironment { _, _ in
      final class Plain: ASDKViewController<RecordingNode> {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      let plain = Plain()
      #expect(plain.view.displayNode == nil)
      let asked = Plain()
      #expect(type(of: asked.node) == RecordingNode.self)
      #expect(asked.node === asked.node)
      #expect(asked.view === asked.node.view)
    }
  }

  @Test("the older class has a convenience initializer")
  func olderClass() {
    final class Older: ASViewController<RecordingNode> {
      let name: String
      init() {
        name = "older"
        super.init(node: RecordingNode())
      }
      required init?(coder: NSCoder) { nil }
    }
    withNodeEnvironment { _, _ in
      let controller = Older()
      #expect(controller.view === controller.node.view)
      let plain = ASViewController<RecordingNode>()
      #expect(type(of: plain.node) == RecordingNode.self)
    }
  }
}
