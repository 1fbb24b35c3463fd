import Testing
import UIFoundation

@Suite("Transforms of space")
struct Transform3DTests {
  private static let transforms: [CATransform3D] = [
    CATransform3DIdentity,
    CATransform3DMakeTranslation(1, 2, 3),
    CATransform3DMakeScale(1, -1, 4),
    CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 2, 3),
  ]

  @Test("the inverse undoes a transform", arguments: transforms)
  func inverts(transform: CATransform3D) {
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(CATransform3DIsIdentity(product))
  }

  @Test("translation before a scale is scaled")
  func order() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 1, 1)
    #expect([transform.m41, transform.m42, transform.m43] == [2, 4, 8])
    let other = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 4, 8)
    #expect([other.m41, other.m42, other.m43] == [1, 1, 1])
  }

  @Test("a half turn about an axis flips the others")
  func rotates() {
    let turn = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(abs(turn.m11 + 1) < 1e-12 && abs(turn.m22 + 1) < 1e-12 && turn.m33 == 1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("a transform of the plane survives the way through space")
  func affine() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DGetAffineTransform(transform) == affine)
    #expect(CATransform3DIsAffine(transform))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("a transform without an inverse is its own")
  func noInverse() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
