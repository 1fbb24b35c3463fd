import Foundation
import UIKit

/// The delegate of a multiplex image node, notified on the main thread. All methods are optional.
///
/// The methods are isolated to the main actor and the protocol is not: a cell can conform without becoming
/// isolated as a whole, as with Texture's headers, which name no actor.
public protocol ASMultiplexImageNodeDelegate: AnyObject {
  /// Tells the delegate that a download begins.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: Any)
  /// Tells the delegate the progress of a download, from 0 to 1.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
    forImageWithIdentifier imageIdentifier: ASImageIdentifier)
  /// Tells the delegate that a download has ended, after the image was shown and the next version
  /// requested.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode,
    didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
    error: (any Error)?)
  /// Tells the delegate that the node has a new image, which is not displayed yet.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
    withIdentifier previousImageIdentifier: ASImageIdentifier?)
  /// Tells the delegate that a new image is displayed.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?)
  /// Tells the delegate that an image has been displayed, whether new or the same as before.
  @preconcurrency @MainActor
  func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode)
}

extension ASMultiplexImageNodeDelegate {
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: Any
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
    forImageWithIdentifier imageIdentifier: ASImageIdentifier
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode,
    didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
    error: (any Error)?
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?, from previousImage: UIImage?,
    withIdentifier previousImageIdentifier: ASImageIdentifier?
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode) {}
}

/// The identifier of a version of an image: an object such as `NSString` or `NSNumber`.
///
/// Texture: `ASImageIdentifier`. Identifiers are compared with `isEqual`.
public typealias ASImageIdentifier = any NSCopying & NSObjectProtocol

/// The data source of a multiplex image node, called on the main thread. All methods are optional.
///
/// Texture's third method returns a photo asset and is not available here.
///
/// The methods are isolated to the main actor and the protocol is not: a cell can conform without becoming
/// isolated as a whole, as with Texture's headers, which name no actor.
public protocol ASMultiplexImageNodeDataSource: AnyObject {
  /// Asks the data source for an available image, or `nil` if it has none.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage?
  /// Asks the data source for the URL of an image, or `nil` if it has none.
  @preconcurrency @MainActor
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL?
}

extension ASMultiplexImageNodeDataSource {
  /// The default implementation reports the method as not implemented. Direct callers get `nil`.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage? { imageNode.notImplemented(returning: nil) }
  /// The default implementation returns `nil`.
  @preconcurrency @MainActor
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL? { nil }
}
