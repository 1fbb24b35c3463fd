import Foundation

/// An alert as data: title, message, buttons and text fields.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Hashable, Sendable {
    /// As a sheet from below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// How the alert is shown.
  public private(set) var preferredStyle = Style.alert
  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key taps.
  open var preferredAction: UIAlertAction?
  private var fields: [UITextField] = []

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// The text fields; `nil` when there is none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a button.
  ///
  /// Rule: UIKit's documentation: an alert has at most one button that cancels.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return report(
        .secondCancelAction, "An alert was given a second button that cancels.",
        "Give one button the style .cancel.")
    }
    actions.append(action)
  }

  /// Adds a text field, which a closure sets up.
  ///
  /// Rule: UIKit's documentation: only alerts in the middle have text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return report(
        .textFieldInSheet, "A text field was added to an action sheet.",
        "Use the style .alert for text fields.")
    }
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }

  private func report(_ code: RuntimeViolation.Code, _ message: String, _ remedy: String) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(code, subject: "\(type(of: self))", message: message, remedy: remedy))
  }

  /// Taps a button. A driven step: the alert is dismissed, then the button's closure runs.
  public func tap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    dismiss(animated: false) { action.handler?(action) }
  }
}

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
  /// A Boolean value that indicates whether the button hears taps. The default is `true`.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
