/// An input of this module, which keeps what it asks of the keyboard.
@MainActor protocol TextInputTraitsKeeper: UITextInputTraits {
  var input: TextInputState { get set }
}

extension UITextField: TextInputTraitsKeeper {}
extension UITextView: TextInputTraitsKeeper {}
