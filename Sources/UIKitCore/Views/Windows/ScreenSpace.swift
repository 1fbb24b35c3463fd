import Foundation

/// The coordinate space of a screen, in its current orientation or in portrait.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
  /// The size of the screen in its current orientation, in points.
  private let size: CGSize
  /// The orientation of the interface relative to this space; `portrait` for the space of the
  /// current orientation.
  private let turn: UIInterfaceOrientation

  init(_ size: CGSize, turned turn: UIInterfaceOrientation) {
    self.size = size
    self.turn = turn
    super.init()
  }

  private var isTurned: Bool { turn == .landscapeRight }

  var bounds: CGRect {
    CGRect(
      origin: .zero, size: isTurned ? CGSize(width: size.height, height: size.width) : size)
  }

  // With the home button on the right, the top of the device is on the left.
  private func toPresent(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: point.y, y: size.height - point.x) : point
  }

  private func fromPresent(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: size.height - point.y, y: point.x) : point
  }

  private func map(_ rect: CGRect, _ change: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(
      enclosing: [
        change(CGPoint(x: rect.minX, y: rect.minY)), change(CGPoint(x: rect.maxX, y: rect.maxY)),
      ])
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let present = toPresent(point)
    switch coordinateSpace {
    case let view as UIView: return view.layer.convert(present, from: nil)
    case let screen as ScreenSpace: return screen.fromPresent(present)
    default:
      return coordinateSpace.convert(present, from: ScreenSpace(size, turned: .portrait))
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: return fromPresent(view.layer.convert(point, to: nil))
    case let screen as ScreenSpace: return fromPresent(screen.toPresent(point))
    default:
      return fromPresent(
        coordinateSpace.convert(point, to: ScreenSpace(size, turned: .portrait)))
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let present = map(rect, toPresent)
    switch coordinateSpace {
    case let view as UIView: return view.layer.convert(present, from: nil)
    case let screen as ScreenSpace: return map(present, screen.fromPresent)
    default:
      return coordinateSpace.convert(present, from: ScreenSpace(size, turned: .portrait))
    }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: return map(view.layer.convert(rect, to: nil), fromPresent)
    case let screen as ScreenSpace: return map(map(rect, screen.toPresent), fromPresent)
    default:
      return map(
        coordinateSpace.convert(rect, to: ScreenSpace(size, turned: .portrait)), fromPresent)
    }
  }
}
