import Foundation
import Testing
import UIFoundation

@Suite("Edits of text storages")
struct TextStorageTests {
  /// Notes what a storage tells of.
  private final class Listener: NSTextStorageDelegate {
    var calls: [String] = []
    var willProcess: (NSTextStorage) -> Void = { _ in }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append("will \(note(editedMask, editedRange, delta))")
      willProcess(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append("did \(note(editedMask, editedRange, delta))")
    }

    private func note(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) -> String {
      let letters = mask.contains(.editedCharacters) ? "c" : ""
      let marks = mask.contains(.editedAttributes) ? "a" : ""
      return "\(letters)\(marks) \(range.location)+\(range.length) \(delta)"
    }
  }

  /// Keeps its text itself, as subclasses of apps do, and colors each digit.
  private final class DigitStorage: NSTextStorage {
    static let mark = NSAttributedString.Key("digit")
    private let kept = NSMutableAttributedString(string: "")

    override var string: String { kept.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      kept.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      kept.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
      for (index, character) in kept.string.enumerated() where character.isNumber {
        kept.addAttribute(Self.mark, value: true, range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  private let key = NSAttributedString.Key("key")

  @Test(
    "each edit is processed once, with its range afterwards and by how much the text grew",
    arguments: [
      ("insert", "ca 1+2 2"), ("append", "ca 4+2 2"), ("delete", "c 0+0 -2"),
      ("replace", "c 1+3 1"), ("add", "a 0+2 0"), ("set", "ca 0+2 -2"),
    ])
  func kinds(edit: String, noted: String) {
    let (storage, listener) = (NSTextStorage(string: "abcd"), Listener())
    storage.delegate = listener
    let two = NSAttributedString(string: "xy")
    switch edit {
    case "insert": storage.insert(two, at: 1)
    case "append": storage.append(two)
    case "delete": storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    case "replace": storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    case "add": storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 2))
    default: storage.setAttributedString(two)
    }
    #expect(listener.calls == ["will \(noted)", "did \(noted)"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
  }

  @Test("edits between beginning and end are processed as one, in the ranges after all of them")
  func grouped() {
    let (storage, listener) = (NSTextStorage(string: "0123456789"), Listener())
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "six")
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    storage.endEditing()
    #expect(listener.calls.isEmpty && storage.editedRange == NSRange(location: 0, length: 7))
    storage.endEditing()
    #expect(listener.calls == ["will c 0+7 0", "did c 0+7 0"])
    #expect(storage.string == "2345six789")
  }

  @Test("the delegate may edit while an edit is processed, and is notified of both once")
  func nested() {
    let (storage, listener) = (NSTextStorage(string: "ab"), Listener())
    storage.delegate = listener
    listener.willProcess = { [key] in
      $0.addAttribute(key, value: 2, range: NSRange(location: 0, length: 1))
    }
    storage.append(NSAttributedString(string: "c"))
    #expect(listener.calls == ["will ca 2+1 1", "did ca 0+3 1"])
    #expect(storage.attribute(key, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test("a subclass that keeps the text itself answers length, copies and parts from there")
  func subclass() {
    let storage = DigitStorage(string: "")
    storage.append(NSAttributedString(string: "a1", attributes: [key: 7]))
    storage.insert(NSAttributedString(string: "é2"), at: 1)
    #expect(storage.string == "aé21" && storage.length == 4)
    let copy = storage.copy() as? NSAttributedString
    #expect(copy?.string == "aé21" && copy is NSTextStorage == false)
    #expect(copy?.attribute(DigitStorage.mark, at: 2, effectiveRange: nil) as? Bool == true)
    #expect(copy?.attribute(key, at: 0, effectiveRange: nil) as? Int == 7)
    #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 2)).string == "21")
    #expect((storage.mutableCopy() as? NSMutableAttributedString)?.length == 4)
    var runs: [NSRange] = []
    storage.enumerateAttribute(key, in: NSRange(location: 0, length: 4)) { value, range, _ in
      if value != nil { runs.append(range) }
    }
    #expect(runs == [NSRange(location: 0, length: 1), NSRange(location: 3, length: 1)])
    storage.removeAttribute(key, range: NSRange(location: 0, length: 4))
    #expect(storage.attribute(key, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(DigitStorage.mark, at: 3, effectiveRange: nil) as? Bool == true)
  }

  @Test("both moments are posted as notifications")
  func notifications() {
    let storage = NSTextStorage(string: "a")
    let names = Locked<[String]>([])
    let observers = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { _ in
        names.withLock { $0.append(name.rawValue) }
      }
    }
    storage.append(NSAttributedString(string: "b"))
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(names.withLock { $0 }.map { $0.contains("Will") } == [true, false])
  }
}
