import UIKit

/// What a cell node passes on to the cell of a table or a collection.
final class TableCellProperties {
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var focusStyle = UITableViewCell.FocusStyle.default
  var accessoryType = UITableViewCell.AccessoryType.none
  var separatorInset = UIEdgeInsets.zero
  @MainActor var backgroundView: UIView?
  @MainActor var selectedBackgroundView: UIView?
  /// Whether the remark on content below the accessory view was made.
  var hasRemarkedOnAccessory = false
}
