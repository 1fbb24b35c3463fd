import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Parts of text fields")
@MainActor
struct TextFieldPartTests {
  private final class Field: UITextField {
    var calls: [String] = []
    override func drawText(in rect: CGRect) {
      calls.append("text \(rect.minX)")
      super.drawText(in: rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
      calls.append("placeholder \(rect.minX)")
      super.drawPlaceholder(in: rect)
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 30, dy: 0)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 4, dy: 0)
    }
  }

  private let stage = Stage()

  private func field() -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.font = UIFont(name: "Courier", size: 10)
    stage.window.addSubview(field)
    return field
  }

  private func drawn(_ field: UITextField) -> [RuntimeDrawing.DisplayList.TextRun] {
    UIGraphicsBeginImageContextWithOptions(field.bounds.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    stage.environment.bind { field.draw(field.bounds) }
    return UIGraphicsGetCurrentContext()?.displayList.operations.compactMap { operation in
      if case .text(let run) = operation { run } else { nil }
    } ?? []
  }

  @Test("the text is in the middle of the height, in the field's font and color or its own")
  func text() {
    let field = field()
    field.textColor = .red
    field.text = "some"
    let run = drawn(field)[0]
    #expect(run.string == "some" && run.origin.x == 10 && run.fontSize == 10)
    #expect(run.color == UIColor.red.cgColor && run.origin.y > 20 && run.origin.y < 27)
    field.frame.size.height = 60
    #expect(drawn(field)[0].origin.y == run.origin.y + 10)
    field.textAlignment = .right
    #expect(abs(drawn(field)[0].origin.x - (190 - 24)) < 1e-9)
    field.attributedText = NSAttributedString(
      string: "own", attributes: [.foregroundColor: UIColor.blue])
    #expect(drawn(field)[0].color == UIColor.blue.cgColor && drawn(field)[0].fontSize == 10)
  }

  @Test("a secure text is drawn as dots, one a character, and nothing in place of nothing")
  func secure() {
    let field = field()
    #expect(drawn(field).isEmpty)
    field.text = "a\u{1F468}\u{200D}\u{1F469}b"
    field.isSecureTextEntry = true
    #expect(drawn(field).map(\.string) == ["\u{2022}\u{2022}\u{2022}"])
    #expect(field.text == "a\u{1F468}\u{200D}\u{1F469}b")
  }

  @Test("the placeholder has the color of placeholders, or its own attributes")
  func placeholder() {
    let field = field()
    field.placeholder = "plain"
    let run = drawn(field)[0]
    #expect(run.string == "plain" && run.origin.x == 30)
    #expect(run.color == UIColor.placeholderText.cgColor)
    field.attributedPlaceholder = NSAttributedString(
      string: "styled", attributes: [.foregroundColor: UIColor.green])
    #expect(drawn(field)[0].string == "styled")
    #expect(drawn(field)[0].color == UIColor.green.cgColor)
  }

  @Test("what is drawn, and where: the text, the edited text, or the placeholder")
  func places() {
    let field = field()
    field.placeholder = "none"
    _ = drawn(field)
    field.text = "some"
    _ = drawn(field)
    field.becomeFirstResponder()
    _ = drawn(field)
    #expect(field.calls == ["placeholder 30.0", "text 10.0", "text 20.0"])
  }

  @Test("a field draws again when its text or its looks change")
  func redrawing() {
    let field = field()
    let changes: [() -> Void] = [
      { field.placeholder = "name" },
      { field.attributedPlaceholder = NSAttributedString(string: "Name") },
      { field.text = "some" }, { field.font = .systemFont(ofSize: 9) },
      { field.textColor = .red }, { field.becomeFirstResponder() }, { _ = field.type("x") },
    ]
    stage.window.layoutIfNeeded()
    stage.settle()
    for change in changes {
      field.calls = []
      change()
      stage.window.layoutIfNeeded()
      stage.settle()
      #expect(field.calls.count == 1)
    }
  }

  @Test("a view beside the text is in the field while its mode shows it, where the field says")
  func sideViews() {
    let field = field()
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)),
      UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    )
    (field.leftView, field.rightView) = (left, right)
    stage.window.layoutIfNeeded()
    #expect(left.superview == nil && right.superview == nil)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    stage.window.layoutIfNeeded()
    #expect(left.superview === field && left.frame == CGRect(x: 4, y: 15, width: 20, height: 10))
    #expect(right.superview == nil)
    field.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    #expect(right.superview === field)
    #expect(right.frame == CGRect(x: 184, y: 12, width: 16, height: 16))
    field.resignFirstResponder()
    stage.window.layoutIfNeeded()
    #expect(right.superview == nil && left.superview === field)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test("a view that was put elsewhere meanwhile stays there")
  func taken() {
    let (field, other) = (field(), UIView())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    (field.leftView, field.leftViewMode) = (view, .always)
    stage.window.layoutIfNeeded()
    other.addSubview(view)
    field.leftView = nil
    #expect(view.superview === other)
  }
}
