import UIKit

/// The states of a video node's player.
public enum ASVideoNodePlayerState: Int, Hashable, Sendable {
  /// The video is not loaded.
  case unknown
  /// The video is loaded for the first time. Texture does not set this state.
  case initialLoading
  /// The video can be played.
  case readyToPlay
  /// The video can be played without stalls, and does not play.
  case playbackLikelyToKeepUpButNotPlaying
  /// The video plays.
  case playing
  /// The video is being loaded.
  case loading
  /// The video is paused.
  case paused
  /// The video has played to its end.
  case finished
}

/// The delegate of a video node, notified on the main thread. All methods are optional.
///
/// The methods that follow from a loaded video are never called by this runtime. As with
/// ``ASNetworkImageNodeDelegate``, the methods are isolated and the protocol is not.
public protocol ASVideoNodeDelegate: ASNetworkImageNodeDelegate {
  /// Tells the delegate that the video has played to its end. This method is never called.
  @preconcurrency @MainActor func videoDidPlay(toEnd videoNode: ASVideoNode)
  /// Tells the delegate that the node was tapped. Without it, a tap plays or pauses.
  @preconcurrency @MainActor func didTap(_ videoNode: ASVideoNode)
  /// Tells the delegate that the state of the player will change.
  @preconcurrency @MainActor func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState,
    to toState: ASVideoNodePlayerState)
  /// Asks the delegate whether the node may play or pause.
  @preconcurrency @MainActor func videoNode(
    _ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState
  ) -> Bool
  /// Tells the delegate the time of the playback, in seconds. This method is never called.
  @preconcurrency @MainActor func videoNode(
    _ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval)
  /// Tells the delegate that the playback has stalled, in seconds. This method is never called.
  @preconcurrency @MainActor func videoNode(
    _ videoNode: ASVideoNode, didStallAtTimeInterval timeInterval: TimeInterval)
  /// Tells the delegate that the loading of the video has started.
  @preconcurrency @MainActor func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode)
  /// Tells the delegate that the video is loaded. This method is never called.
  @preconcurrency @MainActor func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode)
  /// Tells the delegate that the player has an item. This method is never called.
  @preconcurrency @MainActor func videoNode(
    _ videoNode: ASVideoNode, didSetCurrentItem currentItem: AVPlayerItem)
  /// Tells the delegate that a stall is over. This method is never called.
  @preconcurrency @MainActor func videoNodeDidRecover(fromStall videoNode: ASVideoNode)
  /// Tells the delegate that a value of the video was not loaded. This method is never called.
  @preconcurrency @MainActor func videoNode(
    _ videoNode: ASVideoNode, didFailToLoadValueForKey key: String, asset: AVAsset,
    error: any Error)
}

extension ASVideoNodeDelegate {
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoDidPlay(toEnd videoNode: ASVideoNode) {}
  /// The default implementation reports the method as not implemented.
  @preconcurrency @MainActor public func didTap(_ videoNode: ASVideoNode) {
    videoNode.notImplemented()
  }
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState,
    to toState: ASVideoNodePlayerState
  ) {}
  /// The default implementation reports the method as not implemented.
  @preconcurrency @MainActor public func videoNode(
    _ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState
  ) -> Bool { videoNode.notImplemented(returning: true) }
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNode(
    _ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNode(
    _ videoNode: ASVideoNode, didStallAtTimeInterval timeInterval: TimeInterval
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNodeDidStartInitialLoading(
    _ videoNode: ASVideoNode
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNodeDidFinishInitialLoading(
    _ videoNode: ASVideoNode
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNode(
    _ videoNode: ASVideoNode, didSetCurrentItem currentItem: AVPlayerItem
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNodeDidRecover(fromStall videoNode: ASVideoNode) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func videoNode(
    _ videoNode: ASVideoNode, didFailToLoadValueForKey key: String, asset: AVAsset,
    error: any Error
  ) {}
}
