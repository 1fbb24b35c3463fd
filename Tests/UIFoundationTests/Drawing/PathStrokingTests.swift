import Testing
import UIFoundation

@Suite("Outlines of strokes")
struct PathStrokingTests {
  private static func stroke(
    _ points: [CGPoint], isClosed: Bool = false, cap: CGLineCap = .butt,
    join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    let lines = points.dropFirst().map { CGPath.Element.line($0) }
    let path = CGPath(elements: [.move(points[0])] + lines + (isClosed ? [.close] : []))
    return path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private static let line = [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]
  private static let corner = [
    CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0),
  ]

  @Test(
    "a line is painted half its width to each side, and its ends reach as their cap says",
    arguments: [
      (CGLineCap.butt, [true, false, false, false]), (.round, [true, true, false, false]),
      (.square, [true, true, true, false]),
    ])
  func caps(cap: CGLineCap, inside: [Bool]) {
    let outline = Self.stroke(Self.line, cap: cap)
    let places = [(12.0, 11.9), (8.1, 10.0), (8.2, 11.8), (7.9, 10.0)]
    #expect(places.map { outline.contains(CGPoint(x: $0.0, y: $0.1)) } == inside)
    #expect(!outline.contains(CGPoint(x: 12, y: 12.1)))
  }

  @Test(
    "the outer side of a corner is filled as its join says",
    arguments: [
      (CGLineJoin.miter, [true, true, true]), (.round, [true, true, false]),
      (.bevel, [true, false, false]),
    ])
  func joins(join: CGLineJoin, inside: [Bool]) {
    let outline = Self.stroke(Self.corner, join: join)
    let places = [(10.9, 10.9), (11.3, 11.3), (11.9, 11.9)]
    #expect(places.map { outline.contains(CGPoint(x: $0.0, y: $0.1)) } == inside)
  }

  @Test("a mitre that is longer than its limit is cut", arguments: [(1.4, false), (1.5, true)])
  func miterLimit(limit: CGFloat, isWhole: Bool) {
    // A right angle's mitre is 1.41 widths long.
    let outline = Self.stroke(Self.corner, limit: limit)
    #expect(outline.contains(CGPoint(x: 11.9, y: 11.9)) == isWhole)
  }

  @Test("a closed part has a join in place of ends, and a hole where nothing is painted")
  func closed() {
    let square = [
      CGPoint.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20),
    ]
    let outline = Self.stroke(square, isClosed: true)
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(outline.contains(CGPoint(x: 0, y: 10)) && !outline.contains(CGPoint(x: 10, y: 10)))
    #expect(!Self.stroke(square).contains(CGPoint(x: 0, y: 10)))
  }

  @Test("a line that turns back is painted once, whichever way its pieces turn")
  func backwards() {
    let outline = Self.stroke([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 2, y: 0)])
    #expect(outline.contains(CGPoint(x: 5, y: 1)) && !outline.contains(CGPoint(x: 10.1, y: 0)))
  }

  @Test(
    "a line of no length is its cap",
    arguments: [(CGLineCap.butt, false, false), (.round, true, false), (.square, true, true)])
  func dot(cap: CGLineCap, middle: Bool, edge: Bool) {
    let outline = Self.stroke([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)], cap: cap)
    #expect(outline.contains(CGPoint(x: 5, y: 6)) == middle)
    #expect(outline.contains(CGPoint(x: 6.9, y: 6.9)) == edge)
  }

  @Test("a circle's stroke is a ring")
  func ring() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let ring = circle.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(ring.contains(CGPoint(x: 1.5, y: 20)) && ring.contains(CGPoint(x: -1.5, y: 20)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && !ring.contains(CGPoint(x: 2.5, y: 20)))
  }

  @Test("no width paints nothing", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func noWidth(width: CGFloat) {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let outline = path.copy(
      strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.isEmpty)
    #expect(
      CGPath().copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        .isEmpty)
  }
}
