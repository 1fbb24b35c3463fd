import Foundation
import Testing
import UIFoundation

@Suite("Details of outlines, colors and contexts")
struct OutlineDetailTests {
  private func pieces(_ path: CGPath) -> Int {
    var count = 0
    path.applyWithBlock { _ in count += 1 }
    return count
  }

  @Test("a rounded corner begins at the present point, in the coordinates of its transform")
  func transformedCorner() throws {
    var shift = CGAffineTransform(translationX: 0, y: 5)
    let (path, plain) = (CGMutablePath(), CGMutablePath())
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2,
      transform: shift)
    plain.move(to: CGPoint(x: 0, y: -5))
    plain.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
    let moved = try #require(plain.mutableCopy(using: &shift))
    #expect(abs(path.currentPoint.x - moved.currentPoint.x) < 1e-9)
    #expect(abs(path.boundingBox.width - moved.boundingBox.width) < 1e-9)
    #expect(abs(moved.currentPoint.y - plain.currentPoint.y - 5) < 1e-9)
    #expect(path.elements.count == moved.elements.count)
    guard case .line(let one) = path.elements[1], case .line(let other) = moved.elements[1] else {
      Issue.record("a corner begins with a line")
      return
    }
    #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
  }

  @Test("a relative arc of a negative length goes the other way")
  func negativeArc() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    let box = path.boundingBox
    #expect(box.minX > -0.01 && box.maxX < 1.01 && box.minY > -1.01 && box.maxY < 0.01)
  }

  @Test("a corner without a radius is drawn as it is, and a close is a piece as well")
  func plainPieces() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 0)
    #expect(pieces(path) == 2 && path.currentPoint == CGPoint(x: 10, y: 0))
    path.closeSubpath()
    #expect(pieces(path) == 3)
  }

  @Test("a corner at a point's height is crossed once")
  func corner() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 5), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5), using: .evenOdd))
  }

  @Test("inks darken with black, grays have one component, and a row has four bytes a pixel")
  func colors() throws {
    let ink = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 0, 0, 1, 1]))
    #expect(ink == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    let gray = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    #expect(gray.numberOfComponents == 1 && gray.model == .monochrome)
    #expect(CGImage(width: 3, height: 1).bytesPerRow == 12)
  }

  @Test("the opacity counts for a transparency layer, not inside of it as well")
  func layerOpacity() {
    func drawn(_ body: (CGContext) -> Void) -> [RuntimeDrawing.DisplayList.Operation] {
      let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
      body(context)
      return context.displayList.operations
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let plain = drawn { $0.fill(rect) }
    let layered = drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(rect)
      context.endTransparencyLayer()
    }
    guard case .group(let inner, _, let alpha) = layered.first else {
      Issue.record("a transparency layer is a group")
      return
    }
    #expect(inner.operations == plain && alpha == 0.5)
  }
}
