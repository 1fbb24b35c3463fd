import Foundation

/// An object with its own coordinate system: a view or a screen.
///
/// Coordinates are converted between the spaces of one environment by way of its screen in the
/// current orientation.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space, in points.
  var bounds: CGRect { get }
  /// Converts a point of this space to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point of the view to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else {
      return coordinateSpace.convert(
        layer.convert(point, to: nil), from: environment.screenSpace)
    }
    return layer.convert(point, to: view.layer)
  }

  /// Converts a point of another space to the view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else {
      return layer.convert(
        coordinateSpace.convert(point, to: environment.screenSpace), from: nil)
    }
    return layer.convert(point, from: view.layer)
  }

  /// Converts a rectangle of the view to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return coordinateSpace.convert(layer.convert(rect, to: nil), from: environment.screenSpace)
    }
    return layer.convert(rect, to: view.layer)
  }

  /// Converts a rectangle of another space to the view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return layer.convert(
        coordinateSpace.convert(rect, to: environment.screenSpace), from: nil)
    }
    return layer.convert(rect, from: view.layer)
  }
}

extension RuntimeEnvironment {
  /// The space through which coordinates are converted: that of the screen in the current
  /// orientation.
  @MainActor var screenSpace: ScreenSpace { ScreenSpace(screen.size, turned: .portrait) }
}
