import CoreGraphics
import QuartzCore
import Testing

@Suite("Names of frameworks under UIKit")
@MainActor
struct FrameworkNameTests {
  @Test("files that import QuartzCore and CoreGraphics alone find layers, paths and points")
  func findsTypes() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    #expect(layer.path?.boundingBox.size == CGSize(width: 4, height: 2))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }
}
