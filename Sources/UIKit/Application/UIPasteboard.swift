import Foundation

/// What was copied, to be pasted: texts, addresses, images and colours.
///
/// Each environment has a general pasteboard of its own, which no other app sees. Main thread.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name, without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The pasteboard of copy and paste.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Tells, with the pasteboard as the object, that what it holds has changed.
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

  /// The name.
  public let name: Name
  /// How often what is held has changed.
  open private(set) var changeCount = 0

  init(name: Name) {
    self.name = name
    super.init()
  }

  /// The running environment's pasteboard of copy and paste.
  open class var general: UIPasteboard {
    let state = RuntimeEnvironment.current.application
    let board = state.pasteboard ?? UIPasteboard(name: .general)
    state.pasteboard = board
    return board
  }

  /// Returns a pasteboard of its own, with a name that no other has.
  public class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString))
  }

  // MARK: Content

  /// The first text; setting it puts it in place of everything.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts, addresses among them; nil without one.
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

  /// The first address; setting it puts it in place of everything.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses; nil without one.
  open var urls: [URL]? {
    get { some { if case .url(let url) = $0 { url } else { nil } } }
    set { held = (newValue ?? []).map(Item.url) }
  }

  /// The first image; setting it puts it in place of everything.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil without one.
  open var images: [UIImage]? {
    get { some { if case .image(let image) = $0 { image } else { nil } } }
    set { held = (newValue ?? []).map(Item.image) }
  }

  /// The first colour; setting it puts it in place of everything.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours; nil without one.
  open var colors: [UIColor]? {
    get { some { if case .color(let color) = $0 { color } else { nil } } }
    set { held = (newValue ?? []).map(Item.color) }
  }

  /// What is held, each item by the type of its representations.
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

  /// Puts items in place of everything; options, such as an end, are not looked at.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) {
    self.items = items
  }

  /// Adds items to what is held.
  open func addItems(_ items: [[String: Any]]) {
    held += items.map(Item.other)
  }

  /// Puts a value of a type in place of everything.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { return string = text }
    items = [[pasteboardType: value]]
  }

  /// Answers the first value of a type; nil without one.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// Puts data of a type in place of everything.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Answers the first data of a type; nil without one, also when its value is no data.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  /// The number of items.
  open var numberOfItems: Int { held.count }
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  private func some<Value>(_ pick: (Item) -> Value?) -> [Value]? {
    let found = held.compactMap(pick)
    return found.isEmpty ? nil : found
  }
}
