import UIKit

/// A message as the app showed it before: a plain cell with two labels.
public final class MessageCell: UICollectionViewCell {
  /// The first line.
  public let senderLabel = UILabel()
  /// The second line.
  public let subjectLabel = UILabel()

  /// Makes the cell as reuse does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(senderLabel)
    contentView.addSubview(subjectLabel)
  }

  /// The cell is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Shows a message in place of the one before.
  public func show(sender: String, subject: String) {
    senderLabel.text = sender
    subjectLabel.text = subject
    setNeedsLayout()
  }

  /// Puts the lines below each other.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 24)
    senderLabel.frame = line
    subjectLabel.frame = line.offsetBy(dx: 0, dy: 24)
  }
}
