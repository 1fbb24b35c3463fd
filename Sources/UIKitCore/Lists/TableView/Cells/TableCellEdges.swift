import Foundation

/// The accessory and editing controls at the edges of a table view cell.
///
/// Rules:
/// - The accessory view is shown instead of the accessory type's; while editing, the editing accessory is
///   shown instead, and none if it is not set (Apple, `accessoryView`, `editingAccessoryType`).
/// - An editing control is at the leading edge while the cell is edited with a style (Apple,
///   `UITableViewCell.EditingStyle`); with multiple selection while editing, it is a selection mark (Apple,
///   `allowsMultipleSelectionDuringEditing`).
/// - The reorder control is at the trailing edge, outside of the accessory (Apple, `showsReorderControl`).
/// - The content view makes space for all of them (Apple, Table View Programming Guide for iOS).
///   The widths are those of ``RuntimeMetrics/Lists``.
/// - In a right-to-left layout, everything is mirrored.
@MainActor
struct TableCellEdges {
  private(set) var accessory: UIView?
  private(set) var editingControl: CellControl?
  private(set) var reorderControl: CellControl?

  /// Shows an accessory view of the app, the control of an accessory type, or neither.
  mutating func showAccessory(
    _ view: UIView?, _ type: UITableViewCell.AccessoryType, in cell: UITableViewCell
  ) {
    let control = view == nil ? Self.control(type.controlKind, for: accessory) : nil
    control?.onTap = { [weak cell] in cell?.edgeWasTapped(.accessory) }
    accessory = Self.exchange(accessory, view ?? control, in: cell)
  }

  mutating func showEditingControl(_ kind: CellControl.Kind?, in cell: UITableViewCell) {
    let control = Self.control(kind, for: editingControl)
    control?.isSelected = cell.isSelected
    control?.onTap = { [weak cell] in cell?.edgeWasTapped(.editingControl) }
    editingControl = Self.exchange(editingControl, control, in: cell)
  }

  mutating func showReorderControl(_ isShown: Bool, in cell: UITableViewCell) {
    reorderControl = Self.exchange(
      reorderControl, Self.control(isShown ? .reorder : nil, for: reorderControl), in: cell)
  }

  /// Returns the existing control if it has a kind, otherwise a new one.
  private static func control(_ kind: CellControl.Kind?, for present: UIView?) -> CellControl? {
    guard let kind else { return nil }
    if let present = present as? CellControl, present.kind == kind { return present }
    return CellControl(kind)
  }

  private static func exchange<View: UIView>(
    _ former: View?, _ view: View?, in cell: UIView
  ) -> View? {
    if let former, former !== view, former.superview === cell { former.removeFromSuperview() }
    if let view, view.superview !== cell { cell.addSubview(view) }
    return view
  }
}

/// An edge of a table view cell that the user can tap.
enum TableCellEdge {
  case accessory
  case editingControl
}

extension UITableViewCell {
  /// Updates the views at the edges for the cell's state.
  func updateEdges() {
    // A copy, because a subclass of the app can request layout while its subviews change.
    var edges = edges
    if isEditing {
      edges.showAccessory(editingAccessoryView, editingAccessoryType, in: self)
    } else {
      edges.showAccessory(accessoryView, accessoryType, in: self)
    }
    edges.showEditingControl(editingControlKind, in: self)
    edges.showReorderControl(showsReorderControl && (isEditing || isInEditingTable), in: self)
    self.edges = edges
  }

  private var editingControlKind: CellControl.Kind? {
    guard isEditing, editingStyle != .none else { return nil }
    if selectsWhileEditing { return .selection }
    return editingStyle == .insert ? .insertion : .deletion
  }

  private var metrics: RuntimeMetrics.Cells { environment.listMetrics.cells }

  /// The widths that the edges occupy beside the content, in points, for a left-to-right layout.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    let (widths, sides) = (metrics[keyPath: edgeWidths], safeSides)
    let indents = isEditing && shouldIndentWhileEditing && editingStyle != .none
    let reordering = edges.reorderControl == nil ? 0 : widths.reorderControl
    return (
      sides.leading + (indents ? widths.editingControl : 0),
      sides.trailing + reordering + accessoryWidth(widths)
    )
  }

  /// The safe area insets at the sides that the table view applies to its cells, in points.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    let sides = contentSafeArea
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  private func accessoryWidth(_ widths: RuntimeMetrics.CellEdges) -> CGFloat {
    guard let accessory = edges.accessory else { return 0 }
    guard accessory is CellControl else {
      return accessory.bounds.width + metrics.accessoryMargin + metrics.accessorySpacing
    }
    return widths.width(of: isEditing ? editingAccessoryType : accessoryType)
  }

  /// Returns the frame of the content view with an indentation, in points.
  func contentFrame(indentation: CGFloat) -> CGRect {
    let insets = contentInsets
    let leading = insets.leading + indentation
    return directed(
      CGRect(
        x: leading, y: 0, width: max(bounds.width - leading - insets.trailing, 0),
        height: max(bounds.height - separatorHeight, 0)))
  }

  private var edgeHeight: CGFloat { max(bounds.height - separatorHeight, 0) }

  /// The distance from the leading edge at which accessories end, in points.
  private var accessoryEnd: CGFloat {
    bounds.width - safeSides.trailing
      - (edges.reorderControl == nil ? 0 : metrics.rows.reorderControl)
  }

  /// Returns the area of the control for an accessory type, in points of the cell.
  package func accessoryFrame(for type: AccessoryType) -> CGRect {
    let width = metrics.rows.width(of: type)
    return directed(CGRect(x: accessoryEnd - width, y: 0, width: width, height: edgeHeight))
  }

  /// Positions the views at the edges in the whole height of the cell.
  func layOutEdges() {
    let (widths, height) = (metrics.rows, edgeHeight)
    edges.reorderControl?.frame = directed(
      CGRect(x: accessoryEnd, y: 0, width: widths.reorderControl, height: height))
    edges.editingControl?.frame = directed(
      CGRect(x: safeSides.leading, y: 0, width: widths.editingControl, height: height))
    guard let accessory = edges.accessory else { return }
    guard accessory is CellControl else { return placeAccessoryView(accessory) }
    accessory.frame = accessoryFrame(for: isEditing ? editingAccessoryType : accessoryType)
  }

  /// Positions an accessory view of the app, vertically centered. The view keeps its size.
  private func placeAccessoryView(_ view: UIView) {
    let size = view.bounds.size
    let x = accessoryEnd - metrics.accessoryMargin - size.width
    let y = ((edgeHeight - size.height) / 2).roundedToPixel(scale: traitCollection.displayScale)
    view.frame = directed(CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  /// Returns the frame, mirrored in a right-to-left layout.
  func directed(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Notifies the table view of a tap on an edge.
  func edgeWasTapped(_ edge: TableCellEdge) {
    let table = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }
      .first
    guard let table, let path = table.indexPath(for: self) else { return }
    switch edge {
    case .accessory: table.accessoryWasTapped(at: path)
    case .editingControl: table.editingControlWasTapped(at: path)
    }
  }
}
