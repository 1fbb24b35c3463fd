import Dispatch
import UIKit

extension ASNetworkImageNode {
  /// Sets the quality and the progress in a later job of the main queue, in which the last values count.
  ///
  /// Source: `ASNetworkImageNode.mm`, `-_setCurrentImageQuality:` and `-_setDownloadProgress:`.
  final func setFractionsLater(quality: CGFloat? = nil, progress: CGFloat? = nil) {
    let pending = laterFractions
    laterFractions = (quality ?? pending?.quality, progress ?? pending?.progress)
    guard pending == nil else { return }
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeStep(.main, "image quality")) {
      (reference.object as? ASNetworkImageNode)?.adoptFractions()
    }
  }

  @MainActor private final func adoptFractions() {
    guard let laterFractions else { return }
    self.laterFractions = nil
    if let quality = laterFractions.quality { currentImageQuality = quality }
    if let progress = laterFractions.progress { downloadProgress = progress }
  }

  final func cancelAndClear(mayResume: Bool) {
    cancelDownload(mayResume: mayResume)
    animatedImage = nil
    setFractionsLater(quality: 0, progress: 0)
    showImage(storedDefaultImage)
    load.isLoaded = false
    if let url = load.url { cache?.clearFetchedImageFromCache(with: url) }
  }

  final func cancelDownload(mayResume: Bool) {
    let identifier = load.download
    load.end()
    guard let identifier, let downloader else { return }
    dropProgress()
    if mayResume {
      downloader.cancelImageDownloadWithResumePossibility(forIdentifier: identifier)
    } else {
      downloader.cancelImageDownload(forIdentifier: identifier)
    }
  }

  /// Sets the progress handler of the download while the node is visible, and removes it otherwise.
  @MainActor final func updateProgress() {
    let isWanted = shouldRenderProgressImages && isVisible && load.download != nil
    if load.progress?.ticket == load.ticket, isWanted { return }
    dropProgress()
    guard isWanted, let identifier = load.download else { return }
    let ticket = load.ticket
    load.progress = (ticket, identifier)
    let show = onMainLater { (node, part: LoadedPart) in
      guard node.load.isCurrent(ticket) else { return }
      node.currentImageQuality = part.quality
      node.showImage(part.image)
    }
    downloader?.setProgressImageBlock(
      { image, quality, _ in show(LoadedPart(image: image, quality: quality)) },
      callbackQueue: .main, withDownloadIdentifier: identifier)
  }

  private final func dropProgress() {
    guard let former = load.progress else { return }
    load.progress = nil
    downloader?.setProgressImageBlock(
      nil, callbackQueue: .main, withDownloadIdentifier: former.identifier)
  }
}
