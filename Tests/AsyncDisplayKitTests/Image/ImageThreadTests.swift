import Dispatch
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// A downloader that answers inside of the call or when a test says so, and records its threads.
private final class RecordingDownloader: ASImageDownloaderProtocol, Sendable {
  enum Answer { case none, identified, anonymous }

  let answer: Answer
  let roles = Locked<[RuntimeScheduling.Role]>([])
  let areQueuesGlobal = Locked<[Bool]>([])
  let photo = UIImage(name: "photo", size: CGSize(width: 3, height: 2))

  init(_ answer: Answer) {
    self.answer = answer
  }

  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    roles.withLock { $0.append(.current) }
    areQueuesGlobal.withLock { $0.append(callbackQueue.label == DispatchQueue.global().label) }
    switch answer {
    case .none: break
    case .identified: completion(photo, nil, "1", nil)
    case .anonymous: completion(photo, nil, nil, nil)
    }
    return "1"
  }

  func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
}

/// A delegate that records the roles in which it is called.
private final class RoleLog: ASNetworkImageNodeDelegate {
  private let log = Locked<[String: RuntimeScheduling.Role]>([:])
  var roles: [String: RuntimeScheduling.Role] { log.withLock { $0 } }

  private func note(_ call: String) { log.withLock { $0[call] = .current } }

  func imageNodeDidFailToLoadImageFromCache(_ imageNode: ASNetworkImageNode) { note("miss") }
  func imageNodeDidLoadImageFromCache(_ imageNode: ASNetworkImageNode) { note("hit") }
  func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode) { note("network") }
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) { note("loaded") }
}

// Source: `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:` and `-_lazilyLoadImageIfNecessary`.
@Suite("Threads of network images")
@MainActor
struct ImageThreadTests {
  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  @Test("a downloader is called in the background, with the global queue")
  func downloader() throws {
    try withNodeEnvironment { scheduler, _ in
      let downloader = RecordingDownloader(.none)
      let node = ASNetworkImageNode(cache: nil, downloader: downloader)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      #expect(downloader.roles.withLock { $0.isEmpty })
      scheduler.drain()
      #expect(downloader.roles.withLock { $0 } == [.background])
      #expect(downloader.areQueuesGlobal.withLock { $0 } == [true])
    }
  }

  @Test("an answer inside of the call is dropped if it has an identifier")
  func earlyAnswer() throws {
    try withNodeEnvironment { scheduler, log in
      let early = RecordingDownloader(.identified)
      let node = ASNetworkImageNode(cache: nil, downloader: early)
      node.enterHierarchyState(.rangeManaged)
      node.url = try url("a")
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(node.image == nil && log.codes == [.downloadAnswerIgnored])
      node.setNeedsPreload()
      scheduler.drain()
      #expect(early.roles.withLock { $0.count } == 1)
      node.exitInterfaceState(.preload)
      node.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(early.roles.withLock { $0.count } == 2)
      let anonymous = RecordingDownloader(.anonymous)
      let other = ASNetworkImageNode(cache: nil, downloader: anonymous)
      other.url = try url("a")
      other.enterInterfaceState(.preload)
      scheduler.drain()
      #expect(other.image == anonymous.photo)
    }
  }

  @Test(
    "the delegate hears of the cache's answer where the cache answers", arguments: [true, false])
  func cache(_ isHit: Bool) throws {
    try withNodeEnvironment { scheduler, log in
      let (cache, downloader, delegate) = (HeldCache(), RecordingDownloader(.none), RoleLog())
      let photo = isHit ? downloader.photo : nil
      for role in [RuntimeScheduling.Role.main, .background] {
        let node = ASNetworkImageNode(cache: cache, downloader: downloader)
        node.delegate = delegate
        node.url = try url("a")
        node.enterInterfaceState(.preload)
        let completion = try #require(cache.completions.last)
        RuntimeScheduling.Role.simulating(role) { completion(photo, .asynchronous) }
        #expect(delegate.roles[isHit ? "hit" : "miss"] == role)
        scheduler.drain()
        #expect(delegate.roles["loaded"] == (isHit ? .main : nil))
        #expect(delegate.roles["network"] == (isHit ? nil : role))
      }
      #expect(log.codes == [.imageDelegateOffMain])
    }
  }

