import Foundation
import UIKit

/// Gets the outcome of a download: an image, or an error, and what the downloader adds; any thread.
public typealias ASImageDownloaderCompletion =
  @Sendable (
    _ image: (any ASImageContainerProtocol)?, _ error: (any Error)?,
    _ downloadIdentifier: (any Sendable)?, _ userInfo: (any Sendable)?
  ) -> Void

/// Gets how much of a download is done, from 0 to 1; any thread.
public typealias ASImageDownloaderProgress = @Sendable (_ progress: CGFloat) -> Void

/// Gets an image of which a part is loaded, and how much from 0 to 1; any thread.
public typealias ASImageDownloaderProgressImage =
  @Sendable (_ image: UIImage, _ progress: CGFloat, _ downloadIdentifier: (any Sendable)?) -> Void

/// How urgent a download is.
public enum ASImageDownloaderPriority: Int, Hashable, Sendable {
  /// The node is in the preload range.
  case preload
  /// The node is about to be shown.
  case imminent
  /// The node is visible.
  case visible

  /// The priority of what a node in a state shows.
  init(_ state: ASInterfaceState) {
    if state.contains(.visible) {
      self = .visible
    } else {
      self = state.contains(.display) ? .imminent : .preload
    }
  }
}

/// A downloader of images, given to network image nodes, which ask it on the main thread.
public protocol ASImageDownloaderProtocol: AnyObject {
  /// Starts a download and calls the completion once, on any thread; the form before Texture 3.1.
  ///
  /// A downloader has this one, the one with `shouldRetry` or the one with a priority; the default fails.
  ///
  /// - Returns: what identifies the download, or nil if it cannot be cancelled.
  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?

  /// Starts a download that may be tried again; the default does not care and starts one.
  ///
  /// - Returns: what identifies the download, or nil if it cannot be cancelled.
  func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue,
    downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?

  /// Starts a download of a priority, which nodes ask for; the default starts one without.
  ///
  /// Rule: Texture asks for this form where a downloader has it, with the priority of the node's state:
  /// visible, imminent in the display range, else preload.
  ///
  /// - Returns: what identifies the download, or nil if it cannot be cancelled.
  func downloadImage(
    with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority,
    callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?

  /// Cancels a download.
  func cancelImageDownload(forIdentifier downloadIdentifier: Any)

  /// Cancels a download that may be resumed; the default implementation cancels it without
  /// resumption.
  func cancelImageDownloadWithResumePossibility(forIdentifier downloadIdentifier: Any)

  /// Says how urgent a download is; the default does not care.
  func setPriority(
    _ priority: ASImageDownloaderPriority, withDownloadIdentifier downloadIdentifier: Any)

  /// Takes, or with nil drops, who hears of parts of the image; the default tells nobody.
  func setProgressImageBlock(
    _ progressBlock: ASImageDownloaderProgressImage?, callbackQueue: DispatchQueue,
    withDownloadIdentifier downloadIdentifier: Any)

  /// Returns the animation that data encodes; the default makes none.
  func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)?
}

extension ASImageDownloaderProtocol {
  /// Fails, for a downloader that has neither this nor the form with `shouldRetry`.
  public func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    completion(nil, ASNetworkImageNodeError.noDownloader, nil, nil)
    return nil
  }

  /// Starts a download, whether it may be tried again or not.
  public func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue,
    downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    downloadImage(
      with: url, callbackQueue: callbackQueue, downloadProgress: downloadProgress,
      completion: completion)
  }

  /// Starts a download, whatever its priority.
  public func downloadImage(
    with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority,
    callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    downloadImage(
      with: url, shouldRetry: shouldRetry, callbackQueue: callbackQueue,
      downloadProgress: downloadProgress, completion: completion)
  }

  /// Cancels the download without the possibility to resume it.
  public func cancelImageDownloadWithResumePossibility(forIdentifier downloadIdentifier: Any) {
    cancelImageDownload(forIdentifier: downloadIdentifier)
  }

  /// Does not care.
  public func setPriority(
    _ priority: ASImageDownloaderPriority, withDownloadIdentifier downloadIdentifier: Any
  ) {}

  /// Tells nobody.
  public func setProgressImageBlock(
    _ progressBlock: ASImageDownloaderProgressImage?, callbackQueue: DispatchQueue,
    withDownloadIdentifier downloadIdentifier: Any
  ) {}

  /// Makes none.
  public func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)? { nil }
}
