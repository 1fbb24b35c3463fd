import UIKit

/// An advertisement between messages: a plain cell with one label.
public final class OfferCell: UICollectionViewCell {
  /// What is offered.
  public let label = UILabel()

  /// Makes the cell as reuse does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .yellow
    contentView.addSubview(label)
  }

  /// The cell is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Lets the label fill the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
