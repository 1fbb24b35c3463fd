import Testing
import UIKit

@Suite("Places of text")
@MainActor
struct TextPlaceTests {
  private func textView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    view.font = UIFont(name: "Courier", size: 10)
    view.text = text
    return view
  }

  private func caret(_ view: some UITextInput, _ offset: Int) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
      ?? .null
  }

  @Test("a caret is before its character, 6 points a letter of Courier at 10 points")
  func caret() {
    let view = textView("ab cd")
    let padding = view.textContainer.lineFragmentPadding
    #expect(caret(view, 0).origin == CGPoint(x: padding, y: 8))
    #expect(caret(view, 2).minX == padding + 12)
    #expect(caret(view, 5).minX == padding + 30)
    #expect(caret(view, 3).minX == padding + 18)
    #expect(caret(view, 0).width == 2 && caret(view, 0).height > 0)
    #expect(caret(textView(""), 0).height > 0)
    #expect(caret(view, 6) == .null)
  }

  @Test("a part has the rectangle of its first line, and points find places and characters")
  func parts() throws {
    let view = textView("ab\ncd")
    let padding = view.textContainer.lineFragmentPadding
    let whole = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let first = view.firstRect(for: whole)
    #expect(first.minX == padding && first.width == 12 && first.minY == 8)
    let second = caret(view, 3)
    #expect(second.minY == 8 + first.height && second.minX == padding)
    let place = try #require(
      view.closestPosition(to: CGPoint(x: padding + 7, y: second.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 4)
    let character = try #require(view.characterRange(at: CGPoint(x: padding + 7, y: second.midY)))
    #expect(view.text(in: character) == "d")
    #expect(view.characterRange(at: CGPoint(x: 500, y: 500)) == nil)
  }

  @Test("a field's text lies beside its frame and side views")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.font = UIFont(name: "Courier", size: 10)
    field.text = "abc"
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    #expect(caret(field, 2).minX == 12)
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7, "the view is not shown")
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds).minY == 10)
    #expect(field.editingRect(forBounds: field.bounds).minX == 27)
    #expect(caret(field, 2).minX == 39 && abs(caret(field, 2).midY - 20) < 0.01)
  }

  @Test("detents are resolved in a context, custom ones by their closure")
  func detents() {
    final class Context: UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection: UITraitCollection { UITraitCollection() }
      var maximumDetentValue: CGFloat { 800 }
    }
    typealias Detent = UISheetPresentationController.Detent
    let context = Context()
    #expect(Detent.medium().resolvedValue(in: context) == 400)
    #expect(Detent.large().resolvedValue(in: context) == 800)
    let third = Detent.custom(identifier: .init("third")) { $0.maximumDetentValue / 4 }
    #expect(third.resolvedValue(in: context) == 200 && third.identifier.rawValue == "third")
    let (one, other) = (Detent.custom { _ in nil }, Detent.custom { _ in nil })
    #expect(one.resolvedValue(in: context) == nil && one.identifier != other.identifier)
  }

  @Test("the guides of a controller are what bars cover, and constraints follow them")
  func guides() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let content = UIViewController()
    stage.show(UINavigationController(rootViewController: content))
    stage.settle()
    #expect(content.topLayoutGuide.length == 64 && content.bottomLayoutGuide.length == 34)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: content.view.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(inner.frame == CGRect(x: 0, y: 64, width: 10, height: 382))
  }

  @Test("an element's activation point is the middle of its frame unless set")
  func activation() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 20, y: 5))
    view.accessibilityActivationPoint = .zero
    #expect(view.accessibilityActivationPoint == .zero)
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityUserInputLabels == ["Send"])
    let element = UIView()
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIView === element)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }
}
