import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@testable import AdaptedApps

@Suite("Extensions and optional members of adapted apps") @MainActor
struct MemberTests {
  private let stage = AppStage()

  @Test("overrides in extensions are called, with 'super' and private helpers")
  func overrides() {
    let article = stage.show { ArticleViewController(article: Article(title: "A")) }
    #expect(article.events == ["base loaded", "article loaded"])
    #expect(article.view.gestureRecognizers?.count == 1 && !article.prefersStatusBarHidden)
    #expect(article.handle("close", times: 1))
    #expect(!article.handle("open", times: 1) && article.events.last == "base open 2")
    let chat = stage.show { ChatViewController() }
    #expect(chat.navigationItem.rightBarButtonItem?.title == "Send")
    #expect(chat.inputAccessoryView === chat.inputField && chat.canBecomeFirstResponder)
    let player = stage.show { PlayerViewController() }
    #expect(player.events.contains("appeared"))
    #expect(player.preferredStatusBarStyle == .lightContent)
  }

  @Test("extension members that subclasses override are dispatched to them")
  func overriddenExtensionMembers() {
    let base = NewsBaseViewController()
    base.configure()
    #expect(base.events == ["base configured"] && base.screenName == "base")
    let article: NewsBaseViewController = ArticleViewController(article: Article(title: "A"))
    article.configure()
    #expect(article.events == ["base configured", "article configured"])
    #expect(article.screenName == "article of base")
    let button: ChatThemedView = ChatRoundButton()
    button.applyTheme("dark")
    #expect(button.themes == ["view dark", "button dark", "round dark"])
    let cell: ShopBaseCell = ShopPriceCell()
    cell.update(with: "x")
    #expect(cell.updates == ["base x", "price x"])
    #expect(type(of: cell).reuseName() == "price+base")
  }

  @Test("overrides of nodes in extensions lay out and follow the interface state")
  func nodes() {
    let cell = ShopPriceCell()
    let layout = cell.layoutThatFits(ASSizeRangeUnconstrained)
    #expect(layout.size == CGSize(width: 22, height: 32))
  }

  @Test("an optional method is called where the delegate has it")
  func optionalMethods() {
    let session = ChatSession()
    let (room, silent) = (ChatRoomObserver(), ChatSilentObserver())
    session.observer = room
    session.receive("hi")
    session.end()
    #expect(room.received == ["0 hi"] && room.endings == 1)
    session.observer = silent
    session.receive("x")
    session.end()
    #expect(session.messages.isEmpty)
  }

  @Test("an optional method with a result is nil where it is missing, and overrides are called")
  func results() {
    let cart = ShopCart()
    cart.add("pen")
    #expect(cart.total == 1)
    let controller = ShopFreeCartViewController()
    controller.loadViewIfNeeded()
    controller.cart.add("pen")
    #expect(controller.cart.total == 0)
    controller.cart.empty()
    #expect(controller.log == ["added pen 1", "emptied"])
    let plain = ShopCartViewController()
    plain.loadViewIfNeeded()
    plain.cart.add("pen")
    plain.cart.empty()
    #expect(plain.cart.total == 0 && plain.log == ["added pen 1"])
  }

  @Test("an optional method can be bound to a name, and a conformance be in an extension")
  func boundMethods() {
    let owner = PlayerQueueOwner()
    owner.blocked = ["b"]
    owner.queue.play("a")
    owner.queue.play("b")
    #expect(owner.starts == 2 && owner.queue.played == ["a"])
    let (logger, queue) = (PlayerQueueLogger(), PlayerQueue())
    logger.attach(to: queue)
    #expect(logger.lines == ["start of 0"] && queue.played == ["intro"])
  }

  @Test("lists of adapted apps show their rows")
  func lists() {
    let feed = stage.show { NewsFeedViewController() }
    #expect(feed.node.numberOfRows(inSection: 0) == 3)
    let products = stage.show { ShopProductListViewController() }
    #expect(products.tableNode.numberOfRows(inSection: 0) == 3)
    let chat = stage.show { ChatViewController() }
    chat.inputField.text = "hi"
    stage.environment.bind { chat.navigationItem.rightBarButtonItem?.tap() }
    stage.settle()
    #expect(chat.node.numberOfItems(inSection: 0) == 1)
  }

  @Test("subclasses of pagers override their initializers")
  func pagers() {
    stage.environment.bind {
      #expect(PlayerPager().isReady)
      let pager = PlayerLayoutPager(spacing: 4)
      #expect((pager.view.collectionViewLayout as? ASPagerFlowLayout)?.minimumLineSpacing == 4)
    }
  }

  @Test("alerts and items have identifiers")
  func identifiers() {
    let alert = PlayerAlert.make { _ in }
    #expect(alert.actions.first?.accessibilityIdentifier == "stop")
    #expect(alert.navigationItem.accessibilityIdentifier == "alert")
    #expect(alert.tabBarItem.accessibilityIdentifier == "tab")
  }

  @Test("'#file' and '#line' are those of the original")
  func places() {
    let place = NewsPlace.here
    #expect(place.file.hasSuffix("Tests/Apps/News/NewsPlace.swift") && place.line == 5)
  }

  @Test("optional properties are nil where a class has none")
  func optionalProperties() {
    let (plain, colored) = (ChatPlainStyle(text: "a"), ChatColoredStyle(text: "b"))
    #expect(ChatStyles.describe(plain) == "a none false")
    #expect(
      ChatStyles.describe(colored) == "b red true" && ChatStyles.describe(nil) == " none false")
    let pricing = ShopPricing()
    #expect(pricing.price(20, with: ShopFixedOffer()) == 15)
    #expect(pricing.price(20, with: ShopHalfOffer()) == 10)
    let (section, titled, pinned) = (NewsSection(), NewsTitledOwner(), NewsPinnedOwner())
    #expect(section.header == "untitled")
    section.owner = titled
    #expect(section.header == "empty")
    pinned.sectionTitle = "Today"
    section.owner = pinned
    #expect(section.header == "* Today")
  }
}
