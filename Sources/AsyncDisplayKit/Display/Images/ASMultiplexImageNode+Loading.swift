import Dispatch
import UIKit

extension ASMultiplexImageNode {
  /// Shows the best image that the data source has available, and starts loading better versions.
  @MainActor final func loadVersions() {
    let (image, identifier) = bestImageAtHand()
    finish(image, identifier, nil)
  }

  /// Returns the best available image. The data source is not queried for the version that the node
  /// has. A data source without images has none, not even that version. Source:
  /// `ASMultiplexImageNode.mm`, `-_bestImmediatelyAvailableImageFromDataSource:`.
  @MainActor private final func bestImageAtHand() -> (UIImage?, ASImageIdentifier?) {
    for identifier in load.identifiers {
      let isLoaded = MultiplexLoad.areEqual(identifier, load.loaded)
      if isLoaded, !load.hasImages { return (nil, nil) }
      if let image = isLoaded ? image : sourceImage(identifier) { return (image, identifier) }
    }
    return (nil, nil)
  }

  /// Asks the data source for an image, and notes whether it implements the method.
  @MainActor private final func sourceImage(_ identifier: ASImageIdentifier) -> UIImage? {
    let answer = ask(dataSource, "multiplexImageNode(_:imageForImageIdentifier:)") {
      $0.multiplexImageNode(self, imageForImageIdentifier: identifier)
    }
    changeLoad { $0.hasImages = answer != nil }
    return answer ?? nil
  }

  private final var next: ASImageIdentifier? {
    load.next(withIntermediate: downloadsIntermediateImages)
  }

  /// Ends the loading of a version: shows the image, notifies the delegate, and starts loading the
  /// next version. After an error, loading stops.
  ///
  /// If there are no versions, the node's image is cleared.
  @MainActor private final func finish(
    _ image: UIImage?, _ identifier: ASImageIdentifier?, _ error: (any Error)?
  ) {
    if let error, error as? ASMultiplexImageNodeErrorCode != .bestImageIdentifierChanged { return }
    if image != nil || load.identifiers.isEmpty {
      let formerImage = self.image
      let former = changeLoad { load -> ASImageIdentifier? in
        defer { load.loaded = identifier }
        return load.loaded
      }
      showImage(image)
      delegate?.multiplexImageNode(
        self, didUpdate: image, withIdentifier: identifier, from: formerImage,
        withIdentifier: former)
    }
    if let next { begin(next) }
  }

  /// Requests a version from the data source, the cache, and then the downloader.
  @MainActor private final func begin(_ identifier: ASImageIdentifier) {
    if let image = sourceImage(identifier) {
      return finish(image, identifier, nil)
    }
    guard let url = dataSource?.multiplexImageNode(self, urlForImageIdentifier: identifier) else {
      return finish(nil, nil, ASMultiplexImageNodeErrorCode.noSourceForImage)
    }
    let ticket = changeLoad { $0.begin(identifier) }
    guard let cache else { return cacheAnswered(nil, url, ticket) }
    let answer = onMainLater { (node, found: LoadedImage?) in
      node.cacheAnswered(found, url, ticket)
    }
    cache.cachedImage(with: url, callbackQueue: .main) { container, _ in
      answer(LoadedImage(container))
    }
  }

  @MainActor private final func cacheAnswered(_ found: LoadedImage?, _ url: URL, _ ticket: Int) {
    guard let identifier = load.identifier(of: ticket) else { return }
    if let still = found?.still {
      changeLoad { $0.end(ticket) }
      return finish(still, identifier, nil)
    }
    guard let next, MultiplexLoad.areEqual(next, identifier) else {
      changeLoad { $0.end(ticket) }
      return finish(nil, nil, ASMultiplexImageNodeErrorCode.bestImageIdentifierChanged)
    }
    download(url, identifier, ticket)
  }

  /// Notifies the delegate and starts the download in a later turn of the main queue.
  ///
  /// Texture calls the downloader in the background; here it is called on the main thread, as by
  /// network image nodes. Source: `ASMultiplexImageNode.mm`,
  /// `-_downloadImageWithIdentifier:URL:completion:`.
  @MainActor private final func download(
    _ url: URL, _ identifier: ASImageIdentifier, _ ticket: Int
  ) {
    delegate?.multiplexImageNode(self, didStartDownloadOfImageWithIdentifier: identifier)
    let start = onMainLater { (node, _: Void) in node.startDownload(url, ticket) }
    start(())
  }

