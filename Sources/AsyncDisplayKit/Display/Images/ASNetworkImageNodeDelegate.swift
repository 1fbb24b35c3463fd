import Foundation
import UIKit

/// The delegate of a network image node, notified on the main thread. All methods are optional.
///
/// The methods are isolated to the main actor and the protocol is not: a cell can conform without becoming
/// isolated as a whole, as with Texture's headers, which name no actor. The answer of a cache is passed on where
/// the cache answers, which may be another thread; advisory `image-delegate-off-main`.
public protocol ASNetworkImageNodeDelegate: AnyObject {
  /// Tells the delegate that a fetch begins.
  @preconcurrency @MainActor
  func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode)
  /// Tells the delegate that the cache will be queried.
  @preconcurrency @MainActor
  func imageNodeWillLoadImageFromCache(_ imageNode: ASNetworkImageNode)
  /// Tells the delegate that the cache has the image.
  @preconcurrency @MainActor
  func imageNodeDidLoadImageFromCache(_ imageNode: ASNetworkImageNode)
  /// Tells the delegate that the cache does not have the image.
  @preconcurrency @MainActor
  func imageNodeDidFailToLoadImageFromCache(_ imageNode: ASNetworkImageNode)
  /// Tells the delegate that the download will start.
  @preconcurrency @MainActor
  func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode)
  /// Tells the delegate that the image was loaded, with information about its source. Preferred
  /// over the shorter method.
  @preconcurrency @MainActor
  func imageNode(
    _ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo)
  /// Tells the delegate that the image was loaded. Not called if the longer method is implemented.
  @preconcurrency @MainActor
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage)
  /// Tells the delegate that loading failed.
  @preconcurrency @MainActor
  func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error)
  /// Tells the delegate that the image was drawn.
  @preconcurrency @MainActor
  func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode)
  /// Tells the delegate that drawing starts.
  @preconcurrency @MainActor
  func imageNodeWillStartDisplayAsynchronously(_ imageNode: ASNetworkImageNode)
}

extension ASNetworkImageNodeDelegate {
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func imageNodeWillLoadImageFromCache(_ imageNode: ASNetworkImageNode) {}
  /// The default implementation reports the method as not implemented.
  @preconcurrency @MainActor
  public func imageNodeDidLoadImageFromCache(_ imageNode: ASNetworkImageNode) {
    imageNode.countUnimplementedCall()
  }
  /// The default implementation reports the method as not implemented.
  @preconcurrency @MainActor
  public func imageNodeDidFailToLoadImageFromCache(_ imageNode: ASNetworkImageNode) {
    imageNode.countUnimplementedCall()
  }
  /// The default implementation reports the method as not implemented.
  @preconcurrency @MainActor
  public func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode) {
    imageNode.countUnimplementedCall()
  }
  /// The default implementation reports the method as not implemented, so that the shorter method
  /// is called.
  @preconcurrency @MainActor
  public func imageNode(
    _ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo
  ) { imageNode.notImplemented() }
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) {}
  /// The default implementation reports the method as not implemented.
  @preconcurrency @MainActor
  public func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode) {
    imageNode.notImplemented()
  }
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func imageNodeWillStartDisplayAsynchronously(_ imageNode: ASNetworkImageNode) {}
}

/// The sources of a network image node's image.
public enum ASNetworkImageSourceType: Int, Hashable, Sendable {
  /// The source is unknown.
  case unspecified
  /// The image came from a cache, synchronously.
  case synchronousCache
  /// The image came from a cache, asynchronously.
  case asynchronousCache
  /// The image came from a file URL.
  case fileURL
  /// The image was downloaded.
  case download
}

/// Information about how the image of a network image node was loaded.
public final class ASNetworkImageLoadInfo: NSObject, Sendable {
  /// The URL of the image.
  public let url: URL
  /// The source of the image.
  public let sourceType: ASNetworkImageSourceType
  /// The identifier of the download, if the image was downloaded.
  public let downloadIdentifier: (any Sendable)?
  /// The user info that the downloader returned.
  public let userInfo: (any Sendable)?

  init(
    url: URL, sourceType: ASNetworkImageSourceType, downloadIdentifier: (any Sendable)? = nil,
    userInfo: (any Sendable)? = nil
  ) {
    self.url = url
    self.sourceType = sourceType
    self.downloadIdentifier = downloadIdentifier
    self.userInfo = userInfo
    super.init()
  }
}
