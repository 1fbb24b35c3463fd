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

/// How a cache has found an image.
public enum ASImageCacheType: Int, Hashable, Sendable {
  /// At once, as from memory.
  case synchronous
  /// Later, as from a disk.
  case asynchronous
}

/// What a cache or a downloader hands over: something with an image in it.
public protocol ASImageContainerProtocol {
  /// Returns the image.
  func asdk_image() -> UIImage?

  /// Returns the data of an animated image, nil for a still one.
  func asdk_animatedImageData() -> Data?
}

extension UIImage: ASImageContainerProtocol {
  /// Returns the image itself.
  public func asdk_image() -> UIImage? { self }

  /// Returns nil: the image is still.
  public func asdk_animatedImageData() -> Data? { nil }
}

extension Data: ASImageContainerProtocol {
  /// Returns the image that the data encodes, as PNG, JPEG or GIF.
  public func asdk_image() -> UIImage? { UIImage(data: self) }

  /// Returns the data of a GIF, nil for another format.
  public func asdk_animatedImageData() -> Data? {
    starts(with: Array("GIF".utf8)) ? self : nil
  }
}

/// An image of several frames. A headless run shows the cover only: nothing plays without a screen.
public protocol ASAnimatedImageProtocol: AnyObject {
  /// The image that stands for the animation until it plays.
  var coverImage: UIImage? { get }
  /// The number of frames.
  var frameCount: Int { get }
  /// The number of times that the animation plays; 0 stands for endless.
  var loopCount: UInt { get }
  /// The duration of all frames in seconds.
  var totalDuration: Double { get }

  /// Returns the image of a frame.
  func image(at index: Int) -> UIImage?

  /// Returns the duration of a frame in seconds.
  func duration(at index: Int) -> Double
}
