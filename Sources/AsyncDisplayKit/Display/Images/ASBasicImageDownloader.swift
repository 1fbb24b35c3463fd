import Dispatch
import Foundation
import UIKit

/// The downloader of network image nodes that are made without one.
///
/// There is no network in a headless run: a ``loader`` stands for it, given by the test, and without
/// one every download fails at once with ``ASNetworkImageNodeError/noDownloader``. Any thread.
/// Texture: `ASBasicImageDownloader`, which neither caches nor shows parts of an image.
public final class ASBasicImageDownloader: NSObject, ASImageDownloaderProtocol, Sendable {
  /// Gives the image of an address, or throws why there is none; main thread.
  public typealias Loader = @MainActor @Sendable (URL) throws -> UIImage

  private enum LoaderKey: ModuleValueKey {
    static var defaultValue: Loader? { nil }
  }

  /// The only downloader of its class.
  public static let shared = ASBasicImageDownloader()

  private override init() {
    super.init()
  }

  /// What stands for the network; the running environment keeps it, so that parallel tests are apart.
  public var loader: Loader? {
    get { RuntimeEnvironment.current.application.moduleValues[LoaderKey.self] }
    set { RuntimeEnvironment.current.application.moduleValues[LoaderKey.self] = newValue }
  }

  /// Asks the ``loader`` in a later main-queue job, and calls the completion with its answer.
  ///
  /// - Returns: what identifies the download, or nil when it has failed for want of a loader.
  public func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    guard let loader else {
      completion(nil, ASNetworkImageNodeError.noDownloader, nil, nil)
      return nil
    }
    let download = BasicImageDownload()
    RuntimeEnvironment.current.enqueueOnMain(RuntimeStep(.main, "image download")) {
      guard !download.isCancelled else { return }
      do {
        let image = try loader(url)
        downloadProgress?(1)
        completion(image, nil, download, nil)
      } catch {
        completion(nil, error, download, nil)
      }
    }
    return download
  }

  /// Cancels a download: its completion handler is not called.
  public func cancelImageDownload(forIdentifier downloadIdentifier: Any) {
    (downloadIdentifier as? BasicImageDownload)?.cancel()
  }
}

/// One download of the basic downloader; any thread.
final class BasicImageDownload: Sendable {
  private let cancelled = Locked(false)

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() { cancelled.withLock { $0 = true } }
}
