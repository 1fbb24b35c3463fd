import Testing
import UIKit
import UIKitSimulation

@Suite("Text input")
@MainActor
struct TextInputTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var changes = 0

    func textFieldDidChangeSelection(_ textField: UITextField) { changes += 1 }
    func textViewDidChangeSelection(_ textView: UITextView) { changes += 1 }
  }

  @Test("fields and views keep what they ask of the keyboard")
  func traits() {
    let inputs: [any UITextInputTraits] = [UITextField(), UITextView()]
    for input in inputs {
      #expect(input.autocapitalizationType == .sentences && input.textContentType == nil)
      input.keyboardType = .alphabet
      input.returnKeyType = .continue
      input.textContentType = .oneTimeCode
      input.isSecureTextEntry = true
      #expect(input.keyboardType == .asciiCapable && input.returnKeyType == .continue)
      #expect(input.textContentType?.rawValue == "one-time-code" && input.isSecureTextEntry)
    }
  }

  @Test("a field tells of typing, a view of every change of its selection")
  func selection() {
    let (stage, listener) = (Stage(), Listener())
    let (field, view) = (UITextField(), UITextView())
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    field.delegate = listener
    view.delegate = listener
    field.becomeFirstResponder()
    #expect(field.type("a") && listener.changes == 1)
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(listener.changes == 3)
  }

  @Test("ending the editing of a view reaches the field inside that edits, and no other")
  func endEditing() {
    let stage = Stage()
    let (outer, other, field) = (UIView(), UIView(), UITextField())
    outer.addSubview(field)
    stage.window.addSubview(outer)
    stage.window.addSubview(other)
    stage.window.makeKeyAndVisible()
    field.becomeFirstResponder()
    other.endEditing(true)
    #expect(field.isFirstResponder)
    #expect(outer.endEditing(false) && !field.isFirstResponder)
  }

  private final class Screen: UIView {
    func dismiss() { endEditing(true) }
  }

  /// What is tapped, which begins editing or not.
  enum Tapped: String, CaseIterable {
    case field, view, disabledField, readOnlyView, buttonInField

    @MainActor func make() -> (input: UIView, begins: Bool) {
      let (field, view) = (UITextField(), UITextView())
      switch self {
      case .field: return (field, true)
      case .view: return (view, true)
      case .disabledField:
        field.isEnabled = false
        return (field, false)
      case .readOnlyView:
        view.isEditable = false
        return (view, false)
      case .buttonInField:
        field.leftView = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.leftViewMode = .always
        return (field, false)
      }
    }
  }

  @Test("a tap begins editing in spite of recognizers above", arguments: Tapped.allCases)
  func taps(tapped: Tapped) {
    let (stage, screen) = (Stage(), Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let (input, begins) = tapped.make()
    screen.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Selector("dismiss", Screen.dismiss)))
    input.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    screen.addSubview(input)
    stage.window.addSubview(screen)
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    stage.window.tap(at: CGPoint(x: 20, y: 20))
    #expect(input.isFirstResponder == begins)
  }

  @Test("a view that returns false gives keyboard events up only when forced")
  func forcedEndEditing() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let (stage, view) = (Stage(), Stubborn())
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    view.becomeFirstResponder()
    #expect(!stage.window.endEditing(false) && view.isFirstResponder)
    #expect(stage.window.endEditing(true) && !view.isFirstResponder)
  }

  @Test("names of keyboard notifications are those of UIKit")
  func names() {
    #expect(
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
  }
}
