import UIKit

/// A node that loads its image from an address while it is in the preload range.
///
/// Texture: `ASNetworkImageNode`. Cache and downloader are given to it, are asked on the main
/// thread and may answer on any; answers that come when they are no longer wanted are dropped.
/// A node that is made without either has ``ASBasicImageDownloader``, as in Texture.
open class ASNetworkImageNode: ASImageNode {
  final weak var cache: (any ASImageCacheProtocol)?
  final weak var downloader: (any ASImageDownloaderProtocol)?
  final var load = ImageLoad()
  final var storedDefaultImage: UIImage?
  private var isImageExternal = false
  final let optionalMembers = OptionalMemberAnswers()

  /// Who hears of the loading; the members are called on the main thread.
  open weak var delegate: (any ASNetworkImageNodeDelegate)?
  /// A Boolean value that indicates whether images of files are looked up by name, with UIKit's
  /// cache; the default is true.
  open var shouldCacheImage = true
  /// A Boolean value that indicates whether parts of an image are shown while it loads; the default
  /// is true; any thread.
  open var shouldRenderProgressImages = true {
    didSet {
      guard shouldRenderProgressImages != oldValue else { return }
      performOnMain { ($0 as? ASNetworkImageNode)?.updateProgress() }
    }
  }
  /// A Boolean value that indicates whether the downloader may try again after a failure; the
  /// default is true; any thread.
  open var shouldRetryImageDownload = true
  /// How much of the shown image is loaded, from 0 to 1; main thread.
  public internal(set) final var currentImageQuality: CGFloat = 0
  /// How much of the image that was last drawn is loaded, from 0 to 1; main thread.
  public internal(set) final var renderedImageQuality: CGFloat = 0
  /// How much of the download is done, from 0 to 1; main thread.
  public internal(set) final var downloadProgress: CGFloat = 0
  /// A Boolean value that indicates whether the delegate's members are called on the main thread:
  /// always.
  open class var useMainThreadDelegateCallbacks: Bool { true }

  /// Makes a node that asks a cache and a downloader, which it does not keep alive; any thread.
  public init(
    cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?
  ) {
    self.cache = cache
    self.downloader = downloader
    super.init()
    shouldBypassEnsureDisplay = true
  }

  /// Makes a node without a cache, which loads files and asks the basic downloader; any thread.
  public convenience override init() {
    self.init(cache: nil, downloader: ASBasicImageDownloader.shared)
  }

  deinit {
    if let identifier = load.download { downloader?.cancelImageDownload(forIdentifier: identifier) }
  }

  // MARK: Image and address

  /// The image; one that is set from outside stays, and the node loads nothing; any thread.
  ///
  /// Setting one while there is an address is a violation, and drops the address.
  open override var image: UIImage? {
    get { super.image }
    set {
      let isExternal = newValue != nil
      if isExternal, !isImageExternal { dropAddress() }
      isImageExternal = isExternal
      if isExternal { currentImageQuality = 1 }
      showImage(newValue)
    }
  }

  private final func dropAddress() {
    if load.url != nil {
      report(
        .imageOfLoadingNode, "An image was set on a network image node that has a URL.",
        remedy: "Set the URL to nil first.")
    }
    load.url = nil
    cancelAndClear(mayResume: false)
  }

  /// The address; a change shows the default image and loads anew; any thread.
  ///
  /// Setting one while an image is set from outside is a violation.
  open var url: URL? {
    get { load.url }
    set { setURL(newValue, resetToDefault: true) }
  }

  /// Sets the address, and on a reset shows the default image until the new one is loaded.
  ///
  /// Any thread.
  /// - Quirk: the quality of the default image is then 1.
  open func setURL(_ url: URL?, resetToDefault reset: Bool) {
    guard url != load.url else { return }
    if isImageExternal {
      report(
        .addressOfExternalImage, "A URL was set on a network image node that was given an image.",
        remedy: "Set the image to nil first.")
    }
    isImageExternal = false
    cancelDownload(mayResume: false)
    load.isLoaded = false
    load.url = url
    animatedImage = nil
    if reset || url == nil {
      currentImageQuality = url == nil ? 0 : 1
      showImage(storedDefaultImage)
    }
    setNeedsPreload()
  }

  /// The image that is shown until the one of the address is loaded; any thread.
  open var defaultImage: UIImage? {
    get { storedDefaultImage }
    set {
      guard newValue != storedDefaultImage else { return }
      storedDefaultImage = newValue
      guard !load.isLoaded, !isImageExternal else { return }
      currentImageQuality = load.url == nil ? 0 : 1
      showImage(newValue)
    }
  }

  // MARK: Overrides

  /// Returns whether the placeholder stays after drawing: as long as an image is expected; main
  /// thread.
  @preconcurrency @MainActor open override func placeholderShouldPersist() -> Bool {
    image == nil && animatedImage == nil && load.url != nil
  }

  /// Begins to load; main thread; call super.
  @preconcurrency @MainActor open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    startLoadingIfNeeded()
  }

  /// Cancels the loading and clears the loaded image. Called on the main thread; an override must
  /// call super.
  @preconcurrency @MainActor open override func didExitPreloadState() {
    super.didExitPreloadState()
    if !isImageExternal { cancelAndClear(mayResume: true) }
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

  /// Takes what the cache has at once for a drawing that is waited for; main thread; call super.
  @preconcurrency @MainActor
  open override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    delegate?.imageNodeWillStartDisplayAsynchronously(self)
    if !asynchronously { takeCachedImage() }
    startLoadingIfNeeded()
    if image == nil { setPriority(.imminent) }
  }

  /// Notes the quality of what was drawn and tells the delegate; main thread; call super.
  @preconcurrency @MainActor open override func displayDidFinish() {
    super.displayDidFinish()
    guard contents != nil else { return }
    renderedImageQuality = currentImageQuality
    delegate?.imageNodeDidFinishDecoding(self)
  }
}

/// Why a network image node has no image.
public enum ASNetworkImageNodeError: Error, Hashable, Sendable {
  /// The node was made without a downloader, its downloader is gone, or the basic one has no loader.
  case noDownloader
}
