import Testing
import UIKitSimulation

@testable import UIKit

@Suite("Presses")
@MainActor
struct PressTests {
  private final class Pad: UIView {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { note("began", press, event) }
      super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { note("ended", press, event) }
    }

    private func note(_ what: String, _ press: UIPress, _ event: UIPressesEvent?) {
      log("\(what) \(press.phase) \(press.type) \(press.key?.characters ?? "none")")
      #expect(press.responder === self && press.window === window)
      #expect(event?.allPresses == [press] && event?.type == .presses && event?.allTouches == nil)
      #expect(event?.modifierFlags == press.key?.modifierFlags)
      #expect(press.force == (what == "began" ? 1 : 0))
    }
  }

  private final class Page: UIViewController {
    var keys: [String] = []
    var commands: [UIKeyCommand]?
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.map { "began \($0.key?.charactersIgnoringModifiers ?? "none")" }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.map { "ended \($0.key?.charactersIgnoringModifiers ?? "none")" }
    }
  }

  private let stage = Stage()
  private let log = CallLog()

  @Test(
    "a key that no command takes is pressed and let go at the first responder, then along the chain"
  )
  func chain() {
    let page = Page()
    stage.show(page)
    let pad = Pad(log)
    page.view.addSubview(pad)
    #expect(!stage.window.pressKey("a"))
    #expect(page.keys == ["began a", "ended a"])
    #expect(pad.becomeFirstResponder())
    #expect(!stage.window.pressKey(UIKeyCommand.inputUpArrow))
    let arrow = UIKeyCommand.inputUpArrow
    #expect(log.take() == ["began began upArrow \(arrow)", "ended ended upArrow \(arrow)"])
    #expect(page.keys == ["began a", "ended a", "began \(arrow)"])
  }

  @Test("a key that a command takes is no press")
  func command() {
    let page = Page()
    let run = Selector("run", { (_: Page) in { [log] in log("run") } })
    page.commands = [UIKeyCommand(action: run, input: "a", modifierFlags: [])]
    stage.show(page)
    #expect(stage.window.pressKey("a"))
    #expect(log.take() == ["run"] && page.keys.isEmpty)
  }

  struct KeyCase: Sendable, CustomTestStringConvertible {
    let input: String
    let flags: UIKeyModifierFlags
    let characters: String
    let plain: String
    let held: UIKeyModifierFlags
    let usage: UIKeyboardHIDUsage
    var testDescription: String { "\(input.debugDescription) with \(flags.rawValue)" }

    init(
      _ input: String, _ flags: UIKeyModifierFlags = [], types characters: String, of plain: String,
      with held: UIKeyModifierFlags = [], _ usage: UIKeyboardHIDUsage
    ) {
      self.input = input
      self.flags = flags
      self.characters = characters
      self.plain = plain
      self.held = held
      self.usage = usage
    }
  }

  @Test(
    "a key has the number of the USB standard and what it types with and without shift",
    arguments: [
      KeyCase("a", types: "a", of: "a", .keyboardA),
      KeyCase("z", .command, types: "z", of: "z", with: .command, .keyboardZ),
      KeyCase("A", types: "A", of: "a", with: .shift, .keyboardA),
      KeyCase("b", .shift, types: "B", of: "b", with: .shift, .keyboardB),
      KeyCase("0", types: "0", of: "0", .keyboard0),
      KeyCase("1", .shift, types: "!", of: "1", with: .shift, .keyboard1),
      KeyCase("?", types: "?", of: "/", with: .shift, .keyboardSlash),
      KeyCase("\\", types: "\\", of: "\\", .keyboardBackslash),
      KeyCase("_", types: "_", of: "-", with: .shift, .keyboardHyphen),
      KeyCase(";", types: ";", of: ";", .keyboardSemicolon),
      KeyCase("\r", types: "\r", of: "\r", .keyboardReturnOrEnter),
      KeyCase(" ", types: " ", of: " ", .keyboardSpacebar),
      KeyCase("UIKeyInputF12", types: "UIKeyInputF12", of: "UIKeyInputF12", .keyboardF12),
      KeyCase("é", types: "é", of: "é", .keyboard_Reserved),
      KeyCase("", types: "", of: "", .keyboard_Reserved),
    ])
  func keys(_ expected: KeyCase) {
    let key = UIKey(expected.input, modifierFlags: expected.flags)
    #expect(key.characters == expected.characters)
    #expect(key.charactersIgnoringModifiers == expected.plain)
    #expect(key.modifierFlags == expected.held)
    #expect(key.keyCode == expected.usage)
  }

  @Test(
    "a press names arrows and pages as buttons and other keys as keys",
    arguments: [
      (UIKeyCommand.inputUpArrow, UIPress.PressType.upArrow),
      (UIKeyCommand.inputDownArrow, .downArrow), (UIKeyCommand.inputLeftArrow, .leftArrow),
      (UIKeyCommand.inputRightArrow, .rightArrow), (UIKeyCommand.inputPageUp, .pageUp),
      (UIKeyCommand.inputPageDown, .pageDown), ("a", .key), (UIKeyCommand.inputEscape, .key),
    ])
  func types(input: String, type: UIPress.PressType) {
    let press = UIPress(UIKey(input, modifierFlags: []), in: stage.window, to: stage.window)
    #expect(press.type == type)
  }

  @Test(
    "the numbers of keys are those of the USB standard",
    arguments: [
      (UIKeyboardHIDUsage.keyboardA, 0x04), (.keyboard1, 0x1E), (.keyboardReturnOrEnter, 0x28),
      (.keyboardF1, 0x3A), (.keyboardUpArrow, 0x52), (.keypadEnter, 0x58), (.keypad0, 0x62),
      (.keyboardApplication, 0x65), (.keyboardF24, 0x73), (.keyboardVolumeDown, 0x81),
      (.keypadComma, 0x85), (.keyboardInternational1, 0x87), (.keyboardLANG1, 0x90),
      (.keyboardExSel, 0xA4), (.keyboardLeftControl, 0xE0), (.keyboardRightGUI, 0xE7),
    ])
  func numbers(usage: UIKeyboardHIDUsage, number: Int) {
    #expect(usage.rawValue == number)
  }
}
