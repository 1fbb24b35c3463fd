import Dispatch
import UIKit

extension ASNetworkImageNode {
  /// Reports that a quality that the app reads is not that of the image.
  final func adviseOfQuality(_ message: String, remedy: String) {
    guard !hasAdvisedOfQuality else { return }
    hasAdvisedOfQuality = true
    report(.imageQualityDiffers, severity: .advisory, message, remedy: remedy)
  }

  /// Sets the quality in a later job of the main queue.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_setCurrentImageQuality:`.
  final func setQualityLater(_ quality: CGFloat) {
    setLater { $0.storedImageQuality = quality }
  }

  /// Sets the progress in a later job of the main queue.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_setDownloadProgress:`.
  final func setProgressLater(_ progress: CGFloat) {
    setLater { $0.downloadProgress = progress }
  }

  private final func setLater(_ change: @escaping @MainActor @Sendable (ASNetworkImageNode) -> Void)
  {
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeStep(.main, "image quality")) {
      if let node = reference.object as? ASNetworkImageNode { change(node) }
    }
  }

  final func cancelAndClear(mayResume: Bool) {
    cancelDownload(mayResume: mayResume)
    animatedImage = nil
    setQualityLater(0)
    setProgressLater(0)
    showImage(storedDefaultImage)
    load.isLoaded = false
    if let url = load.url { cache?.clearFetchedImageFromCache(with: url) }
  }

  /// Cancels the download.
  ///
  /// - Quirk: a request to the cache is not canceled, and starts a download if the cache has no image,
  ///   even if the node has left the preload range meanwhile; advisory `image-after-cancellation`.
  ///   `ASNetworkImageNode.mm`, `-_locked_cancelImageDownloadWithResumePossibility:`.
  final func cancelDownload(mayResume: Bool) {
    guard let identifier = load.download else { return }
    load.end()
    if mayResume {
      downloader?.cancelImageDownloadWithResumePossibility(forIdentifier: identifier)
    } else {
      downloader?.cancelImageDownload(forIdentifier: identifier)
    }
  }

  /// Sets the progress handler of the download while the node is visible, and removes it otherwise.
  ///
  /// A canceled download keeps its handler until the next change of visibility or the next download.
  /// Source: `ASNetworkImageNode.mm`, `-_updateProgressImageBlockOnDownloaderIfNeeded`.
  ///
  /// - Quirk: a partial image of a canceled download is shown if it comes without an identifier; advisory
  ///   `image-after-cancellation`. `ASNetworkImageNode.mm`,
  ///   `-handleProgressImage:progress:downloadIdentifier:`.
  @MainActor final func updateProgress() {
    let wanted = shouldRenderProgressImages && isVisible ? load.download : nil
    let number = wanted == nil ? nil : load.downloadNumber
    guard load.progress?.number != number else { return }
    if let former = load.progress {
      downloader?.setProgressImageBlock(
        nil, callbackQueue: .main, withDownloadIdentifier: former.identifier)
    }
    load.progress = nil
    guard let wanted, let number else { return }
    load.progress = (number, wanted)
    let show = onMainLater { (node, part: LoadedPart) in
      guard part.belongs(to: node.load.download) else { return }
      if !node.load.isCurrent(download: number) {
        node.adviseOfCancellation("A partial image of a canceled download is shown")
      }
      node.storedImageQuality = part.quality
      node.showImage(part.image)
    }
    downloader?.setProgressImageBlock(
      { image, quality, identifier in
        show(LoadedPart(image: image, quality: quality, identifier: identifier))
      }, callbackQueue: .main, withDownloadIdentifier: wanted)
  }
}
