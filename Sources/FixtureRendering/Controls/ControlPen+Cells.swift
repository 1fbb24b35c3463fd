import Foundation
import UIKit

extension ControlPen {
  /// Draws the separator of a table view cell.
  func draw(_ cell: UITableViewCell) {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = cell.separatorHeight
    guard height > 0 else { return }
    let inset = cell.separatorInset
    let area = CGRect(
      x: bounds.minX + (isMirrored ? inset.right : inset.left), y: bounds.maxY - height,
      width: max(0, bounds.width - inset.left - inset.right), height: height)
    fill(area, cell.separatorColor ?? .separator)
  }

  /// Draws an accessory or control of a cell, centered in its bounds.
  func draw(_ control: CellControl) {
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch control.kind {
    case .disclosure, .outline: chevron(middle(8), isMirrored)
    case .detail: info(middle(22))
    case .detailDisclosure:
      chevron(middle(8, offset: isMirrored ? -16 : 16), isMirrored)
      info(middle(22, offset: isMirrored ? 6 : -6))
    case .checkmark: tick(middle(15))
    case .deletion: dot(at: bounds.center, radius: 11, .systemRed)
    case .insertion: dot(at: bounds.center, radius: 11, .systemGreen)
    case .selection where control.isSelected: dot(at: bounds.center, radius: 11, tint)
    case .selection: frame(middle(22), radius: 11, .systemGray3)
    case .reorder: bars(middle(18))
    }
  }

  /// Returns a square centered in the bounds.
  private func middle(_ width: CGFloat, offset: CGFloat = 0) -> CGRect {
    CGRect(
      x: bounds.midX - width / 2 + offset, y: bounds.midY - width / 2, width: width, height: width)
  }

  private func chevron(_ rect: CGRect, _ isMirrored: Bool) {
    let (back, tip) = isMirrored ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    line(
      [
        CGPoint(x: back, y: rect.midY - 6), CGPoint(x: tip, y: rect.midY),
        CGPoint(x: back, y: rect.midY + 6),
      ], .systemGray3)
  }

  private func tick(_ rect: CGRect) {
    line(
      [
        CGPoint(x: rect.minX, y: rect.midY + 1), CGPoint(x: rect.minX + 5, y: rect.midY + 6),
        CGPoint(x: rect.maxX, y: rect.midY - 6),
      ], tint)
  }

  private func info(_ rect: CGRect) {
    frame(rect, radius: rect.width / 2, width: 1.5, tint)
    text("i", in: rect, size: 15, bold: true, tint)
  }

  private func bars(_ rect: CGRect) {
    for offset: CGFloat in [-5, 0, 5] {
      line(
        [
          CGPoint(x: rect.minX, y: rect.midY + offset),
          CGPoint(x: rect.maxX, y: rect.midY + offset),
        ],
        .systemGray3)
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
