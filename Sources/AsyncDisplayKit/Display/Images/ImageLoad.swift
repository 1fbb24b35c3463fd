import UIKit

/// The loading state of a network image node.
struct ImageLoad {
  var url: URL?
  /// A Boolean value that indicates whether the image of the URL is shown.
  var isLoaded = false
  /// The identifier of the running download, if the downloader returned one.
  var download: Any?
  /// The number of the loading. An answer with another number is outdated.
  private(set) var ticket = 0
  private(set) var isUnderWay = false
  /// The loading and the download whose partial images are shown.
  var progress: (ticket: Int, identifier: Any)?

  /// Starts a loading and returns its number.
  mutating func begin() -> Int {
    ticket += 1
    isUnderWay = true
    return ticket
  }

  /// Ends the loading. Later answers are outdated.
  mutating func end() {
    ticket += 1
    isUnderWay = false
    download = nil
  }

  /// Returns whether a loading is the running one.
  func isCurrent(_ ticket: Int) -> Bool { isUnderWay && ticket == self.ticket }
}

/// An image that a cache or a downloader returned, as a value.
struct LoadedImage: Sendable {
  let still: UIImage
  /// The data of an animated image, or `nil` for a still image.
  let animation: Data?

  /// Creates a value from the image of a container, or returns `nil` if there is none.
  init?(_ container: (any ASImageContainerProtocol)?) {
    guard let container, let image = container.asdk_image() else { return nil }
    still = image
    animation = container.asdk_animatedImageData()
  }

  init(still: UIImage) {
    self.still = still
    animation = nil
  }
}

/// A partially loaded image.
struct LoadedPart: Sendable {
  let image: UIImage
  /// The loaded fraction of the image, from 0 to 1.
  let quality: CGFloat
}

/// The answer of an image cache, as a value.
struct CacheOutcome: Sendable {
  let image: LoadedImage?
  let type: ASImageCacheType

  var source: ASNetworkImageSourceType {
    type == .synchronous ? .synchronousCache : .asynchronousCache
  }
}

/// The answer of an image downloader, as a value.
struct DownloadOutcome: Sendable {
  var image: LoadedImage?
  var error: (any Error)?
  var identifier: (any Sendable)?
  var userInfo: (any Sendable)?

  func info(url: URL) -> ASNetworkImageLoadInfo {
    ASNetworkImageLoadInfo(
      url: url, sourceType: .download, downloadIdentifier: identifier, userInfo: userInfo)
  }
}
