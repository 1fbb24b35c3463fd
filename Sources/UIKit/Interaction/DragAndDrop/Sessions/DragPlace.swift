import Foundation

/// Where the finger of a drag is: a point of a view's space.
@MainActor struct DragPlace {
  private let point: CGPoint
  private weak var view: UIView?

  init(_ point: CGPoint = .zero, in view: UIView? = nil) {
    self.point = point
    self.view = view
  }

  func location(in other: UIView) -> CGPoint {
    view?.convert(point, to: other) ?? point
  }
}
