import Testing
import UIFoundation

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

/// Outlines with numbers that are not finite, or so large that their sum is not.
enum BoundlessOutline: CaseIterable {
  case roundedRectangle, oval, arc, quadraticCurve, cubicCurve, notANumber, huge

  private static let far = CGFloat.infinity

  @MainActor var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    switch self {
    case .roundedRectangle:
      return UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: Self.far, height: Self.far), cornerRadius: 4)
    case .oval:
      return UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: Self.far, height: Self.far))
    case .arc:
      path.addArc(
        withCenter: .zero, radius: Self.far, startAngle: 0, endAngle: Self.far, clockwise: true)
    case .quadraticCurve:
      path.addQuadCurve(
        to: CGPoint(x: Self.far, y: 20), controlPoint: CGPoint(x: 5, y: -Self.far))
    case .cubicCurve:
      path.addCurve(
        to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: Self.far, y: 0),
        controlPoint2: CGPoint(x: -Self.far, y: CGFloat.nan))
    case .notANumber:
      return UIBezierPath(
        roundedRect: CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100), cornerRadius: 4)
    case .huge:
      let length = CGFloat.greatestFiniteMagnitude
      return UIBezierPath(
        roundedRect: CGRect(x: -length / 2, y: -length / 2, width: length, height: length),
        cornerRadius: length / 8)
    }
    path.close()
    return path
  }
}

@Suite("Outlines without end")
@MainActor
struct BoundlessOutlineTests {
  @Test("every outline has an answer for every point", arguments: BoundlessOutline.allCases)
  func contains(_ outline: BoundlessOutline) {
    let path = outline.path
    for x in [-CGFloat.infinity, -1, 10, .infinity, .nan] {
      for y in [-CGFloat.infinity, -1, 10, .infinity, .nan] {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == path.contains(point))
        #expect(path.cgPath.contains(point) == path.cgPath.contains(point, using: .winding))
      }
    }
  }

  @Test("a rectangle without end holds the points beside its corner")
  func corner() {
    let path = BoundlessOutline.roundedRectangle.path
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: -10, y: 10)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(BoundlessOutline.huge.path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test(
    "dashing and stroking end", arguments: BoundlessOutline.allCases,
    [[4], [0, 1], [1e300], [1e-300, 1], [.infinity], [.nan]] as [[CGFloat]])
  func dashes(_ outline: BoundlessOutline, _ lengths: [CGFloat]) {
    let path = outline.path.cgPath
    let dashed = path.copy(dashingWithPhase: 1, lengths: lengths)
    let stroked = dashed.copy(
      strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(dashed.elements.count + stroked.elements.count < 1_000_000)
  }
}
