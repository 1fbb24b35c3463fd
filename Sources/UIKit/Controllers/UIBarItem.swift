import Foundation

/// An item of a bar: a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The values that extensions of other modules keep here.
  public var associatedObjects = AssociatedObjects()
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item hears touches. The default is `true`.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// Moves the image's edges, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The image in a low bar.
  open var landscapeImagePhone: UIImage?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// A name to find the item by in tests.
  open var accessibilityIdentifier: String?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title in a state; `nil` when none were set for it.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
