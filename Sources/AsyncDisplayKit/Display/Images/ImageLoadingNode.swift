import UIKit

/// An image node that uses caches and downloaders, which answer on any thread.
protocol ImageLoadingNode: ASImageNode {
  var downloader: (any ASImageDownloaderProtocol)? { get }
  /// The identifier of the running download, or `nil`.
  var downloadIdentifier: Any? { get }
  /// Sets or removes the progress handler of the download.
  @MainActor func updateProgress()
}

extension ImageLoadingNode {
  /// Gives the download the priority of the node's interface state.
  ///
  /// Source: `ASNetworkImageNode.mm` and `ASMultiplexImageNode.mm`, `-_updatePriorityOnDownloaderIfNeeded`.
  @MainActor func updatePriority() {
    guard let downloadIdentifier else { return }
    downloader?.setPriority(
      ASImageDownloaderPriority(interfaceState), withDownloadIdentifier: downloadIdentifier)
  }

  /// Updates the priority and the progress handler of the download after a change of visibility.
  @MainActor func visibilityChanged() {
    updatePriority()
    updateProgress()
  }

  /// Reports that something of a loading is used although the loading was canceled.
  func adviseOfCancellation(_ event: String) {
    report(
      .imageAfterCancellation, severity: .advisory,
      "\(event), as in Texture, although the loading was canceled.",
      remedy:
        "Return the download's identifier with each answer, and expect images of nodes that have "
        + "left the preload range.")
  }

  /// Reports that the answer to the running download is ignored, because its identifier is another one.
  ///
  /// - Parameter isEarly: Whether the downloader has not returned the identifier of the download yet.
  func adviseOfIgnoredAnswer(isEarly: Bool = false) {
    report(
      .downloadAnswerIgnored, severity: .advisory,
      isEarly
        ? "The answer to the running download is ignored, as in Texture, because it has an identifier and "
          + "comes before the downloader has returned that identifier. Nothing is loaded."
        : "The answer to the running download is ignored, as in Texture, because its identifier does not "
          + "equal the one that the downloader returned.",
      remedy: isEarly
        ? "Call the completion handler after the download method has returned, or without an identifier."
        : "Call the completion handler with the identifier that the download method returned.")
  }

  /// Reports that a URL is not loaded, because the node has no downloader.
  func adviseOfMissingDownloader() {
    report(
      .imageLoadWithoutDownloader, severity: .advisory,
      "The image is not loaded, as in Texture, because the node has no downloader.",
      remedy: "Retain the downloader for as long as the node, which holds it weakly.")
  }

  /// Runs a block with the node in a later main-queue job. Any thread may call it.
  func laterOnMain(_ body: @escaping @MainActor @Sendable (Self) -> Void) {
    let reference = WeakNode(self)
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "network image")) {
      if let node = reference.node as? Self { body(node) }
    }
  }

  /// Returns a closure, callable on any thread, that runs a block with the node in a later
  /// main-queue job.
  @MainActor func onMainLater<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable (Self, Value) -> Void
  ) -> @Sendable (Value) -> Void {
    let reference = WeakMainActorReference(self)
    let environment = environment
    return { value in
      environment.enqueueOnMain(RuntimeScheduling.Step(.main, "network image")) {
        if let node = reference.object { body(node, value) }
      }
    }
  }
}

extension ASNetworkImageNode: ImageLoadingNode {
  final var downloadIdentifier: Any? { load.download }
}

extension ASMultiplexImageNode: ImageLoadingNode {
  final var downloadIdentifier: Any? { load.download }
}

extension RuntimeViolation.Code {
  /// An image was set on a network image node that has a URL.
  public static let imageOfLoadingNode = Self(rawValue: "image-of-loading-node")
  /// An image was set on a multiplex image node.
  public static let imageOfMultiplexNode = Self(rawValue: "image-of-multiplex-node")
  /// A URL was set on a network image node whose image the app had set.
  public static let addressOfExternalImage = Self(rawValue: "address-of-external-image")
  /// A default image replaced the image that the app had set on a network image node.
  public static let defaultImageReplacesImage = Self(rawValue: "default-image-replaces-image")
  /// An image was loaded or shown although its node had left the preload range or canceled the download.
  public static let imageAfterCancellation = Self(rawValue: "image-after-cancellation")
  /// The answer to a download was ignored, because it had the identifier of another one.
  public static let downloadAnswerIgnored = Self(rawValue: "download-answer-ignored")
  /// A delegate of a network image node was called off the main thread, where the cache answered.
  public static let imageDelegateOffMain = Self(rawValue: "image-delegate-off-main")
  /// A network image node did not load its URL, because it has no downloader.
  public static let imageLoadWithoutDownloader = Self(rawValue: "image-load-without-downloader")
  /// The quality that a network image node returned is not that of the image of its URL.
  public static let imageQualityDiffers = Self(rawValue: "image-quality-differs")
  /// Downloads of other callers were canceled with a download of the basic downloader. Numbers: the number
  /// of other callers.
  public static let sharedDownloadCanceled = Self(rawValue: "shared-download-canceled")
  /// An image node drew its own image again instead of the variant of its asset for the present traits.
  public static let imageVariantLost = Self(rawValue: "image-variant-lost")
}
