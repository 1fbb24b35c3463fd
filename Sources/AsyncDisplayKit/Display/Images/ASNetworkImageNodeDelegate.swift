import UIKit

/// What hears of a network image node's loading; main thread; every member is optional.
@preconcurrency @MainActor
public protocol ASNetworkImageNodeDelegate: AnyObject {
  /// Hears that a fetch begins.
  func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode)
  /// Hears that the cache is asked.
  func imageNodeWillLoadImageFromCache(_ imageNode: ASNetworkImageNode)
  /// Hears that the cache has the image.
  func imageNodeDidLoadImageFromCache(_ imageNode: ASNetworkImageNode)
  /// Hears that the cache does not have the image.
  func imageNodeDidFailToLoadImageFromCache(_ imageNode: ASNetworkImageNode)
  /// Hears that the downloader is asked.
  func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode)
  /// Hears that the image is there, with how it was loaded; preferred over the shorter form.
  func imageNode(
    _ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo)
  /// Hears that the image is there, unless the longer form is implemented.
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage)
  /// Hears that there is no image.
  func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error)
  /// Hears that the image is drawn.
  func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode)
  /// Hears that drawing starts.
  func imageNodeWillStartDisplayAsynchronously(_ imageNode: ASNetworkImageNode)
}

extension ASNetworkImageNodeDelegate {
  /// Ignores it.
  public func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) {}
  /// Ignores it.
  public func imageNodeWillLoadImageFromCache(_ imageNode: ASNetworkImageNode) {}
  /// Ignores it.
  public func imageNodeDidLoadImageFromCache(_ imageNode: ASNetworkImageNode) {}
  /// Ignores it.
  public func imageNodeDidFailToLoadImageFromCache(_ imageNode: ASNetworkImageNode) {}
  /// Ignores it.
  public func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode) {}
  /// Says that only the shorter form may be implemented.
  public func imageNode(
    _ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo
  ) {
    imageNode.optionalMembers.decline()
  }
  /// Ignores it.
  public func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  /// Ignores it.
  public func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) {}
  /// Ignores it.
  public func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode) {}
  /// Ignores it.
  public func imageNodeWillStartDisplayAsynchronously(_ imageNode: ASNetworkImageNode) {}
}
