import Foundation

/// An item of a bar: a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item hears touches; default yes.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// A name to find the item by in tests.
  open var accessibilityIdentifier: String?

  /// Makes an empty item.
  public override init() {
    super.init()
  }
}
