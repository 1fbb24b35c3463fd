import Foundation
import UIKit

/// A completion handler that receives the cached image, or `nil`, and the kind of cache.
///
/// Any thread.
public typealias ASImageCacherCompletion =
  @Sendable (_ image: (any ASImageContainerProtocol)?, _ cacheType: ASImageCacheType) -> Void

/// A cache of images that network image nodes query on the main thread, with the global queue to answer on.
///
/// A node notifies its delegate of the answer on the thread where the completion handler is called.
public protocol ASImageCacheProtocol: AnyObject {
  /// Looks up an image and calls the completion handler once, on any thread, immediately or later.
  func cachedImage(
    with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion)

  /// Returns an image that is available immediately. The default implementation returns `nil`.
  func synchronouslyFetchedCachedImage(with url: URL) -> (any ASImageContainerProtocol)?

  /// Removes an image that was fetched and is no longer displayed. The default implementation does
  /// nothing.
  func clearFetchedImageFromCache(with url: URL)
}

extension ASImageCacheProtocol {
  /// The default implementation returns `nil`.
  public func synchronouslyFetchedCachedImage(
    with url: URL
  ) -> (any ASImageContainerProtocol)? { nil }

  /// The default implementation does nothing.
  public func clearFetchedImageFromCache(with url: URL) {}
}

/// The kinds of answers from an image cache.
public enum ASImageCacheType: Int, Hashable, Sendable {
  /// A delayed answer, as from disk.
  case asynchronous
  /// An immediate answer, as from memory.
  case synchronous
}

/// An object that contains an image, as returned by caches and downloaders.
public protocol ASImageContainerProtocol {
  /// Returns the image.
  func asdk_image() -> UIImage?

  /// Returns the data of an animated image, or `nil` for a still image.
  func asdk_animatedImageData() -> Data?
}

extension UIImage: ASImageContainerProtocol {
  /// Returns the image itself.
  public func asdk_image() -> UIImage? { self }

  /// Returns `nil`, because a `UIImage` is treated as a still image.
  public func asdk_animatedImageData() -> Data? { nil }
}

extension Data: ASImageContainerProtocol {
  /// Returns `nil`: data is not decoded to a still image.
  ///
  /// Source: `ASImageContainerProtocolCategories.mm`, `NSData`.
  public func asdk_image() -> UIImage? { nil }

  /// Returns the data, of which the downloader makes an animated image.
  public func asdk_animatedImageData() -> Data? { self }
}
