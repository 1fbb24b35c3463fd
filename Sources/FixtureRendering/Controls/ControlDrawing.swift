import Foundation
import UIKit

/// The drawing of views that have no layers for their parts, such as switches, sliders and
/// separators.
///
/// Decided here: the drawings are plain ones of our own; UIKit's are not published.
@MainActor
struct ControlDrawing {
  /// The drawing below the subviews.
  private(set) var background = RuntimeDrawing.DisplayList()
  /// The drawing above the subviews.
  private(set) var overlay = RuntimeDrawing.DisplayList()

  init(_ view: UIView) {
    if type(of: view) == UIView.self || view is UILabel || view is UIImageView { return }
    let pen = ControlPen(view)
    switch view {
    case let view as UITableViewCell:
      overlay = pen.list { $0.draw(view) }
    case let view as CellControl:
      background = pen.list { $0.draw(view) }
    case let view as UIControl:
      background = pen.list { $0.draw(control: view) }
    default:
      background = pen.list { $0.draw(other: view) }
    }
  }
}

/// A recorder of the drawing of one view, in the view's coordinates.
@MainActor
struct ControlPen {
  let bounds: CGRect
  let tint: UIColor
  let view: UIView
  let context: CGContext

  init(_ view: UIView) {
    self.view = view
    bounds = view.bounds
    tint = view.tintColor ?? .systemBlue
    context = CGContext(size: view.bounds.size, scale: 1)
  }

  func list(_ draw: (ControlPen) -> Void) -> RuntimeDrawing.DisplayList {
    UIGraphicsPushContext(context)
    draw(self)
    UIGraphicsPopContext()
    return context.displayList
  }

  /// Returns a color resolved with the view's traits.
  func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: view.traitCollection) }

  func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
    resolved(color).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  func frame(_ rect: CGRect, radius: CGFloat = 0, width: CGFloat = 1, _ color: UIColor) {
    resolved(color).setStroke()
    let half = width / 2
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: half, dy: half), cornerRadius: max(0, radius - half))
    path.lineWidth = width
    path.stroke()
  }

  func dot(at center: CGPoint, radius: CGFloat, _ color: UIColor) {
    fill(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      radius: radius, color)
  }

  func line(_ points: [CGPoint], width: CGFloat = 2, _ color: UIColor) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    resolved(color).setStroke()
    path.stroke()
  }

  /// Draws a circular knob with a thin border.
  func knob(_ rect: CGRect, _ color: UIColor = .white) {
    fill(rect, radius: rect.height / 2, color)
    frame(rect, radius: rect.height / 2, width: 0.5, UIColor(white: 0, alpha: 0.2))
  }

  /// Draws text centered in a rectangle, in a smaller font if it is too wide.
  func text(
    _ text: String, in rect: CGRect, size: CGFloat = 13, bold: Bool = false, _ color: UIColor
  ) {
    func values(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
      [
        .font: bold ? UIFont.boldSystemFont(ofSize: size) : UIFont.systemFont(ofSize: size),
        .foregroundColor: resolved(color),
      ]
    }
    let wish = text.size(withAttributes: values(size)).width
    let fitting = wish > rect.width ? size * max(rect.width, 1) / wish : size
    let values = values(fitting)
    let room = text.size(withAttributes: values)
    let start = CGPoint(x: rect.midX - room.width / 2, y: rect.midY - room.height / 2)
    text.draw(at: start, withAttributes: values)
  }
}
