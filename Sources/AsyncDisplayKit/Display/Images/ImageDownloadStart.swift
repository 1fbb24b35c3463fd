import Dispatch
import UIKit

extension ImageDownloadStart {
  /// The lane on which nodes call their downloaders, one after the other. Each scheduler has work of its own on
  /// it.
  static let lane = RuntimeScheduling.Lane(label: "image download")
  /// The lane of answers and cancellations.
  static let answers = RuntimeScheduling.Lane(label: "image answer")

  /// Calls the downloader on the calling thread, with the node's present URL.
  ///
  /// The progress of a canceled download is stored as well, because the progress handler does not know its
  /// identifier. Source: `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`.
  func callDownloader() {
    let node = node
    number = node.withNodeLock { node.state.load.beginDownload() }
    url = node.load.url
    guard let url, let downloader = node.downloader else { return }
    let (reference, environment) = (WeakNode(node), node.environment)
    let (asked, listener, number) = (asked, listener, number)
    let answer: @Sendable (DownloadOutcome) -> Void = { outcome in
      environment.bind {
        Self.performInBackground(environment) {
          guard let node = reference.node as? ASNetworkImageNode else { return }
          node.downloadAnswered(outcome, asked, number, listener)
        }
      }
    }
    identifier = downloader.downloadImage(
      with: url, shouldRetry: node.shouldRetryImageDownload,
      priority: ASImageDownloaderPriority(node.interfaceState), callbackQueue: .global(),
      downloadProgress: { progress in
        environment.bind {
          (reference.node as? ASNetworkImageNode)?.laterOnMain { node in
            node.withNodeLock { node.state.progress = progress }
          }
        }
      },
      completion: { container, error, identifier, userInfo in
        answer(
          DownloadOutcome(
            image: LoadedImage(downloaded: container), error: error, identifier: identifier,
            userInfo: userInfo))
      })
  }

  /// Stores the identifier that the downloader has returned. If the URL has changed meanwhile, the download is
  /// canceled and another one started.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`. Decided here: the main thread waits for the
  /// other download too. In Texture it may start a second one of the same URL meanwhile, and the first one of the
  /// two is then never canceled.
  func storeIdentifier() {
    let node = node
    let isReplaced = node.withNodeLock {
      let isReplaced = url.map { !node.state.load.store(identifier, of: $0, number) } ?? false
      if !isReplaced { node.state.start = nil }
      return isReplaced
    }
    if isReplaced {
      if let identifier { node.downloader?.cancelImageDownload(forIdentifier: identifier) }
      return node.downloadAgain(self)
    }
    guard url != nil else { return }
    node.updateProgress()
  }

  /// Performs work immediately off the main thread, and on it in a step in the background.
  ///
  /// Source: `ASInternalHelpers.mm`, `ASPerformBlockOnBackgroundThread`.
  private static func performInBackground(
    _ environment: RuntimeEnvironment, _ body: @escaping @Sendable () -> Void
  ) {
    guard RuntimeScheduling.Role.current == .main else { return body() }
    environment.enqueue(
      RuntimeScheduling.Work(label: "image answer", kind: .download, body: body),
      on: environment.lane(answers))
  }
}
