import UIKit

/// A node for a video, which this runtime does not load or play.
///
/// Texture: `ASVideoNode`. The node has its size, its subnodes, its targets and the calls of its delegate up to the
/// start of the loading, as on a device. The loading does not end, so ``player`` and ``currentItem`` stay `nil`.
/// What would show the video reports the advisory `unused-member`. The node does not play again when the
/// application becomes active.
///
/// `delegate` has the type of ``ASNetworkImageNode``, since a property of Swift cannot be overridden with another type.
/// The methods of ``ASVideoNodeDelegate`` are called if the delegate conforms.
open class ASVideoNode: ASNetworkImageNode {
  /// The members that any thread may use. The node's lock protects them. Source: `ASVideoNode.mm`, `-asset` and the
  /// other accessors, which lock the node.
  private var video = VideoState()

  /// Creates a node without a video that uses a cache and a downloader for its image.
  ///
  /// Any thread. A tap calls the delegate, or plays or pauses. Source: `ASVideoNode.mm`, `-initWithCache:downloader:`.
  public override init(
    cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol
  ) {
    super.init(cache: cache, downloader: downloader)
    contentMode = video.gravity.contentMode
    addAction(forControlEvents: .touchUpInside) { _ = $0.onMain { ($0 as? ASVideoNode)?.tapped() } }
  }

  // MARK: Video

  /// The video. Setting another one starts its loading in the preload range and clears the image.
  ///
  /// Main thread. Source: `ASVideoNode.mm`, `-setAsset:` and `-setAndFetchAsset:url:`.
  open var asset: AVAsset? {
    get { withNodeLock { video.asset } }
    set { if newValue != asset { setAsset(newValue, url: nil) } }
  }

  /// The URL of the video. Setting another one sets ``asset``.
  ///
  /// Main thread. Source: `ASVideoNode.mm`, `-setAssetURL:` and `-assetURL`.
  open var assetURL: URL? {
    get { withNodeLock { video.url ?? video.asset?.location } }
    set { if newValue != assetURL { setAsset(newValue.map(AVURLAsset.init), url: newValue) } }
  }

  private final func setAsset(_ asset: AVAsset?, url: URL?, member: String = #function) {
    let left: Void? = onMainOrReport(.mainThreadMemberOffMain, member: member) {
      $0.didExitPreloadState()
    }
    guard left != nil else { return }
    image = nil
    withNodeLock { (video.asset, video.url) = (asset, url) }
    setNeedsPreload()
  }

  /// The instructions for the video's composition, which the player's item would get. Not used by the runtime, which
  /// reports `unused-member`.
  ///
  /// Any thread.
  open var videoComposition: AVVideoComposition? {
    get { withNodeLock { video.composition } }
    set {
      reportUnused("ASVideoNode", if: newValue != nil)
      withNodeLock { video.composition = newValue }
    }
  }

  /// The parameters of the audio, which the player's item would get. Not used by the runtime, which reports
  /// `unused-member`.
  ///
  /// Any thread.
  open var audioMix: AVAudioMix? {
    get { withNodeLock { video.audioMix } }
    set {
      reportUnused("ASVideoNode", if: newValue != nil)
      withNodeLock { video.audioMix = newValue }
    }
  }

  /// The player. Always `nil`, as while a video is being loaded.
  open var player: AVPlayer? { nil }

  /// The item of the player. Always `nil`, as while a video is being loaded.
  open var currentItem: AVPlayerItem? { nil }

  /// The layer of the video, or `nil` until the node plays.
  ///
  /// Main thread. Source: `ASVideoNode.mm`, `-playerLayer`.
  @preconcurrency @MainActor open var playerLayer: AVPlayerLayer? {
    playerNode?.layer as? AVPlayerLayer
  }

  private final var playerNode: ASDisplayNode? { withNodeLock { video.playerNode } }

  /// A Boolean value that indicates whether the node plays when it becomes visible. The default is `false`.
  ///
  /// Any thread.
  open var shouldAutoplay: Bool {
    get { withNodeLock { video.plays } }
    set { withNodeLock { video.plays = newValue } }
  }

