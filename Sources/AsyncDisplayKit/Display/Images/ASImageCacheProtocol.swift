import Foundation
import UIKit

/// A completion handler that receives the cached image, or `nil`, and the kind of cache.
///
/// Any thread.
public typealias ASImageCacherCompletion =
  @Sendable (_ image: (any ASImageContainerProtocol)?, _ cacheType: ASImageCacheType) -> Void

/// A cache of images that network image nodes query on the main thread.
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

/// An image with several frames, which an image node plays by the environment's clock.
///
/// Texture: `ASAnimatedImageProtocol`.
public protocol ASAnimatedImageProtocol: AnyObject {
  /// The image that is shown until the animation plays.
  var coverImage: UIImage? { get }
  /// The number of frames.
  var frameCount: Int { get }
  /// The number of times that the animation plays, or 0 to repeat it indefinitely.
  var loopCount: UInt { get }
  /// The duration of all frames in seconds.
  var totalDuration: Double { get }

  /// Returns the image of a frame.
  func image(at index: Int) -> UIImage?

  /// Returns the duration of a frame in seconds.
  func duration(at index: Int) -> Double

  /// A Boolean value that indicates whether the cover image is available.
  var coverImageReady: Bool { get }
  /// A Boolean value that indicates whether frames are available.
  var playbackReady: Bool { get }
  /// A closure, set by the image node, to call on any thread when the cover image is available.
  var coverImageReadyCallback: ((UIImage) -> Void)? { get set }
  /// A closure, set by the image node, to call on any thread when frames are available.
  var playbackReadyCallback: (() -> Void)? { get set }

  /// Removes decoded frames. The image node calls this when the playback pauses.
  func clearAnimatedImageCache()

  /// Returns whether the data of a file is that of a supported animated image.
  ///
  /// Asked for files only. Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  func isDataSupported(_ data: Data) -> Bool
}

// Decided here: Texture requires these members; an image without them is complete from the start.
extension ASAnimatedImageProtocol {
  /// The default implementation returns whether there is a cover image.
  public var coverImageReady: Bool { coverImage != nil }
  /// The default implementation returns `true`.
  public var playbackReady: Bool { true }
  /// The default implementation ignores the closure and returns `nil`: the cover image is available
  /// from the start.
  public var coverImageReadyCallback: ((UIImage) -> Void)? {
    get { nil }
    set {}
  }
  /// The default implementation ignores the closure and returns `nil`: the frames are available
  /// from the start.
  public var playbackReadyCallback: (() -> Void)? {
    get { nil }
    set {}
  }

  /// The default implementation does nothing.
  public func clearAnimatedImageCache() {}

  /// The default implementation returns `true`.
  public func isDataSupported(_ data: Data) -> Bool { true }
}
