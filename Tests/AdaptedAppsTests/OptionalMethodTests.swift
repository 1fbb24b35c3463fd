import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@testable import AdaptedApps

@Suite("Operations, observers and optional methods of adapted apps") @MainActor
struct OptionalMethodTests {
  @Test("operations announce the changes of their states to their queues")
  func operations() async {
    let queue = OperationQueue()
    let operations = [PlayerDownload(), PlayerUpload()]
    await withCheckedContinuation { continuation in
      queue.addOperations(operations, waitUntilFinished: false)
      queue.addBarrierBlock { continuation.resume() }
    }
    #expect(operations.allSatisfy { $0.isFinished && !$0.isExecuting })
  }

  @Test("observers in extensions are called with their values")
  func observers() {
    let tag = ShopPriceTag()
    tag.isHighlighted = true
    tag.isHighlighted = true
    #expect(tag.states == ["will true", "did true", "will true"])
  }

  @Test("optional methods of UIKit and Texture are called")
  func optionalMethods() {
    let (node, reader) = (ShopTermsNode(), TermsReader())
    node.tap("a")
    node.links = reader
    node.scrolling = reader
    node.tap("b")
    node.scroll(UIScrollView())
    #expect(reader.events == ["tap b", "scroll"])
  }

  @Test("a spy of a test provides an optional method of the app as a property")
  func spy() {
    let (queue, spy) = (PlayerQueue(), QueueSpy())
    queue.delegate = spy
    queue.play("intro")
    queue.play("song")
    #expect(spy.tracks == ["intro", "song"] && queue.played == ["song"])
  }
}

@MainActor
private final class TermsReader: NSObject, ASTextNodeDelegate, UIScrollViewDelegate {
  var events: [String] = []

  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {
    events.append("tap \(value)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
}

private final class QueueSpy: PlayerQueueDelegate {
  var tracks: [String] = []

  var queue__willPlay__optional: ((PlayerQueue, String) -> Bool)? { { self.decide($0, on: $1) } }

  private func decide(_ queue: PlayerQueue, on track: String) -> Bool {
    tracks.append(track)
    return track != "intro"
  }
}
