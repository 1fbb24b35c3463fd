import Testing
import UIKit

@Suite("Geometry of views")
@MainActor
struct ViewGeometryTests {
  @Test("the frame follows bounds, center and transform")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.transform = .identity
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 25, y: 40, width: 10, height: 10))
  }

  @Test(
    "a frame that was set is read back bit for bit",
    arguments: [
      CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7),
      CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 111.66666666666667, height: 1e-3),
    ])
  func exact(frame: CGRect) {
    let view = UIView()
    view.frame = frame
    #expect(view.frame == frame)
    view.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(view.frame == frame)
  }

  @Test("setting the frame of a flipped view keeps its size and place")
  func flipped() {
    let view = UIView()
    view.layer.transform = CATransform3DMakeScale(1, -1, 1)
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    #expect(view.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 1, y: 42))
  }

  @Test("a negative size is turned into a positive one")
  func standardized() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test(
    "a frame that is no number is rejected",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notANumber(number: CGFloat) {
    let log = ViolationLog()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    log.environment.bind { view.frame = CGRect(x: 0, y: 0, width: number, height: 1) }
    #expect(log.codes == [.invalidGeometry])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("points and rectangles are converted through scrolled, shifted and scaled views")
  func conversion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(other)
    #expect(inner.convert(CGPoint.zero, to: outer) == .zero)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: -10))
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: other) == CGPoint(x: -10, y: -30))
    #expect(other.convert(CGPoint(x: -10, y: -30), to: inner) == CGPoint(x: 10, y: 10))
    #expect(inner.convert(CGPoint(x: -10, y: -30), from: other) == CGPoint(x: 10, y: 10))
    #expect(
      inner.convert(inner.bounds, to: window) == CGRect(x: 10, y: -10, width: 20, height: 20))
    #expect(
      inner.convert(CGRect(x: 10, y: -10, width: 20, height: 20), from: nil) == inner.bounds)
  }

  @Test("subviews follow by their masks unless that is switched off")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 150, height: 120)
    #expect(child.frame == CGRect(x: 10, y: 30, width: 130, height: 80))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)
    #expect(child.frame == CGRect(x: 10, y: 30, width: 130, height: 80))
  }

  @Test("sizeToFit takes the fitting size and keeps the corner")
  func fitting() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let view = Fixed(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 7, height: 9))
  }
}
