import AsyncDisplayKit
import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AdaptedApps

@Suite("Actions of adapted apps") @MainActor
struct ActionTests {
  private let stage = AppStage()

  @Test("controls call the methods that '#selector' names, whatever their senders are")
  func controls() {
    let controller = stage.show { ShopCartViewController() }
    #expect(controller.buttonActions() == ["buy"])
    controller.button.sendActions(for: .touchUpInside)
    controller.stepper.value = 4
    controller.stepper.sendActions(for: .valueChanged)
    controller.toggle.sendActions(for: .valueChanged)
    #expect(controller.log == ["added book 1", "stepped 4", "switched false"])
    controller.stopBuying()
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.cart.items == ["book"])
  }

  @Test("overloads are told apart by their labels, or by the type after 'as'")
  func overloads() {
    let controller = stage.show { ShopFilterViewController() }
    controller.segments.selectedSegmentIndex = 1
    controller.segments.sendActions(for: .valueChanged)
    controller.slider.value = 0.5
    controller.slider.sendActions(for: .valueChanged)
    #expect(controller.filters == ["segment 1", "slider 0.5"])
    #expect(
      controller.slider.actions(forTarget: controller, forControlEvent: .valueChanged)
        == ["filterBySlider:"])
  }

  @Test("a subclass of a control sees the selector of an action")
  func sendAction() {
    let (button, controller) = (ShopButton(), ShopCartViewController())
    controller.loadViewIfNeeded()
    button.addTarget(
      controller, action: Selector("buy", ShopCartViewController.buy), for: .touchUpInside)
    button.isThrottled = true
    button.sendActions(for: .touchUpInside)
    #expect(button.sentActions.map(\.description) == ["buy"] && controller.cart.items.isEmpty)
    button.isThrottled = false
    button.sendActions(for: .touchUpInside)
    #expect(controller.cart.items == ["book"])
  }

  @Test("an action without a target reaches the controller of the view")
  func responderChain() {
    let controller = stage.show { ChatComposerController() }
    stage.environment.bind { controller.composer.tapSend() }
    #expect(controller.sent == 1 && controller.composer.drafts == ["draft 0"])
  }

  @Test("bar buttons call their targets")
  func barButtons() {
    let products = stage.show { ShopProductListViewController() }
    let items = products.navigationItem.rightBarButtonItems
    items?.last?.tap()
    #expect(products.names == ["Ink", "Paper", "Pen"])
    items?.first?.tap()
    #expect(products.tableNode.view.isEditing)
    let coordinator = ChatCoordinator()
    for item in coordinator.makeItems() { item.tap() }
    #expect(coordinator.steps == ["next"])
  }

  @Test("a bar button without a target reaches the app's delegate")
  func barButtonOfDelegate() {
    let delegate = NewsAppDelegate()
    stage.environment.bind {
      UIApplication.shared.delegate = delegate
      _ = NewsLog.shared.take()
      let feed = NewsFeedViewController()
      feed.navigationItem.leftBarButtonItem?.tap()
      #expect(NewsLog.shared.take().contains("settings"))
    }
  }

  @Test("gesture recognizers call their targets, of nested types too")
  func gestures() {
    let banner = ShopBanner(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(banner)
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(banner.dismisser.count == 1)
    let article = stage.show { ArticleViewController(article: Article(title: "A")) }
    stage.window.tap(at: CGPoint(x: 50, y: 200))
    #expect(article.events.last == "toggled" && article.prefersStatusBarHidden)
  }

  @Test("buttons of nodes call their cells")
  func controlNodes() {
    let cell = PlayerTrackCell()
    cell.control.sendActions(forControlEvents: .touchDown, with: nil)
    cell.control.sendActions(forControlEvents: .touchUpInside, with: nil)
    cell.forget()
    cell.control.sendActions(forControlEvents: .touchDown, with: nil)
    #expect(cell.taps == ["down", "tap"])
    let bubble = ChatBubbleNode(text: "hi")
    bubble.like()
    #expect(bubble.likes == 1)
    let article = ArticleCellNode(title: "A")
    article.saveButton.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(article.saves == 1)
  }

  @Test("menus offer the actions that the responder can perform")
  func menus() {
    let menu = ChatMessageMenu(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(menu)
    stage.environment.bind {
      menu.show()
      let controller = UIMenuController.shared
      #expect(controller.offeredItems.map(\.title) == ["Reply", "Forward"])
      #expect(controller.choose("Reply"))
      #expect(menu.actions == ["reply"])
    }
    let label = NewsMenuLabel(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    stage.window.addSubview(label)
    stage.environment.bind {
      label.showMenu()
      #expect(UIMenuController.shared.offeredItems.map(\.title) == ["Share"])
      #expect(
        UIApplication.shared.sendAction(
          Selector("copy:", UIResponder.copy(_:)), to: nil, from: label, for: nil))
    }
    #expect(label.copies == 1)
  }

  @Test("key commands reach the controller")
  func keys() {
    let controller = stage.show { ShopKeyViewController() }
    #expect(stage.window.pressKey("f", modifierFlags: .command))
    #expect(stage.window.pressKey("n", modifierFlags: .command))
    #expect(controller.commands == ["find", "New"])
  }

  @Test("custom accessibility actions call their targets")
  func accessibility() {
    let view = PlayerAccessibilityView()
    let action = view.accessibilityCustomActions?.first
    #expect(action.flatMap { $0.actionHandler?($0) } == true && view.deletions == 1)
  }

  @Test("text fields report changes to their targets")
  func textField() async {
    let controller = stage.show { NewsSearchViewController() }
    controller.field.text = "swift"
    controller.field.sendActions(for: .editingChanged)
    #expect(controller.changes == ["swift"])
    while controller.search.found.isEmpty { await Task.yield() }
    #expect(controller.search.found == ["swift"] && controller.changes == ["swift", "end"])
  }
}
