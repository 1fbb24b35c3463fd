import Foundation

/// A container for copied data: strings, URLs, images, and colors.
///
/// Each environment has its own general pasteboard, which no other app sees. Main thread.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from a string, without an argument label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted, with the pasteboard as the object, when the content of the pasteboard changes.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private enum Item {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
    case other([String: Any])
  }

  private var held: [Item] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The name of the pasteboard.
  public let name: Name
  /// The number of times the content has changed.
  open private(set) var changeCount = 0

  init(name: Name) {
    self.name = name
    super.init()
  }

  /// The general pasteboard of the current environment.
  open class var general: UIPasteboard {
    RuntimeEnvironment.current.application.shared(\.pasteboard) { UIPasteboard(name: .general) }
  }

  /// Returns a new pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString))
  }

  // MARK: Content

  /// The first string. Setting it replaces all items; `nil` removes them.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The strings, including URLs as strings, or `nil` when there are none. Setting them replaces
  /// all items.
  open var strings: [String]? {
    get {
      some {
        switch $0 {
        case .string(let text): text
        case .url(let url): url.absoluteString
        case .image, .color, .other: nil
        }
      }
    }
    set { held = (newValue ?? []).map(Item.string) }
  }

  /// The first URL. Setting it replaces all items; `nil` removes them.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs, or `nil` when there are none. Setting them replaces all items.
  open var urls: [URL]? {
    get { some { if case .url(let url) = $0 { url } else { nil } } }
    set { held = (newValue ?? []).map(Item.url) }
  }

  /// The first image. Setting it replaces all items; `nil` removes them.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images, or `nil` when there are none. Setting them replaces all items.
  open var images: [UIImage]? {
    get { some { if case .image(let image) = $0 { image } else { nil } } }
    set { held = (newValue ?? []).map(Item.image) }
  }

  /// The first color. Setting it replaces all items; `nil` removes them.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors, or `nil` when there are none. Setting them replaces all items.
  open var colors: [UIColor]? {
    get { some { if case .color(let color) = $0 { color } else { nil } } }
    set { held = (newValue ?? []).map(Item.color) }
  }

  /// The items, each as a dictionary from a type identifier to a value.
  open var items: [[String: Any]] {
    get {
      held.map {
        switch $0 {
        case .string(let text): ["public.utf8-plain-text": text]
        case .url(let url): ["public.url": url]
        case .image(let image): ["public.png": image]
        case .color(let color): ["com.apple.uikit.color": color]
        case .other(let representations): representations
        }
      }
    }
    set { held = newValue.map(Item.other) }
  }

  /// Replaces all items. The options, such as an expiration date, are ignored.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) {
    self.items = items
  }

  /// Appends items.
  open func addItems(_ items: [[String: Any]]) {
    held += items.map(Item.other)
  }

  /// Replaces all items with one value of a type. A `String` is stored as a string whatever the
  /// type is.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { return string = text }
    items = [[pasteboardType: value]]
  }

  /// Returns the first value of a type, or `nil` when there is none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// Replaces all items with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Returns the first value of a type when it is `Data`, otherwise `nil`.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  /// The number of items.
  open var numberOfItems: Int { held.count }
  /// A Boolean value that indicates whether the pasteboard contains strings or URLs.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether the pasteboard contains URLs.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether the pasteboard contains images.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether the pasteboard contains colors.
  open var hasColors: Bool { colors != nil }

  private func some<Value>(_ pick: (Item) -> Value?) -> [Value]? {
    let found = held.compactMap(pick)
    return found.isEmpty ? nil : found
  }
}
