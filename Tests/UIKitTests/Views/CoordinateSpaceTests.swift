import Foundation
import Testing
import UIKit

@Suite("Coordinate spaces")
@MainActor
struct CoordinateSpaceTests {
  /// A space of an app's own: the screen's, moved by 100 points in both directions.
  private final class Moved: NSObject, UICoordinateSpace {
    let screen: any UICoordinateSpace
    init(_ screen: any UICoordinateSpace) { self.screen = screen }
    var bounds: CGRect { screen.bounds }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
      screen.convert(CGPoint(x: point.x + 100, y: point.y + 100), to: space)
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
      let place = screen.convert(point, from: space)
      return CGPoint(x: place.x - 100, y: place.y - 100)
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
      screen.convert(rect.offsetBy(dx: 100, dy: 100), to: space)
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
      screen.convert(rect, from: space).offsetBy(dx: -100, dy: -100)
    }
  }

  private let point = CGPoint(x: 3, y: 5)
  private let rect = CGRect(x: 3, y: 5, width: 30, height: 10)

  private func view(in stage: Stage, at origin: CGPoint) -> UIView {
    let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 50, height: 40)))
    stage.window.addSubview(view)
    return view
  }

  @Test("views convert between each other as without spaces")
  func views() {
    let stage = Stage()
    let one = view(in: stage, at: CGPoint(x: 10, y: 20))
    let other: any UICoordinateSpace = view(in: stage, at: CGPoint(x: 1, y: 2))
    #expect(one.convert(point, to: other) == CGPoint(x: 12, y: 23))
    #expect(one.convert(point, from: other) == CGPoint(x: -6, y: -13))
    #expect(one.convert(rect, to: other).origin == CGPoint(x: 12, y: 23))
    #expect(one.convert(rect, from: other) == CGRect(x: -6, y: -13, width: 30, height: 10))
  }

  @Test("a window that lies elsewhere on the screen moves what is in it")
  func screens() {
    let stage = Stage()
    stage.window.frame.origin = CGPoint(x: 7, y: 9)
    let view = view(in: stage, at: CGPoint(x: 10, y: 20))
    let screen = stage.window.screen.coordinateSpace
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(view.convert(point, to: screen) == CGPoint(x: 20, y: 34))
    #expect(view.convert(CGPoint(x: 20, y: 34), from: screen) == point)
    #expect(view.convert(rect, to: screen) == CGRect(x: 20, y: 34, width: 30, height: 10))
    #expect(view.convert(CGRect(x: 20, y: 34, width: 30, height: 10), from: screen) == rect)
    #expect(screen.convert(point, from: view) == CGPoint(x: 20, y: 34))
    #expect(screen.convert(CGPoint(x: 20, y: 34), to: view) == point)
    #expect(screen.convert(rect, from: view) == CGRect(x: 20, y: 34, width: 30, height: 10))
    #expect(screen.convert(CGRect(x: 20, y: 34, width: 30, height: 10), to: view) == rect)
  }

  @Test("an upright screen is fixed as it is; a turned one has its upper edge at the left")
  func fixed() {
    let upright = Stage().window.screen
    #expect(upright.fixedCoordinateSpace.bounds == upright.bounds)
    #expect(
      upright.coordinateSpace.convert(point, to: upright.fixedCoordinateSpace) == point)
    let turned = Stage(size: CGSize(width: 480, height: 320))
    let (screen, device) = (
      turned.window.screen.coordinateSpace, turned.window.screen.fixedCoordinateSpace
    )
    #expect(device.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(screen.convert(CGPoint.zero, to: device) == CGPoint(x: 320, y: 0))
    #expect(screen.convert(CGPoint(x: 0, y: 320), to: device) == .zero)
    #expect(device.convert(point, to: screen) == CGPoint(x: 5, y: 317))
    #expect(device.convert(CGPoint(x: 5, y: 317), from: screen) == point)
    #expect(device.convert(rect, to: screen) == CGRect(x: 5, y: 287, width: 10, height: 30))
    #expect(
      device.convert(CGRect(x: 5, y: 287, width: 10, height: 30), from: screen) == rect)
    #expect(screen.convert(rect, to: device) == CGRect(x: 305, y: 3, width: 10, height: 30))
    #expect(screen.convert(rect, from: device) == CGRect(x: 5, y: 287, width: 10, height: 30))
    let view = view(in: turned, at: CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint.zero, to: device) == CGPoint(x: 300, y: 10))
    #expect(view.convert(CGPoint(x: 300, y: 10), from: device) == .zero)
    #expect(device.convert(CGPoint.zero, from: view) == CGPoint(x: 300, y: 10))
    #expect(device.convert(rect, from: view) == CGRect(x: 285, y: 13, width: 10, height: 30))
    #expect(device.convert(CGRect(x: 285, y: 13, width: 10, height: 30), to: view) == rect)
  }

  @Test("a space of one's own meets the others on the screen")
  func foreign() {
    let stage = Stage()
    let (view, screen) = (
      view(in: stage, at: CGPoint(x: 10, y: 20)), stage.window.screen.coordinateSpace
    )
    let moved = Moved(screen)
    #expect(view.convert(point, to: moved) == CGPoint(x: -87, y: -75))
    #expect(view.convert(CGPoint(x: -87, y: -75), from: moved) == point)
    #expect(view.convert(rect, to: moved).origin == CGPoint(x: -87, y: -75))
    #expect(view.convert(rect.offsetBy(dx: -90, dy: -80), from: moved) == rect)
    #expect(screen.convert(point, to: moved) == CGPoint(x: -97, y: -95))
    #expect(screen.convert(CGPoint(x: -97, y: -95), from: moved) == point)
    #expect(screen.convert(rect, to: moved).origin == CGPoint(x: -97, y: -95))
    #expect(screen.convert(rect.offsetBy(dx: -100, dy: -100), from: moved) == rect)
  }
}
