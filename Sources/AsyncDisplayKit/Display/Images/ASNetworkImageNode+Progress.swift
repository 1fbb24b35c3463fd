import Dispatch
import UIKit

extension ASNetworkImageNode {
  /// Reports that a quality that the app reads is not that of the image.
  final func adviseOfQuality(_ message: String, remedy: String) {
    let isFirst = withNodeLock { () -> Bool in
      defer { state.hasAdvisedOfQuality = true }
      return !state.hasAdvisedOfQuality
    }
    guard isFirst else { return }
    report(.imageQualityDiffers, severity: .advisory, message, remedy: remedy)
  }

  /// Sets the quality in a later job of the main queue.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_setCurrentImageQuality:`.
  final func setQualityLater(_ quality: CGFloat) {
    setLater { $0.imageQuality = quality }
  }

  /// Sets the progress in a later job of the main queue.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_setDownloadProgress:`.
  final func setProgressLater(_ progress: CGFloat) {
    setLater { $0.progress = progress }
  }

  private final func setLater(_ change: @escaping @Sendable (inout NetworkImageState) -> Void) {
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "image quality")) {
      guard let node = reference.object as? ASNetworkImageNode else { return }
      node.withNodeLock { change(&node.state) }
    }
  }

  /// Source: `ASNetworkImageNode.mm`, `-_cancelDownloadAndClearImageWithResumePossibility:`.
  final func cancelAndClear(mayResume: Bool) {
    cancelDownload(mayResume: mayResume)
    animatedImage = nil
    setQualityLater(0)
    setProgressLater(0)
    showDefaultImage { !state.isImageExternal }
    let url = withNodeLock { () -> URL? in
      state.load.isLoaded = false
      return state.load.url
    }
    if let url { cache?.clearFetchedImageFromCache(with: url) }
  }

  /// Cancels the download.
  ///
  /// - Quirk: a request to the cache is not canceled, and starts a download if the cache has no image,
  ///   even if the node has left the preload range meanwhile; advisory `image-after-cancellation`.
  ///   `ASNetworkImageNode.mm`, `-_locked_cancelImageDownloadWithResumePossibility:`.
  final func cancelDownload(mayResume: Bool) {
    waitForDownloadStart()
    guard let identifier = withNodeLock({ state.load.endDownload() }) else { return }
    if mayResume {
      downloader?.cancelImageDownloadWithResumePossibility(forIdentifier: identifier)
    } else {
      downloader?.cancelImageDownload(forIdentifier: identifier)
    }
  }

  /// Sets the progress handler of the download while the node is visible, and removes it otherwise. Called on
  /// the main thread, and in the background when the download has begun.
  ///
  /// A canceled download keeps its handler until the next change of visibility or the next download.
  /// Source: `ASNetworkImageNode.mm`, `-_updateProgressImageBlockOnDownloaderIfNeeded`.
  ///
  /// - Quirk: a partial image of a canceled download is shown if it comes without an identifier; advisory
  ///   `image-after-cancellation`. `ASNetworkImageNode.mm`,
  ///   `-handleProgressImage:progress:downloadIdentifier:`.
  final func updateProgress() {
    let load = load
    let wanted = shouldRenderProgressImages && isVisible ? load.download : nil
    let number = wanted == nil ? nil : load.downloadNumber
    guard load.progress?.number != number else { return }
    if let former = load.progress {
      downloader?.setProgressImageBlock(
        nil, callbackQueue: .global(), withDownloadIdentifier: former.identifier)
    }
    let shown = wanted.flatMap { wanted in number.map { ($0, wanted) } }
    withNodeLock { state.load.progress = shown }
    guard let wanted, let number else { return }
    let (reference, environment) = (WeakNode(self), environment)
    downloader?.setProgressImageBlock(
      { image, quality, identifier in
        let part = LoadedPart(image: image, quality: quality, identifier: identifier)
        environment.bind {
          (reference.node as? ASNetworkImageNode)?.laterOnMain { $0.show(part, of: number) }
        }
      }, callbackQueue: .global(), withDownloadIdentifier: wanted)
  }

  /// Shows a partial image of a download.
  @MainActor private final func show(_ part: LoadedPart, of number: Int) {
    let load = load
    guard part.belongs(to: load.download) else { return }
    if !load.isCurrent(download: number) {
      adviseOfCancellation("A partial image of a canceled download is shown")
    }
    withNodeLock { state.imageQuality = part.quality }
    showImage(part.image) { state.load.isSame(as: load) }
  }
}
