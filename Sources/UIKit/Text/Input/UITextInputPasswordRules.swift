import Foundation

/// What passwords that the system makes up must be like.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in the system's language for them.
  public let passwordRulesDescriptor: String

  /// Makes rules of a text in the system's language for them.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Tells whether other rules have the same text.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  /// A hash of the text.
  public override var hash: Int { passwordRulesDescriptor.hashValue }
}