  /// A Boolean value that indicates whether the video starts again at its end. The default is `false`. Not used by
  /// the runtime, which reports `unused-member`.
  ///
  /// Any thread.
  open var shouldAutorepeat: Bool {
    get { withNodeLock { video.repeats } }
    set {
      reportUnused("ASVideoNode", if: newValue)
      withNodeLock { video.repeats = newValue }
    }
  }

  /// A Boolean value that indicates whether the video plays without sound. The default is `false`. Not used by the
  /// runtime, which reports `unused-member`.
  ///
  /// Any thread.
  open var muted: Bool {
    get { withNodeLock { video.isMuted } }
    set {
      reportUnused("ASVideoNode", if: newValue)
      withNodeLock { video.isMuted = newValue }
    }
  }

  /// A Boolean value that indicates whether the node plays again before a stall is over. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  ///
  /// Any thread.
  open var shouldAggressivelyRecoverFromStall: Bool {
    get { withNodeLock { video.recovers } }
    set {
      reportUnused("ASVideoNode", if: newValue)
      withNodeLock { video.recovers = newValue }
    }
  }

  /// The state of the player: `unknown`, or `loading` in the preload range with a video.
  ///
  /// Any thread.
  open var playerState: ASVideoNodePlayerState { withNodeLock { video.playerState } }

  /// The timescale of the calls of `videoNode(_:didPlayToTimeInterval:)`, in parts of a second. The default is 10000.
  /// Not used by the runtime, which reports `unused-member`.
  ///
  /// Any thread.
  open var periodicTimeObserverTimescale: Int32 {
    get { withNodeLock { video.timescale } }
    set {
      reportUnused("ASVideoNode", if: newValue != 10000)
      withNodeLock { video.timescale = newValue }
    }
  }

  /// The raw value of an ``AVLayerVideoGravity``, which sets the content mode. The default is `resizeAspect`, which
  /// `nil` restores.
  ///
  /// Any thread. Source: `ASVideoNode.mm`, `-setGravity:`.
  open var gravity: String! {
    get { withNodeLock { video.gravity.rawValue } }
    set {
      let gravity = newValue.map(AVLayerVideoGravity.init) ?? .resizeAspect
      let (hasChanged, player) = withNodeLock { () -> (Bool, ASDisplayNode?) in
        defer { video.gravity = gravity }
        return (video.gravity != gravity, video.playerNode)
      }
      guard hasChanged else { return }
      if player?.isNodeLoaded == true {
        performOnMain { ($0 as? ASVideoNode)?.playerLayer?.videoGravity = gravity }
      }
      contentMode = gravity.contentMode
    }
  }

  // MARK: Playback

  /// Asks the delegate, adds the node of the player's layer, and reports `unused-member`, since no video plays.
  ///
  /// Off the main thread, this happens in a later turn of the main queue. Source: `ASVideoNode.mm`, `-play`.
  open func play() {
    performOnMain { ($0 as? ASVideoNode)?.startPlaying() }
  }

  @MainActor private final func startPlaying() {
    guard mayChange(to: .playing) else { return }
    setNeedsPreload()
    if playerNode == nil {
      let gravity = withNodeLock { video.gravity }
      let node = ASDisplayNode(layerBlock: {
        let layer = AVPlayerLayer()
        layer.videoGravity = gravity
        return layer
      })
      withNodeLock { video.playerNode = node }
      addSubnode(node)
      setNeedsLayout()
    }
    withNodeLock { video.shouldBePlaying = true }
    reportUnused(
      "ASVideoNode", if: asset != nil, member: "play()", effect: "plays no video")
  }

  /// Asks the delegate, and ends the wish to play.
  ///
  /// Off the main thread, this happens in a later turn of the main queue. Source: `ASVideoNode.mm`, `-pause`.
  open func pause() {
    performOnMain { node in
      guard let node = node as? ASVideoNode, node.mayChange(to: .paused) else { return }
      node.withNodeLock { node.video.shouldBePlaying = false }
    }
  }

  /// Returns whether the video plays. Always `false`.
  open func isPlaying() -> Bool { false }

