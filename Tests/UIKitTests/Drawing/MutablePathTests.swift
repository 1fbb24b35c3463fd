import Testing
import UIKit
import UIKitSimulation

@Suite("Outlines that grow")
@MainActor
struct MutablePathTests {
  private func near(_ one: CGPoint?, _ other: CGPoint) -> Bool {
    guard let one else { return false }
    return abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test("pieces are kept in order, each transformed when it is added")
  func pieces() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(translationX: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 13, y: 4)),
        .quadCurve(CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(.zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("shapes are those of immutable outlines")
  func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    let path = CGMutablePath()
    path.addRects([rect])
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 5)
    path.addPath(CGPath(rect: rect, transform: nil))
    path.addLines(between: [rect.origin, .zero])
    let rounded = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 5, transform: nil)
    let rectangle = CGPath(rect: rect, transform: nil).elements
    #expect(
      path.elements == rectangle + CGPath(ellipseIn: rect, transform: nil).elements
        + rounded.elements + rectangle + [.move(rect.origin), .line(.zero)])
  }

  @Test("an arc is the Bézier outline's, whose clockwise counts the other way")
  func arcs() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: 1, clockwise: false)
    let bezier = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements == bezier.cgPath.elements)
    let relative = CGMutablePath()
    relative.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, delta: 1)
    #expect(relative.elements == path.elements)
    relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    #expect(relative.elements.contains(.line(CGPoint(x: 1, y: 0))))
    #expect(near(relative.currentPoint, CGPoint(x: 0, y: -1)))
  }

  @Test("a corner is rounded where the circle touches both lines, whichever way it turns")
  func tangents() {
    for turn in [CGFloat(1), -1] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * turn), radius: 3)
      guard case .line(let start) = path.elements[1] else {
        Issue.record("no line leads to the arc")
        return
      }
      #expect(near(start, CGPoint(x: 7, y: 0)))
      #expect(near(path.currentPoint, CGPoint(x: 10, y: 3 * turn)))
      #expect(path.elements.count == 3)
      // The arc stays between its ends: its box has the circle's corner and no more.
      let box = path.boundingBox
      #expect(box.maxX < 10.0001 && abs(box.height - 3) < 1e-9)
    }
  }

  @Test("a corner of lines on one line, or without a radius, is not rounded")
  func flatCorners() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    path.addArc(
      tangent1End: CGPoint(x: 5, y: 5), tangent2End: CGPoint(x: 9, y: 0), radius: 0)
    path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: .zero, radius: 2)
    #expect(
      path.elements == [
        .move(.zero), .line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 5)),
        .line(CGPoint(x: 5, y: 5)),
      ])
  }

  @Test("copies do not grow with their original, and a mutable copy grows by itself")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    path.closeSubpath()
    #expect(copy.elements.count == 5 && mutable.elements.count == 5)
    mutable.addLine(to: .zero)
    #expect(path.elements.count == 6 && copy != mutable)
    var shift = CGAffineTransform(translationX: 2, y: 0)
    #expect(copy.copy(using: &shift)?.boundingBoxOfPath.minX == 2)
    #expect(copy.copy(using: nil) == copy)
  }

  @Test("layers keep the outline as it was when it was set")
  func layers() {
    let (path, layer) = (CGMutablePath(), CAShapeLayer())
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.path = path
    layer.shadowPath = path
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(layer.path?.elements.count == 5 && layer.shadowPath?.elements.count == 5)
    #expect(!(layer.path is CGMutablePath))
  }

  @Test("pieces are shown with their kind and points")
  func pieceByPiece() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    var found: [(CGPathElementType, [CGFloat])] = []
    path.applyWithBlock { piece in
      let count = [1, 1, 2, 3, 0][Int(piece.pointee.type.rawValue)]
      found.append((piece.pointee.type, (0..<count).map { piece.pointee.points[$0].x }))
    }
    #expect(
      found.map(\.0) == [.moveToPoint, .addCurveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(found.map(\.1) == [[1], [2, 3, 4], [5, 0], []])
  }

  @Test("several threads may add to one outline; nothing is lost")
  func threads() async {
    let path = CGMutablePath()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { path.addLine(to: .zero) } }
      }
    }
    #expect(path.elements.count == 800)
  }
}
