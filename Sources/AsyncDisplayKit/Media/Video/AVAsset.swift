import Foundation

/// A video or a sound, of which the runtime stores the URL and loads nothing.
open class AVAsset: NSObject {
  /// The URL with which the asset was created.
  final let location: URL?

  /// Creates an asset without media.
  public override init() {
    location = nil
    super.init()
  }

  /// Creates an asset for a URL. On a device, the object is an ``AVURLAsset``.
  public init(url: URL) {
    location = url
    super.init()
  }

  /// Returns a Boolean value that indicates whether two assets have the same URL, which Texture's video node compares.
  ///
  /// Source: `ASVideoNode.mm`, `ASAssetIsEqual`.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAsset else { return false }
    return self === other || location != nil && location == other.location
  }

  /// The hash of the URL.
  open override var hash: Int { location?.hashValue ?? super.hash }
}

/// An asset for a URL.
open class AVURLAsset: AVAsset {
  /// The URL of the asset.
  public final let url: URL

  /// Creates an asset for a URL. The options are not used by the runtime.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(url: url)
  }

  /// Creates an asset for a URL.
  public override convenience init(url: URL) {
    self.init(url: url, options: nil)
  }
}

/// Instructions for the composition of a video's frames. The runtime has no video to compose.
open class AVVideoComposition: NSObject {}

/// Parameters of an asset's audio. The runtime plays no audio.
open class AVAudioMix: NSObject {}
