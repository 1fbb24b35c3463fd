import UIKit

/// A node that loads its image from a URL while it is in the preload range.
///
/// Texture: `ASNetworkImageNode`. The node calls its cache and downloader on the main thread; they
/// may answer on any thread. The answer to a download that was canceled or replaced is ignored if it has
/// the download's identifier. A node created without either uses ``ASBasicImageDownloader``. Source:
/// `ASNetworkImageNode.mm`, `-init` and `-_lazilyLoadImageIfNecessary`.
open class ASNetworkImageNode: ASImageNode {
  final weak var cache: (any ASImageCacheProtocol)?
  final weak var downloader: (any ASImageDownloaderProtocol)?
  final var load = ImageLoad()
  final var storedDefaultImage: UIImage?
  private var isImageExternal = false
  package final let optionalMembers = OptionalMemberAnswers()

  /// The delegate, which is notified of the loading on the main thread.
  open weak var delegate: (any ASNetworkImageNodeDelegate)?
  /// A Boolean value that indicates whether file URLs use UIKit's cache of named images. The
  /// default is `true`.
  open var shouldCacheImage = true
  /// A Boolean value that indicates whether partial images are shown during loading. The default is
  /// `true`.
  ///
  /// Any thread.
  open var shouldRenderProgressImages = true {
    didSet {
      guard shouldRenderProgressImages != oldValue else { return }
      performOnMain { ($0 as? ASNetworkImageNode)?.updateProgress() }
    }
  }
  /// A Boolean value that indicates whether the downloader may retry after a failure. The default
  /// is `true`.
  ///
  /// Any thread.
  open var shouldRetryImageDownload = true
  /// The loaded fraction of the current image, from 0 to 1.
  ///
  /// Main thread. Changes of the image or the URL set it in a later turn of the main queue.
  ///
  /// - Quirk: the quality is 1 while the default image is shown in place of the image of the URL;
  ///   advisory `image-quality-differs`. `ASNetworkImageNode.mm`, `-setURL:resetToDefault:`.
  public final var currentImageQuality: CGFloat {
    if storedImageQuality == 1, !load.isLoaded, load.url != nil, image === storedDefaultImage {
      adviseOfQuality(
        "The quality 1 is that of the default image, as in Texture: the image is not loaded yet.",
        remedy: "Wait for the delegate's `imageNode(_:didLoad:)`.")
    }
    return storedImageQuality
  }
  final var storedImageQuality: CGFloat = 0
  /// The loaded fraction of the image that was last drawn, from 0 to 1.
  ///
  /// Main thread.
  ///
  /// - Quirk: without a delegate that implements `imageNodeDidFinishDecoding(_:)`, the quality does not change;
  ///   advisory `image-quality-differs`. `ASNetworkImageNode.mm`, `-displayDidFinish`.
  public final var renderedImageQuality: CGFloat {
    if missesRenderedQuality {
      adviseOfQuality(
        "The quality of the drawn image is not known, as in Texture, because the node has "
          + "no delegate that implements imageNodeDidFinishDecoding(_:).",
        remedy: "Set such a delegate.")
    }
    return storedRenderedQuality
  }
  private var storedRenderedQuality: CGFloat = 0
  /// A Boolean value that indicates whether the quality of the last drawn image was not stored.
  private var missesRenderedQuality = false
  final var hasAdvisedOfQuality = false
  /// The progress of the download, from 0 to 1.
  ///
  /// Main thread.
  public internal(set) final var downloadProgress: CGFloat = 0
  /// A Boolean value that indicates whether the delegate's methods are called on the main thread.
  /// Always `true`.
  open class var useMainThreadDelegateCallbacks: Bool { true }

  /// Creates a node that uses a cache and a downloader, which it does not retain.
  ///
  /// Any thread. Source: `ASNetworkImageNode.h`, `-initWithCache:downloader:`, which requires a downloader.
  public init(
    cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol
  ) {
    self.cache = cache
    self.downloader = downloader
    super.init()
    shouldBypassEnsureDisplay = true
  }

  /// Creates a node without a cache that loads files and uses the basic downloader.
  ///
  /// Any thread.
  public convenience override init() {
    self.init(cache: nil, downloader: ASBasicImageDownloader.shared)
  }

  deinit {
    if let identifier = load.download { downloader?.cancelImageDownload(forIdentifier: identifier) }
  }

  // MARK: Image and address

