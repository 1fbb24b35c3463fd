import Foundation

/// The standard labels and image view of a table view cell, each created at the first access.
@MainActor
struct TableCellLabels {
  /// The margin at the sides and the distance between image and labels, in points.
  private static let margin: CGFloat = 16

  private let style: UITableViewCell.CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  init(_ style: UITableViewCell.CellStyle) {
    self.style = style
  }

  mutating func text(in content: UIView) -> UILabel {
    if let text { return text }
    let label = UILabel(frame: .zero)
    content.addSubview(label)
    text = label
    return label
  }

  mutating func detail(in content: UIView) -> UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    content.addSubview(label)
    detail = label
    return label
  }

  mutating func image(in content: UIView) -> UIImageView? {
    guard style != .value2 else { return nil }
    if let image { return image }
    let view = UIImageView(frame: .zero)
    content.addSubview(view)
    image = view
    return view
  }

  /// Positions the image and the labels from the leading edge, vertically centered.
  func layOut(in bounds: CGRect, indentation: CGFloat, mirrored: Bool) {
    layOut(in: bounds, indentation: indentation)
    guard mirrored else { return }
    for view in [text, detail, image] as [UIView?] {
      guard let view else { continue }
      view.frame.origin.x = bounds.minX + bounds.maxX - view.frame.maxX
    }
  }

  private func layOut(in bounds: CGRect, indentation: CGFloat) {
    var room = bounds.insetBy(dx: Self.margin, dy: 0)
    room.origin.x += indentation
    room.size.width = max(room.width - indentation, 0)
    if let image, let size = image.image?.size, size != .zero {
      image.frame = CGRect(
        x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
      room.origin.x += size.width + Self.margin
      room.size.width = max(room.width - size.width - Self.margin, 0)
    }
    if style == .subtitle { stack(in: room) } else { spread(in: room) }
  }

  /// Positions one label below the other.
  private func stack(in room: CGRect) {
    let heights = [text, detail].map { $0?.sizeThatFits(room.size).height ?? 0 }
    let top = room.midY - (heights[0] + heights[1]) / 2
    text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights[0])
    detail?.frame = CGRect(
      x: room.minX, y: top + heights[0], width: room.width, height: heights[1])
  }

  /// Positions the second label at the trailing edge, beside the first one.
  private func spread(in room: CGRect) {
    let size = detail?.sizeThatFits(room.size) ?? .zero
    let width = min(size.width, room.width)
    detail?.frame = CGRect(
      x: room.maxX - width, y: room.midY - size.height / 2, width: width, height: size.height)
    text?.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width - width, height: room.height)
  }

  /// Returns the height of the labels and the image for a width, in points, or zero when there are
  /// none.
  func fittingHeight(width: CGFloat, indentation: CGFloat) -> CGFloat {
    var room = max(width - 2 * Self.margin - indentation, 0)
    let picture = image?.image?.size ?? .zero
    if picture != .zero { room = max(room - picture.width - Self.margin, 0) }
    let target = CGSize(width: room, height: .greatestFiniteMagnitude)
    let heights = [text, detail].map { label -> CGFloat in
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(target).height
    }
    let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    return max(texts, picture.height)
  }
}