  /// Removes the node of the player's layer, so that the image is shown, and pauses.
  ///
  /// Off the main thread, this happens in a later turn of the main queue. Source: `ASVideoNode.mm`,
  /// `-resetToPlaceholder`.
  open func resetToPlaceholder() {
    performOnMain { node in
      guard let node = node as? ASVideoNode else { return }
      let former = node.withNodeLock { () -> ASDisplayNode? in
        defer { node.video.playerNode = nil }
        return node.video.playerNode
      }
      former?.removeFromSupernode()
      node.pause()
    }
  }

  @MainActor private final func tapped() {
    let told: Void? = ask("didTap(_:)") { $0.didTap(self) }
    guard told == nil else { return }
    if withNodeLock({ video.shouldBePlaying }) { pause() } else { play() }
  }

  @MainActor private final func mayChange(to state: ASVideoNodePlayerState) -> Bool {
    ask("videoNode(_:shouldChangePlayerStateTo:)") {
      $0.videoNode(self, shouldChangePlayerStateTo: state)
    } ?? true
  }

  @MainActor private final func ask<Answer>(
    _ member: OptionalMember, _ question: (any ASVideoNodeDelegate) -> Answer
  ) -> Answer? {
    ask(delegate as? any ASVideoNodeDelegate, member, question)
  }

  @MainActor private final func changeState(to state: ASVideoNodePlayerState) {
    let former = playerState
    guard former != state else { return }
    ask("videoNode(_:willChange:to:)") { $0.videoNode(self, willChange: former, to: state) }
    withNodeLock { video.playerState = state }
  }

  // MARK: Overrides

  /// Returns the constrained size. An infinite width or height is a violation, and the size is then zero.
  ///
  /// Any thread. Source: `ASVideoNode.mm`, `-calculateSizeThatFits:`.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    var size = constrainedSize
    if size.width.isInfinite || size.height.isInfinite {
      report(
        .invalidLayoutSize, "A video node was measured with an infinite width or height.",
        remedy: "Give the node a size, or put it into an ASRatioLayoutSpec of a limited width.")
      size = .zero
    }
    playerNode?.style.preferredSize = size
    return size
  }

  /// Gives the node of the player's layer the bounds.
  ///
  /// Called on the main thread. An override must call super. Source: `ASVideoNode.mm`, `-layout`.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    playerNode?.frame = bounds
  }

  /// Starts the loading of the video, of which the delegate is notified.
  ///
  /// Called on the main thread. An override must call super. Source: `ASVideoNode.mm`, `-didEnterPreloadState`.
  @preconcurrency @MainActor open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    guard asset != nil, playerState == .unknown else { return }
    changeState(to: .loading)
    ask("videoNodeDidStartInitialLoading(_:)") { $0.videoNodeDidStartInitialLoading(self) }
    reportUnused("ASVideoNode", if: true, member: "asset", effect: "loads no video")
  }

  /// Ends the loading of the video.
  ///
  /// Called on the main thread. An override must call super. Source: `ASVideoNode.mm`, `-didExitPreloadState`.
  @preconcurrency @MainActor open override func didExitPreloadState() {
    super.didExitPreloadState()
    changeState(to: .unknown)
  }

  /// Plays if the node was playing or plays by itself.
  ///
  /// Called on the main thread. An override must call super. Source: `ASVideoNode.mm`, `-didEnterVisibleState`.
  @preconcurrency @MainActor open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    if withNodeLock({ video.shouldBePlaying || video.plays }) { play() }
  }

  /// Pauses, until the node is visible again.
  ///
  /// Called on the main thread. An override must call super. Source: `ASVideoNode.mm`, `-didExitVisibleState`.
  @preconcurrency @MainActor open override func didExitVisibleState() {
    super.didExitVisibleState()
    guard withNodeLock({ video.shouldBePlaying }) else { return }
    pause()
    withNodeLock { video.shouldBePlaying = true }
  }
}

/// The values of a video node.
private struct VideoState {
  var asset: AVAsset?
  var url: URL?
  var composition: AVVideoComposition?
  var audioMix: AVAudioMix?
  var plays = false
  var repeats = false
  var isMuted = false
  var recovers = false
  var shouldBePlaying = false
  var playerState = ASVideoNodePlayerState.unknown
  var timescale: Int32 = 10000
  var gravity = AVLayerVideoGravity.resizeAspect
  var playerNode: ASDisplayNode?
}
