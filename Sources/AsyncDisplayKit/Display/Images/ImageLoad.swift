import UIKit

/// How far a network image node's loading has come.
struct ImageLoad {
  var url: URL?
  /// A Boolean value that indicates whether the image of the address is shown.
  var isLoaded = false
  /// What identifies the download under way, if it has something that does.
  var download: Any?
  /// The number of the loading: an answer with another one comes too late.
  private(set) var ticket = 0
  private(set) var isUnderWay = false
  /// The loading and the download whose parts are shown.
  var progress: (ticket: Int, identifier: Any)?

  /// Begins a loading and returns its number.
  mutating func begin() -> Int {
    ticket += 1
    isUnderWay = true
    return ticket
  }

  /// Ends the loading: answers that still come are too late.
  mutating func end() {
    ticket += 1
    isUnderWay = false
    download = nil
  }

  /// Tells whether a loading is the one under way.
  func isCurrent(_ ticket: Int) -> Bool { isUnderWay && ticket == self.ticket }
}

/// An image that a cache or a downloader gave, as a value.
struct LoadedImage: Sendable {
  let still: UIImage
  /// The data of an animation.
  let animation: Data?

  /// Takes the image out of a container, nil without one.
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

/// An image of which a part is loaded.
struct LoadedPart: Sendable {
  let image: UIImage
  /// From 0 to 1.
  let quality: CGFloat
}

/// What a cache answered, as a value.
struct CacheOutcome: Sendable {
  let image: LoadedImage?
  let type: ASImageCacheType

  var source: ASNetworkImageSourceType {
    type == .synchronous ? .synchronousCache : .asynchronousCache
  }
}

/// What a downloader answered, as a value.
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
