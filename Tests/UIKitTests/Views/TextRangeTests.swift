import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Places and parts of a text")
@MainActor
struct TextRangeTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var (changes, questions) = (0, 0)

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      questions += 1
      return false
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      questions += 1
      return false
    }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  enum Kind: CaseIterable {
    case field, view

    @MainActor func make(_ text: String) -> any UITextInput {
      switch self {
      case .field:
        let field = UITextField()
        field.text = text
        return field
      case .view:
        let view = UITextView()
        view.text = text
        return view
      }
    }
  }

  private func whole(_ input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      .flatMap { input.text(in: $0) }
  }

  @Test(
    "the caret is at the end, and moves to a part of the text only", arguments: Kind.allCases)
  func selection(kind: Kind) throws {
    let input = kind.make("häuser")
    let caret = try #require(input.selectedTextRange)
    #expect(caret.isEmpty && input.compare(caret.start, to: input.endOfDocument) == .orderedSame)
    let second = try #require(input.position(from: input.beginningOfDocument, offset: 1))
    let fourth = try #require(input.position(from: second, offset: 2))
    input.selectedTextRange = input.textRange(from: fourth, to: second)
    let range = try #require(input.selectedTextRange)
    #expect(input.text(in: range) == "äu" && !range.isEmpty)
    #expect(input.offset(from: range.start, to: range.end) == 2)
    #expect(input.compare(fourth, to: second) == .orderedDescending)
    let longer = kind.make("a longer text")
    input.selectedTextRange = longer.textRange(
      from: longer.beginningOfDocument, to: longer.endOfDocument)
    input.selectedTextRange = nil
    #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "äu")
    #expect(input.position(from: fourth, offset: 4) == nil)
    #expect(input.position(from: fourth, offset: -4) == nil)
    #expect(input.position(from: fourth, offset: .max) == nil)
    #expect(input.position(from: UITextPosition(), offset: 0) == nil)
    #expect(input.text(in: UITextRange()) == nil && input.markedTextRange == nil)
  }

  @Test("inserting and deleting go by the selection", arguments: Kind.allCases)
  func editing(kind: Kind) throws {
    let input = kind.make("one two")
    let third = try #require(input.position(from: input.beginningOfDocument, offset: 3))
    input.selectedTextRange = input.textRange(from: third, to: third)
    input.insertText("!")
    #expect(whole(input) == "one! two")
    input.deleteBackward()
    input.deleteBackward()
    #expect(whole(input) == "on two")
    let part = try #require(input.textRange(from: input.beginningOfDocument, to: third))
    input.replace(part, withText: "👍🏽")
    #expect(whole(input) == "👍🏽two")
    input.deleteBackward()
    #expect(whole(input) == "two")
    input.deleteBackward()
    #expect(whole(input) == "two" && input.hasText)
    input.selectedTextRange = input.textRange(
      from: input.beginningOfDocument, to: input.endOfDocument)
    input.deleteBackward()
    #expect(whole(input) == "" && !input.hasText)
  }

  @Test("code that inserts does not ask the delegate, and its change is reported")
  func told() {
    let listener = Listener()
    let (field, view, log) = (UITextField(), UITextView(), CallLog())
    field.delegate = listener
    view.delegate = listener
    field.addAction(UIAction { _ in log("changed") }, for: .editingChanged)
    field.insertText("a")
    view.insertText("a")
    #expect(field.text == "a" && view.text == "a")
    #expect(log.calls == ["changed"] && listener.changes == 1 && listener.questions == 0)
  }

  @Test("typing goes over the selection of a field")
  func typing() {
    let (stage, field) = (Stage(), UITextField())
    stage.window.addSubview(field)
    stage.window.makeKeyAndVisible()
    field.text = "abc"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.type("x") && field.type("y") && field.text == "xyabc")
  }

  @Test("default attributes are those of the whole text, beside the field's font and color")
  func defaults() throws {
    let field = UITextField()
    field.text = "abc"
    field.defaultTextAttributes = [.kern: 2.0, .foregroundColor: UIColor.red]
    let attributes = try #require(field.attributedText).attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.kern] as? Double == 2)
    #expect(attributes[.foregroundColor] as? UIColor == .red && field.textColor == .red)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(field.defaultTextAttributes.count == 3)
  }
}
