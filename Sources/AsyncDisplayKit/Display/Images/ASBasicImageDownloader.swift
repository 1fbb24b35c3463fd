import Dispatch
import Foundation
import UIKit

/// The default downloader of network image nodes.
///
/// There is no network in a headless run: a test sets a ``loader`` that replaces it. Without a
/// loader, every download fails immediately with ``ASNetworkImageNodeError/noDownloader``. Any
/// thread. Texture: `ASBasicImageDownloader`, which neither caches nor reports partial images.
public final class ASBasicImageDownloader: NSObject, ASImageDownloaderProtocol, Sendable {
  /// A closure that returns the image for a URL, or throws an error. Called on the main thread.
  public typealias Loader = @MainActor @Sendable (URL) throws -> UIImage

  private enum LoaderKey: ModuleValueKey {
    static var defaultValue: Loader? { nil }
  }

  /// The downloader that network image nodes use by default.
  public static let shared = ASBasicImageDownloader()

  private override init() {
    super.init()
  }

  /// The closure that replaces the network. It is stored in the running environment, so parallel
  /// tests do not share it.
  public var loader: Loader? {
    get { RuntimeEnvironment.current.application.moduleValues[LoaderKey.self] }
    set { RuntimeEnvironment.current.application.moduleValues[LoaderKey.self] = newValue }
  }

  /// Calls the ``loader`` in a later job of the main queue, and the completion handler with its
  /// result.
  ///
  /// - Returns: The identifier of the download, or `nil` if it has failed because there is no
  ///   loader.
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

/// One download of the basic downloader.
///
/// Any thread.
final class BasicImageDownload: Sendable {
  private let cancelled = Locked(false)

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() { cancelled.withLock { $0 = true } }
}