  /// A delegate with the two members of a download only, as most apps' delegates.
  private final class DownloadListener: ASNetworkImageNodeDelegate {
    func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode) {}
    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  }

  private final class LoadListener: ASNetworkImageNodeDelegate {
    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  }

  @Test("the advisory of the delegate's thread names only members that the delegate implements")
  func advisedMembers() throws {
    func advised(
      _ delegate: any ASNetworkImageNodeDelegate, isHit: Bool
    ) throws -> [RuntimeViolation] {
      try withNodeEnvironment { scheduler, log in
        let (cache, downloader) = (HeldCache(), RecordingDownloader(.none))
        let node = ASNetworkImageNode(cache: cache, downloader: downloader)
        node.delegate = delegate
        node.url = try url("a")
        node.enterInterfaceState(.preload)
        let completion = try #require(cache.completions.last)
        RuntimeScheduling.Role.simulating(.background) {
          completion(isHit ? downloader.photo : nil, .asynchronous)
        }
        scheduler.drain()
        return log.all
      }
    }
    #expect(try advised(LoadListener(), isHit: true).isEmpty)
    #expect(try advised(LoadListener(), isHit: false).isEmpty)
    let network = try advised(DownloadListener(), isHit: false)
    #expect(network.map(\.code) == [.imageDelegateOffMain])
    #expect(network.first?.message.hasPrefix("imageNodeWillLoadImageFromNetwork(_:)") == true)
    #expect(try advised(RoleLog(), isHit: true).map(\.code) == [.imageDelegateOffMain])
  }

  @Test("another thread's answer reaches the delegate on that thread")
  func otherThread() async throws {
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)
    let (cache, downloader, delegate) = (HeldCache(), RecordingDownloader(.none), RoleLog())
    let node = environment.bind { ASNetworkImageNode(cache: cache, downloader: downloader) }
    try environment.bind {
      node.delegate = delegate
      node.url = try url("a")
      node.enterInterfaceState(.preload)
    }
    let completion = try #require(cache.completions.first)
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        completion(nil, .asynchronous)
        done.resume()
      }
    }
    #expect(delegate.roles == ["miss": .background, "network": .background])
    await environment.scheduler.settle()
    #expect(downloader.roles.withLock { $0 } == [.background])
  }

  @Test("a change of the address notifies the delegate of the canceled download, then of the image")
  func change() throws {
    try withNodeEnvironment { scheduler, log in
      ASBasicImageDownloader.shared.loader = { url in
        UIImage(name: url.lastPathComponent, size: CGSize(width: 3, height: 2))
      }
      let (node, delegate) = (ASNetworkImageNode(), LoadLog())
      node.delegate = delegate
      node.enterInterfaceState(.preload)
      node.url = try url("a")
      node.url = try url("b")
      scheduler.drain()
      #expect(delegate.calls.filter { $0 == "failed" || $0 == "loaded" } == ["failed", "loaded"])
      #expect(log.codes.isEmpty)
    }
  }

  @Test("the hooks of an image node without an area are called, and those of other nodes are not")
  func noArea() {
    withNodeEnvironment { scheduler, _ in
      let nodes = [HookNode(), ASTextNode()]
      let window = makeWindow()
      for node in nodes {
        window.addSubview(node.view)
        node.setNeedsDisplay()
      }
      window.layoutIfNeeded()
      scheduler.drain()
      let hooks = (nodes[0] as? HookNode)?.hooks
      #expect(hooks?.contains("start") == true && hooks?.contains("end") == true)
      #expect(nodes[0].contents == nil)
    }
  }

  private final class HookNode: ASImageNode {
    var hooks: [String] = []

    override func displayWillStartAsynchronously(_ asynchronously: Bool) {
      super.displayWillStartAsynchronously(asynchronously)
      hooks.append("start")
    }

    override func displayDidFinish() {
      super.displayDidFinish()
      hooks.append("end")
    }
  }
}
