import Foundation

/// The views of a list cell's accessories and their positions.
@MainActor
struct ListCellAccessories {
  private struct Entry {
    let accessory: UICellAccessory
    let view: UIView
  }

  private var entries: [Entry] = []

  /// Replaces the accessories and removes the views of the former ones.
  mutating func replace(with accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    let kept = accessories.compactMap(\.customView)
    for entry in entries where !kept.contains(where: { $0 === entry.view }) {
      entry.view.removeFromSuperview()
    }
    entries = accessories.map { accessory in
      let view = accessory.makeView()
      if let tint = accessory.options.tintColor { view.tintColor = tint }
      (view as? CellControl)?.onTap = { [weak cell] in _ = cell?.perform(accessory) }
      return Entry(accessory: accessory, view: view)
    }
  }

  /// Adds the views of the displayed accessories to a cell, and removes the others.
  func show(in cell: UIView, isEditing: Bool, isSelected: Bool) {
    for entry in entries {
      guard entry.accessory.displayedState.isShown(whileEditing: isEditing) else {
        entry.view.removeFromSuperview()
        continue
      }
      if entry.view.superview !== cell { cell.addSubview(entry.view) }
      entry.view.isHidden = entry.accessory.isHidden
      if let mark = entry.view as? CellControl, mark.kind == .selection {
        mark.isSelected = isSelected
      }
    }
  }

  /// Returns the width that the displayed accessories occupy at an edge, in points.
  func width(leading: Bool, isEditing: Bool, _ metrics: RuntimeMetrics.Cells) -> CGFloat {
    let widths = shown(leading, isEditing).map { reserved($0, metrics) }
    guard !widths.isEmpty else { return 0 }
    return metrics.listAccessoryMargin + widths.reduce(0, +)
      + metrics.listAccessorySpacing * CGFloat(widths.count - 1)
  }

  /// Positions the displayed accessories in a cell of a given size, for a left-to-right layout.
  func layOut(
    in size: CGSize, indentation: CGFloat, isEditing: Bool, _ metrics: RuntimeMetrics.Cells,
    directed: (CGRect) -> CGRect
  ) {
    var x = indentation + metrics.listAccessoryMargin
    for entry in shown(true, isEditing) {
      place(entry, from: x, size.height, metrics, directed)
      x += reserved(entry, metrics) + metrics.listAccessorySpacing
    }
    x = size.width - metrics.listAccessoryMargin
    for entry in shown(false, isEditing).reversed() {
      x -= reserved(entry, metrics)
      place(entry, from: x, size.height, metrics, directed)
      x -= metrics.listAccessorySpacing
    }
  }

  private func shown(_ isLeading: Bool, _ isEditing: Bool) -> [Entry] {
    entries.filter {
      $0.accessory.isLeading == isLeading
        && $0.accessory.displayedState.isShown(whileEditing: isEditing)
    }
  }

  private func reserved(_ entry: Entry, _ metrics: RuntimeMetrics.Cells) -> CGFloat {
    switch entry.accessory.options.reservedLayoutWidth ?? .standard {
    case .actual: entry.accessory.size(of: entry.view).width
    case .standard:
      max(metrics.listAccessoryWidth, entry.accessory.size(of: entry.view).width)
    case .custom(let width): width.rowLength
    }
  }

  private func place(
    _ entry: Entry, from x: CGFloat, _ height: CGFloat, _ metrics: RuntimeMetrics.Cells,
    _ directed: (CGRect) -> CGRect
  ) {
    let size = entry.accessory.size(of: entry.view)
    entry.view.frame = directed(
      CGRect(
        x: x + (reserved(entry, metrics) - size.width) / 2, y: (height - size.height) / 2,
        width: size.width, height: size.height))
  }
}

extension UICellAccessory {
  /// Creates the view that shows the accessory.
  @MainActor fileprivate func makeView() -> UIView {
    switch accessoryType {
    case .disclosureIndicator: return CellControl(.disclosure)
    case .detail: return CellControl(.detail)
    case .checkmark: return CellControl(.checkmark)
    case .delete: return CellControl(.deletion)
    case .insert: return CellControl(.insertion)
    case .reorder: return CellControl(.reorder)
    case .multiselect: return CellControl(.selection)
    case .outlineDisclosure: return CellControl(.outline)
    case .customView: return customView ?? UIView(frame: .zero)
    case .label:
      let view = UILabel(frame: .zero)
      view.text = label?.text
      view.font = label?.options.font ?? .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory =
        label?.options.adjustsFontForContentSizeCategory ?? false
      view.textColor = .secondaryLabel
      return view
    }
  }

  /// Returns the size of the accessory's view, in points.
  @MainActor fileprivate func size(of view: UIView) -> CGSize {
    if accessoryType == .customView, keepsSize || view.bounds.size != .zero {
      return view.bounds.size
    }
    let size = view.sizeThatFits(.zero)
    return size == .zero ? view.bounds.size : size
  }
}
