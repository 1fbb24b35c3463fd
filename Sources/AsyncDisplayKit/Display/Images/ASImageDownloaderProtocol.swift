import Foundation
import UIKit

/// A completion handler that receives an image or an error, the identifier, and user info of the
/// downloader.
///
/// Any thread.
public typealias ASImageDownloaderCompletion =
  @Sendable (
    _ image: (any ASImageContainerProtocol)?, _ error: (any Error)?,
    _ downloadIdentifier: (any Sendable)?, _ userInfo: (any Sendable)?
  ) -> Void

/// A handler that receives the progress of a download, from 0 to 1.
///
/// Any thread.
public typealias ASImageDownloaderProgress = @Sendable (_ progress: CGFloat) -> Void

/// A handler that receives a partial image and its progress from 0 to 1.
///
/// Any thread.
public typealias ASImageDownloaderProgressImage =
  @Sendable (_ image: UIImage, _ progress: CGFloat, _ downloadIdentifier: (any Sendable)?) -> Void

/// The priorities of a download.
public enum ASImageDownloaderPriority: UInt, Hashable, Sendable {
  /// The node is in the preload range.
  case preload
  /// The node is about to become visible.
  case imminent
  /// The node is visible.
  case visible

  /// Creates the priority of a node in an interface state.
  init(_ state: ASInterfaceState) {
    if state.contains(.visible) {
      self = .visible
    } else {
      self = state.contains(.display) ? .imminent : .preload
    }
  }
}

/// A downloader of images, which image nodes call in the background.
///
/// Network image nodes pass the global queue as the queue to answer on. A downloader that is isolated to the
/// main actor ends the process in Swift 6, as on a device. Source: `ASNetworkImageNode.mm`,
/// `-_downloadImageWithCompletion:` and `-callbackQueue`.
public protocol ASImageDownloaderProtocol: AnyObject {
  /// Starts a download and calls the completion handler once, on any thread. The form before
  /// Texture 3.1.
  ///
  /// A downloader implements this method, the one with `shouldRetry`, or the one with a priority;
  /// the default implementation fails.
  ///
  /// - Returns: The identifier of the download, or `nil` if it cannot be canceled.
  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?

  /// Starts a download that may be retried. The default implementation ignores `shouldRetry`.
  ///
  /// - Returns: The identifier of the download, or `nil` if it cannot be canceled.
  func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue,
    downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?

  /// Starts a download with a priority. The default implementation ignores the priority.
  ///
  /// Texture calls this method if a downloader implements it, with the priority of the node's state:
  /// visible, imminent in the display range, otherwise preload. Source: `ASNetworkImageNode.mm`,
  /// `-_downloadImageWithCompletion:`, and `ASInternalHelpers.h`,
  /// `ASImageDownloaderPriorityWithInterfaceState`.
  ///
  /// - Returns: The identifier of the download, or `nil` if it cannot be canceled.
  func downloadImage(
    with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority,
    callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any?

  /// Cancels a download by its identifier.
  func cancelImageDownload(forIdentifier downloadIdentifier: Any)

  /// Cancels a download that may be resumed. The default implementation cancels it without
  /// resumption.
  func cancelImageDownloadWithResumePossibility(forIdentifier downloadIdentifier: Any)

  /// Sets the priority of a download. The default implementation does nothing.
  func setPriority(
    _ priority: ASImageDownloaderPriority, withDownloadIdentifier downloadIdentifier: Any)

  /// Sets the progress handler, or removes it when `nil`. The default implementation does nothing.
  func setProgressImageBlock(
    _ progressBlock: ASImageDownloaderProgressImage?, callbackQueue: DispatchQueue,
    withDownloadIdentifier downloadIdentifier: Any)

  /// Returns an animated image from data. The default implementation returns `nil`.
  func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)?
}

extension ASImageDownloaderProtocol {
  /// Reports an error: the downloader implements no method that starts downloads.
  public func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    completion(nil, RuntimeBridge.ImageDownloadError.noDownloader, nil, nil)
    return nil
  }

  /// Starts a download and ignores whether it may be retried.
  public func downloadImage(
    with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue,
    downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    downloadImage(
      with: url, callbackQueue: callbackQueue, downloadProgress: downloadProgress,
      completion: completion)
  }

  /// Starts a download and ignores the priority.
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

  /// The default implementation does nothing.
  public func setPriority(
    _ priority: ASImageDownloaderPriority, withDownloadIdentifier downloadIdentifier: Any
  ) {}

  /// The default implementation does nothing.
  public func setProgressImageBlock(
    _ progressBlock: ASImageDownloaderProgressImage?, callbackQueue: DispatchQueue,
    withDownloadIdentifier downloadIdentifier: Any
  ) {}

  /// The default implementation returns `nil`.
  public func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)? { nil }
}
