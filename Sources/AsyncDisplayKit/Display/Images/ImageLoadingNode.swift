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

  /// Returns a closure, callable on any thread, that runs a block with the node in a later
  /// main-queue job.
  @MainActor func onMainLater<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable (Self, Value) -> Void
  ) -> @Sendable (Value) -> Void {
    let reference = WeakMainActorReference(self)
    let environment = environment
    return { value in
      environment.enqueueOnMain(RuntimeStep(.main, "network image")) {
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
}
