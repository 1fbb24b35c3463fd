import Testing
import UIKit
import UIKitSimulation

@Suite("Layers that draw, transactions and layer animations")
@MainActor
struct SpecialLayerTests {
  private func drawn(_ layer: CALayer) -> [RuntimeDrawing.DisplayList.Operation] {
    layer.bounds.size = CGSize(width: 10, height: 20)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    guard case .drawing(let list) = (layer.contents as? CGImage)?.source else { return [] }
    return list.operations
  }

  @Test("a shape layer draws inside and line of its outline")
  func shape() {
    let layer = CAShapeLayer()
    #expect(drawn(layer).isEmpty)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).cgPath
    layer.path = path
    layer.fillRule = .evenOdd
    layer.strokeColor = UIColor.red.cgColor
    layer.lineCap = .round
    layer.lineDashPattern = [1, 2]
    #expect(
      drawn(layer) == [
        .fill(path, color: UIColor.black.cgColor, rule: .evenOdd, blend: .normal),
        .stroke(
          path, color: UIColor.red.cgColor,
          style: RuntimeDrawing.DisplayList.StrokeStyle(cap: .round, dash: [1, 2]), blend: .normal),
      ])
    layer.fillColor = nil
    layer.strokeColor = nil
    #expect(drawn(layer).isEmpty)
  }

  @Test("a gradient layer draws its colors from start to end")
  func gradient() {
    let layer = CAGradientLayer()
    #expect(drawn(layer).isEmpty)
    layer.colors = [UIColor.red.cgColor, "no color", UIColor.blue.cgColor]
    layer.endPoint = CGPoint(x: 1, y: 1)
    let colors = CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(colors.locations == [0, 1])
    #expect(
      drawn(layer) == [
        .gradient(
          colors, from: CGPoint(x: 5, y: 0), to: CGPoint(x: 10, y: 20),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      ])
  }

  @Test("a transaction's completion waits for its duration, the inner one's for its own")
  func transactions() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { log("outer") }
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { log("inner") }
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      CATransaction.commit()
    }
    #expect(log.calls.isEmpty)
    stage.settle()
    #expect(log.take() == ["inner"])
    stage.advance(2.1)
    #expect(log.take() == ["outer"])
  }

  @Test("a layer's animation ends by the clock, by removal or by another of its name")
  func animations() {
    final class Delegate: CAAnimationDelegate {
      let log = CallLog()
      func animationDidStart(_ anim: CAAnimation) { log("start \(anim.duration)") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log("stop \(anim.duration) \(flag)")
      }
    }
    let (stage, layer, delegate) = (Stage(), CALayer(), Delegate())
    func animation(_ duration: Double) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.delegate = delegate
      return animation
    }
    let endless = animation(9)
    endless.repeatCount = .infinity
    stage.environment.bind {
      layer.add(animation(1), forKey: "a")
      layer.add(animation(2), forKey: "a")
      layer.add(endless, forKey: "b")
    }
    #expect(layer.animationKeys() == ["a", "b"])
    stage.advance(100)
    layer.removeAllAnimations()
    #expect(
      delegate.log.take() == [
        "start 1.0", "stop 1.0 false", "start 2.0", "start 9.0", "stop 2.0 true",
        "stop 9.0 false",
      ])
    #expect(layer.animationKeys() == nil)
    #expect(stage.environment.bind { CACurrentMediaTime() } == 100)
  }
}
