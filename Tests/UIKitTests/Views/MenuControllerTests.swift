import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("The menu of what was chosen, and what can be done with a file")
@MainActor
struct MenuControllerTests {
  private final class Bubble: UIView {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    func quote() { log("quote") }
  }

  private final class Chat: UIViewController {
    var replies = 0
    func reply() { replies += 1 }
  }

  private let stage = Stage()
  private let log = CallLog()

  @Test("a line runs the method of the nearest responder that has it, and the menu goes")
  func chosen() {
    let (chat, bubble) = (Chat(), Bubble(log))
    stage.show(chat)
    chat.view.addSubview(bubble)
    stage.environment.bind {
      let menu = UIMenuController.shared
      #expect(menu === UIMenuController.shared)
      menu.menuItems = [
        UIMenuItem(title: "Quote", action: Selector("quote", Bubble.quote)),
        UIMenuItem(title: "Reply", action: Selector("reply", Chat.reply)),
        UIMenuItem(title: "Slide", action: Selector("sizeToFit", UISlider.sizeToFit)),
      ]
      #expect(!menu.choose("Quote"))
      bubble.becomeFirstResponder()
      menu.showMenu(from: bubble, rect: bubble.bounds)
      #expect(menu.isMenuVisible)
      #expect(menu.menuFrame == CGRect(x: 10, y: 20, width: 100, height: 40))
      #expect(menu.offeredItems.map(\.title) == ["Quote", "Reply"])
      #expect(!menu.choose("Slide") && menu.isMenuVisible)
      #expect(menu.choose("Quote") && !menu.isMenuVisible)
      menu.setMenuVisible(true, animated: false)
      #expect(menu.choose("Reply"))
      #expect(menu.menuFrame == .zero)
    }
    #expect(log.calls == ["quote"] && chat.replies == 1)
  }

  @Test("coming and going are posted; without a target in a window nothing comes")
  func notifications() {
    let bubble = Bubble(log)
    stage.environment.bind {
      let menu = UIMenuController.shared
      menu.setMenuVisible(true, animated: true)
      menu.showMenu(from: bubble, rect: .zero)
      #expect(!menu.isMenuVisible)
      stage.window.addSubview(bubble)
      let names: [Notification.Name] = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let heard = Locked<[String]>([])
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
          let text = note.name.rawValue
          heard.withLock { $0.append(text) }
        }
      }
      menu.showMenu(from: bubble, rect: .zero)
      menu.hideMenu(from: UIView())
      #expect(menu.isMenuVisible)
      menu.hideMenu(from: bubble)
      menu.hideMenu()
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      #expect(heard.withLock { $0 } == names.map(\.rawValue))
    }
  }

  private final class Owner: UIDocumentInteractionControllerDelegate {
    let log: CallLog
    var parent: UIViewController?
    init(_ log: CallLog) { self.log = log }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController? { parent }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { log("begin") }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { log("end") }
    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { log("menu") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { log("no menu") }
  }

  @Test("a preview needs a controller to come from, and one thing is offered at a time")
  func documents() {
    let file = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/report.pdf"))
    let owner = Owner(log)
    file.delegate = owner
    #expect(file.name == "report.pdf")
    file.name = "Report"
    #expect(file.name == "Report")
    #expect(!file.presentPreview(animated: true) && file.currentOffer == nil)
    owner.parent = UIViewController()
    #expect(file.presentPreview(animated: true) && file.currentOffer == .preview)
    #expect(!file.presentOptionsMenu(from: .zero, in: stage.window, animated: true))
    file.dismissMenu(animated: true)
    file.dismissPreview(animated: true)
    #expect(file.presentOptionsMenu(from: .zero, in: stage.window, animated: true))
    file.dismissMenu(animated: true)
    #expect(!file.presentOpenInMenu(from: .zero, in: stage.window, animated: true))
    #expect(log.calls == ["begin", "end", "menu", "no menu"])
    let empty = UIDocumentInteractionController()
    empty.delegate = owner
    #expect(!empty.presentPreview(animated: true))
  }
}
