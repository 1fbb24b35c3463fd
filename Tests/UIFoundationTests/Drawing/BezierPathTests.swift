import Testing

@testable import UIFoundation

@Suite("Outlines")
struct BezierPathTests {
  private static let rect = CGRect(x: 1, y: 2, width: 20, height: 10)

  @Test(
    "an outline of a rectangle, oval or rounded rectangle fills its box",
    arguments: [
      (UIBezierPath(rect: rect).cgPath, 5), (UIBezierPath(ovalIn: rect).cgPath, 10),
      (UIBezierPath(roundedRect: rect, cornerRadius: 3).cgPath, 10),
      (UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath, 5),
      (
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: 2, height: 2)
        ).cgPath, 8
      ),
    ])
  func shapes(path: CGPath, count: Int) {
    #expect(path.boundingBox == Self.rect)
    #expect(path.elements.count == count)
  }

  @Test("radii stop at half the size")
  func radii() {
    let path = UIBezierPath(roundedRect: Self.rect, cornerRadius: 99)
    let half = CGPath(
      roundedRect: Self.rect, cornerWidth: 10, cornerHeight: 5, transform: nil)
    #expect(path.cgPath == half)
  }

  @Test(
    "an arc goes its way round in quarters",
    arguments: [
      (0.0, Double.pi / 2, true, 2, CGPoint(x: 0, y: 10)),
      (0, .pi / 2, false, 4, CGPoint(x: 0, y: 10)),
      (0, 2 * .pi, true, 5, CGPoint(x: 10, y: 0)),
      (.pi, 0, true, 3, CGPoint(x: 10, y: 0)),
    ])
  func arc(start: Double, end: Double, clockwise: Bool, count: Int, last: CGPoint) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: CGFloat(start), endAngle: CGFloat(end),
      clockwise: clockwise)
    #expect(path.elements.count == count)
    #expect(abs(path.currentPoint.x - last.x) < 1e-9 && abs(path.currentPoint.y - last.y) < 1e-9)
  }

  @Test("a path is built, transformed, copied and emptied")
  func building() throws {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 1))
    path.addCurve(
      to: CGPoint(x: 3, y: 5), controlPoint1: CGPoint(x: 4, y: 1),
      controlPoint2: CGPoint(x: 4, y: 5))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds == CGRect(x: 11, y: 1, width: 3, height: 4))
    #expect(copy.bounds == CGRect(x: 1, y: 1, width: 3, height: 4) && copy.lineWidth == 7)
    path.append(copy)
    #expect(path.elements.count == 8)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("drawing leaves the context's own path and line alone")
  func drawing() {
    let context = CGContext(size: CGSize(width: 9, height: 9), scale: 1)
    context.setLineWidth(5)
    context.move(to: .zero)
    UIGraphicsPushContext(context)
    let path = UIBezierPath(rect: Self.rect)
    path.lineWidth = 2
    path.usesEvenOddFillRule = true
    path.stroke()
    path.fill(with: .screen, alpha: 0.5)
    UIGraphicsPopContext()
    #expect(context.path?.elements == [.move(.zero)])
    #expect(context.state.style.width == 5 && context.state.alpha == 1)
    #expect(
      context.displayList.operations == [
        .stroke(
          path.cgPath, color: UIColor.black.cgColor,
          style: RuntimeDrawing.DisplayList.StrokeStyle(width: 2),
          blend: .normal),
        .fill(
          path.cgPath, color: UIColor.black.withAlphaComponent(0.5).cgColor, rule: .evenOdd,
          blend: .screen),
      ])
  }
}
