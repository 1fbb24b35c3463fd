import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary choice.
    case `default`
    /// Leaving everything as it is.
    case cancel
    /// Something that cannot be undone.
    case destructive
  }

  /// The title.
  public let title: String?
  /// What the button means.
  public let style: Style
  /// Whether the button hears taps; default yes.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
