import UIKit

/// The cell class that displays nodes. No other cell class can.
///
/// Source: `_ASCollectionViewCell.h`, `_ASCollectionViewCell`.
@preconcurrency @MainActor
public final class _ASCollectionViewCell: UICollectionViewCell {
  /// The element whose node the cell shows, or `nil`.
  public package(set) var element: ASCollectionElement? {
    didSet { if element !== oldValue { showNode() } }
  }
  /// The latest layout attributes, or `nil` after the cell's display ended.
  ///
  /// The node gets each new value. Source: `_ASCollectionViewCell.mm`, `-setLayoutAttributes:`. Decided
  /// here: the same attributes again do not reach the node, which another cell may show by then.
  public package(set) var layoutAttributes: UICollectionViewLayoutAttributes? {
    didSet { if layoutAttributes !== oldValue { node?.layoutAttributes = layoutAttributes } }
  }

  /// The node that the cell shows, or `nil`.
  public var node: ASCellNode? { element?.node }

  /// A Boolean value that indicates whether the class of the cell's node overrides
  /// ``ASCellNode/cellNodeVisibilityEvent(_:in:withCellFrame:)``, so that the node is notified of
  /// scrolling.
  ///
  /// Source: `_ASCollectionViewCell.mm`, `-consumesCellNodeVisibilityEvents`.
  public var consumesCellNodeVisibilityEvents: Bool { node?.requestsVisibilityEvents ?? false }

  /// Notifies the node of a scrolling event or a change of visibility.
  public func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?
  ) {
    node?.cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: frame)
  }

  /// Gives the node the attributes and states of the cell, and then shows its view.
  ///
  /// Source: `_ASCollectionViewCell.mm`, `-setElement:`; `ASRangeController.mm`,
  /// `-configureContentView:forCellNode:`.
  private func showNode() {
    for view in contentView.subviews { view.removeFromSuperview() }
    guard let node else { return }
    node.layoutAttributes = layoutAttributes
    node.mirrorCell(isSelected: isSelected, isHighlighted: isHighlighted)
    node.frame = contentView.bounds
    contentView.addSubview(node.view)
  }

  /// Stores the attributes and passes them to the node.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    self.layoutAttributes = layoutAttributes
  }

  /// A Boolean value that indicates whether the cell is selected. The node is notified of changes.
  public override var isSelected: Bool {
    didSet { node?.mirrorSelection(isSelected) }
  }

  /// A Boolean value that indicates whether the cell is highlighted. The node is notified of
  /// changes.
  public override var isHighlighted: Bool {
    didSet { node?.mirrorHighlight(isHighlighted) }
  }

  /// Returns the view of the node that is hit, or `nil` if the cell itself is hidden or disabled.
  ///
  /// Source: `_ASCollectionViewCell.mm`, `-hitTest:withEvent:`. The cell of a table has no such method.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let node else { return nil }
    // Any point inside the cell shows whether the cell is hidden or disabled.
    let origin = convert(node.view.bounds.origin, from: node.view)
    guard super.hitTest(origin, with: event) != nil else { return nil }
    return node.hitTest(node.view.convert(point, from: self), with: event)
  }

  /// Returns whether the point is inside the node, or `false` without a node.
  ///
  /// Source: `_ASCollectionViewCell.mm`, `-pointInside:withEvent:`.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let node else { return false }
    return node.point(inside: node.view.convert(point, from: self), with: event)
  }

  /// Clears the layout attributes and then the element.
  public override func prepareForReuse() {
    layoutAttributes = nil
    element = nil
    super.prepareForReuse()
  }

  /// Sets the node's size to the size of the content view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    node?.frame = contentView.bounds
  }
}

/// The supplementary view class that displays nodes. No other supplementary view class can.
///
/// Source: `_ASCollectionReusableView.h`, `_ASCollectionReusableView`.
@preconcurrency @MainActor
public final class _ASCollectionReusableView: UICollectionReusableView {
  /// The element whose node the view shows, or `nil`.
  public package(set) var element: ASCollectionElement? {
    didSet { if element !== oldValue { showNode() } }
  }
  /// The latest layout attributes, or `nil` after the view was prepared for reuse.
  ///
  /// The node gets each new value. Source: `_ASCollectionReusableView.mm`, `-setLayoutAttributes:`.
  public package(set) var layoutAttributes: UICollectionViewLayoutAttributes? {
    didSet { if layoutAttributes !== oldValue { node?.layoutAttributes = layoutAttributes } }
  }

  /// The node that the view shows, or `nil`.
  public var node: ASCellNode? { element?.node }

  private func showNode() {
    for view in subviews { view.removeFromSuperview() }
    guard let node else { return }
    node.layoutAttributes = layoutAttributes
    node.frame = bounds
    addSubview(node.view)
  }

  /// Stores the attributes and passes them to the node.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    self.layoutAttributes = layoutAttributes
  }

  /// Clears the layout attributes and then the element.
  public override func prepareForReuse() {
    layoutAttributes = nil
    element = nil
    super.prepareForReuse()
  }

  /// Sets the node's size to the size of the view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    node?.frame = bounds
  }
}
