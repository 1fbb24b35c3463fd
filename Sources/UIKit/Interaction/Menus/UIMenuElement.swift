import Foundation

/// An element of a menu: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The selection state of an element.
  public enum State: Int, Hashable, Sendable {
    /// The element is not selected.
    case off
    /// The element is selected.
    case on
    /// Some of what the element controls is selected.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive, such as a deletion.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays on screen when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String
  /// The text below the title.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
