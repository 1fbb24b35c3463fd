import Testing
import UIKit
import UIKitSimulation

@Suite("Key commands")
@MainActor
struct KeyCommandTests {
  private final class Page: UIViewController {
    let log: CallLog
    let commands: [UIKeyCommand]
    init(_ log: CallLog, _ commands: [UIKeyCommand] = []) {
      self.log = log
      self.commands = commands
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var keyCommands: [UIKeyCommand]? { commands + (super.keyCommands ?? []) }
    override var canBecomeFirstResponder: Bool { true }
    func run(_ command: UICommand) { log(command.title) }
  }

  private final class Pad: UIView {
    var commands: [UIKeyCommand]?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
  }

  private let stage = Stage()
  private let log = CallLog()
  private let run = Selector("run:", Page.run)

  private func command(
    _ name: String, _ input: String, _ flags: UIKeyModifierFlags = [],
    attributes: UIMenuElement.Attributes = []
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: name, action: run, input: input, modifierFlags: flags, attributes: attributes)
  }

  @Test("a key with the very keys held runs the first command that means it")
  func meaning() {
    stage.show(
      Page(
        log,
        [
          command("new", "n", .command), command("again", "n", .command),
          command("private", "n", [.command, .shift]), command("up", UIKeyCommand.inputUpArrow),
        ]))
    #expect(stage.window.pressKey("n", modifierFlags: .command))
    #expect(stage.window.pressKey("n", modifierFlags: [.shift, .command]))
    #expect(stage.window.pressKey(UIKeyCommand.inputUpArrow))
    #expect(log.take() == ["new", "private", "up"])
    #expect(!stage.window.pressKey("n"))
    #expect(!stage.window.pressKey("x", modifierFlags: .command))
    #expect(log.take().isEmpty)
  }

  @Test("commands that are disabled or hidden are passed over")
  func disabled() {
    stage.show(
      Page(
        log,
        [
          command("off", "a", attributes: .disabled), command("gone", "a", attributes: .hidden),
          command("on", "a"),
        ]))
    #expect(stage.window.pressKey("a"))
    #expect(log.take() == ["on"])
  }

  @Test("the first responder is asked before those behind it, and the chain begins there")
  func chain() {
    let page = Page(log, [command("page", "a"), command("all", "b")])
    stage.show(page)
    let pad = Pad()
    page.view.addSubview(pad)
    pad.commands = [command("pad", "a")]
    stage.window.pressKey("a")
    #expect(pad.becomeFirstResponder())
    stage.window.pressKey("a")
    stage.window.pressKey("b")
    #expect(log.take() == ["page", "pad", "all"])
    #expect(UIView().keyCommands == nil && !Stage().window.pressKey("a"))
  }

  @Test("without a first responder the controller on top is asked first")
  func presented() {
    let page = Page(log, [command("page", "a"), command("behind", "b")])
    stage.show(page)
    page.present(Page(log, [command("sheet", "a")]), animated: false)
    stage.settle()
    stage.window.pressKey("a")
    #expect(log.take() == ["sheet"])
  }

  @Test("commands are added to a controller and taken away")
  func added() {
    let page = Page(log)
    stage.show(page)
    let (one, two) = (command("one", "1"), command("two", "2"))
    #expect(page.keyCommands?.isEmpty == true)
    page.addKeyCommand(one)
    page.addKeyCommand(two)
    page.removeKeyCommand(one)
    #expect(page.keyCommands?.count == 1)
    #expect(!stage.window.pressKey("1") && stage.window.pressKey("2"))
    #expect(log.take() == ["two"])
  }

  @Test("a menu runs a command by its title unless it is disabled")
  func menus() {
    let short = UIKeyCommand(
      input: "f", modifierFlags: .command, action: run, discoverabilityTitle: "Find")
    #expect(short.input == "f" && short.modifierFlags == .command && short.title == "")
    #expect(short.discoverabilityTitle == "Find" && !short.wantsPriorityOverSystemBehavior)
    let plain = UICommand(title: "Sort", action: run, propertyList: 3)
    let off = UICommand(
      title: "Off", action: run, attributes: .disabled, state: .on)
    let menu = UIMenu(children: [short, plain, off])
    let page = Page(log)
    stage.show(page)
    stage.window.makeKey()
    stage.environment.bind {
      page.becomeFirstResponder()
      #expect(menu.choose("Sort") && !menu.choose("Off") && !menu.choose("None"))
    }
    #expect(log.take() == ["Sort"])
    #expect(plain.propertyList as? Int == 3 && off.state == .on)
  }
}
