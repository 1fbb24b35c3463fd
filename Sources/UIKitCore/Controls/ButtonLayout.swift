/// The positions of a button's image and titles, side by side or stacked, with the subtitle below
/// the title.
struct ButtonLayout {
  var image: CGSize
  var title: CGSize
  var subtitle = CGSize.zero
  var insets: UIEdgeInsets
  var imageInsets: UIEdgeInsets
  var titleInsets: UIEdgeInsets
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool
  /// The distance between the image and the titles, in points, if there are both.
  var imagePadding: CGFloat = 0
  /// The distance between the title and the subtitle, in points, if there are both.
  var titlePadding: CGFloat = 0
  /// The side of the titles on which the image is placed.
  var placement = NSDirectionalRectEdge.leading
  /// The horizontal alignment of title and subtitle.
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  struct Frames {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var isImageFirst: Bool { placement != .trailing && placement != .bottom }

  private var gap: CGFloat {
    image.width > 0 && (title.width > 0 || subtitle.width > 0) ? imagePadding : 0
  }

  private var titleGap: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }

  private var titles: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }

  private var content: CGSize {
    isStacked
      ? CGSize(
        width: max(image.width, titles.width), height: image.height + gap + titles.height)
      : CGSize(
        width: image.width + gap + titles.width, height: max(image.height, titles.height))
  }

  /// The size of the content including the insets.
  var size: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// Returns the width that is available for the titles in a content width.
  func titleWidth(inRoom width: CGFloat) -> CGFloat {
    max(0, isStacked ? width : width - image.width - gap)
  }

  /// Returns the frames of the image and the titles inside a content rectangle.
  func frames(inRoom room: CGRect) -> Frames {
    let own = titles
    let text = CGSize(width: min(own.width, titleWidth(inRoom: room.width)), height: own.height)
    let (picture, block) = isStacked ? column(text, in: room) : row(text, in: room)
    let lines = lines(in: block)
    return Frames(
      image: picture.inset(by: imageInsets.balanced),
      title: lines.title.inset(by: titleInsets.balanced),
      subtitle: lines.subtitle.inset(by: titleInsets.balanced))
  }

  private func row(_ text: CGSize, in room: CGRect) -> (image: CGRect, text: CGRect) {
    let start = startX(in: room, length: image.width + gap + text.width)
    let isImageLeft = isRightToLeft != isImageFirst
    return (
      CGRect(
        origin: CGPoint(
          x: isImageLeft ? start : start + text.width + gap,
          y: startY(in: room, length: image.height)), size: image),
      CGRect(
        origin: CGPoint(
          x: isImageLeft ? start + image.width + gap : start,
          y: startY(in: room, length: text.height)), size: text)
    )
  }

  private func column(_ text: CGSize, in room: CGRect) -> (image: CGRect, text: CGRect) {
    let start = startY(in: room, length: image.height + gap + text.height)
    return (
      CGRect(
        origin: CGPoint(
          x: startX(in: room, length: image.width),
          y: isImageFirst ? start : start + text.height + gap), size: image),
      CGRect(
        origin: CGPoint(
          x: startX(in: room, length: text.width),
          y: isImageFirst ? start + image.height + gap : start), size: text)
    )
  }

  private func lines(in block: CGRect) -> (title: CGRect, subtitle: CGRect) {
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, block.width)
      return CGRect(
        x: block.minX + lineStart * (block.width - width), y: y, width: width,
        height: size.height)
    }
    return (
      line(title, y: block.minY), line(subtitle, y: block.minY + title.height + titleGap)
    )
  }

  /// The fraction of the free width beside the shorter title that is on its left.
  ///
  /// Decided here, because UIKit's documentation leaves the automatic alignment open: the titles
  /// are aligned at their leading edges, but are centered above or below an image.
  private var lineStart: CGFloat {
    switch titleAlignment {
    case .center: 0.5
    case .automatic where isStacked && image.width > 0: 0.5
    case .automatic, .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func startX(in room: CGRect, length: CGFloat) -> CGFloat {
    switch (horizontal, isRightToLeft) {
    case (.left, _), (.leading, false), (.trailing, true), (.fill, false): room.minX
    case (.right, _), (.trailing, false), (.leading, true), (.fill, true): room.maxX - length
    case (.center, _): room.midX - length / 2
    }
  }

  private func startY(in room: CGRect, length: CGFloat) -> CGFloat {
    switch vertical {
    case .top, .fill: room.minY
    case .bottom: room.maxY - length
    case .center: room.midY - length / 2
    }
  }
}

extension UIEdgeInsets {
  /// Insets that move a rectangle by half the difference of opposite edges, without resizing it.
  fileprivate var balanced: UIEdgeInsets {
    let (x, y) = ((left - right) / 2, (top - bottom) / 2)
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }
}
