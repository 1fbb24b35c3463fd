/// Why a network image node has no image.
public enum ASNetworkImageNodeError: Error, Hashable, Sendable {
  /// The node was made without a downloader, or its downloader is gone.
  case noDownloader
}
