import Testing
import UIKit

@Suite("Layers")
@MainActor
struct LayerTests {
  private final class Recorder: CALayer {
    var log: CallLog?

    override func layoutSublayers() {
      log?("layout \(name ?? "")")
      super.layoutSublayers()
    }
    override func display() {
      log?("display \(name ?? "")")
    }
    override func action(forKey event: String) -> (any CAAction)? {
      log?("\(event) \(name ?? "")")
      return super.action(forKey: event)
    }
  }

  private func layer(_ name: String, _ log: CallLog) -> Recorder {
    let layer = Recorder()
    layer.name = name
    layer.log = log
    return layer
  }

  @Test("a tree of layers is notified when it enters and leaves a window")
  func orderEvents() {
    let (log, stage) = (CallLog(), Stage())
    let (outer, inner) = (layer("o", log), layer("i", log))
    outer.addSublayer(inner)
    #expect(log.take().isEmpty)
    stage.window.layer.addSublayer(outer)
    #expect(log.take() == ["onOrderIn o", "onOrderIn i"])
    inner.removeFromSuperlayer()
    #expect(log.take() == ["onOrderOut i"])
    let view = UIView()
    view.layer.addSublayer(inner)
    stage.window.addSubview(view)
    #expect(log.take() == ["onOrderIn i"])
  }

  @Test("the delegate's action wins over the layer's own")
  func actions() {
    final class Action: CAAction {
      let log: CallLog
      let name: String
      init(_ name: String, _ log: CallLog) { (self.name, self.log) = (name, log) }
      func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        log("\(name) \(event)")
      }
    }
    final class Delegate: CALayerDelegate {
      var action: Action?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
    }
    let (log, stage, delegate, layer) = (CallLog(), Stage(), Delegate(), CALayer())
    layer.actions = [kCAOnOrderIn: Action("own", log)]
    layer.delegate = delegate
    stage.window.layer.addSublayer(layer)
    delegate.action = Action("delegate", log)
    layer.removeFromSuperlayer()
    #expect(log.take() == ["own onOrderIn", "delegate onOrderOut"])
  }

  @Test("a window's pass lays layers out and then draws what is stale")
  func passes() {
    let (log, stage) = (CallLog(), Stage())
    let (outer, inner) = (layer("o", log), layer("i", log))
    outer.addSublayer(inner)
    stage.window.layer.addSublayer(outer)
    stage.settle()
    log.calls = []
    inner.setNeedsDisplay()
    inner.setNeedsLayout()
    stage.settle()
    #expect(log.take() == ["layout i", "display i"])
    #expect(!inner.needsDisplay() && !inner.needsLayout())
  }

  @Test("sublayers are inserted, replaced and set in order")
  func order() {
    let root = CALayer()
    let layers = "abcd".map { name in
      let layer = CALayer()
      layer.name = String(name)
      return layer
    }
    func names() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    #expect(names() == "bca")
    root.insertSublayer(layers[0], below: layers[1])
    #expect(names() == "abc")
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(names() == "adc")
    #expect(layers[1].superlayer == nil)
    root.sublayers = [layers[2], layers[1]]
    #expect(names() == "cb")
    root.sublayers = nil
    #expect(root.sublayers == nil && layers[2].superlayer == nil)
  }

  @Test("hit testing prefers higher layers, then later ones")
  func hitTesting() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (back, front) = (CALayer(), CALayer())
    for layer in [back, front] {
      layer.frame = root.bounds
      root.addSublayer(layer)
    }
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point) === front)
    back.zPosition = 1
    #expect(root.hitTest(point) === back)
    back.isHidden = true
    #expect(root.hitTest(point) === front)
    front.opacity = 0
    #expect(root.hitTest(point) === root)
    #expect(root.hitTest(CGPoint(x: 20, y: 5)) == nil)
  }

  @Test("a copy has the values and no sublayers")
  func copy() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    layer.borderWidth = 6
    layer.addSublayer(CALayer())
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.cornerRadius == 5 && copy.borderWidth == 6)
    #expect(copy.sublayers == nil)
  }

  @Test("a view's look is its layer's")
  func look() {
    let view = UIView()
    view.alpha = 0.25
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.25 && view.layer.isHidden && view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.alpha = 3
    #expect(view.alpha == 1)
  }
}
