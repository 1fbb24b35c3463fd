import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

@Suite("Offers of documents, covering controllers, menus and links of a display")
@MainActor
struct DocumentAndBarTests {
  private final class Host: UIViewController, UIDocumentInteractionControllerDelegate {
    var inner: UIViewController?
    override var childForStatusBarStyle: UIViewController? { inner }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController? { self }
  }

  private let stage = Stage()

  @Test("one thing is offered at a time, of a file alone, and ended by its own call")
  func offers() {
    let (host, view) = (Host(), UIView())
    let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    document.delegate = host
    #expect(document.presentPreview(animated: false))
    #expect(!document.presentPreview(animated: false))
    document.dismissPreview(animated: false)
    #expect(document.presentOptionsMenu(from: .zero, in: view, animated: false))
    document.dismissPreview(animated: false)
    #expect(document.currentOffer == .optionsMenu)
    #expect(
      !UIDocumentInteractionController().presentOptionsMenu(from: .zero, in: view, animated: false))
  }

  @Test("a covering controller's child decides about the status bar")
  func coveringChild() {
    let (root, cover, inner) = (Host(), Host(), UIViewController())
    cover.inner = inner
    cover.modalPresentationStyle = .fullScreen
    stage.show(root)
    root.present(cover, animated: false)
    stage.settle()
    #expect(root.statusBarController(\.childForStatusBarStyle) === inner)
  }

  private final class Quoting: UITextField {
    func quote() {}
  }

  @Test("a menu's lines are looked for from the first responder on, whatever the menu is about")
  func menuChain() {
    let (field, other) = (Quoting(), UIView())
    stage.window.addSubview(field)
    stage.window.addSubview(other)
    field.becomeFirstResponder()
    stage.environment.withOwnApplication.bind {
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "quote", action: Selector("quote", Quoting.quote))]
      menu.showMenu(from: other, rect: .zero)
      #expect(menu.offeredItems.map(\.title) == ["quote"])
    }
  }

  @Test("a link shows the pictures that its rate divides, whenever it begins, as its range wishes")
  func linkRate() {
    var shown: [Double] = []
    let link = stage.environment.bind { CADisplayLink { shown.append($0.timestamp) } }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
    stage.advance(1.0 / 60 + 0.001)
    link.add(to: .main, forMode: .common)
    stage.advance(0.105)
    #expect(shown.map { ($0 * 60).rounded() } == [3, 6])
    link.invalidate()
  }
}
