import UIKit

/// An image node that asks caches and downloaders, which answer on any thread.
protocol ImageLoadingNode: ASImageNode {
  var downloader: (any ASImageDownloaderProtocol)? { get }
  /// The downloader's name of the download under way; nil without one.
  var downloadIdentifier: Any? { get }
  /// Tells the downloader who hears of parts of the image.
  @MainActor func updateProgress()
}

extension ImageLoadingNode {
  /// Tells the downloader how urgent the image is.
  @MainActor func setPriority(_ priority: ASImageDownloaderPriority) {
    guard let downloadIdentifier else { return }
    downloader?.setPriority(priority, withDownloadIdentifier: downloadIdentifier)
  }

  /// Tells the downloader how urgent the image has become, and who hears of its parts now.
  @MainActor func visibilityChanged(to priority: ASImageDownloaderPriority) {
    setPriority(priority)
    updateProgress()
  }

  /// Returns a closure for any thread that goes on with the node in a later main turn.
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
  /// A URL was set on a network image node that was given an image.
  public static let addressOfExternalImage = Self(rawValue: "address-of-external-image")
}
