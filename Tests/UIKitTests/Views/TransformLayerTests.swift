import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite("Transform layers and plane transforms")
@MainActor
struct TransformLayerTests {
  private func drawing(of layer: CALayer) -> [RuntimeDrawing.DisplayList.Operation] {
    let context = CGContext(size: CGSize(width: 50, height: 50), scale: 1)
    layer.render(in: context)
    return context.displayList.operations
  }

  @Test("a transform layer shows its sublayers and nothing of its own")
  func drawsNothing() {
    let (layer, child) = (CATransformLayer(), CALayer())
    for part in [layer, child] {
      part.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      part.backgroundColor = UIColor.red.cgColor
    }
    child.frame.origin.x = 5
    layer.addSublayer(child)
    let operations = drawing(of: layer)
    guard operations.count == 1, case .fill(let path, _, _, _) = operations[0] else {
      Issue.record("something else was drawn: \(operations)")
      return
    }
    #expect(path.boundingBox.minX == 5)
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
  }

  @Test("a transform layer is not hit, its sublayers are")
  func hits() {
    let (layer, child) = (CATransformLayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.addSublayer(child)
    #expect(layer.hitTest(CGPoint(x: 2, y: 2)) === child)
    #expect(layer.hitTest(CGPoint(x: 8, y: 8)) == nil)
  }

  @Test("a transform of the plane is set and read as one")
  func plane() {
    let layer = CALayer()
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 3)
    layer.setAffineTransform(transform)
    #expect(layer.affineTransform() == transform)
    #expect(
      CATransform3DEqualToTransform(layer.transform, CATransform3DMakeAffineTransform(transform)))
  }

  @Test("a class's own action comes after the layer's")
  func defaultActions() {
    final class Fading: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? CATransition() : nil
      }
    }
    let layer = Fading()
    #expect(layer.action(forKey: "opacity") is CATransition)
    #expect(layer.action(forKey: "bounds") == nil)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") is NSNull)
  }

  @Test("an animation that repeats for a time ends after it")
  func repeatDuration() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    animation.repeatDuration = 3
    #expect(animation.totalDuration == 3)
    animation.repeatDuration = .infinity
    #expect(animation.totalDuration == nil)
  }
}