  /// Starts the download and cancels the former one, unless the downloader returns an equal identifier.
  ///
  /// Source: `ASMultiplexImageNode.mm`, `-_setDownloadIdentifier:`.
  @MainActor private final func startDownload(_ url: URL, _ ticket: Int) {
    guard load.identifier(of: ticket) != nil else { return }
    let answer = onMainLater { (node, outcome: DownloadOutcome) in
      node.downloadAnswered(outcome, ticket)
    }
    let progress = onMainLater { (node, progress: CGFloat) in node.tell(progress, of: ticket) }
    let (former, formerTicket) = changeLoad { load -> (Any?, Int) in
      defer { load.beginDownload(ticket) }
      return (load.download, load.downloadTicket)
    }
    let download = downloader?.downloadImage(
      with: url, shouldRetry: shouldRetryImageDownload,
      priority: ASImageDownloaderPriority(interfaceState), callbackQueue: .main,
      downloadProgress: delegate == nil ? nil : progress
    ) { container, error, identifier, _ in
      answer(
        DownloadOutcome(image: LoadedImage(container), error: error, identifier: identifier))
    }
    let isSame = former.flatMap { former in
      download.map { DownloadOutcome.areEqual(former, $0) }
    }
    changeLoad { load in
      load.download = download
      load.share(formerTicket, isSame ?? false)
    }
    if let former, isSame != true { downloader?.cancelImageDownload(forIdentifier: former) }
    updateProgress()
  }

  /// Notifies the delegate of a download's progress, even after the download was canceled. Source:
  /// `ASMultiplexImageNode.mm`, `-_downloadImageWithIdentifier:URL:completion:`.
  @MainActor private final func tell(_ progress: CGFloat, of ticket: Int) {
    guard let identifier = load.identifier(of: ticket) else { return }
    delegate?.multiplexImageNode(
      self, didUpdateDownloadProgress: progress, forImageWithIdentifier: identifier)
  }

  /// Shows the downloaded image before notifying the delegate of the download's end. Source:
  /// `ASMultiplexImageNode.mm`, `-_downloadImageWithIdentifier:URL:completion:`.
  ///
  /// An answer with another identifier than the last download's is ignored; advisory
  /// `download-answer-ignored` if it answers that download.
  ///
  /// - Quirk: the answer to a canceled download is used if the downloader returns no identifier with
  ///   it; advisory `image-after-cancellation`. `ASMultiplexImageNode.mm`,
  ///   `-_downloadImageWithIdentifier:URL:completion:`.
  @MainActor private final func downloadAnswered(_ outcome: DownloadOutcome, _ ticket: Int) {
    guard let identifier = load.identifier(of: ticket) else { return }
    let load = load
    let isCurrent = load.isDownloading(ticket)
    guard outcome.answers(load.download) else {
      if isCurrent { adviseOfIgnoredAnswer() }
      return
    }
    if !isCurrent { adviseOfCancellation("The image of a canceled download is shown") }
    changeLoad { $0.end(ticket) }
    finish(outcome.image?.still, identifier, outcome.error)
    delegate?.multiplexImageNode(
      self, didFinishDownloadingImageWithIdentifier: identifier, error: outcome.error)
  }

  // MARK: Downloader and cache

  /// Cancels the last download, even if it has finished. Source: `ASMultiplexImageNode.mm`,
  /// `-_setDownloadIdentifier:`.
  @MainActor final func cancelDownload() {
    guard let identifier = load.download else { return }
    downloader?.cancelImageDownload(forIdentifier: identifier)
    changeLoad { $0.endDownload() }
  }

  /// Sets the progress handler of the download while the node is visible, and removes it otherwise.
  @MainActor final func updateProgress() {
    guard let identifier = load.download else { return }
    guard shouldRenderProgressImages, isVisible else {
      downloader?.setProgressImageBlock(
        nil, callbackQueue: .main, withDownloadIdentifier: identifier)
      return
    }
    let ticket = load.downloadTicket
    let show = onMainLater { (node, part: LoadedPart) in
      guard part.belongs(to: node.load.download) else { return }
      if !node.load.isDownloading(ticket) {
        node.adviseOfCancellation("A partial image of a canceled download is shown")
      }
      node.showImage(part.image)
    }
    downloader?.setProgressImageBlock(
      { image, quality, identifier in
        show(LoadedPart(image: image, quality: quality, identifier: identifier))
      }, callbackQueue: .main, withDownloadIdentifier: identifier)
  }

  @MainActor final func dropFromCache() {
    guard let cache, let loaded = load.loaded,
      let url = dataSource?.multiplexImageNode(self, urlForImageIdentifier: loaded)
    else { return }
    cache.clearFetchedImageFromCache(with: url)
  }
}
