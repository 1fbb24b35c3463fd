import Foundation
import UIKit

extension ControlPen {
  /// Draws the accessory and the separator of a row.
  func draw(_ cell: UITableViewCell) {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if cell.accessoryView == nil {
      var edge = AccessoryEdge(bounds: bounds, isMirrored: isMirrored)
      switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
      case .none: break
      case .disclosureIndicator: chevron(edge.next(8), isMirrored)
      case .detailDisclosureButton:
        chevron(edge.next(8), isMirrored)
        info(edge.next(22))
      case .checkmark: tick(edge.next(15))
      case .detailButton: info(edge.next(22))
      }
    }
    let height = cell.separatorHeight
    guard height > 0 else { return }
    let inset = cell.separatorInset
    let area = CGRect(
      x: bounds.minX + (isMirrored ? inset.right : inset.left), y: bounds.maxY - height,
      width: max(0, bounds.width - inset.left - inset.right), height: height)
    fill(area, cell.separatorColor ?? .separator)
  }

  /// Draws the accessories of a list's row, from the trailing edge on.
  func draw(_ cell: UICollectionViewListCell) {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge = AccessoryEdge(bounds: bounds, isMirrored: isMirrored)
    var start = AccessoryEdge(bounds: bounds, isMirrored: !isMirrored)
    for accessory in cell.accessories.reversed() where accessory.displayedState != .whenEditing {
      guard !accessory.options.isHidden else { continue }
      switch accessory.accessoryType {
      case .disclosure, .outlineDisclosure: chevron(edge.next(8), isMirrored)
      case .detail: info(edge.next(22))
      case .checkmark: tick(edge.next(15))
      case .delete: dot(at: start.next(22).center, radius: 11, .systemRed)
      case .insert: dot(at: start.next(22).center, radius: 11, .systemGreen)
      case .multiselect: frame(start.next(22), radius: 11, .systemGray3)
      case .reorder: bars(edge.next(18))
      case .label: text(accessory.text ?? "", in: edge.next(44), .secondaryLabel)
      case .customView: frame(edge.next(22), .systemGray4)
      }
    }
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

/// Hands out squares along a row, from an edge inwards.
private struct AccessoryEdge {
  private let bounds: CGRect
  private let isMirrored: Bool
  private var used: CGFloat = 16

  init(bounds: CGRect, isMirrored: Bool) {
    self.bounds = bounds
    self.isMirrored = isMirrored
  }

  mutating func next(_ width: CGFloat) -> CGRect {
    let x = isMirrored ? bounds.minX + used : bounds.maxX - used - width
    used += width + 10
    return CGRect(x: x, y: bounds.midY - width / 2, width: width, height: width)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
