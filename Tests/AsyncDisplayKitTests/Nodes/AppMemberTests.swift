import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Members of nodes that ordinary apps touch.
@Suite("Members of nodes in apps") @MainActor
struct AppMemberTests {
  private final class Reluctant: ASDisplayNode, UIGestureRecognizerDelegate {
    var asked: [UIGestureRecognizer] = []
    var allows = false

    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked.append(gestureRecognizer)
      return allows
    }
  }

  @Test("a node decides whether a recognizer of its view may begin")
  func gestures() {
    withNodeEnvironment { _, _ in
      let node = Reluctant()
      let plain = ASDisplayNode()
      var taps = 0
      let recognizer = UITapGestureRecognizer { _ in taps += 1 }
      node.view.addGestureRecognizer(recognizer)
      #expect(!recognizer.tap(at: .zero) && taps == 0 && node.asked == [recognizer])
      node.allows = true
      #expect(recognizer.tap(at: .zero) && taps == 1)
      recognizer.delegate = node
      node.asked = []
      #expect(recognizer.tap(at: .zero) && node.asked.count == 2)
      recognizer.delegate = nil
      plain.view.addGestureRecognizer(recognizer)
      // Without a superview the base class answers no, as Texture's message to nil does.
      #expect(!recognizer.tap(at: .zero))
      let window = makeWindow()
      window.addSubview(plain.view)
      #expect(recognizer.tap(at: .zero) && plain.gestureRecognizerShouldBegin(recognizer))
    }
  }

  @Test("views and layers of nodes know their nodes, and others know none")
  func nodes() {
    withNodeEnvironment { _, _ in
      for node in [ASDisplayNode(), ASDisplayNode(viewBlock: { UILabel() }), ASTableNode()] {
        #expect(node.view.asyncdisplaykit_node === node)
        #expect(node.layer.asyncdisplaykit_node === node)
      }
      let backed = ASDisplayNode(layerBlock: { CALayer() })
      #expect(backed.layer.asyncdisplaykit_node === backed)
      #expect(UIView().asyncdisplaykit_node == nil && CALayer().asyncdisplaykit_node == nil)
      #expect(!CALayer().as_allowsHighlightDrawing)
      backed.layer.as_allowsHighlightDrawing = true
      #expect(backed.layer.as_allowsHighlightDrawing)
    }
  }

  private static func setRare(_ node: ASDisplayNode) {
    node.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    node.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    node.rasterizationScale = 3
    node.subnodeTransform = CATransform3DMakeScale(2, 1, 1)
    node.allowsGroupOpacity = false
    node.allowsEdgeAntialiasing = true
    node.edgeAntialiasingMask = .layerTopEdge
    node.contentsGravity = CALayerContentsGravity.center.rawValue
    node.actions = ["position": NSNull()]
    node.isExclusiveTouch = true
    node.autoresizesSubviews = false
  }

  private static func expectRare(_ node: ASDisplayNode) {
    #expect(node.contentsRect == CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(node.contentsCenter == CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
    #expect(node.rasterizationScale == 3)
    #expect(CATransform3DEqualToTransform(node.subnodeTransform, CATransform3DMakeScale(2, 1, 1)))
    #expect(!node.allowsGroupOpacity && node.allowsEdgeAntialiasing)
    #expect(node.edgeAntialiasingMask == .layerTopEdge)
    #expect(node.contentsGravity == "center" && node.actions?.count == 1)
  }

  @Test("properties that few nodes set reach the view or layer", arguments: [false, true])
  func rare(isLayerBacked: Bool) {
    withNodeEnvironment { _, log in
      for loadsFirst in [false, true] {
        let node = ASDisplayNode()
        node.isLayerBacked = isLayerBacked
        #expect(node.allowsGroupOpacity && !node.isExclusiveTouch && node.autoresizesSubviews)
        #expect(node.contentsGravity == "resize" && node.actions == nil)
        if loadsFirst { _ = node.layer }
        inBackgroundRole { if !loadsFirst { Self.setRare(node) } }
        if loadsFirst { Self.setRare(node) }
        if !loadsFirst { Self.expectRare(node) }
        let layer = node.layer
        Self.expectRare(node)
        #expect(layer.contentsRect.width == 0.5 && layer.rasterizationScale == 3)
        #expect(layer.sublayerTransform.m11 == 2 && layer.contentsGravity == .center)
        #expect(layer.edgeAntialiasingMask == .layerTopEdge && layer.actions?.count == 1)
        guard !isLayerBacked else { continue }
        #expect(node.isExclusiveTouch && node.view.isExclusiveTouch)
        #expect(!node.autoresizesSubviews && !node.view.autoresizesSubviews)
      }
      #expect(log.all.allSatisfy { $0.code == .unusedMember })
    }
  }

  private final class Watching: ASDisplayNode {
    var log: [String] = []

    override var cornerRadius: CGFloat { didSet { log.append("radius \(cornerRadius)") } }
    override var clipsToBounds: Bool { didSet { log.append("clips \(clipsToBounds)") } }
    override func transitionLayout(
      with constrainedSize: ASSizeRange, animated: Bool, shouldMeasureAsync: Bool,
      measurementCompletion completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
      log.append("transition")
      super.transitionLayout(
        with: constrainedSize, animated: animated, shouldMeasureAsync: shouldMeasureAsync,
        measurementCompletion: completion)
    }
  }

  @Test("a subclass is notified of its corners, its clipping and of every transition")
  func overrides() {
    withNodeEnvironment { _, _ in
      let node = Watching()
      node.cornerRadius = 4
      node.clipsToBounds = true
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.view.layoutIfNeeded()
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      #expect(node.log == ["radius 4.0", "clips true", "transition"])
      #expect(node.layer.cornerRadius == 4 && node.layer.masksToBounds)
    }
  }
}
