import Foundation
import UIKit

/// Gets what a cache has found, or nil, and how; any thread.
public typealias ASImageCacherCompletion =
  @Sendable (_ image: (any ASImageContainerProtocol)?, _ cacheType: ASImageCacheType) -> Void

/// A cache of images, given to network image nodes, which ask it on the main thread.
public protocol ASImageCacheProtocol: AnyObject {
  /// Looks an image up and calls the completion once, on any thread, at once or later.
  func cachedImage(
    with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion)

  /// Returns an image that is there at once; the default has none.
  func synchronouslyFetchedCachedImage(with url: URL) -> (any ASImageContainerProtocol)?

  /// Drops an image that was fetched and is no longer shown; the default keeps it.
  func clearFetchedImageFromCache(with url: URL)
}

extension ASImageCacheProtocol {
  /// Has nothing.
  public func synchronouslyFetchedCachedImage(
    with url: URL
  ) -> (any ASImageContainerProtocol)? { nil }

  /// Keeps the image.
  public func clearFetchedImageFromCache(with url: URL) {}
}
