import UIKit

/// The only supplementary view class that can show a node.
///
/// Source: Texture's `_ASCollectionReusableView`.
@preconcurrency @MainActor
public final class _ASCollectionReusableView: UICollectionReusableView {
  /// The element whose node the view shows, or nil.
  public package(set) var element: ASCollectionElement? {
    didSet { if element !== oldValue { showNode() } }
  }
  /// The attributes that the layout last gave, or nil.
  public private(set) var layoutAttributes: UICollectionViewLayoutAttributes?

  /// The node that the view shows, or nil.
  public var node: ASCellNode? { element?.node }

  private func showNode() {
    for view in subviews { view.removeFromSuperview() }
    guard let node else { return }
    node.frame = bounds
    addSubview(node.view)
  }

  /// Keeps new attributes and tells the node of them.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    self.layoutAttributes = layoutAttributes
    node?.layoutAttributes = layoutAttributes
  }

  /// Forgets the attributes, then the element.
  public override func prepareForReuse() {
    layoutAttributes = nil
    element = nil
    super.prepareForReuse()
  }

  /// Gives the node the size of the view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    node?.frame = bounds
  }
}
