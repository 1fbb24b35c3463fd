import Foundation

/// An alert as data: title, message, actions, and text fields.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// A sheet at the bottom of the screen.
    case actionSheet
    /// An alert in the middle of the screen.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the Return key performs.
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

  /// The text fields, or `nil` when there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds an action.
  ///
  /// Rule: UIKit's documentation: an alert has at most one action of the style `.cancel`. Another
  /// one is reported as a violation and not added.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return report(
        .secondCancelAction, "A second cancel action was added to an alert.",
        "Add at most one action of the style .cancel.")
    }
    actions.append(action)
  }

  /// Adds a text field, which a closure can configure.
  ///
  /// Rule: UIKit's documentation: only the style `.alert` supports text fields. In an action sheet,
  /// the call is reported as a violation and adds none.
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
}

/// An action of an alert, shown as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// An identifier of the action for tests.
  open var accessibilityIdentifier: String?
  /// A short label that identifies the action. The default is `nil`.
  open var accessibilityLabel: String?
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default`
    /// The style of an action that cancels the operation.
    case cancel
    /// The style of an action that changes or deletes data.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// A Boolean value that indicates whether the user can tap the button. The default is `true`.
  open var isEnabled = true
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
