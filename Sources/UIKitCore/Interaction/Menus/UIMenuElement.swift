import Foundation

/// An element of a menu: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The selection state of an element.
  public enum State: Int, Hashable, Sendable {
    /// The element is not selected.
    case off
    /// The element is selected.
    case on
    /// Some of the objects that the element controls are selected.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is for a destructive operation, such as a deletion.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays on screen when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open var title: String
  /// The text below the title.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
