import UIKit

/// A node that shows the best version of an image that there is, and loads better ones.
///
/// Texture: `ASMultiplexImageNode`. The versions are named by ``imageIdentifiers``; the data source
/// gives an image or an address for each. Cache and downloader are given to the node, which keeps them
/// and asks them on the main thread; they may answer on any. A node that is made without them has
/// ``ASBasicImageDownloader``, whose loader stands for the network.
open class ASMultiplexImageNode: ASImageNode {
  final let cache: (any ASImageCacheProtocol)?
  final let downloader: (any ASImageDownloaderProtocol)?
  final var load = MultiplexLoad()

  /// Who hears of the loading; the members are called on the main thread.
  open weak var delegate: (any ASMultiplexImageNodeDelegate)?
  /// Who gives the images or their addresses; without one nothing is loaded.
  open weak var dataSource: (any ASMultiplexImageNodeDataSource)?
  /// A Boolean value that indicates whether all versions are loaded, the worst first; the default
  /// is only the best; any thread.
  open var downloadsIntermediateImages = false
  /// A Boolean value that indicates whether parts of an image are shown while it loads and is
  /// visible; the default is true.
  ///
  /// Any thread.
  open var shouldRenderProgressImages = true {
    didSet {
      guard shouldRenderProgressImages != oldValue else { return }
      performOnMain { ($0 as? ASMultiplexImageNode)?.updateProgress() }
    }
  }

  /// Makes a node that asks a cache and a downloader, and keeps them; any thread.
  public init(
    cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?
  ) {
    self.cache = cache
    self.downloader = downloader
    super.init()
    shouldBypassEnsureDisplay = true
  }

  /// Makes a node without a cache, which asks the basic downloader; any thread.
  public convenience override init() {
    self.init(cache: nil, downloader: ASBasicImageDownloader.shared)
  }

  // MARK: Versions

  /// The names of the versions of the image, the best first; any thread.
  ///
  /// Other ones are loaded at once when the node is in the preload range.
  open var imageIdentifiers: [ASImageIdentifier] {
    get { load.identifiers }
    set {
      guard !load.identifiers.elementsEqual(newValue, by: MultiplexLoad.areEqual) else { return }
      load.identifiers = newValue.compactMap { $0.copy(with: nil) as? ASImageIdentifier }
      setNeedsPreload()
    }
  }

  /// The name of the version that the node has; nil without one.
  open var loadedImageIdentifier: ASImageIdentifier? { load.loaded }

  /// The name of the version that is drawn; nil without one.
  open var displayedImageIdentifier: ASImageIdentifier? { load.displayed }

  /// Asks the data source for the images and addresses again; main thread.
  @preconcurrency @MainActor open func reloadImageIdentifierSources() {
    load.loaded = nil
    loadVersions()
  }

  /// The image of the version that the node has.
  ///
  /// Setting one is a violation, though it is shown: the node drops it when it leaves the preload range.
  open override var image: UIImage? {
    get { super.image }
    set {
      report(
        .imageOfMultiplexNode, "An image was set on a multiplex image node.",
        remedy: "Give it from the data source, as the image of an identifier.")
      showImage(newValue)
    }
  }

  // MARK: Overrides

  /// Returns whether the placeholder stays after drawing: as long as an image is expected; main
  /// thread.
  @preconcurrency @MainActor open override func placeholderShouldPersist() -> Bool {
    image == nil && animatedImage == nil && !load.identifiers.isEmpty
  }

  /// Begins to load; main thread; call super.
  @preconcurrency @MainActor open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    loadVersions()
  }

  /// Cancels the download and clears the image. Called on the main thread; an override must call
  /// super.
  @preconcurrency @MainActor open override func didExitPreloadState() {
    super.didExitPreloadState()
    cancelDownload()
    dropFromCache()
    load.loaded = nil
    showImage(nil)
  }

  /// Drops what is drawn, and tells the delegate; main thread; call super.
  @preconcurrency @MainActor open override func clearContents() {
    super.clearContents()
    setDisplayed(nil, image: nil)
  }

  /// Tells the downloader that the image is urgent; main thread; call super.
  @preconcurrency @MainActor open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    visibilityChanged(to: .visible)
  }

  /// Tells the downloader that the image is no longer urgent; main thread; call super.
  @preconcurrency @MainActor open override func didExitVisibleState() {
    super.didExitVisibleState()
    visibilityChanged(to: .preload)
  }

  /// Begins to load, as when the node enters the preload range; main thread; call super.
  @preconcurrency @MainActor
  open override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    didEnterPreloadState()
    setPriority(.imminent)
  }

  /// Tells the delegate of what was drawn; main thread; call super.
  @preconcurrency @MainActor open override func displayDidFinish() {
    super.displayDidFinish()
    guard let image else { return }
    setDisplayed(load.loaded, image: image)
    delegate?.multiplexImageNodeDidFinishDisplay(self)
  }

  @MainActor private final func setDisplayed(_ identifier: ASImageIdentifier?, image: UIImage?) {
    guard !MultiplexLoad.areEqual(identifier, load.displayed) else { return }
    load.displayed = identifier
    delegate?.multiplexImageNode(
      self, didDisplayUpdatedImage: image, withIdentifier: identifier)
  }
}

/// Why a multiplex image node has stopped loading.
///
/// Texture: codes of the domain `ASMultiplexImageNodeErrorDomain`. Nobody hears of the first two, as
/// in Texture; the two of photos do not occur.
public enum ASMultiplexImageNodeErrorCode: UInt, Error, Hashable, Sendable {
  /// The data source has neither an image nor an address.
  case noSourceForImage
  /// Another version was wanted before the download began, which is begun with then.
  case bestImageIdentifierChanged
  /// The photo library gave nothing.
  case photosImageManagerFailedWithoutError
  /// The photo library does not have the photo.
  case phAssetIsUnavailable
}

/// The domain of ``ASMultiplexImageNodeErrorCode``.
public let ASMultiplexImageNodeErrorDomain = "ASMultiplexImageNodeErrorDomain"
