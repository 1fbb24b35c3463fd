import Testing
import UIFoundation

@Suite("Affine transforms of the plane")
struct AffineTransformTests {
  private static let cases: [(CGAffineTransform, CGPoint)] = [
    (.identity, CGPoint(x: 3, y: 4)),
    (CGAffineTransform(translationX: 10, y: -1), CGPoint(x: 13, y: 3)),
    (CGAffineTransform(scaleX: 2, y: -3), CGPoint(x: 6, y: -12)),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGPoint(x: -4, y: 3)),
    (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1), CGPoint(x: 8, y: 10)),
    (CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 2), CGPoint(x: 7, y: 9)),
  ]

  @Test("a transform maps a point by its six numbers", arguments: cases)
  func maps(transform: CGAffineTransform, expected: CGPoint) {
    #expect(CGPoint(x: 3, y: 4).applying(transform) == expected)
  }

  @Test("the inverse undoes a transform", arguments: cases.map(\.0))
  func inverts(transform: CGAffineTransform) {
    let there = CGPoint(x: 3, y: 4).applying(transform)
    #expect(there.applying(transform.inverted()) == CGPoint(x: 3, y: 4))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test("a transform without an inverse is its own")
  func noInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a quarter turn goes from the x axis to the y axis")
  func rotates() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
  }

  @Test("a rectangle becomes the box around its transformed corners")
  func rectangle() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(rect.applying(turn) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -4, y: 2, width: 3, height: 4))
  }
}
