import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@testable import AdaptedApps

@Suite("Observers, timers and delays of adapted apps") @MainActor
struct ObserverTests {
  private let stage = AppStage()

  @Test("observers get notifications until they are removed")
  func notifications() {
    let observer = NewsThemeObserver()
    let center = NotificationCenter.default
    center.post(name: .newsThemeChanged, object: nil, userInfo: ["theme": "dark"])
    observer.stop()
    center.post(name: .newsThemeChanged, object: nil, userInfo: ["theme": "light"])
    #expect(observer.themes == ["dark"])
  }

  @Test("an observer of one sender gets no notifications of others")
  func sender() {
    let observer = ShopPriceObserver()
    observer.post(1, from: observer)
    observer.post(2, from: nil)
    observer.post(3, from: ShopPriceObserver())
    #expect(observer.prices == [1])
  }

  @Test("an observer that removed itself is deallocated")
  func lifetime() {
    weak var weakObserver: PlayerInterruptions?
    do {
      let observer = PlayerInterruptions()
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: self.stage.window)
      #expect(observer.events.contains("background"))
      weakObserver = observer
    }
    #expect(weakObserver == nil)
  }

  @Test("timers call their targets")
  func timers() {
    let sleep = PlayerSleepTimer()
    sleep.begin().fire()
    #expect(sleep.fired.count == 1)
    let countdown = ShopCountdown(seconds: 2)
    countdown.skip()
    countdown.skip()
    countdown.skip()
    #expect(countdown.seconds == 0)
    let ticker = NewsTicker(label: UILabel())
    stage.environment.bind { ticker.start() }
    ticker.fireNow()
    #expect(ticker.ticks == 1)
    ticker.stop()
    let chat = stage.show { ChatViewController() }
    chat.typingBegan()
    chat.flushTyping()
    #expect(chat.log.last == "typing ended")
  }

  @Test("display links call their targets for each frame")
  func displayLinks() {
    let ticker = NewsTicker(label: UILabel())
    let rain = ChatEmojiRain()
    let player = stage.show { PlayerViewController() }
    stage.environment.bind {
      ticker.start()
      player.startFrames()
    }
    stage.advance(0.1)
    #expect(ticker.frames == 6 && player.frames == 3 && rain.drops == 0)
    ticker.stop()
  }

  @Test("delayed calls are made unless they are canceled")
  func delays() async {
    let presence = ChatPresence()
    presence.appear()
    presence.hide()
    #expect(presence.states.isEmpty)
    while presence.states.isEmpty { await Task.yield() }
    presence.update()
    #expect(presence.states == ["online", "online", "updated"])
    let retry = ShopRetry()
    retry.attempt()
    while retry.tries < 3 { await Task.yield() }
    let canceled = ShopRetry()
    canceled.attempt()
    canceled.cancel()
    let last = ShopRetry()
    last.attempt()
    while last.tries < 3 { await Task.yield() }
    #expect(retry.tries == 3 && canceled.tries == 1)
  }

  @Test("key paths are their names, and selectors of accessors have them")
  func names() {
    #expect(Article.sortKey == "title" && Article.readKey == "isRead")
    #expect(ShopProduct.paths == ["name", "stock", "supplier.name"])
    let participant = ChatParticipant(name: "A")
    #expect(participant.sortDescriptors == ["name", "isOnline"])
    #expect(participant.nameGetter().description == "name")
    participant.perform(participant.nameSetter(), with: "B")
    #expect(participant.name == "B")
    #expect(PlayerMeter.needsDisplay(forKey: "peak") && !PlayerMeter.needsDisplay(forKey: "x"))
    #expect(NewsClient().canLoad(NewsClient()) && !NewsClient().canLoad(participant))
  }

  @Test("locks of objects are recursive")
  func locks() {
    let store = PlayerStateStore()
    store.change(to: .playing)
    #expect(store.state == .playing)
    objc_sync_enter(store)
    objc_sync_enter(store)
    #expect(objc_sync_exit(store) == 0 && objc_sync_exit(store) == 0)
    #expect(objc_sync_exit(store) == -1)
  }
}
