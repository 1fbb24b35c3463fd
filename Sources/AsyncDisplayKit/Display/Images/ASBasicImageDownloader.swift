import Dispatch
import Foundation
import UIKit

/// The default downloader of network image nodes.
///
/// There is no network in a headless run: a test sets a ``loader`` that replaces it. Without a
/// loader, every download fails immediately with `RuntimeBridge.ImageDownloadError.noDownloader`. Any
/// thread. Texture: `ASBasicImageDownloader`, which neither caches nor reports partial images.
public final class ASBasicImageDownloader: NSObject, ASImageDownloaderProtocol, Sendable {
  /// A closure that returns the image for a URL, or throws an error. Called on the main thread.
  public typealias Loader = @MainActor @Sendable (URL) throws -> UIImage

  private enum LoaderKey: EnvironmentKey {
    static var defaultValue: Loader? { nil }
  }

  private enum DownloadsKey: EnvironmentKey {
    static var defaultValue: [URL: BasicImageDownload] { [:] }
  }

  /// The lock of the environment's downloads.
  private let registry = Locked(0)

  /// The downloader that network image nodes use by default.
  public static let shared = ASBasicImageDownloader()

  private override init() {
    super.init()
  }

  /// The closure that replaces the network.
  ///
  /// It is stored in the running environment, so that parallel tests do not share it. Give the test a trait such
  /// as `.device(.iPhoneSE)`, and set the loader before the host is created: without a trait, each host makes an
  /// environment of its own, and a host loads the first images when it is created.
  public var loader: Loader? {
    get { RuntimeEnvironment.current.processValues[LoaderKey.self] }
    set { RuntimeEnvironment.current.processValues[LoaderKey.self] = newValue }
  }

  /// Calls the ``loader`` in a later job of the main queue, and the completion handler with its
  /// result and no identifier.
  ///
  /// Downloads of one URL share the identifier, and the loader is called once for those that are running.
  /// Source: `ASBasicImageDownloader.mm`, `+contextForURL:` and `-completeWithImage:error:`.
  ///
  /// - Returns: The identifier of the download, or `nil` if it has failed because there is no
  ///   loader.
  public func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    guard let loader else {
      completion(nil, RuntimeBridge.ImageDownloadError.noDownloader, nil, nil)
      return nil
    }
    let download = download(of: url)
    guard download.add(.init(progress: downloadProgress, completion: completion)) else {
      return download
    }
    request {
      let handlers = download.takeHandlers()
      guard !handlers.isEmpty else { return }
      do {
        let image = try loader(url)
        for handler in handlers {
          handler.progress?(1)
          handler.completion(image, nil, nil, nil)
        }
      } catch {
        for handler in handlers { handler.completion(nil, error, nil, nil) }
      }
    }
    return download
  }

  /// Runs a closure that loads an image on the main thread, after the other downloads that have begun by now.
  private func request(_ load: @escaping @MainActor @Sendable () -> Void) {
    let environment = RuntimeEnvironment.current
    environment.enqueue(
      RuntimeScheduling.Work(label: "image request", kind: .download) {
        environment.enqueueOnMain(RuntimeScheduling.Step(.main, "image download"), load)
      }, on: ImageDownloadStart.lane)
  }

  /// Cancels a download. Its completion handlers are called with `URLError.cancelled` in a later step in the
  /// background.
  ///
  /// - Quirk: a node whose URL changes during a download notifies its delegate of an error.
  ///   `ASBasicImageDownloader.mm`, `-URLSession:task:didCompleteWithError:` and
  ///   `-completeWithImage:error:`, which passes no identifier.
  /// - Quirk: all downloads of its URL are canceled, also those of other nodes, which have no image until they
  ///   enter the preload range again; advisory `shared-download-canceled`. `ASBasicImageDownloader.mm`,
  ///   `-cancelImageDownloadForIdentifier:` and `-cancel`.
  public func cancelImageDownload(forIdentifier downloadIdentifier: Any) {
    guard let download = downloadIdentifier as? BasicImageDownload else { return }
    let handlers = download.cancel()
    let others = handlers.count - 1
    if !handlers.isEmpty {
      let environment = RuntimeEnvironment.current
      environment.enqueue(
        RuntimeScheduling.Work(label: "image canceled", kind: .download) {
          for handler in handlers { handler.completion(nil, URLError(.cancelled), nil, nil) }
        }, on: environment.lane(ImageDownloadStart.answers))
    }
    if others > 0 {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .sharedDownloadCanceled, severity: .advisory, subject: "ASBasicImageDownloader",
          message:
            "\(others) other downloads of '\(download.url)' were canceled too, as in Texture.",
          remedy: "Use a downloader that cancels each download by itself.", numbers: [others]))
    }
    registry.withLock { _ in
      let values = RuntimeEnvironment.current.processValues
      if values[DownloadsKey.self][download.url] === download {
        values[DownloadsKey.self][download.url] = nil
      }
    }
  }

  /// Returns the download of a URL, which may have ended and is then used again.
  private func download(of url: URL) -> BasicImageDownload {
    registry.withLock { _ in
      let values = RuntimeEnvironment.current.processValues
      if let download = values[DownloadsKey.self][url] { return download }
      let download = BasicImageDownload(url: url)
      values[DownloadsKey.self][url] = download
      return download
    }
  }
}

/// The downloads of one URL by the basic downloader, until they are canceled.
///
/// Any thread.
final class BasicImageDownload: Sendable {
  /// The handlers of one caller.
  struct Handler: Sendable {
    let progress: ASImageDownloaderProgress?
    let completion: ASImageDownloaderCompletion
  }

  private struct State {
    var handlers: [Handler] = []
    var isCancelled = false
  }

  let url: URL
  private let state = Locked(State())

  init(url: URL) {
    self.url = url
  }

  /// Adds a caller.
  ///
  /// - Returns: Whether no other caller is waiting, so that the loader is to be called.
  func add(_ handler: Handler) -> Bool {
    state.withLock { state in
      guard !state.isCancelled else { return false }
      state.handlers.append(handler)
      return state.handlers.count == 1
    }
  }

  /// Removes and returns the callers.
  func takeHandlers() -> [Handler] {
    state.withLock { state in
      defer { state.handlers = [] }
      return state.handlers
    }
  }

  /// Removes the callers and ignores later ones.
  ///
  /// The handlers end after the lock was released: the end of an object that they hold may cancel the same
  /// download.
  ///
  /// - Returns: The callers that were removed.
  func cancel() -> [Handler] {
    state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state.handlers
    }
  }
}
