import Testing

@testable import UIFoundation

@Suite("Outlines flattened and dashed")
struct PathDashingTests {
  private static func point(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  private static func line(to end: CGPoint) -> CGPath {
    CGPath(elements: [.move(.zero), .line(end)])
  }

  @Test("a flattened circle has lines alone, its points on it and their middles near to it")
  func circle() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let points = circle.flattened(threshold: 0.5).elements.flatMap(\.points)
    #expect(circle.flattened(threshold: 0.5).elements.allSatisfy { $0.points.count < 2 })
    for (one, other) in zip(points, points.dropFirst()) {
      let (x, y) = ((one.x + other.x) / 2, (one.y + other.y) / 2)
      #expect(abs((x * x + y * y).squareRoot() - 50) < 0.52)
    }
    #expect(circle.flattened(threshold: 0.01).elements.count > points.count)
  }

  @Test("lines and closings stay when an outline is flattened")
  func straight() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(path.flattened(threshold: 1) == path)
  }

  @Test("painted and unpainted lengths alternate, also when their number is odd")
  func alternating() {
    let dashed = Self.line(to: Self.point(10)).copy(dashingWithPhase: 0, lengths: [4])
    let expected: [CGPath.Element] = [
      .move(.zero), .line(Self.point(4)), .move(Self.point(8)), .line(Self.point(10)),
    ]
    #expect(dashed.elements == expected)
  }

  @Test("a phase skips the beginning of the pattern", arguments: [3, -3] as [CGFloat])
  func phase(phase: CGFloat) {
    let dashed = Self.line(to: Self.point(6)).copy(dashingWithPhase: phase, lengths: [4, 2])
    let expected: [CGPath.Element] = [
      .move(.zero), .line(Self.point(1)), .move(Self.point(3)), .line(Self.point(6)),
    ]
    #expect(dashed.elements == expected)
  }

  @Test("a dash goes around a corner")
  func corner() {
    let path = CGPath(elements: [.move(.zero), .line(Self.point(4)), .line(Self.point(4, 4))])
    let expected: [CGPath.Element] = [
      .move(.zero), .line(Self.point(4)), .line(Self.point(4, 2)),
    ]
    #expect(path.copy(dashingWithPhase: 0, lengths: [6, 9]).elements == expected)
  }

  @Test("a transform moves the dashes and does not lengthen their pattern")
  func transform() {
    let dashed = Self.line(to: Self.point(4)).copy(
      dashingWithPhase: 0, lengths: [2, 8], transform: CGAffineTransform(scaleX: 3, y: 3))
    #expect(dashed.elements == [.move(.zero), .line(Self.point(6))])
  }

  @Test(
    "lengths that do not divide leave the outline",
    arguments: [
      [], [0, 0], [-1, 3], [1e-20], [.nan, 1], [.infinity, 1], [1e-5, 1e-5],
    ] as [[CGFloat]])
  func undivided(lengths: [CGFloat]) {
    let path = Self.line(to: Self.point(4))
    #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
  }

  @Test("the pattern begins again with each part")
  func parts() {
    let path = CGPath(
      elements: [
        .move(.zero), .line(Self.point(3)), .move(Self.point(0, 5)), .line(Self.point(3, 5)),
      ])
    let expected: [CGPath.Element] = [
      .move(.zero), .line(Self.point(2)), .move(Self.point(0, 5)), .line(Self.point(2, 5)),
    ]
    #expect(path.copy(dashingWithPhase: 0, lengths: [2, 9]).elements == expected)
  }

  @Test("a line without an end is not divided")
  func endless() {
    let path = Self.line(to: Self.point(.infinity))
    #expect(path.copy(dashingWithPhase: 0, lengths: [1]).elements.count == 2)
  }
}
