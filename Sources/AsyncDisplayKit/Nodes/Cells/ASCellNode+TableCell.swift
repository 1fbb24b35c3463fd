import UIKit

// The properties of a table's cell are set on its node, on any thread. A cell that is shown already has them
// when it is made again. Source: `ASTableView.mm`, `-setElement:` of `_ASTableViewCell`.
extension ASCellNode {
  /// The properties, or `nil` until one is set.
  final var tableCell: TableCellProperties? { withBridgeLock { storedTableCell } }

  /// The properties, created on first access.
  final var madeTableCell: TableCellProperties {
    withBridgeLock {
      let properties = storedTableCell ?? TableCellProperties()
      storedTableCell = properties
      return properties
    }
  }

  /// Changes values that any thread may set.
  final func changeTableCell(_ change: (TableCellProperties) -> Void) {
    let properties = madeTableCell
    withBridgeLock { change(properties) }
  }

  /// Returns a value that any thread may set, or `nil` until one is set.
  final func tableCellValue<Value>(_ value: (TableCellProperties) -> Value) -> Value? {
    withBridgeLock { storedTableCell.map(value) }
  }

  /// Reports, once, if subnodes extend below the accessory view of the cell in a table.
  ///
  /// UIKit draws the accessory over the content view, so content that the node lays out there is
  /// covered.
  ///
  /// - Quirk: a cell node does not reserve space for the accessory; advisory
  ///   `content-below-accessory-view`. `ASTableView.mm`, `-didLayoutSubviewsOfTableViewCell:` and
  ///   `-setElement:`.
  @MainActor final func checkAccessoryView() {
    let accessoryType = accessoryType
    guard let tableCell, accessoryType != .none, !tableCell.hasRemarkedOnAccessory,
      let cell = enclosingTableCell, let view = loadedView
    else { return }
    let room = cell.accessoryFrame(for: accessoryType)
    let covering = children.first { child in
      // Rectangles that only touch have an intersection of zero width.
      let overlap = view.convert(child.frame, to: cell).intersection(room)
      return !child.isHidden && overlap.width > 0 && overlap.height > 0
    }
    guard let covering else { return }
    tableCell.hasRemarkedOnAccessory = true
    report(
      .contentBelowAccessoryView, severity: .advisory,
      "\(covering.shortName) reaches below the accessory view of the table's cell.",
      remedy:
        "Inset the layout by \(room.width) points, use no accessory, or state the width that UIKit "
        + "takes from rows in the environment's listMetrics.cells.nodeRows.")
  }

  @MainActor private final var enclosingTableCell: UITableViewCell? {
    sequence(first: loadedView) { $0?.superview }.lazy.compactMap { $0 as? UITableViewCell }.first
  }
}

/// The properties that a cell node passes to the cell of a table or collection view.
///
/// The node's lock of the pending state protects the values that any thread may set.
final class TableCellProperties {
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var focusStyle = UITableViewCell.FocusStyle.default
  var accessoryType = UITableViewCell.AccessoryType.none
  var separatorInset = UIEdgeInsets.zero
  @MainActor var backgroundView: UIView?
  @MainActor var selectedBackgroundView: UIView?
  /// A Boolean value that indicates whether content below the accessory view was reported.
  @MainActor var hasRemarkedOnAccessory = false
}
