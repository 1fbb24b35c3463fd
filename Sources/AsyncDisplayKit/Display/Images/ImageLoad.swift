import UIKit

/// The loading state of a network image node.
///
/// Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
struct ImageLoad {
  var url: URL?
  /// A Boolean value that indicates whether the image of the URL is shown.
  var isLoaded = false
  /// The identifier of the running download, if the downloader returned one.
  var download: Any?
  /// The number of the last request to the cache. The answer to another one is outdated.
  private var cacheRequest = 0
  /// The number of the last download, which increases when it ends. The answer to another one is outdated.
  private(set) var downloadNumber = 0
  /// The download whose partial images are shown.
  var progress: (number: Int, identifier: Any)?

  /// Starts a request to the cache and returns its number.
  mutating func beginCacheRequest() -> Int {
    cacheRequest += 1
    return cacheRequest
  }

  /// Starts a download and returns its number.
  mutating func beginDownload() -> Int {
    downloadNumber += 1
    return downloadNumber
  }

  /// Ends the download and the request to the cache, and returns the download's identifier. Later answers are
  /// outdated.
  mutating func end() -> Any? {
    defer {
      cacheRequest += 1
      downloadNumber += 1
      download = nil
    }
    return download
  }

  /// Ends the request to the cache and forgets the identifier of the running download, because a former
  /// download was answered. The answer to the running one is not outdated.
  mutating func endFormer() -> Any? {
    defer {
      cacheRequest += 1
      download = nil
    }
    return download
  }

  /// Ends the download, if one has an identifier, and returns the identifier.
  mutating func endDownload() -> Any? { download == nil ? nil : end() }

  /// Stores the identifier of a download, unless its URL was replaced while the downloader was called: then
  /// the answer to the download is outdated.
  ///
  /// The identifier of a download that has been answered meanwhile is stored too. Source:
  /// `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`.
  ///
  /// - Returns: Whether the identifier was stored.
  mutating func store(_ identifier: Any?, of url: URL, _ number: Int) -> Bool {
    guard self.url == url else {
      if number == downloadNumber { downloadNumber += 1 }
      return false
    }
    download = identifier
    return true
  }

  /// Records that the image of a URL is shown, if it is the present one.
  ///
  /// - Returns: Whether it is the present one.
  mutating func finish(_ url: URL) -> Bool {
    guard self.url == url else { return false }
    isLoaded = true
    return true
  }

  /// Returns whether neither the URL nor the download has changed since a former state.
  func isSame(as former: Self) -> Bool {
    url == former.url && downloadNumber == former.downloadNumber
  }

  /// Returns whether a request to the cache is the last one.
  func isCurrent(cacheRequest number: Int) -> Bool { number == cacheRequest }

  /// Returns whether a download is the last one.
  func isCurrent(download number: Int) -> Bool { number == downloadNumber }
}

/// The members of a network image node that any thread may use.
///
/// Source: `ASNetworkImageNode.mm`, `-setURL:` and the other accessors, which lock the node.
struct NetworkImageState {
  var load = ImageLoad()
  /// The call of the downloader that has not ended: its lane, and the scheduler of the lane.
  var start: (lane: RuntimeScheduling.Lane, scheduler: any RuntimeScheduler)?
  var defaultImage: UIImage?
  /// A Boolean value that indicates whether the app has set the image.
  var isImageExternal = false
  weak var delegate: (any ASNetworkImageNodeDelegate)?
  /// The number of calls of members that the delegate does not implement.
  var unimplementedCalls = 0
  var cachesImage = true
  var rendersProgress = true
  var retriesDownload = true
  var imageQuality: CGFloat = 0
  var renderedQuality: CGFloat = 0
  /// A Boolean value that indicates whether the quality of the last drawn image was not stored.
  var missesRenderedQuality = false
  var hasAdvisedOfQuality = false
  var progress: CGFloat = 0

  /// A loading whose URL was replaced: the URL and the identifier of the running download.
  struct DroppedLoad {
    let url: URL?
    let download: Any?
  }

  /// Replaces the URL and ends the download of the former one.
  mutating func replaceAddress(with url: URL?) -> DroppedLoad {
    let dropped = DroppedLoad(url: load.url, download: load.endDownload())
    load.isLoaded = false
    load.url = url
    return dropped
  }

