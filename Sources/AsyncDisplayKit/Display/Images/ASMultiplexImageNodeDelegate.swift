import Foundation
import UIKit

/// What hears of a multiplex image node's loading; main thread; every member is optional.
@preconcurrency @MainActor
public protocol ASMultiplexImageNodeDelegate: AnyObject {
  /// Hears that a download begins.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: Any)
  /// Hears how much of a download is done, from 0 to 1.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
    forImageWithIdentifier imageIdentifier: ASImageIdentifier)
  /// Hears that a download is over, after its image was taken and the next version was begun with.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode,
    didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
    error: (any Error)?)
  /// Hears that the node has another image, which is not drawn yet.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
    withIdentifier previousImageIdentifier: ASImageIdentifier?)
  /// Hears that another image is drawn.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?)
  /// Hears that an image is drawn, another one or the same.
  func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode)
}

extension ASMultiplexImageNodeDelegate {
  /// Ignores it.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: Any
  ) {}
  /// Ignores it.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
    forImageWithIdentifier imageIdentifier: ASImageIdentifier
  ) {}
  /// Ignores it.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode,
    didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
    error: (any Error)?
  ) {}
  /// Ignores it.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
    withIdentifier previousImageIdentifier: ASImageIdentifier?
  ) {}
  /// Ignores it.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?
  ) {}
  /// Ignores it.
  public func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode) {}
}

/// What names a version of an image: a string or a number as an object.
///
/// Texture: `ASImageIdentifier`. Two are equal by `isEqual`.
public typealias ASImageIdentifier = any NSCopying & NSObjectProtocol

/// Gives a multiplex image node its images or their addresses; main thread; every member is optional.
///
/// Texture's third member, of photos, needs a framework that is not here.
@preconcurrency @MainActor
public protocol ASMultiplexImageNodeDataSource: AnyObject {
  /// Answers an image that is there; nil for none.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage?
  /// Answers the address of an image; nil for none.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL?
}

extension ASMultiplexImageNodeDataSource {
  /// None.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage? { nil }
  /// None.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL? { nil }
}
