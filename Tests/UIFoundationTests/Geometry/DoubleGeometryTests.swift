// Foundation is left out: with it, the compiler has its initializers of doubles beside these.
import Testing
import UIFoundation

@Suite("Geometry of literals and implicit members")
struct DoubleGeometryTests {
  @Test("implicit members without a type are those of the members' type")
  func implicitMembers() {
    let endless = CGSize(width: .infinity, height: .infinity)
    #expect(endless.width == CGFloat.infinity && endless.height == CGFloat.infinity)
    let tall = CGSize(width: 100, height: .greatestFiniteMagnitude)
    #expect(tall.width == 100 && tall.height == CGFloat.greatestFiniteMagnitude)
    let flat = CGRect(x: 0, y: 0, width: 0, height: .leastNormalMagnitude)
    #expect(flat.size.height == CGFloat.leastNormalMagnitude)
    #expect(CGPoint(x: 0, y: -.infinity).y == -CGFloat.infinity)
  }

  @Test("doubles, whole numbers and mixtures make the same geometry")
  func numbers() {
    let (double, whole, length) = (Double(2), Int(2), CGFloat(2))
    let size = CGSize(width: length, height: length)
    #expect(CGSize(width: double, height: double) == size)
    #expect(CGSize(width: whole, height: whole) == size)
    #expect(CGSize(width: double, height: length) == size)
    #expect(CGSize(width: 2, height: 2.0) == size)
    #expect(CGPoint(x: double, y: double) == CGPoint(x: length, y: length))
    let rectangle = CGRect(x: double, y: double, width: double, height: double)
    #expect(rectangle == CGRect(origin: CGPoint(x: length, y: length), size: size))
  }

  @Test("the initializers of doubles keep the numbers where they are asked for by type")
  func functions() {
    let makeSize: (Double, Double) -> CGSize = CGSize.init(width:height:)
    #expect(makeSize(1, 2) == CGSize(width: 1, height: 2))
    let makePoint: (Double, Double) -> CGPoint = CGPoint.init(x:y:)
    #expect(makePoint(1, 2) == CGPoint(x: 1, y: 2))
    let makeRectangle: (Double, Double, Double, Double) -> CGRect = CGRect.init(x:y:width:height:)
    #expect(makeRectangle(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
