import UIKit

/// The layer of a player, which shows nothing.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// The player of the layer.
  open var player: AVPlayer?
  /// The scaling of the video in the layer. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The scaling of a video in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the scaling, the same string as in AVFoundation.
  public let rawValue: String

  /// Creates a scaling from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The video keeps its ratio, and fits into the layer.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video keeps its ratio, and fills the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video is stretched to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  /// The content mode of a video node with the scaling. Source: `ASVideoNode.mm`, `ASContentModeFromVideoGravity`.
  var contentMode: UIView.ContentMode {
    switch self {
    case .resizeAspectFill: .scaleAspectFill
    case .resize: .scaleToFill
    default: .scaleAspectFit
    }
  }
}
