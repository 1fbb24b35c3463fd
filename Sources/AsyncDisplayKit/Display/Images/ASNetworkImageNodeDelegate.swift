import Foundation
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

/// Where a network image node's image came from.
public enum ASNetworkImageSourceType: Int, Hashable, Sendable {
  /// Nobody knows.
  case unspecified
  /// A cache, at once.
  case synchronousCache
  /// A cache, later.
  case asynchronousCache
  /// A file.
  case fileURL
  /// A download.
  case download
}

/// How a network image node's image was loaded.
public final class ASNetworkImageLoadInfo: NSObject, Sendable {
  /// The address.
  public let url: URL
  /// Where the image came from.
  public let sourceType: ASNetworkImageSourceType
  /// What identified the download, if it was one.
  public let downloadIdentifier: (any Sendable)?
  /// What the downloader added.
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
