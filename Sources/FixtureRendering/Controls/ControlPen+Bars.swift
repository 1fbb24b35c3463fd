import Foundation
import UIKit

extension ControlPen {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Draws the line below the bar, the title in the middle, and the buttons on both sides.
  func draw(_ bar: UINavigationBar) {
    edge(bounds.maxY - 0.5)
    guard let item = bar.topItem else { return }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading =
      backButton(of: bar) + (item.leftBarButtonItems ?? []).compactMap { BarButton($0) }
    // The first button on the right is at the edge.
    let trailing = (item.rightBarButtonItems ?? []).reversed().compactMap { BarButton($0) }
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    let start = draw(left, from: bounds.minX + Self.margin)
    let end = bounds.maxX - Self.margin - width(of: right)
    _ = draw(right, from: end)
    if let titleView = item.titleView {
      return draw(titleView, centeredIn: bounds)
    }
    guard let title = item.title else { return }
    // The title is in the middle of the bar, and becomes smaller where the buttons leave less room.
    let half = min(bounds.midX - start, end - bounds.midX) - Self.gap
    let room = bounds.insetBy(dx: bounds.width / 2 - max(half, 20), dy: 0)
    text(title, in: room, size: 17, bold: true, .label)
  }

  /// Draws the line above the bar and the buttons. Flexible spaces share the room that is left.
  func draw(_ bar: UIToolbar) {
    edge(bounds.minY)
    let buttons = (bar.items ?? []).compactMap { BarButton($0) }
    let flexible = buttons.count { $0.isFlexible }
    let room = bounds.width - 2 * Self.margin - width(of: buttons)
    let share = flexible > 0 ? max(0, room / CGFloat(flexible)) : 0
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = isMirrored ? buttons.reversed() : buttons
    let start = isMirrored && flexible == 0 ? max(0, room) : 0
    _ = draw(shown, from: bounds.minX + Self.margin + start, flexibleWidth: share)
  }

  func draw(_ view: UITabBar) {
    edge(bounds.minY)
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

  private func edge(_ y: CGFloat) {
    fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5), .separator)
  }

  /// Returns the back button, which is named as the item below says. Rule: UIKit's documentation of
  /// `backButtonTitle` and of `leftItemsSupplementBackButton`.
  private func backButton(of bar: UINavigationBar) -> [BarButton] {
    guard let item = bar.topItem, let back = bar.backItem, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    else { return [] }
    return [
      BarButton(.symbol("chevron.backward")),
      BarButton(
        .title(back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back")),
    ]
  }

  private func width(of buttons: [BarButton]) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width } + CGFloat(max(buttons.count - 1, 0)) * Self.gap
  }

  /// Draws buttons from left to right, and returns the end of the last one.
  private func draw(
    _ buttons: [BarButton], from start: CGFloat, flexibleWidth: CGFloat = 0
  ) -> CGFloat {
    buttons.reduce(start) { x, button in
      let width = button.isFlexible ? flexibleWidth : button.width
      draw(button, in: CGRect(x: x, y: bounds.minY, width: width, height: min(bounds.height, 44)))
      return x + width + Self.gap
    }
  }

  private func draw(_ button: BarButton, in rect: CGRect) {
    let color = button.isEnabled ? tint : UIColor.systemGray3
    switch button.content {
    case .title(let title): text(title, in: rect, size: 17, bold: button.isDone, color)
    case .symbol(let name):
      UIImage(systemName: name)?.withTintColor(resolved(color)).draw(in: rect.middle(20, 20))
    case .image(let image):
      image.withTintColor(resolved(color)).draw(
        in: rect.middle(image.size.width, image.size.height))
    case .view(let view): draw(view, centeredIn: rect)
    case .space: break
    }
  }

  /// Draws a view that the bar has, but that is not one of its subviews.
  private func draw(_ other: UIView, centeredIn rect: CGRect) {
    guard other.superview == nil else { return }
    let place = rect.middle(other.bounds.width, other.bounds.height)
    context.saveGState()
    context.translateBy(x: place.minX - other.bounds.minX, y: place.minY - other.bounds.minY)
    other.layoutIfNeeded()
    other.layer.render(in: context)
    context.restoreGState()
  }
}

extension CGRect {
  /// Returns a rectangle of a size in the middle of this one.
  fileprivate func middle(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
