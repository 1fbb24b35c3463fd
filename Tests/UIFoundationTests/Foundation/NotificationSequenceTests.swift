import Foundation
import Testing
import UIFoundation

/// Source: Apple's documentation of `NotificationCenter.notifications(named:object:)`.
@Suite("Notifications as a sequence")
struct NotificationSequenceTests {
  private static let saved = Notification.Name("saved")
  private final class Sender {}

  @Test("an iterator yields the notifications with the name and the sender, in their order")
  func order() async {
    let (center, sender) = (NotificationCenter(), Sender())
    var iterator = center.notifications(named: Self.saved, object: sender).makeAsyncIterator()
    center.post(name: Self.saved, object: sender, userInfo: ["number": 1])
    center.post(name: Self.saved, object: Sender(), userInfo: ["number": 2])
    center.post(name: Notification.Name("other"), object: sender, userInfo: ["number": 3])
    center.post(name: Self.saved, object: sender, userInfo: ["number": 4])
    var numbers: [Int?] = []
    for _ in 1...2 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int) }
    #expect(numbers == [1, 4])
  }

  @Test("a task that is canceled ends its loop")
  func cancellation() async {
    let center = NotificationCenter()
    let count = Task {
      var count = 0
      for await _ in center.notifications(named: Self.saved) { count += 1 }
      return count
    }
    count.cancel()
    #expect(await count.value == 0)
  }

  @Test("a released iterator observes no longer")
  func release() {
    let center = NotificationCenter()
    weak var released: Sender?
    do {
      let sender = Sender()
      released = sender
      let iterator = center.notifications(named: Self.saved).makeAsyncIterator()
      center.post(name: Self.saved, object: sender)
      withExtendedLifetime(iterator) {}
    }
    center.post(name: Self.saved, object: nil)
    #expect(released == nil)
  }
}
