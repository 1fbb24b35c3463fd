import Testing
import UIKit
import UIKitSimulation

@Suite("Text views and their storage")
@MainActor
struct TextViewStorageTests {
  private let stage = Stage()

  private func shownView(_ container: NSTextContainer? = nil) -> UITextView {
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), textContainer: container)
    stage.window.addSubview(view)
    return view
  }

  @Test("view, room, manager and storage belong together, and the text lies in the storage")
  func stack() {
    let view = shownView()
    view.text = "abc"
    #expect(view.textStorage.string == "abc")
    #expect(view.textStorage.layoutManagers.first === view.layoutManager)
    #expect(view.textContainer.layoutManager === view.layoutManager)
    #expect(view.layoutManager.numberOfGlyphs == 3)
  }

  @Test("an edit of the storage is the view's text at once and its size with the next main turn")
  func edit() {
    let view = shownView()
    stage.environment.bind {
      view.text = "one"
      stage.settle()
      let height = view.contentSize.height
      view.selectedRange = NSRange(location: 1, length: 2)
      view.textStorage.replaceCharacters(
        in: NSRange(location: 0, length: 3), with: "a\nb\nc\nd\ne\nf")
      #expect(view.text == "a\nb\nc\nd\ne\nf" && view.attributedText.length == 11)
      stage.settle()
      #expect(view.contentSize.height > 3 * height)
      view.textStorage.setAttributedString(NSAttributedString(string: "x"))
      stage.settle()
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }
  }

  @Test("a view in the room of another object's text shows and edits that text")
  func foreignStorage() {
    let (storage, manager, room) = (
      NSTextStorage(string: "given"), NSLayoutManager(), NSTextContainer()
    )
    manager.addTextContainer(room)
    storage.addLayoutManager(manager)
    let view = shownView(room)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.text == "given" && manager.textContainers.count == 1)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    #expect(view.type("!") && storage.string == "given!")
  }

  @Test("typed text has the attributes of typing, and without them those around it")
  func typing() {
    let view = shownView()
    let key = NSAttributedString.Key("key")
    view.attributedText = NSAttributedString(string: "a", attributes: [key: 1])
    view.becomeFirstResponder()
    #expect(view.type("b"))
    #expect(view.textStorage.attribute(key, at: 1, effectiveRange: nil) as? Int == 1)
    view.typingAttributes = [key: 2]
    #expect(view.type("c"))
    #expect(view.textStorage.attribute(key, at: 2, effectiveRange: nil) as? Int == 2)
    #expect(view.text == "abc")
  }
}
