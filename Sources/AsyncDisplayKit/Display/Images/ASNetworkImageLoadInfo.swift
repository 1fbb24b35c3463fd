import Foundation

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