  /// The image. Setting it yourself stops the node from loading one.
  ///
  /// Any thread. Setting an image while a URL is set is a violation, and clears the URL.
  open override var image: UIImage? {
    get { super.image }
    set {
      let isExternal = newValue != nil
      if isExternal, !isImageExternal { dropAddress() }
      isImageExternal = isExternal
      if isExternal {
        setQualityLater(1)
        setProgressLater(1)
      }
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

  /// The URL of the image. A change shows the default image and loads the new one.
  ///
  /// Any thread. Setting it while the application has set an image is a violation.
  open var url: URL? {
    get { load.url }
    set { setURL(newValue, resetToDefault: true) }
  }

  /// Sets the URL. With a reset, the default image is shown until the new image is loaded.
  ///
  /// Any thread.
  open func setURL(_ url: URL?, resetToDefault reset: Bool) {
    guard url != load.url else { return }
    if isImageExternal {
      report(
        .addressOfExternalImage, "A URL was set on a network image node that was given an image.",
        remedy: "Set the image to nil first.")
    }
    isImageExternal = false
    cancelDownload(mayResume: false)
    setProgressLater(0)
    load.isLoaded = false
    load.url = url
    if reset || url == nil {
      setQualityLater(url == nil ? 0 : 1)
      showImage(storedDefaultImage)
      animatedImage = nil
    }
    setNeedsPreload()
  }

  /// The image that is shown until the image of the URL is loaded.
  ///
  /// Any thread.
  ///
  /// - Quirk: it replaces an image that the application set; advisory `default-image-replaces-image`.
  ///   `ASNetworkImageNode.mm`, `-_locked_setDefaultImage:`.
  open var defaultImage: UIImage? {
    get { storedDefaultImage }
    set { adoptCoverImage(newValue) }
  }

  /// Sets the default image, which the cover image of an animated image is as well.
  ///
  /// Source: `ASImageNode+AnimatedImage.mm`, `-_locked_setCoverImage:`, and `ASNetworkImageNode.mm`,
  /// `-_locked_setDefaultImage:`.
  override func adoptCoverImage(_ cover: UIImage?) {
    guard cover != storedDefaultImage else { return }
    storedDefaultImage = cover
    guard !load.isLoaded else { return }
    if isImageExternal {
      report(
        .defaultImageReplacesImage, severity: .advisory,
        "The default image replaces the image that was set, as in Texture.",
        remedy: "Set the default image before the image, or use an image node.")
    }
    setQualityLater(load.url == nil ? 0 : 1)
    showImage(cover)
  }

  // MARK: Overrides

  /// Returns whether the placeholder stays after drawing: until an image is available.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override func placeholderShouldPersist() -> Bool {
    image == nil && animatedImage == nil && load.url != nil
  }

  /// Starts loading the image.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    startLoadingIfNeeded()
  }

  /// Cancels the loading and clears the loaded image. Called on the main thread. An override must
  /// call super.
  @preconcurrency @MainActor open override func didExitPreloadState() {
    super.didExitPreloadState()
    if !isImageExternal { cancelAndClear(mayResume: true) }
  }

  /// Raises the priority of the download.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    visibilityChanged()
  }

  /// Lowers the priority of the download.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didExitDisplayState() {
    super.didExitDisplayState()
    updatePriority()
  }

  /// Lowers the priority of the download.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didExitVisibleState() {
    super.didExitVisibleState()
    visibilityChanged()
  }

  /// Gives a synchronous drawing an image that the cache has; otherwise updates the priority.
  ///
  /// Called on the main thread. An override must call super. Source: `ASNetworkImageNode.mm`,
  /// `-displayWillStartAsynchronously:`, which does not start the loading.
  @preconcurrency @MainActor
  open override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    delegate?.imageNodeWillStartDisplayAsynchronously(self)
    if !asynchronously { takeCachedImage() }
    if image == nil { updatePriority() }
  }

  /// Stores the quality of the drawn image and notifies the delegate, if it implements the method. Source:
  /// `ASNetworkImageNode.mm`, `-displayDidFinish`.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func displayDidFinish() {
    super.displayDidFinish()
    guard contents != nil else { return }
    missesRenderedQuality = true
    guard let delegate else { return }
    let former = storedRenderedQuality
    storedRenderedQuality = storedImageQuality
    let told: Void? = optionalMembers.ask("imageNodeDidFinishDecoding(_:)") {
      delegate.imageNodeDidFinishDecoding(self)
    }
    missesRenderedQuality = told == nil
    if told == nil { storedRenderedQuality = former }
  }
}

/// The errors of the downloads of image nodes.
public enum ASNetworkImageNodeError: Error, Hashable, Sendable {
  /// The basic downloader has no loader, or a downloader implements no method that starts downloads.
  case noDownloader
}

extension ASNetworkImageNode: OptionalMemberCaller {}