  /// Removes the URL and ends its download. The image of the URL stays.
  mutating func dropAddress() -> DroppedLoad {
    let dropped = DroppedLoad(url: load.url, download: load.endDownload())
    load.url = nil
    return dropped
  }

  /// Ends a loading, and records that its image is shown with a quality, unless another thread has set another
  /// URL since a former state was read.
  ///
  /// - Returns: The download that has ended, for the caller to release, or `nil` if the URL has changed.
  ///
  /// - Parameters:
  ///   - former: The state of the loading when the answer was accepted.
  ///   - quality: The quality of the image, or `nil` if none is shown.
  ///   - isCurrent: Whether the answer is that to the running download, and not to a former one.
  mutating func end(
    _ former: ImageLoad, with quality: CGFloat?, isCurrent: Bool
  ) -> DroppedLoad? {
    guard load.isSame(as: former) else { return nil }
    let ended = DroppedLoad(url: load.url, download: isCurrent ? load.end() : load.endFormer())
    if let quality {
      load.isLoaded = true
      imageQuality = quality
      progress = quality
    }
    return ended
  }
}

extension ASNetworkImageNode {
  /// The loading state at this moment. Another thread may change it at any time.
  final var load: ImageLoad { withNodeLock { state.load } }
}

/// The delegate that is notified of a loading: the one from when it began.
///
/// Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, which reads the delegate once.
@MainActor final class ImageLoadListener {
  private(set) weak var delegate: (any ASNetworkImageNodeDelegate)?

  init(_ delegate: (any ASNetworkImageNodeDelegate)?) {
    self.delegate = delegate
  }
}

/// An image that a cache or a downloader returned, as a value.
struct LoadedImage: Sendable {
  /// The still image, or `nil` if there is only animated data.
  let still: UIImage?
  /// The data of an animated image, or `nil` for a still image.
  let animation: Data?

  /// Creates a value from a container, or returns `nil` if it has neither an image nor animated data.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  init?(_ container: (any ASImageContainerProtocol)?) {
    guard let container else { return nil }
    still = container.asdk_image()
    animation = container.asdk_animatedImageData()
    if still == nil, animation == nil { return nil }
  }

  /// Creates a value from the container of a downloader, which may be empty, or returns `nil` for none.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  init?(downloaded container: (any ASImageContainerProtocol)?) {
    guard let container else { return nil }
    still = container.asdk_image()
    animation = container.asdk_animatedImageData()
  }
}

/// A partially loaded image.
struct LoadedPart: Sendable {
  let image: UIImage
  /// The loaded fraction of the image, from 0 to 1.
  let quality: CGFloat
  /// The identifier of the download, if the downloader returned one with the image.
  let identifier: (any Sendable)?

  /// Returns whether the part is shown for a running download: its identifier is missing, or equal.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-handleProgressImage:progress:downloadIdentifier:`.
  func belongs(to download: Any?) -> Bool {
    DownloadOutcome(identifier: identifier).answers(download)
  }
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

  /// Returns whether this is taken for the answer to a download: its identifier is that of the
  /// download, or missing.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`, which compares with `isEqual:`.
  func answers(_ download: Any?) -> Bool {
    guard let identifier else { return true }
    guard let download else { return false }
    return Self.areEqual(identifier, download)
  }

  /// Returns whether two identifiers of downloads are equal, as `isEqual:` compares them.
  static func areEqual(_ identifier: Any, _ download: Any) -> Bool {
    if let one = bridged(identifier) as? AnyHashable,
      let other = bridged(download) as? AnyHashable
    {
      return one == other
    }
    // A value type that is not `Hashable` is equal to nothing: each use of it is another object.
    return identifier as AnyObject === download as AnyObject
  }

  /// Returns an object of Foundation as the value that it is bridged to on a device, so that both are
  /// equal.
  private static func bridged(_ identifier: Any) -> Any {
    switch identifier {
    case let url as NSURL: url as URL
    case let text as NSString: text as String
    case let uuid as NSUUID: uuid as UUID
    default: identifier
    }
  }

  func info(url: URL) -> ASNetworkImageLoadInfo {
    ASNetworkImageLoadInfo(
      url: url, sourceType: .download, downloadIdentifier: identifier, userInfo: userInfo)
  }
}
