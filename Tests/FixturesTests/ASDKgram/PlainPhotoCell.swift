import Fixtures
import UIKit

/// A photo of the feed as the tab without Texture shows it: the same content in UIKit's views.
final class PlainPhotoCell: UITableViewCell {
  private static let font = UIFont.systemFont(ofSize: 14)
  private static let boldFont = UIFont.boldSystemFont(ofSize: 14)

  let avatarView = UIImageView()
  let userNameLabel = UILabel()
  let locationLabel = UILabel()
  let timeLabel = UILabel()
  let photoView = UIImageView()
  let likesLabel = UILabel()
  let captionLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    userNameLabel.font = Self.boldFont
    likesLabel.font = Self.boldFont
    for label in [locationLabel, timeLabel, captionLabel] { label.font = Self.font }
    captionLabel.numberOfLines = 3
    for view in [
      avatarView, userNameLabel, locationLabel, timeLabel, photoView, likesLabel, captionLabel,
    ] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: FeedPhoto) {
    userNameLabel.text = photo.userName
    locationLabel.text = photo.location
    timeLabel.text = photo.age
    likesLabel.text = "\(photo.likes) likes"
    captionLabel.text = photo.caption
    setNeedsLayout()
  }

  /// The height of a photo's cell, in points: header, square photo, likes and caption.
  static func height(of photo: FeedPhoto, width: CGFloat) -> CGFloat {
    let cell = PlainPhotoCell(style: .default, reuseIdentifier: nil)
    cell.show(photo)
    return cell.place(in: width)
  }

  /// Gives the views their frames, and returns the height that they need.
  @discardableResult
  private func place(in width: CGFloat) -> CGFloat {
    avatarView.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    let time = timeLabel.sizeThatFits(.zero)
    timeLabel.frame = CGRect(
      x: width - 10 - time.width, y: 25 - time.height / 2, width: time.width, height: time.height)
    placeNames(upTo: timeLabel.frame.minX - 10)
    photoView.frame = CGRect(x: 0, y: 50, width: width, height: width)
    var bottom = photoView.frame.maxY
    for label in [likesLabel, captionLabel] {
      let height = label.sizeThatFits(CGSize(width: width - 20, height: .infinity)).height
      label.frame = CGRect(x: 10, y: bottom + 5, width: width - 20, height: height)
      bottom = label.frame.maxY
    }
    return bottom + 5
  }

  private func placeNames(upTo end: CGFloat) {
    let shown = locationLabel.text == nil ? [userNameLabel] : [userNameLabel, locationLabel]
    let heights = shown.map { $0.sizeThatFits(.zero).height }
    var top = 25 - heights.reduce(0, +) / 2
    for (label, height) in zip(shown, heights) {
      label.frame = CGRect(x: 50, y: top, width: max(0, end - 50), height: height)
      top += height
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(in: contentView.bounds.width)
  }
}
