import UIKit

/// A node that loads its image from a URL while it is in the preload range.
///
/// Texture: `ASNetworkImageNode`. The node calls its cache on the main thread and starts downloads in the
/// background; both may answer on any thread, and get the global queue to answer on. The answer to a download that was canceled or replaced is ignored if it has
/// the download's identifier. A node created without either uses ``ASBasicImageDownloader``. Source:
/// `ASNetworkImageNode.mm`, `-init` and `-_lazilyLoadImageIfNecessary`.
open class ASNetworkImageNode: ASImageNode {
  final weak var cache: (any ASImageCacheProtocol)?
  final weak var downloader: (any ASImageDownloaderProtocol)?
  /// The members that any thread may use. The node's lock protects them.
  final var state = NetworkImageState()
  package final let optionalMembers = OptionalMemberAnswers()

  /// The delegate, which is notified of the loading on the main thread.
  open weak var delegate: (any ASNetworkImageNodeDelegate)? {
    get { withNodeLock { state.delegate } }
    set { withNodeLock { state.delegate = newValue } }
  }
  /// A Boolean value that indicates whether file URLs use UIKit's cache of named images. The
  /// default is `true`.
  open var shouldCacheImage: Bool {
    get { withNodeLock { state.cachesImage } }
    set { withNodeLock { state.cachesImage = newValue } }
  }
  /// A Boolean value that indicates whether partial images are shown during loading. The default is
  /// `true`.
  ///
  /// Any thread.
  open var shouldRenderProgressImages: Bool {
    get { withNodeLock { state.rendersProgress } }
    set {
      let hasChanged = withNodeLock { () -> Bool in
        defer { state.rendersProgress = newValue }
        return newValue != state.rendersProgress
      }
      guard hasChanged else { return }
      performOnMain { ($0 as? ASNetworkImageNode)?.updateProgress() }
    }
  }
  /// A Boolean value that indicates whether the downloader may retry after a failure. The default
  /// is `true`.
  ///
  /// Any thread.
  open var shouldRetryImageDownload: Bool {
    get { withNodeLock { state.retriesDownload } }
    set { withNodeLock { state.retriesDownload = newValue } }
  }
  /// The loaded fraction of the current image, from 0 to 1.
  ///
  /// Main thread. Changes of the image or the URL set it in a later turn of the main queue.
  ///
  /// - Quirk: the quality is 1 while the default image is shown in place of the image of the URL;
  ///   advisory `image-quality-differs`. `ASNetworkImageNode.mm`, `-setURL:resetToDefault:`.
  public final var currentImageQuality: CGFloat {
    let (quality, load, defaultImage) = withNodeLock {
      (state.imageQuality, state.load, state.defaultImage)
    }
    if quality == 1, !load.isLoaded, load.url != nil, image === defaultImage {
      adviseOfQuality(
        "The quality 1 is that of the default image, as in Texture: the image is not loaded yet.",
        remedy: "Wait for the delegate's `imageNode(_:didLoad:)`.")
    }
    return quality
  }
  /// The loaded fraction of the image that was last drawn, from 0 to 1.
  ///
  /// Main thread.
  ///
  /// - Quirk: without a delegate that implements `imageNodeDidFinishDecoding(_:)`, the quality does not change;
  ///   advisory `image-quality-differs`. `ASNetworkImageNode.mm`, `-displayDidFinish`.
  public final var renderedImageQuality: CGFloat {
    let (quality, isMissing) = withNodeLock { (state.renderedQuality, state.missesRenderedQuality) }
    if isMissing {
      adviseOfQuality(
        "The quality of the drawn image is not known, as in Texture, because the node has "
          + "no delegate that implements imageNodeDidFinishDecoding(_:).",
        remedy: "Set such a delegate.")
    }
    return quality
  }
  /// The progress of the download, from 0 to 1.
  ///
  /// Main thread.
  public final var downloadProgress: CGFloat { withNodeLock { state.progress } }
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
    if let identifier = state.load.download {
      downloader?.cancelImageDownload(forIdentifier: identifier)
    }
  }

  // MARK: Image and address

  /// The image. Setting it yourself stops the node from loading one.
  ///
  /// Any thread. Setting an image while a URL is set is a violation, and clears the URL.
  open override var image: UIImage? {
    get { super.image }
    set {
      let isExternal = newValue != nil
      if isExternal { waitForDownloadStart() }
      let dropped = withNodeLock {
        isExternal && !state.isImageExternal ? state.dropAddress() : nil
      }
      if let dropped { clear(afterDropping: dropped) }
      let isOutdated = withNodeLock { () -> Bool in
        // Another thread has set a URL meanwhile, which replaces the image.
        if isExternal, state.load.url != nil { return true }
        state.isImageExternal = isExternal
        return false
      }
      if isOutdated { return }
      if isExternal {
        setQualityLater(1)
        setProgressLater(1)
      }
      showImage(newValue) { !isExternal || state.isImageExternal }
    }
  }

  private final func clear(afterDropping dropped: NetworkImageState.DroppedLoad) {
    if dropped.url != nil {
      report(
        .imageOfLoadingNode, "An image was set on a network image node that has a URL.",
        remedy: "Set the URL to nil first.")
    }
    if let identifier = dropped.download {
      downloader?.cancelImageDownload(forIdentifier: identifier)
    }
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
  ///
  /// The URL is compared and stored, and the former download ended, in one step. Source:
  /// `ASNetworkImageNode.mm`, `-setURL:resetToDefault:`.
  open func setURL(_ url: URL?, resetToDefault reset: Bool) {
    waitForDownloadStart()
    let change = withNodeLock { () -> (dropped: NetworkImageState.DroppedLoad, Bool)? in
      guard url != state.load.url else { return nil }
      let wasExternal = state.isImageExternal
      state.isImageExternal = false
      return (state.replaceAddress(with: url), wasExternal)
    }
    guard let (dropped, wasExternal) = change else { return }
    if wasExternal {
      report(
        .addressOfExternalImage, "A URL was set on a network image node that was given an image.",
        remedy: "Set the image to nil first.")
    }
    if let identifier = dropped.download {
      downloader?.cancelImageDownload(forIdentifier: identifier)
    }
    setProgressLater(0)
    if reset || url == nil {
      setQualityLater(url == nil ? 0 : 1)
      showDefaultImage {
        state.load.url == url && !state.load.isLoaded && !state.isImageExternal
      }
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
    get { withNodeLock { state.defaultImage } }
    set { adoptCoverImage(newValue) }
  }

  /// Sets the default image, which the cover image of an animated image is as well.
  ///
  /// Source: `ASImageNode+AnimatedImage.mm`, `-_locked_setCoverImage:`, and `ASNetworkImageNode.mm`,
  /// `-_locked_setDefaultImage:`.
  override func adoptCoverImage(_ cover: UIImage?) {
    var former = cover
    let change = withNodeLock { () -> (hasAddress: Bool, isImageExternal: Bool)? in
      guard cover != state.defaultImage else { return nil }
      // The former image is released without the lock.
      swap(&state.defaultImage, &former)
      return state.load.isLoaded ? nil : (state.load.url != nil, state.isImageExternal)
    }
    guard let change else { return }
    if change.isImageExternal {
      report(
        .defaultImageReplacesImage, severity: .advisory,
        "The default image replaces the image that was set, as in Texture.",
        remedy: "Set the default image before the image, or use an image node.")
    }
    setQualityLater(change.hasAddress ? 1 : 0)
    showImage(cover) { state.defaultImage === cover && !state.load.isLoaded }
  }

  /// Shows the default image if a closure, which is called with the node's lock held, returns `true`.
  final func showDefaultImage(if isWanted: () -> Bool) {
    let shown = defaultImageAtHand
    showImage(shown) { isWanted() && state.defaultImage === shown }
  }

  private final var defaultImageAtHand: UIImage? { withNodeLock { state.defaultImage } }

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
    if !withNodeLock({ state.isImageExternal }) { cancelAndClear(mayResume: true) }
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
    withNodeLock { state.missesRenderedQuality = true }
    guard let delegate else { return }
    let former = withNodeLock { () -> CGFloat in
      defer { state.renderedQuality = state.imageQuality }
      return state.renderedQuality
    }
    let told: Void? = optionalMembers.ask("imageNodeDidFinishDecoding(_:)") {
      delegate.imageNodeDidFinishDecoding(self)
    }
    withNodeLock {
      state.missesRenderedQuality = told == nil
      if told == nil { state.renderedQuality = former }
    }
  }
}

extension RuntimeBridge {
  /// The errors of the downloads of image nodes.
  public enum ImageDownloadError: Error, Hashable, Sendable {
    /// The basic downloader has no loader, or a downloader implements no method that starts downloads.
    case noDownloader
  }
}

extension ASNetworkImageNode: OptionalMemberCaller {}
