/// Why a network image node has no image.
public enum ASNetworkImageNodeError: Error, Hashable, Sendable {
  /// The node was made without a downloader, its downloader is gone, or the basic one has no loader.
  case noDownloader
}
