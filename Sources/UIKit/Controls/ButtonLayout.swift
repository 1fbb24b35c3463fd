/// Where a button's image and title lie: side by side, the image where lines begin.
struct ButtonLayout {
  var image: CGSize
  var title: CGSize
  var insets: UIEdgeInsets
  var imageInsets: UIEdgeInsets
  var titleInsets: UIEdgeInsets
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool
  /// The distance between image and title.
  var padding: CGFloat = 0
  /// Whether the image lies where lines end.
  var isImageLast = false

  /// The size of both with the insets.
  var size: CGSize {
    CGSize(
      width: image.width + padding + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
  }

  /// The frames within bounds without the insets.
  func frames(inRoom room: CGRect) -> (image: CGRect, title: CGRect) {
    let titleWidth = min(title.width, max(0, room.width - image.width - padding))
    let start = startX(in: room, length: image.width + padding + titleWidth)
    let isImageRight = isRightToLeft != isImageLast
    let imageX = isImageRight ? start + titleWidth + padding : start
    let titleX = isImageRight ? start : start + image.width + padding
    return (
      CGRect(
        origin: CGPoint(x: imageX, y: startY(in: room, length: image.height)), size: image
      ).inset(by: imageInsets.balanced),
      CGRect(
        x: titleX, y: startY(in: room, length: title.height), width: titleWidth,
        height: title.height
      ).inset(by: titleInsets.balanced)
    )
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
  /// Insets that shift by half the difference of opposite edges and keep the size.
  fileprivate var balanced: UIEdgeInsets {
    let (x, y) = ((left - right) / 2, (top - bottom) / 2)
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }
}
