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
      // Source: `ASDKViewController.mm`, `-primitiveTraitCollectionForUITraitCollection:` and
      // `-viewWillLayoutSubviews`.
      #expect(controller.node.primitiveTraitCollection().containerSize == .zero)
      controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
      controller.view.layoutIfNeeded()
      #expect(
        controller.node.primitiveTraitCollection().containerSize == CGSize(width: 50, height: 60))
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

  // Source: `ASDKViewController.mm`, `-setAutomaticallyAdjustRangeModeBasedOnViewEvents:`, which logs it.
  @Test(
    "a range mode that is to follow view events without ranges is reported, once for each change")
  func rangeModeWithoutRanges() {
    let log = withNodeEnvironment { _, log in
      let controller = ASDKViewController(node: ASDisplayNode())
      controller.automaticallyAdjustRangeModeBasedOnViewEvents = true
      controller.automaticallyAdjustRangeModeBasedOnViewEvents = true
      #expect(controller.automaticallyAdjustRangeModeBasedOnViewEvents)
      let ranged = ASDKViewController(node: Ranged())
      ranged.automaticallyAdjustRangeModeBasedOnViewEvents = false
      ranged.automaticallyAdjustRangeModeBasedOnViewEvents = true
      return log
    }
    #expect(log.codes == [.rangeModeWithoutRanges])
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

  // Source: `ASDKViewController.mm`, `-updateCurrentRangeModeWithModeIfPossible:`; `ASVisibilityProtocols.mm`,
  // `ASLayoutRangeModeForVisibilityDepth`, whose number has no sign.
  @Test("a controller with ranges and its node both take the mode, for a negative depth the lowest")
  func ownRangeMode() {
    withNodeEnvironment { _, _ in
      let controller = RangedController(node: Ranged())
      controller.visibilityDepthDidChange()
      #expect(controller.modes == [.lowMemory])
      #expect(controller.node.modes == [.lowMemory])
    }
  }

  // Source: `ASDKViewController.mm`, `-_initializeInstance`.
  @Test("loading the node loads the controller's view, also when the node was loaded before")
  func loadingOfTheNode() {
    withNodeEnvironment { _, _ in
      let (early, late) = (ASDisplayNode(), ASDisplayNode())
      _ = early.view
      #expect(ASDKViewController(node: early).isViewLoaded)
      let controller = ASDKViewController(node: late)
      #expect(!controller.isViewLoaded)
      _ = late.layer
      #expect(controller.viewIfLoaded === late.view)
    }
  }

  // Source: `ASDKViewController.mm`, `-primitiveTraitCollectionForUITraitCollection:`.
  @Test("after the view is loaded, the container size is that of its frame")
  func containerSizeAtLoad() {
    withNodeEnvironment { _, _ in
      let controller = ASDKViewController(node: ASDisplayNode())
      controller.loadViewIfNeeded()
      #expect(controller.view.frame.size != .zero)
      let size = controller.node.primitiveTraitCollection().containerSize
      #expect(size == controller.view.frame.size)
    }
  }

  /// A controller whose node is measured in a range of its own.
  private final class ConstrainedController: ASDKViewController<MeasuredNode> {
    override func nodeConstrainedSize() -> ASSizeRange {
      ASSizeRange(min: .zero, max: CGSize(width: 50, height: 60))
    }
  }

  /// A node that records the ranges in which it is measured.
  final class MeasuredNode: ASDisplayNode {
    var maxima: [CGSize] = []

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      maxima.append(constrainedSize)
      return CGSize(width: 10, height: 10)
    }
  }

  // Source: `ASDKViewController.mm`, `-viewWillLayoutSubviews`.
  @Test("each layout pass of the controller's view measures the node in its constrained size")
  func constrainedSize() {
    withNodeEnvironment { _, _ in
      let controller = ConstrainedController(node: MeasuredNode())
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      controller.node.maxima = []
      controller.node.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(controller.node.maxima.first == CGSize(width: 50, height: 60))
    }
  }

  // Source: `ASDKViewController.mm`, `-viewWillAppear:`, which lays out the view of every node.
  @Test("a controller lays out its node when it is about to appear")
  func layoutOnAppearing() {
    withNodeEnvironment { _, _ in
      let controller = ASDKViewController(node: RecordingNode())
      controller.loadViewIfNeeded()
      #expect(controller.node.count("layout") == 0)
      controller.viewWillAppear(false)
      #expect(controller.node.count("layout") == 1)
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

  // Source: `ASDKViewController.h`, `node`, and `ASDKViewController.mm`, `-init`.
  @Test("a controller without a node has none, and a plain view")
  func withoutNode() {
    withNodeEnvironment { _, _ in
      final class Plain: ASDKViewController<RecordingNode> {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      let plain = Plain()
      #expect(plain.view.displayNode == nil)
      #expect(plain.node == nil)
      plain.traitCollectionDidChange(nil)
      plain.view.layoutIfNeeded()
      #expect(plain.node == nil && !plain.automaticallyAdjustRangeModeBasedOnViewEvents)
      let cell = ASCellNode(viewControllerBlock: { Plain() }, didLoad: nil)
      #expect(cell.view.subviews.count == 1)
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
      #expect(plain.node != nil)
    }
  }
}
