import Foundation

/// An item of a bar with a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Values that extensions in other modules associate with the object.
  public var associatedObjects = RuntimeBridge.AssociatedObjects()
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled. The default is `true`.
  open var isEnabled = true
  /// A number that identifies the item in the app.
  open var tag = 0
  /// The insets of the image, in points. Not used by the runtime, which reports `unused-member`.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { reportUnused("UIBarItem", if: imageInsets != .zero) }
  }
  /// The image for a compact bar. Not used by the runtime, which reports `unused-member`.
  open var landscapeImagePhone: UIImage? {
    didSet { reportUnused("UIBarItem", if: landscapeImagePhone != nil) }
  }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// An identifier of the item for tests.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver speaks for the item.
  open var accessibilityLabel: String?
  /// The text with which VoiceOver explains what the item does.
  open var accessibilityHint: String?
  /// The value of the item that VoiceOver speaks.
  open var accessibilityValue: String?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title for a state. Not used by the runtime, which reports
  /// `unused-member`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    reportUnused("UIBarItem", if: attributes != nil, member: "setTitleTextAttributes")
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title for a state, or `nil` when none were set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
