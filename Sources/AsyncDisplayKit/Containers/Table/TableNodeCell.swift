import UIKit

/// The table view cell that displays a node.
final class TableNodeCell: UITableViewCell {
  /// The element whose node the cell shows, or `nil`.
  var element: ASCollectionElement? {
    didSet { if element !== oldValue { showNode() } }
  }

  /// The table view that displays the cell.
  weak var table: ASTableView?

  /// The node that the cell shows, or `nil`.
  var node: ASCellNode? { element?.node }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    edgeWidths = \.nodeRows
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    edgeWidths = \.nodeRows
  }

  // Source: `ASTableView.mm`, `-tableView:cellForRowAtIndexPath:`: the node has the cell's state before its view
  // is loaded.
  private func showNode() {
    for view in contentView.subviews { view.removeFromSuperview() }
    guard let node else { return }
    adoptProperties()
    node.mirrorCell(isSelected: isSelected, isHighlighted: isHighlighted)
    contentView.addSubview(node.view)
    setNeedsLayout()
  }

  /// Copies the node's cell properties, such as the accessory type, to the cell.
  ///
  /// Source: `ASTableView.mm`, `-setElement:` of `_ASTableViewCell`.
  func adoptProperties() {
    guard let node else { return }
    backgroundColor = node.backgroundColor
    selectedBackgroundView = node.selectedBackgroundView
    backgroundView = node.backgroundView
    separatorInset = node.separatorInset
    selectionStyle = node.selectionStyle
    focusStyle = node.focusStyle
    accessoryType = node.accessoryType
    isAccessibilityElement = node.isAccessibilityElement
    accessibilityElementsHidden = node.accessibilityElementsHidden
    clipsToBounds = node.clipsToBounds
    // The color that was set on the node, or none: not the one that its view inherits.
    tintColor = node.isNodeLoaded ? node.loadedView?.explicitTintColor : node.tintColor
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    node?.mirrorSelection(selected)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    node?.mirrorHighlight(highlighted)
  }

  override func prepareForReuse() {
    element = nil
    super.prepareForReuse()
  }

  /// Notifies the table of the width. The node keeps its frame even if the row has another height.
  ///
  /// Source: `ASTableView.mm`, `-[_ASTableViewCell layoutSubviews]` and
  /// `-didLayoutSubviewsOfTableViewCell:`.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let element else { return }
    guard let table else { return }
    table.rowWasLaidOut(element, inWidth: contentView.bounds.width)
  }
}
