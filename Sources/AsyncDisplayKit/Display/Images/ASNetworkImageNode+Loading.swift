import Dispatch
import UIKit

extension ASNetworkImageNode {
  @MainActor final func startLoadingIfNeeded() {
    guard !load.isLoaded, !load.isUnderWay, let url = load.url else { return }
    delegate?.imageNodeDidStartFetchingData(self)
    let ticket = load.begin()
    if url.isFileURL { return loadFile(url, ticket) }
    guard let cache else { return download(url, ticket) }
    delegate?.imageNodeWillLoadImageFromCache(self)
    let answer = onMainLater { (node, outcome: CacheOutcome) in
      node.cacheAnswered(outcome, url, ticket)
    }
    cache.cachedImage(with: url, callbackQueue: .main) { container, type in
      answer(CacheOutcome(image: LoadedImage(container), type: type))
    }
  }

  @MainActor private final func loadFile(_ url: URL, _ ticket: Int) {
    let finish = onMainLater { (node, _: Void) in
      guard node.load.isCurrent(ticket) else { return }
      let image =
        node.shouldCacheImage
        ? UIImage(named: url.lastPathComponent) : UIImage(contentsOfFile: url.path)
      node.finish(
        image.map { LoadedImage(still: $0) }, nil,
        ASNetworkImageLoadInfo(url: url, sourceType: .fileURL))
    }
    finish(())
  }

  @MainActor private final func cacheAnswered(_ outcome: CacheOutcome, _ url: URL, _ ticket: Int) {
    guard load.isCurrent(ticket) else { return }
    guard let found = outcome.image else {
      delegate?.imageNodeDidFailToLoadImageFromCache(self)
      return download(url, ticket)
    }
    delegate?.imageNodeDidLoadImageFromCache(self)
    finish(found, nil, ASNetworkImageLoadInfo(url: url, sourceType: outcome.source))
  }

  @MainActor private final func download(_ url: URL, _ ticket: Int) {
    delegate?.imageNodeWillLoadImageFromNetwork(self)
    // The delegate may have changed the URL.
    guard load.isCurrent(ticket) else { return }
    let answer = onMainLater { (node, outcome: DownloadOutcome) in
      guard node.load.isCurrent(ticket) else { return }
      node.finish(outcome.image, outcome.error, outcome.info(url: url))
    }
    guard let downloader else {
      return answer(DownloadOutcome(error: ASNetworkImageNodeError.noDownloader))
    }
    let progress = onMainLater { (node, progress: CGFloat) in
      if node.load.isCurrent(ticket) { node.downloadProgress = progress }
    }
    load.download = downloader.downloadImage(
      with: url, shouldRetry: shouldRetryImageDownload,
      priority: ASImageDownloaderPriority(interfaceState), callbackQueue: .main,
      downloadProgress: progress
    ) { container, error, identifier, userInfo in
      answer(
        DownloadOutcome(
          image: LoadedImage(container), error: error, identifier: identifier, userInfo: userInfo))
    }
    updateProgress()
  }

  /// Shows the result, unless the node has left the preload range, and notifies the delegate.
  @MainActor private final func finish(
    _ found: LoadedImage?, _ error: (any Error)?, _ info: ASNetworkImageLoadInfo
  ) {
    load.end()
    updateProgress()
    guard isInPreloadState else { return }
    if let found {
      load.isLoaded = true
      setFractions(by: info)
      show(found, info)
    } else if let error {
      delegate?.imageNode(self, didFailWithError: error)
    }
  }

  /// Sets the quality and the progress of a loaded image: before the delegate is called, but for a file
  /// after that.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @MainActor private final func setFractions(by info: ASNetworkImageLoadInfo) {
    guard info.sourceType != .fileURL else { return setFractionsLater(quality: 1, progress: 1) }
    // A job that was requested before must not undo this.
    if laterFractions != nil { laterFractions = (nil, nil) }
    currentImageQuality = 1
    downloadProgress = 1
  }

  @MainActor private final func show(_ found: LoadedImage, _ info: ASNetworkImageLoadInfo) {
    if let data = found.animation, let animation = downloader?.animatedImage(with: data) {
      animatedImage = animation
      return
    }
    showImage(found.still)
    tellLoaded(found.still, info)
  }

  @MainActor private final func tellLoaded(_ image: UIImage, _ info: ASNetworkImageLoadInfo) {
    guard let delegate else { return }
    let told: Void? = optionalMembers.ask("imageNode(_:didLoad:info:)") {
      delegate.imageNode(self, didLoad: image, info: info)
    }
    if told == nil { delegate.imageNode(self, didLoad: image) }
  }

  @MainActor final func takeCachedImage() {
    guard !load.isLoaded, load.download == nil, let url = load.url,
      let image = cache?.synchronouslyFetchedCachedImage(with: url)?.asdk_image()
    else { return }
    load.end()
    load.isLoaded = true
    setFractionsLater(quality: 1, progress: 1)
    showImage(image)
    tellLoaded(image, ASNetworkImageLoadInfo(url: url, sourceType: .synchronousCache))
  }
}
