import Foundation
import UIKit

/// A player, which stores its values and plays nothing.
open class AVPlayer: NSObject {
  /// The item that the player would play.
  public private(set) final var currentItem: AVPlayerItem?
  /// A Boolean value that indicates whether the player plays without sound. The default is `false`. Not used by the
  /// runtime, which reports `unused-member`.
  open var isMuted = false { didSet { reportUnused("AVPlayer", if: isMuted) } }
  /// The volume of the player, from 0 to 1. The default is 1. Not used by the runtime, which reports `unused-member`.
  open var volume: Float = 1 { didSet { reportUnused("AVPlayer", if: volume != 1) } }
  /// The speed of the playback. The default is 0. Not used by the runtime, which reports `unused-member`.
  open var rate: Float = 0 { didSet { reportUnused("AVPlayer", if: rate != 0) } }

  /// Creates a player without an item.
  public override init() {
    super.init()
  }

  /// Creates a player with an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Creates a player with an item for a URL.
  public convenience init(url: URL) {
    self.init(playerItem: AVPlayerItem(url: url))
  }

  /// Plays nothing, and reports `unused-member`.
  open func play() {
    reportUnused("AVPlayer", if: true, effect: "plays nothing")
  }

  /// Does nothing, since nothing plays.
  open func pause() {}

  /// Seeks nothing, and reports `unused-member`.
  open func seek(to time: CMTime) {
    reportUnused("AVPlayer", if: true, effect: "seeks nothing")
  }

  /// Returns zero, since nothing plays.
  open func currentTime() -> CMTime { .zero }

  /// Replaces the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
  }
}

/// The item of a player, which stores its asset.
open class AVPlayerItem: NSObject {
  /// The asset of the item.
  public final let asset: AVAsset

  /// Creates an item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item for a URL.
  public convenience init(url: URL) {
    self.init(asset: AVURLAsset(url: url))
  }
}
