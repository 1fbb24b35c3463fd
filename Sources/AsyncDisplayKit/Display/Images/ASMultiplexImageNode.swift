import UIKit

/// A node that shows the best available version of an image and loads better ones.
///
/// Texture: `ASMultiplexImageNode`. The versions are identified by ``imageIdentifiers``; the data
/// source returns an image or a URL for each. The node retains its cache and downloader and calls
/// them on the main thread; they may answer on any thread. A node created without them uses
/// ``ASBasicImageDownloader``, whose loader replaces the network.
open class ASMultiplexImageNode: ASImageNode {
  final let cache: (any ASImageCacheProtocol)?
  final let downloader: (any ASImageDownloaderProtocol)?
  /// The members that any thread may use. The node's lock protects them.
  final var state = MultiplexState()
  package final let optionalMembers = OptionalMemberAnswers()

  /// The delegate, which is notified of the loading on the main thread.
  open weak var delegate: (any ASMultiplexImageNodeDelegate)? {
    get { withNodeLock { state.delegate } }
    set { withNodeLock { state.delegate = newValue } }
  }
  /// The object that provides the images or their URLs. Without a data source, nothing is loaded.
  open weak var dataSource: (any ASMultiplexImageNodeDataSource)? {
    get { withNodeLock { state.dataSource } }
    set { withNodeLock { state.dataSource = newValue } }
  }
  /// A Boolean value that indicates whether all versions are loaded, beginning with the lowest
  /// quality. The default is `false`.
  ///
  /// Any thread.
  open var downloadsIntermediateImages: Bool {
    get { withNodeLock { state.downloadsIntermediate } }
    set { withNodeLock { state.downloadsIntermediate = newValue } }
  }
  /// A Boolean value that indicates whether partial images are shown while the node is visible and
  /// loads. The default is `true`.
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
      performOnMain { ($0 as? ASMultiplexImageNode)?.updateProgress() }
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

  /// Creates a node that uses and retains a cache and a downloader.
  ///
  /// Any thread.
  public init(
    cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?
  ) {
    self.cache = cache
    self.downloader = downloader
    super.init()
    shouldBypassEnsureDisplay = true
  }

  /// Creates a node that has no cache and uses the basic downloader.
  ///
  /// Any thread.
  public convenience override init() {
    self.init(cache: nil, downloader: ASBasicImageDownloader.shared)
  }

  // MARK: Versions

  /// The identifiers of the image's versions, in order of decreasing quality.
  ///
  /// Any thread. A change starts loading if the node is in the preload range.
  open var imageIdentifiers: [ASImageIdentifier] {
    get { load.identifiers }
    set {
      var identifiers = newValue.compactMap { $0.copy(with: nil) as? ASImageIdentifier }
      let hasChanged = withNodeLock { () -> Bool in
        let former = state.load.identifiers
        guard !former.elementsEqual(newValue, by: MultiplexLoad.areEqual) else { return false }
        swap(&state.load.identifiers, &identifiers)
        return true
      }
      if hasChanged { setNeedsPreload() }
    }
  }

  /// The identifier of the version that the node has loaded, or `nil`.
  open var loadedImageIdentifier: ASImageIdentifier? { load.loaded }

  /// The identifier of the version that is displayed, or `nil`.
  open var displayedImageIdentifier: ASImageIdentifier? { load.displayed }

  /// Queries the data source for the images and URLs again.
  ///
  /// Main thread.
  @preconcurrency @MainActor open func reloadImageIdentifierSources() {
    changeLoad { $0.loaded = nil }
    loadVersions()
  }

  /// The image of the loaded version.
  ///
  /// Setting an image is a violation. The image is shown, but the node clears it when it leaves the
  /// preload range.
  open override var image: UIImage? {
    get { super.image }
    set {
      report(
        .imageOfMultiplexNode, "An image was set on a multiplex image node.",
        remedy: "Return the image from the data source, for one of the identifiers.")
      showImage(newValue)
    }
  }

  // MARK: Overrides

  /// Returns whether the placeholder stays after drawing: until an image is available.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override func placeholderShouldPersist() -> Bool {
    image == nil && animatedImage == nil && !load.identifiers.isEmpty
  }

  /// Starts loading the image.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    loadVersions()
  }

  /// Cancels the download and clears the image. Called on the main thread. An override must call
  /// super.
  @preconcurrency @MainActor open override func didExitPreloadState() {
    super.didExitPreloadState()
    cancelDownload()
    dropFromCache()
    changeLoad { $0.loaded = nil }
    showImage(nil)
  }

  /// Clears the displayed contents and notifies the delegate.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func clearContents() {
    super.clearContents()
    setDisplayed(nil, image: nil)
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

  /// Starts loading, as when the node enters the preload range.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor
  open override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    super.displayWillStartAsynchronously(asynchronously)
    didEnterPreloadState()
    updatePriority()
  }

  /// Notifies the delegate of the displayed image.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func displayDidFinish() {
    super.displayDidFinish()
    guard let image else { return }
    setDisplayed(load.loaded, image: image)
    delegate?.multiplexImageNodeDidFinishDisplay(self)
  }

  @MainActor private final func setDisplayed(_ identifier: ASImageIdentifier?, image: UIImage?) {
    guard !MultiplexLoad.areEqual(identifier, load.displayed) else { return }
    changeLoad { $0.displayed = identifier }
    delegate?.multiplexImageNode(
      self, didDisplayUpdatedImage: image, withIdentifier: identifier)
  }
}

/// The errors that stop the loading of a multiplex image node.
///
/// Texture: codes of the domain `ASMultiplexImageNodeErrorDomain`. The first two are not reported to the
/// delegate; those of photos do not occur. Source: `ASMultiplexImageNode.mm`,
/// `-_finishedLoadingImage:forIdentifier:error:`.
public enum ASMultiplexImageNodeErrorCode: UInt, Error, Hashable, Sendable {
  /// The data source returned neither an image nor a URL.
  case noSourceForImage
  /// Another version became the next one to load before the download began. That version is loaded
  /// instead.
  case bestImageIdentifierChanged
  /// The photo library returned no image. Does not occur in this runtime.
  case photosImageManagerFailedWithoutError
  /// The photo library does not have the asset. Does not occur in this runtime.
  case phAssetIsUnavailable
}

/// The domain of ``ASMultiplexImageNodeErrorCode``.
public let ASMultiplexImageNodeErrorDomain = "ASMultiplexImageNodeErrorDomain"

extension ASMultiplexImageNode: OptionalMemberCaller {}
