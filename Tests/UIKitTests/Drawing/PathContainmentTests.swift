import Testing
import UIKitSimulation

@testable import UIKit

@Suite("Points inside of outlines")
struct PathContainmentTests {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test(
    "an oval holds what its equation does",
    arguments: [
      (point(50, 50), true), (point(99, 50), true), (point(101, 50), false),
      (point(85, 85), true), (point(86, 86), false), (point(14, 14), false), (point(15, 15), true),
      (point(50, -1), false),
    ])
  func oval(point: CGPoint, isInside: Bool) {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(point) == isInside)
    #expect(path.cgPath.contains(point) == isInside)
  }

  @Test(
    "a part that is not closed holds nothing as UIKit's outline, and is closed as Core Graphics'")
  func open() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: Self.point(10, 0))
    path.addLine(to: Self.point(10, 10))
    path.addLine(to: Self.point(0, 10))
    #expect(!path.contains(Self.point(5, 5)))
    #expect(path.cgPath.contains(Self.point(5, 5)))
    path.close()
    #expect(path.contains(Self.point(5, 5)))
  }

  @Test("a hole counts by the rule of odd numbers, and by winding where it runs the other way")
  func hole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    path.append(inner)
    #expect(path.contains(Self.point(15, 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(Self.point(15, 15)) && path.contains(Self.point(5, 15)))
    #expect(!path.cgPath.contains(Self.point(15, 15), using: .evenOdd))
    let turned = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    turned.append(inner.reversing())
    #expect(!turned.contains(Self.point(15, 15)) && turned.contains(Self.point(5, 15)))
  }

  @Test("a transform is applied to the point")
  func transform() {
    let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)
    #expect(path.contains(Self.point(5, 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    #expect(!path.contains(Self.point(5, 5)))
  }

  @Test("a reversed outline runs from end to beginning with its curves' points exchanged")
  func reversing() {
    let path = UIBezierPath()
    path.lineWidth = 7
    path.move(to: Self.point(0, 0))
    path.addCurve(
      to: Self.point(9, 0), controlPoint1: Self.point(1, 5), controlPoint2: Self.point(8, 6))
    path.addQuadCurve(to: Self.point(9, 9), controlPoint: Self.point(12, 4))
    path.close()
    path.move(to: Self.point(20, 0))
    path.addLine(to: Self.point(30, 0))
    let reversed = path.reversing()
    #expect(
      reversed.cgPath.elements == [
        .move(Self.point(30, 0)), .line(Self.point(20, 0)),
        .move(Self.point(9, 9)), .quadCurve(Self.point(9, 0), control: Self.point(12, 4)),
        .curve(Self.point(0, 0), control1: Self.point(8, 6), control2: Self.point(1, 5)), .close,
      ])
    #expect(reversed.lineWidth == 7 && path.cgPath.elements.count == 6)
    #expect(UIBezierPath().reversing().isEmpty)
  }
}
