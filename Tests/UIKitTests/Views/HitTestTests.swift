import Testing
import UIKit

@Suite("Hit testing of views")
@MainActor
struct HitTestTests {
  private func tree() -> (root: UIView, back: UIView, front: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    return (root, back, front)
  }

  @Test(
    "the frontmost view that contains the point is hit",
    arguments: [
      (5.0, "root"), (15, "back"), (45, "front"), (95, "root"), (150, "none"), (-1, "none"),
    ])
  func frontmost(coordinate: Double, expected: String) {
    let (root, back, front) = tree()
    let hit = root.hitTest(CGPoint(x: coordinate, y: coordinate), with: nil)
    let names = [ObjectIdentifier(root): "root", .init(back): "back", .init(front): "front"]
    #expect(hit.map { names[ObjectIdentifier($0)] } ?? "none" == expected)
  }

  @Test(
    "views that are hidden, nearly clear or deaf are passed over",
    arguments: [("hidden", true), ("clear", true), ("faint", false), ("deaf", true)])
  func passedOver(kind: String, isPassedOver: Bool) {
    let (root, back, front) = tree()
    switch kind {
    case "hidden": front.isHidden = true
    case "clear": front.alpha = 0.009
    case "faint": front.alpha = 0.02
    default: front.isUserInteractionEnabled = false
    }
    let hit = root.hitTest(CGPoint(x: 45, y: 45), with: nil)
    #expect(hit === (isPassedOver ? back : front))
  }

  @Test("a point outside of a parent hits no child, even one that reaches there")
  func outside() {
    let (root, back, _) = tree()
    let child = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
    back.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 5, y: 12), with: nil) === root)
  }

  @Test("a view may answer for a larger area")
  func larger() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = Wide(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    root.addSubview(wide)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === wide)
  }
}
