import Foundation
import UIKit

extension ControlPen {
  func draw(other view: UIView) {
    switch view {
    case let view as UIActivityIndicatorView:
      if view.isAnimating || !view.hidesWhenStopped { spokes(view.color) }
    case let view as UIProgressView: draw(view)
    case let view as UIPickerView: draw(view)
    case let view as UIVisualEffectView:
      if view.effect is UIBlurEffect {
        fill(bounds, UIColor.systemBackground.withAlphaComponent(0.72))
      }
    case let view as UINavigationBar: draw(view)
    case let view as UITabBar: draw(view)
    case let view as UIToolbar: draw(view)
    case is UISearchBar:
      fill(bounds.insetBy(dx: 8, dy: 10), radius: 10, .tertiarySystemFill)
    default: break
    }
  }

  private func draw(_ view: UIProgressView) {
    fill(bounds, radius: bounds.height / 2, view.trackTintColor ?? .systemGray4)
    var part = bounds
    part.size.width *= CGFloat(view.progress)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      part.origin.x = bounds.maxX - part.width
    }
    fill(part, radius: bounds.height / 2, view.progressTintColor ?? tint)
  }

  /// Draws the selected row of each component, and two rows above and below.
  private func draw(_ view: UIPickerView) {
    let count = view.numberOfComponents
    guard count > 0 else { return }
    let (width, height) = (bounds.width / CGFloat(count), CGFloat(34))
    fill(
      CGRect(x: bounds.minX + 9, y: bounds.midY - 17, width: bounds.width - 18, height: height),
      radius: 8, .tertiarySystemFill)
    for component in 0..<count {
      let chosen = view.selectedRow(inComponent: component)
      for offset in -2...2 {
        let row = chosen + offset
        guard (0..<view.numberOfRows(inComponent: component)).contains(row),
          let title = view.delegate?.pickerView(view, titleForRow: row, forComponent: component)
        else { continue }
        let place = CGRect(
          x: bounds.minX + width * CGFloat(component),
          y: bounds.midY - 17 + CGFloat(offset) * height, width: width, height: height)
        text(title, in: place, size: offset == 0 ? 21 : 18, offset == 0 ? .label : .secondaryLabel)
      }
    }
  }
}
