import Dispatch
import UIKit

extension ASNetworkImageNode {
  /// Starts loading, unless the image is loaded or a download runs.
  ///
  /// While the cache is asked, a second call asks again, and the first answer is ignored. Source:
  /// `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @MainActor final func startLoadingIfNeeded() {
    let load = load
    guard !load.isLoaded, load.download == nil, let url = load.url else { return }
    // The delegate of this moment is notified of the whole loading.
    let listener = ImageLoadListener(delegate)
    delegate?.imageNodeDidStartFetchingData(self)
    if url.isFileURL { return loadFile(url, listener) }
    guard let cache else { return download(url, listener) }
    let request = withNodeLock { state.load.beginCacheRequest() }
    let answer = onMainLater { (node, outcome: CacheOutcome) in
      node.cacheAnswered(outcome, url, request, listener)
    }
    delegate?.imageNodeWillLoadImageFromCache(self)
    cache.cachedImage(with: url, callbackQueue: .main) { container, type in
      answer(CacheOutcome(image: LoadedImage(container), type: type))
    }
  }

  /// Loads a file in a later job of the main queue.
  ///
  /// Quality and progress are set after the delegate is called.
  ///
  /// - Quirk: the image is shown even if the node has left the preload range; advisory
  ///   `image-after-cancellation`. `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @MainActor private final func loadFile(_ url: URL, _ listener: ImageLoadListener) {
    let finish = onMainLater { (node, _: Void) in
      guard node.load.url == url else { return }
      if !node.isInPreloadState { node.adviseOfCancellation("The image of a file is shown") }
      let (image, animation) = node.contents(ofFile: url)
      if let animation {
        node.animatedImage = animation
      } else {
        node.showImage(image) { node.state.load.url == url }
      }
      guard node.withNodeLock({ node.state.load.finish(url) }) else { return }
      node.setQualityLater(1)
      node.setProgressLater(1)
      // The delegate's parameter is not optional in Swift.
      guard let image = node.image else { return }
      node.tellLoaded(image, ASNetworkImageLoadInfo(url: url, sourceType: .fileURL), listener)
    }
    finish(())
  }

  /// Returns the image of a file, or the animated image that the downloader makes of its data.
  private final func contents(
    ofFile url: URL
  ) -> (image: UIImage?, animation: (any ASAnimatedImageProtocol)?) {
    guard !shouldCacheImage else { return (UIImage(named: url.lastPathComponent), nil) }
    var path = url.path
    var image = UIImage(contentsOfFile: path)
    if image == nil, let found = Bundle.main.path(forResource: url.lastPathComponent, ofType: nil) {
      image = UIImage(contentsOfFile: found)
      path = found
    }
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    let animation = data.flatMap { data in
      downloader?.animatedImage(with: data).flatMap { $0.isDataSupported(data) ? $0 : nil }
    }
    return (image, animation)
  }

  /// Shows the image of the cache, or starts the download.
  ///
  /// - Quirk: without a downloader, the delegate is notified that the cache has loaded the image even if
  ///   it has none; advisory `image-load-without-downloader`. `ASNetworkImageNode.mm`,
  ///   `-_lazilyLoadImageIfNecessary`.
  @MainActor private final func cacheAnswered(
    _ outcome: CacheOutcome, _ url: URL, _ request: Int, _ listener: ImageLoadListener
  ) {
    let load = load
    guard load.isCurrent(cacheRequest: request) else { return }
    guard let found = outcome.image else {
      guard downloader != nil else {
        adviseOfMissingDownloader()
        listener.delegate?.imageNodeDidLoadImageFromCache(self)
        return withNodeLock { _ = state.load.end() }
      }
      listener.delegate?.imageNodeDidFailToLoadImageFromCache(self)
      if !isInPreloadState { adviseOfCancellation("A download begins after the cache's answer") }
      return download(url, listener)
    }
    listener.delegate?.imageNodeDidLoadImageFromCache(self)
    finish(
      found, nil, ASNetworkImageLoadInfo(url: url, sourceType: outcome.source), self.load, listener)
  }

  /// Starts a download of the present URL, which may have changed since the cache was asked.
  ///
  /// An answer with another identifier than the running download's is ignored; advisory
  /// `download-answer-ignored` if it answers that download. Source: `ASNetworkImageNode.mm`,
  /// `-_lazilyLoadImageIfNecessary`.
  ///
  /// The progress of a canceled download is stored as well, because the progress handler does not know its
  /// identifier. Source: `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`.
  ///
  /// - Quirk: without a downloader, nothing is loaded and no error reported; advisory
  ///   `image-load-without-downloader`. `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`.
  /// - Quirk: the answer to a canceled download is used if the downloader returns no identifier with it;
  ///   advisory `image-after-cancellation`. `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @MainActor private final func download(_ asked: URL, _ listener: ImageLoadListener) {
    listener.delegate?.imageNodeWillLoadImageFromNetwork(self)
    guard let url = load.url else { return }
    guard let downloader else { return adviseOfMissingDownloader() }
    let number = withNodeLock { state.load.beginDownload() }
    let answer = onMainLater { (node, outcome: DownloadOutcome) in
      let load = node.load
      let isCurrent = load.isCurrent(download: number)
      guard outcome.answers(load.download) else {
        if isCurrent { node.adviseOfIgnoredAnswer() }
        return
      }
      if !isCurrent, node.isInPreloadState {
        node.adviseOfCancellation("The image of a canceled download is shown")
      }
      node.finish(outcome.image, outcome.error, outcome.info(url: asked), load, listener)
    }
    let progress = onMainLater { (node, progress: CGFloat) in
      node.withNodeLock { node.state.progress = progress }
    }
    let identifier = downloader.downloadImage(
      with: url, shouldRetry: shouldRetryImageDownload,
      priority: ASImageDownloaderPriority(interfaceState), callbackQueue: .main,
      downloadProgress: progress
    ) { container, error, identifier, userInfo in
      answer(
        DownloadOutcome(
          image: LoadedImage(downloaded: container), error: error, identifier: identifier,
          userInfo: userInfo))
    }
    guard withNodeLock({ state.load.store(identifier, of: url, number) }) else {
      // Another thread has set another URL meanwhile.
      if let identifier { downloader.cancelImageDownload(forIdentifier: identifier) }
      return
    }
    updateProgress()
  }

  /// Ends the loading: shows the result, unless the node has left the preload range, and notifies
  /// the delegate.
  ///
  /// Texture does this on a background thread and sets quality and progress in a job of the main queue
  /// before the one that calls the delegate.
  @MainActor private final func finish(
    _ found: LoadedImage?, _ error: (any Error)?, _ info: ASNetworkImageLoadInfo, _ load: ImageLoad,
    _ listener: ImageLoadListener
  ) {
    let isWanted = isInPreloadState
    let former = withNodeLock {
      state.end(load, with: isWanted && found != nil ? 1 : nil)
    }
    // Another thread may have set another URL meanwhile.
    guard former != nil, isWanted else { return }
    if let found {
      show(found, info, listener)
    }
    if found?.still == nil, let error {
      listener.delegate?.imageNode(self, didFailWithError: error)
    }
  }

  @MainActor private final func show(
    _ found: LoadedImage, _ info: ASNetworkImageLoadInfo, _ listener: ImageLoadListener
  ) {
    if let data = found.animation, let animation = downloader?.animatedImage(with: data) {
      animatedImage = animation
      return
    }
    showImage(found.still) { state.load.isLoaded }
    // The delegate's parameter is not optional in Swift.
    if let still = found.still { tellLoaded(still, info, listener) }
  }

  @MainActor private final func tellLoaded(
    _ image: UIImage, _ info: ASNetworkImageLoadInfo, _ listener: ImageLoadListener
  ) {
    guard let delegate = listener.delegate else { return }
    let told: Void? = optionalMembers.ask("imageNode(_:didLoad:info:)") {
      delegate.imageNode(self, didLoad: image, info: info)
    }
    if told == nil { delegate.imageNode(self, didLoad: image) }
  }

  /// Shows the image that the cache has at once, for a synchronous drawing.
  ///
  /// A request to the cache is not canceled, and its image is shown as well. Source: `ASNetworkImageNode.mm`,
  /// `-displayWillStartAsynchronously:`.
  @MainActor final func takeCachedImage() {
    let load = load
    guard !load.isLoaded, load.download == nil, let url = load.url,
      let image = cache?.synchronouslyFetchedCachedImage(with: url)?.asdk_image()
    else { return }
    setQualityLater(1)
    setProgressLater(1)
    showImage(image) { state.load.url == url }
    guard withNodeLock({ state.load.finish(url) }) else { return }
    tellLoaded(
      image, ASNetworkImageLoadInfo(url: url, sourceType: .synchronousCache),
      ImageLoadListener(delegate))
  }
}
