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
    case let view as UINavigationBar:
      bar(edge: bounds.maxY - 0.5)
      if view.topItem?.titleView == nil, let title = view.topItem?.title {
        text(title, in: bounds, size: 17, bold: true, .label)
      }
    case let view as UITabBar: draw(view)
    case is UIToolbar: bar(edge: bounds.minY)
    case is UISearchBar:
      fill(bounds.insetBy(dx: 8, dy: 10), radius: 10, .tertiarySystemFill)
    default: break
    }
  }

  private func bar(edge: CGFloat) {
    fill(CGRect(x: bounds.minX, y: edge, width: bounds.width, height: 0.5), .separator)
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

  private func draw(_ view: UITabBar) {
    bar(edge: bounds.minY)
    let items = view.items ?? []
    let width = bounds.width / CGFloat(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let color = item === view.selectedItem ? tint : view.unselectedItemTintColor ?? .systemGray
      let cell = CGRect(
        x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width, height: 49)
      if let image = item.image {
        let place = CGPoint(x: cell.midX - image.size.width / 2, y: cell.minY + 6)
        image.withTintColor(resolved(color)).draw(at: place)
      }
      guard let title = item.title else { continue }
      text(
        title, in: CGRect(x: cell.minX, y: cell.maxY - 16, width: width, height: 12), size: 10,
        color)
    }
  }
}
