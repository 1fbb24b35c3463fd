import Foundation

/// Something that a menu shows: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  public enum State: Int, Hashable, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of it is.
    case mixed
  }

  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
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
