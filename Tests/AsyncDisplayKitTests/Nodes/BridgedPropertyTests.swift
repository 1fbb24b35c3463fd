import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct BridgedPropertyTests {
  @Test("every bridged property starts with its documented value", arguments: [false, true])
  func defaults(isLayerBacked: Bool) {
    withNodeEnvironment { _, _ in
      for isLoaded in [false, true] {
        let node = ASDisplayNode()
        node.isLayerBacked = isLayerBacked
        if isLoaded { _ = node.layer }
        #expect(node.bounds == .zero)
        #expect(node.frame == .zero)
        #expect(node.position == .zero)
        #expect(node.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(node.zPosition == 0)
        #expect(CATransform3DIsIdentity(node.transform))
        #expect(node.alpha == 1)
        #expect(!node.isHidden)
        #expect(!node.clipsToBounds)
        #expect(node.backgroundColor == nil)
        #expect(node.cornerRadius == 0)
        #expect(node.cornerRoundingType == .defaultSlowCALayer)
        #expect(node.borderWidth == 0)
        #expect(node.shadowOpacity == 0)
        #expect(node.shadowOffset == CGSize(width: 0, height: -3))
        #expect(node.shadowRadius == 3)
        #expect(node.contentMode == .scaleToFill)
        #expect(node.borderColor?.components == UIColor.black.cgColor.components)
        #expect(node.shadowColor?.components == UIColor.black.cgColor.components)
        #expect(node.isOpaque)
        #expect(node.contentsScale == (isLoaded ? 2 : 1))
        #expect(node.isUserInteractionEnabled == !isLayerBacked)
        #expect(node.accessibilityIdentifier == nil)
        #expect(node.semanticContentAttribute == .unspecified)
        #expect(node.displaysAsynchronously)
        #expect(!node.displaySuspended)
        #expect(node.shouldAnimateSizeChanges)
        #expect(node.hitTestSlop == .zero)
      }
    }
  }

  /// Sets every property to a value of its own.
  static func setAll(_ node: ASDisplayNode) {
    node.frame = CGRect(x: 12, y: 52, width: 100, height: 53)
    node.zPosition = 4
    node.alpha = 0.25
    node.isHidden = true
    node.clipsToBounds = true
    node.backgroundColor = .red
    node.cornerRadius = 5
    node.borderWidth = 2
    node.borderColor = UIColor.blue.cgColor
    node.shadowOpacity = 0.5
    node.shadowOffset = CGSize(width: 1, height: 2)
    node.shadowRadius = 6
    node.shadowColor = UIColor.green.cgColor
    node.contentMode = .center
    node.contentsScale = 3
    node.accessibilityIdentifier = "identifier"
    node.accessibilityLabel = "label"
    node.isAccessibilityElement = true
  }

  static func expectAll(_ node: ASDisplayNode) {
    #expect(node.frame == CGRect(x: 12, y: 52, width: 100, height: 53))
    #expect(node.zPosition == 4)
    #expect(node.alpha == 0.25)
    #expect(node.isHidden)
    #expect(node.clipsToBounds)
    #expect(node.backgroundColor?.cgColor == UIColor.red.cgColor)
    #expect(node.cornerRadius == 5)
    #expect(node.borderWidth == 2)
    #expect(node.borderColor == UIColor.blue.cgColor)
    #expect(node.shadowOpacity == 0.5)
    #expect(node.shadowOffset == CGSize(width: 1, height: 2))
    #expect(node.shadowRadius == 6)
    #expect(node.shadowColor == UIColor.green.cgColor)
    #expect(node.contentMode == .center)
    #expect(node.contentsScale == 3)
    #expect(node.accessibilityIdentifier == "identifier")
    #expect(node.accessibilityLabel == "label")
    #expect(node.isAccessibilityElement)
  }

  enum Kind: CaseIterable {
    case view, layer, foreignView, foreignLayer

    @MainActor func makeNode() -> ASDisplayNode {
      switch self {
      case .view: return ASDisplayNode()
      case .layer:
        let node = ASDisplayNode()
        node.isLayerBacked = true
        return node
      case .foreignView: return ASDisplayNode(viewBlock: { UIView() })
      case .foreignLayer: return ASDisplayNode(layerBlock: { CALayer() })
      }
    }
  }

  @Test("values set off main before load reach the view or layer", arguments: Kind.allCases)
  func setBeforeLoad(_ kind: Kind) {
    withNodeEnvironment { _, log in
      let node = kind.makeNode()
      inBackgroundRole { Self.setAll(node) }
      Self.expectAll(node)
      _ = node.layer
      Self.expectAll(node)
      #expect(node.layer.frame == CGRect(x: 12, y: 52, width: 100, height: 53))
      #expect(node.layer.opacity == 0.25)
      #expect(node.layer.backgroundColor == UIColor.red.cgColor)
      #expect(node.layer.cornerRadius == 5)
      #expect(log.all.isEmpty)
    }
  }

  @Test("values set after load pass straight through", arguments: Kind.allCases)
  func setAfterLoad(_ kind: Kind) {
    withNodeEnvironment { scheduler, log in
      let node = kind.makeNode()
      _ = node.layer
      Self.setAll(node)
      Self.expectAll(node)
      #expect(node.layer.zPosition == 4)
      #expect(node.layer.isHidden)
      #expect(log.all.isEmpty)
    }
  }

  @Test(
    "values set off main on a loaded node wait for the next main turn", arguments: Kind.allCases)
  func setOffMain(_ kind: Kind) {
    withNodeEnvironment { scheduler, log in
      let node = kind.makeNode()
      _ = node.layer
      inBackgroundRole { Self.setAll(node) }
      #expect(node.layer.zPosition == 0)
      #expect(node.alpha == 1)
      #expect(scheduler.pendingSteps.count == 1)
      scheduler.drain()
      Self.expectAll(node)
      #expect(log.all.isEmpty)
    }
  }

  @Test("reading a property of a loaded node off main is a violation")
  func readOffMain() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      _ = inBackgroundRole { node.alpha }
      #expect(log.all.isEmpty)
      _ = node.view
      _ = inBackgroundRole { (node.alpha, node.contentsScale) }
      #expect(log.codes == [.propertyReadOffMain, .propertyReadOffMain])
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-safeAreaInsets`, which is a bridged property.
  @Test("any thread may read the safe area until the node is loaded")
  func safeAreaOffMain() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      #expect(inBackgroundRole { node.safeAreaInsets } == .zero)
      #expect(log.all.isEmpty)
      _ = node.view
      _ = inBackgroundRole { node.safeAreaInsets }
      #expect(log.codes == [.propertyReadOffMain])
    }
  }

  @Test("the frame follows bounds, position and anchor point as a view's does")
  func geometry() {
    withNodeEnvironment { _, _ in
      let view = UIView()
      view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
      view.center = CGPoint(x: 10, y: 20)
      view.bounds = CGRect(x: 0, y: 0, width: 60, height: 80)
      for isLoaded in [false, true] {
        let node = ASDisplayNode()
        if isLoaded { _ = node.view }
        node.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        node.position = CGPoint(x: 10, y: 20)
        node.bounds = CGRect(x: 0, y: 0, width: 60, height: 80)
        #expect(node.frame == view.frame)
        _ = node.view
        #expect(node.view.frame == view.frame)
      }
      view.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
      for isLoaded in [false, true] {
        let node = ASDisplayNode()
        if isLoaded { _ = node.view }
        node.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        node.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
        #expect(node.position == view.center)
        #expect(node.bounds == view.bounds)
      }
    }
  }

  @Test("a loaded node rejects geometry that is not finite, and the old value stays")
  func invalidGeometry() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      _ = node.view
      node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      node.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      node.position = CGPoint(x: 0, y: CGFloat.nan)
      node.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      var transform = CATransform3DIdentity
      transform.m23 = CGFloat.nan
      node.transform = transform
      #expect(node.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(CATransform3DIsIdentity(node.transform))
      let codes = Set(log.codes)
      #expect(codes == [RuntimeViolation.Code.invalidGeometry])
      #expect(log.all.count == 4)
    }
  }

  // Source: `_ASPendingState.mm`, `-setBounds:` and `-setPosition:`; `_ASDisplayLayer.mm`, `-setBounds:`.
  @Test(
    "before load, 0 is stored for what is not a number")
  func invalidPendingGeometry() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      node.bounds = CGRect(x: 1, y: 2, width: CGFloat.nan, height: 4)
      node.position = CGPoint(x: CGFloat.nan, y: 7)
      #expect(node.bounds == CGRect(x: 1, y: 2, width: 0, height: 4))
      #expect(node.position == CGPoint(x: 0, y: 7))
      #expect(log.codes == [.invalidGeometry, .invalidGeometry])
      node.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      #expect(node.position == CGPoint(x: 0, y: 7) && log.all.count == 3)
    }
  }

  // Source: `ASDimension.h`, `ASIsTransformValidForLayout`; `_ASDisplayLayer.mm`, `-setTransform:`.
  @Test(
    "a transform may be infinite; one with values that are not numbers is rejected by the layer")
  func infiniteTransform() {
    withNodeEnvironment { _, log in
      let (loaded, unloaded) = (ASDisplayNode(), ASDisplayNode())
      _ = loaded.view
      for node in [loaded, unloaded] {
        node.transform.m11 = .infinity
        #expect(node.transform.m11 == .infinity)
      }
      #expect(loaded.layer.transform.m11 == .infinity && log.all.isEmpty)
      unloaded.transform.m11 = .nan
      #expect(unloaded.transform.m11.isNaN && log.all.isEmpty)
      #expect(CATransform3DIsIdentity(unloaded.layer.transform))
      #expect(log.codes == [.invalidGeometry])
    }
  }

  // Source: `_ASPendingState.mm`, `-setContents:` and `-applyToView:withSpecialPropertiesHandling:`.
  @Test("contents that are set before load are those of the layer, and do not load it")
  func pendingContents() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      let image = UIImage(name: "a", size: CGSize(width: 1, height: 1))
      node.contents = image
      #expect(!node.isNodeLoaded && node.contents as? UIImage === image)
      #expect(node.layer.contents as? UIImage === image)
      #expect(log.all.isEmpty)
    }
  }

  // Source: `ASDisplayNode.h`, `backgroundColor`; `ASDisplayNodeTests.mm`,
  // `testBackgroundColorOpaqueRelationshipView`.
  @Test("a background color does not change whether a node is opaque", arguments: Kind.allCases)
  func opaque(_ kind: Kind) {
    withNodeEnvironment { _, _ in
      for isLoaded in [false, true] {
        let node = kind.makeNode()
        if isLoaded { _ = node.layer }
        let former = node.isOpaque
        node.backgroundColor = .red
        #expect(node.isOpaque == former)
        node.backgroundColor = .clear
        #expect(node.isOpaque == former)
        _ = node.layer
        #expect(node.isOpaque == node.layer.isOpaque)
        node.isOpaque = !former
        #expect(node.isOpaque == !former && node.layer.isOpaque == !former)
      }
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-frame` and `-setFrame:`.
  @Test("the frame is the one without the transform", arguments: [false, true])
  func frameWithTransform(isLayerBacked: Bool) {
    withNodeEnvironment { _, _ in
      for isLoaded in [false, true] {
        let node = ASDisplayNode()
        node.isLayerBacked = isLayerBacked
        if isLoaded { _ = node.layer }
        node.transform = CATransform3DMakeScale(2, 3, 1)
        node.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(node.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(node.position == CGPoint(x: 25, y: 40))
        _ = node.layer
        #expect(node.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(node.layer.bounds.size == CGSize(width: 30, height: 40))
      }
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-tintColor` and `-setTintColor:`.
  @Test("a layer-backed node has the tint color of its supernode unless it has its own")
  func inheritedTint() {
    withNodeEnvironment { scheduler, _ in
      let (parent, middle, child) = (ASDisplayNode(), ASDisplayNode(), TintedNode())
      for node in [middle, child] { node.isLayerBacked = true }
      parent.addSubnode(middle)
      middle.addSubnode(child)
      #expect(child.tintColor == nil)
      for isLoaded in [false, true] {
        if isLoaded { _ = parent.view }
        parent.tintColor = .red
        #expect(child.tintColor == .red)
        middle.tintColor = .green
        #expect(child.tintColor == .green)
        child.tintColor = .blue
        #expect(child.tintColor == .blue && middle.tintColor == .green)
        #expect(child.changes == (isLoaded ? 1 : 0))
        child.tintColor = .blue
        #expect(child.changes == (isLoaded ? 1 : 0))
        child.tintColor = nil
        middle.tintColor = nil
        child.changes = 0
      }
      inBackgroundRole { child.tintColor = .blue }
      scheduler.drain()
      #expect(child.tintColor == .blue && child.changes == 1)
    }
  }

  // Source: `_ASPendingState.mm`, `-applyToView:withSpecialPropertiesHandling:`;
  // `ASBridgedPropertiesTests.mm`, `testThatSettingTintColorSetNeedsDisplayOnView`.
  @Test("a new color, or a new opacity, draws the node again")
  func redrawing() {
    withNodeEnvironment { scheduler, _ in
      let node = ASDisplayNode(viewBlock: { DisplayCountingView() })
      guard let view = node.view as? DisplayCountingView else { return }
      let former = view.requests
      inBackgroundRole { node.tintColor = .orange }
      #expect(view.requests == former)
      scheduler.drain()
      #expect(view.tintColor == .orange && view.requests == former + 1)
      inBackgroundRole { node.tintColor = .orange }
      scheduler.drain()
      #expect(view.requests == former + 1)
      node.backgroundColor = .red
      node.backgroundColor = .red
      #expect(view.requests == former + 2)
      node.isOpaque.toggle()
      #expect(view.requests == former + 3)
      node.tintColor = .purple
      #expect(view.requests == former + 3)
    }
  }

  // Source: `ASImageNode.mm`, `-tintColorDidChange`, which requests display while loading applies the tint.
  @Test("a hook that is called while the values of a new view are applied may set values itself")
  func settingWhileApplying() {
    withNodeEnvironment { _, _ in
      let node = HookedNode()
      node.tintColor = .red
      node.alpha = 0.5
      _ = node.view
      #expect(node.changes == 1)
      #expect(node.view.tintColor == .red && node.alpha == 0.5)
      #expect(node.borderWidth == 7 && node.view.layer.borderWidth == 7)
    }
  }

  @Test("a layer-backed node keeps what its layer cannot hold, also what other threads set")
  func keptValues() {
    withNodeEnvironment { scheduler, _ in
      let node = ASDisplayNode()
      node.isLayerBacked = true
      node.isHidden = true
      _ = node.layer
      inBackgroundRole {
        node.accessibilityLabel = "label"
        node.isAccessibilityElement = true
        node.accessibilityIdentifier = "identifier"
        node.accessibilityHint = "hint"
        node.insetsLayoutMarginsFromSafeArea = false
        node.backgroundColor = .red
        node.contentMode = .center
      }
      scheduler.drain()
      #expect(node.accessibilityLabel == "label" && node.isAccessibilityElement)
      #expect(node.accessibilityIdentifier == "identifier" && node.accessibilityHint == "hint")
      #expect(!node.insetsLayoutMarginsFromSafeArea && node.contentMode == .center)
      #expect(node.backgroundColor == .red && node.isHidden)
    }
  }

  @Test("drawn corner rounding keeps the radius from the layer")
  func cornerRounding() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.cornerRadius = 8
      node.cornerRoundingType = .precomposited
      _ = node.view
      #expect(node.cornerRadius == 8)
      #expect(node.layer.cornerRadius == 0)
      node.cornerRoundingType = .defaultSlowCALayer
      #expect(node.layer.cornerRadius == 8)
    }
  }

  @Test("points convert through levels that are each off by one", arguments: [false, true])
  func conversion(isLoaded: Bool) {
    withNodeEnvironment { _, _ in
      let nodes = (0..<6).map { _ in ASDisplayNode() }
      for (parent, child) in zip(nodes, nodes.dropFirst()) {
        child.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
        parent.addSubnode(child)
      }
      nodes[3].bounds.origin = CGPoint(x: 20, y: 0)
      if isLoaded { _ = nodes[0].view }
      let point = nodes[5].convert(CGPoint(x: 2, y: 3), to: nodes[0])
      #expect(point == CGPoint(x: -13, y: 8))
      #expect(nodes[5].convert(point, from: nodes[0]) == CGPoint(x: 2, y: 3))
      let sibling = ASDisplayNode()
      sibling.frame = CGRect(x: 100, y: 200, width: 1, height: 1)
      nodes[0].addSubnode(sibling)
      #expect(nodes[1].convert(CGPoint.zero, to: sibling) == CGPoint(x: -99, y: -199))
    }
  }

  @Test("without a node points convert to the window", arguments: [false, true])
  func conversionToWindow(isLayerBacked: Bool) {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let parent = ASDisplayNode()
      let child = ASDisplayNode()
      child.isLayerBacked = isLayerBacked
      parent.addSubnode(child)
      parent.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      child.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      window.addSubview(parent.view)
      #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 16))
      #expect(child.convert(CGPoint(x: 15, y: 16), from: nil) == .zero)
    }
  }

  @Test("touches count a slop around the bounds")
  func hitTestSlop() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(!node.view.point(inside: CGPoint(x: -3, y: 5), with: nil))
      node.hitTestSlop = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
      #expect(node.view.point(inside: CGPoint(x: -3, y: 5), with: nil))
      #expect(!node.view.point(inside: CGPoint(x: -6, y: 5), with: nil))
    }
  }

  @Test("safe areas of nodes without a view come from the supernode")
  func safeArea() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 10, left: 10, bottom: 10, right: 10)
      window.rootViewController = controller
      let root = ASDisplayNode()
      let child = ASDisplayNode()
      child.isLayerBacked = true
      root.addSubnode(child)
      root.frame = window.bounds
      child.frame = window.bounds.inset(
        by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      controller.view.addSubview(root.view)
      #expect(root.safeAreaInsets == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      #expect(child.safeAreaInsets == UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6))
    }
  }
}

@MainActor
struct OverriddenPropertyTests {
  final class Observing: ASDisplayNode {
    var seen: [String] = []
    override var frame: CGRect { didSet { seen.append("frame") } }
    override var isHidden: Bool { didSet { seen.append("hidden \(isHidden)") } }
    override var backgroundColor: UIColor? { didSet { seen.append("color") } }
    override var accessibilityLabel: String? {
      get { "always" }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test("an app may override the properties that apps override")
  func overrides() {
    withNodeEnvironment { _, _ in
      let node = Observing()
      node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      node.isHidden = true
      node.backgroundColor = .red
      #expect(node.seen == ["frame", "hidden true", "color"])
      #expect(node.accessibilityLabel == "always")
      #expect(node.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(node.view.isHidden)
    }
  }

  @Test("a change of the safe area or the margins makes the layout stale where the app wants it")
  func relayout() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      let quiet = RecordingNode()
      let eager = RecordingNode()
      eager.automaticallyRelayoutOnSafeAreaChanges = true
      eager.automaticallyRelayoutOnLayoutMarginsChanges = true
      for node in [quiet, eager] {
        node.frame = window.bounds
        controller.view.addSubview(node.view)
      }
      window.layoutIfNeeded()
      let (first, second) = (quiet.layoutVersion, eager.layoutVersion)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
      #expect(quiet.layoutVersion == first)
      // The margins hold the safe area, so that both have changed.
      #expect(eager.layoutVersion == second + 2)
      for node in [quiet, eager] {
        node.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      }
      #expect(quiet.layoutVersion == first)
      #expect(eager.layoutVersion == second + 3)
    }
  }
}

/// A node that counts changes of its tint color.
private final class TintedNode: ASDisplayNode {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

/// A node that sets a property and requests display when its tint color changes.
private final class HookedNode: ASDisplayNode {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
    guard changes < 10 else { return }
    borderWidth = 7
    setNeedsDisplay()
  }
}

/// A view that counts requests for display.
private final class DisplayCountingView: UIView {
  var requests = 0

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    requests += 1
  }

  // Source: `ASDisplayNode.mm`, `-asyncTraitCollectionDidChangeWithPreviousTraitCollection:`.
  @Test("a layer-backed node's dynamic background color follows the style of the interface")
  func dynamicBackground() {
    func color(_ style: UIUserInterfaceStyle) -> CGColor? {
      withNodeEnvironment { _, _ in
        let node = ASDisplayNode()
        node.isLayerBacked = true
        node.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        _ = node.layer
        var environment = RuntimeEnvironment.current
        environment.traits.userInterfaceStyle = style
        return environment.bind {
          var traits = ASPrimitiveTraitCollection()
          traits.userInterfaceStyle = style
          node.setPrimitiveTraitCollection(traits)
          return node.layer.backgroundColor
        }
      }
    }
    #expect(color(.light) == UIColor.black.cgColor)
    #expect(color(.dark) == UIColor.white.cgColor)
  }
}
