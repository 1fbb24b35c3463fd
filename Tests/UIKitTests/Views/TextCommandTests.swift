import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

@Suite("Commands and items of texts")
@MainActor
struct TextCommandTests {
  private let stage = Stage()

  private func inputs(_ text: String) -> [any IndexedTextInput] {
    let (field, view) = (UITextField(), UITextView())
    (field.text, view.text) = (text, text)
    return [field, view]
  }

  @Test("what is selected is copied, cut, pasted over and deleted; all of it is selected")
  func editing() throws {
    try stage.environment.withOwnApplication.bind {
      for input in inputs("one two") {
        let responder = try #require(input as? UIResponder)
        UIPasteboard.general.string = nil
        input.inputSelection = NSRange(location: 4, length: 0)
        responder.copy(nil)
        responder.cut(nil)
        responder.delete(nil)
        responder.paste(nil)
        #expect(UIPasteboard.general.string == nil && input.inputText == "one two")
        input.inputSelection = NSRange(location: 0, length: 3)
        responder.copy(nil)
        #expect(UIPasteboard.general.string == "one" && input.inputText == "one two")
        input.inputSelection = NSRange(location: 4, length: 3)
        responder.paste(nil)
        #expect(input.inputText == "one one")
        #expect(input.inputSelection == NSRange(location: 7, length: 0))
        input.inputSelection = NSRange(location: 3, length: 4)
        responder.cut(nil)
        #expect(input.inputText == "one" && UIPasteboard.general.string == " one")
        responder.selectAll(nil)
        #expect(input.inputSelection == NSRange(location: 0, length: 3))
        responder.delete(nil)
        #expect(input.inputText == "" && UIPasteboard.general.string == " one")
      }
    }
  }

  @Test("a command that changes nothing calls no delegate method")
  func nothingToDo() {
    let field = UITextField()
    field.text = "one"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.delete(nil)
    field.cut(nil)
    #expect(changes == 0)
    field.selectAll(nil)
    field.delete(nil)
    #expect(changes == 1)
  }

  private final class Plain: UIResponder {
    var pasted = 0
    override func paste(_ sender: Any?) {
      pasted += 1
      super.paste(sender)
    }
  }

  @Test("other responders do nothing until they say what")
  func plainResponder() {
    let plain = Plain()
    plain.copy(nil)
    plain.cut(nil)
    plain.paste(nil)
    plain.delete(nil)
    plain.select(nil)
    plain.selectAll(nil)
    #expect(plain.pasted == 1)
  }

  @Test("a selected part has a rectangle a line, which tells where it begins and ends")
  func selectionRects() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    view.font = UIFont(name: "Courier", size: 10)
    view.text = "ab\ncd\nef"
    let whole = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: whole)
    #expect(rects.count == 3)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects[0].rect == view.firstRect(for: whole) && !rects[0].isVertical)
    #expect(rects[2].rect.minY > rects[1].rect.minY && rects[0].writingDirection == .natural)
    let none = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument))
    #expect(view.selectionRects(for: none).isEmpty)
    #expect(UITextSelectionRect().rect == .zero && !UITextSelectionRect().containsStart)
  }

  private final class Decider: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var agrees = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL) \(characterRange.location) \(characterRange.length) \(interaction)")
      return agrees
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("attachment \(characterRange.location) \(interaction)")
      return agrees
    }
  }

  private func linked() -> UITextView {
    let text = NSMutableAttributedString(string: "see ")
    text.append(
      NSAttributedString(string: "this", attributes: [.link: URL(string: "app:this")!]))
    text.append(NSAttributedString(string: " "))
    text.append(NSAttributedString(string: "that", attributes: [.link: "app:that"]))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    let view = UITextView()
    view.attributedText = text
    view.isEditable = false
    return view
  }

  @Test("a link is opened when the delegate agrees, or without one")
  func links() {
    stage.environment.withOwnApplication.bind {
      let (view, decider) = (linked(), Decider())
      #expect(view.interact(withItemAt: 5))
      #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == ["app:this"])
      view.delegate = decider
      #expect(view.interact(withItemAt: 9))
      #expect(decider.asked == ["app:that 9 4 invokeDefaultAction"])
      #expect(UIApplication.shared.openedURLs.count == 2)
      #expect(view.interact(withItemAt: 9, .preview))
      decider.agrees = false
      #expect(!view.interact(withItemAt: 9))
      #expect(UIApplication.shared.openedURLs.count == 2 && decider.asked.count == 3)
    }
  }

  @Test("an attachment is asked about, and nothing else; not while it is edited or not selectable")
  func items() {
    let (view, decider) = (linked(), Decider())
    #expect(view.interact(withItemAt: 13))
    view.delegate = decider
    #expect(view.interact(withItemAt: 13, .presentActions))
    #expect(decider.asked == ["attachment 13 presentActions"])
    #expect(!view.interact(withItemAt: 0) && !view.interact(withItemAt: 8))
    #expect(!view.interact(withItemAt: -1) && !view.interact(withItemAt: 14))
    view.isEditable = true
    #expect(!view.interact(withItemAt: 5))
    (view.isEditable, view.isSelectable) = (false, false)
    #expect(!view.interact(withItemAt: 5) && decider.asked.count == 1)
  }
}
