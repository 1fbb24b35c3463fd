import UIKit

/// A button or a space of a bar, as pictures show it.
@MainActor
struct BarButton {
  /// The content of the button.
  enum Content {
    case title(String)
    case symbol(String)
    case image(UIImage)
    case view(UIView)
    case space
  }

  let content: Content
  let isDone: Bool
  let isEnabled: Bool
  let isFlexible: Bool

  init(_ content: Content) {
    self.content = content
    isDone = false
    isEnabled = true
    isFlexible = false
  }

  /// Reads a bar button item; `nil` for a hidden one, and for one that shows nothing.
  init?(_ item: UIBarButtonItem) {
    guard !item.isHidden, let content = Self.content(of: item) else { return nil }
    self.content = content
    isDone = item.style == .done || item.systemItem == .done
    isEnabled = item.isEnabled
    isFlexible = item.systemItem == .flexibleSpace
  }

  private static func content(of item: UIBarButtonItem) -> Content? {
    if let view = item.customView { return .view(view) }
    if let system = item.systemItem { return content(of: system) }
    if let image = item.image ?? item.primaryAction?.image { return .image(image) }
    return (item.title ?? item.primaryAction?.title).map { .title($0) }
  }

  /// Decided here: titles in English and symbols of our own; UIKit's follow the language of the device.
  private static func content(of item: UIBarButtonItem.SystemItem) -> Content {
    switch item {
    case .flexibleSpace, .fixedSpace: .space
    case .done: .title("Done")
    case .cancel: .title("Cancel")
    case .edit: .title("Edit")
    case .save: .title("Save")
    case .undo: .title("Undo")
    case .redo: .title("Redo")
    default: .symbol(symbols[item] ?? "ellipsis")
    }
  }

  private static let symbols: [UIBarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left",
    .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "bookmark",
    .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera",
    .trash: "trash", .play: "play", .pause: "pause", .rewind: "backward", .fastForward: "forward",
    .close: "xmark",
  ]

  /// The width in points; a flexible space has none of its own.
  var width: CGFloat {
    switch content {
    case .title(let title):
      title.size(withAttributes: [
        .font: isDone ? UIFont.boldSystemFont(ofSize: 17) : UIFont.systemFont(ofSize: 17)
      ]).width
    case .symbol: 20
    case .image(let image): image.size.width
    case .view(let view): view.bounds.width
    case .space: isFlexible ? 0 : 8
    }
  }
}
