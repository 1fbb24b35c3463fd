import Foundation

/// The layout computation for the image and the texts of a list cell's content.
@MainActor struct ListContentArrangement {
  private let content: UIListContentConfiguration
  private let image: CGSize
  private let text: UILabel?
  private let secondary: UILabel?

  init(
    _ content: UIListContentConfiguration, image: CGSize, text: UILabel?, secondary: UILabel?
  ) {
    self.content = content
    self.image = image
    self.text = text
    self.secondary = secondary
  }

  /// The size that is reserved for the image, in points: the reserved size, or the size of the
  /// image.
  private var imageRoom: CGSize {
    let reserved = content.imageProperties.reservedLayoutSize
    return CGSize(
      width: reserved.width > 0 ? reserved.width : image.width,
      height: reserved.height > 0 ? reserved.height : image.height)
  }

  private var lead: CGFloat {
    image == .zero ? 0 : imageRoom.width + content.imageToTextPadding
  }

  private var imageHeight: CGFloat { image == .zero ? 0 : imageRoom.height }

  private func sizes(width: CGFloat) -> (text: CGSize, secondary: CGSize, isSideBySide: Bool) {
    let room = CGSize(width: max(0, width - lead), height: .infinity)
    let first = text?.sizeThatFits(room) ?? .zero
    let second = secondary?.sizeThatFits(room) ?? .zero
    let both = first.width + content.textToSecondaryTextHorizontalPadding + second.width
    let fits = both <= room.width
    return (first, second, content.prefersSideBySideTextAndSecondaryText && fits)
  }

  private var verticalPadding: CGFloat {
    text == nil || secondary == nil ? 0 : content.textToSecondaryTextVerticalPadding
  }

  /// Returns the size of the content within a width, in points.
  func size(width: CGFloat) -> CGSize {
    let (first, second, isSideBySide) = sizes(width: width)
    guard !isSideBySide else {
      let both = first.width + content.textToSecondaryTextHorizontalPadding + second.width
      return CGSize(
        width: lead + both, height: max(imageHeight, max(first.height, second.height)))
    }
    return CGSize(
      width: lead + max(first.width, second.width),
      height: max(imageHeight, first.height + verticalPadding + second.height))
  }

  /// Returns the frames of the image and the texts inside a rectangle, in points.
  func frames(in room: CGRect, mirrored: Bool) -> (image: CGRect, text: CGRect, secondary: CGRect) {
    let (first, second, isSideBySide) = sizes(width: room.width)
    let picture = CGRect(
      x: room.minX + (imageRoom.width - image.width) / 2, y: room.midY - image.height / 2,
      width: image.width, height: image.height)
    let start = room.minX + lead
    let width = max(0, room.maxX - start)
    var text = CGRect(x: start, y: 0, width: width, height: first.height)
    var secondary = CGRect(x: start, y: 0, width: width, height: second.height)
    if isSideBySide {
      text.size.width = first.width
      secondary.size.width = second.width
      secondary.origin.x = room.maxX - second.width
      text.origin.y = room.midY - first.height / 2
      secondary.origin.y = room.midY - second.height / 2
    } else {
      text.origin.y = room.midY - (first.height + verticalPadding + second.height) / 2
      secondary.origin.y = text.maxY + verticalPadding
    }
    guard mirrored else { return (picture, text, secondary) }
    return (
      picture.mirrored(in: room), text.mirrored(in: room), secondary.mirrored(in: room)
    )
  }
}

extension UIListContentConfiguration {
  /// The size in which the image is shown, in points: its own size, reduced to the maximum size.
  var shownImageSize: CGSize {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension CGRect {
  fileprivate func mirrored(in room: CGRect) -> CGRect {
    CGRect(x: room.minX + room.maxX - maxX, y: minY, width: width, height: height)
  }
}
