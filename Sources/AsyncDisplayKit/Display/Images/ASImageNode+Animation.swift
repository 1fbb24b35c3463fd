import UIKit

/// The playback of an image node's animated image.
///
/// Source: `ASImageNode+AnimatedImage.mm`, `-displayLinkFired:`.
struct ImagePlayback {
  var position = 0.0
  var loops = 0
  var shownFrame: Int?
  var hasFired = false

  /// Returns the index of the frame at the playback position, or the number of frames if the
  /// position is after the last.
  func frame(of image: any ASAnimatedImageProtocol) -> Int {
    var rest = position
    return (0..<max(0, image.frameCount)).first { index in
      rest -= image.duration(at: UInt(index))
      return rest < 0
    } ?? image.frameCount
  }
}

/// The animated image of an image node, and the settings of its playback. The node's lock protects them.
///
/// Source: `ASImageNode+AnimatedImage.mm`, `-setAnimatedImage:` and `-setAnimatedImageRunLoopMode:`.
struct ImageAnimation {
  var image: (any ASAnimatedImageProtocol)?
  var isPaused = false
  var runLoopMode = RunLoop.Mode.common.rawValue
  /// The changes of the animated image of which the subclass was not notified yet.
  var settings: [(image: (any ASAnimatedImageProtocol)?, former: (any ASAnimatedImageProtocol)?)] =
    []
}

extension ASImageNode {
  /// The animated image, which a subclass may have overridden the property for.
  final var animatedImageAtHand: (any ASAnimatedImageProtocol)? { withNodeLock { animation.image } }

  /// Replaces the animated image and starts its playback once it is ready. Source:
  /// `ASImageNode+AnimatedImage.mm`, `-_locked_setAnimatedImage:`.
  final func changeAnimation(to image: (any ASAnimatedImageProtocol)?) {
    if image === animatedImageAtHand, image?.playbackReady != false { return }
    var former = image
    withNodeLock { swap(&animation.image, &former) }
    defer { tellAnimatedImage(image, former) }
    guard let image else {
      contents = nil
      return adoptCoverImage(nil)
    }
    image.coverImageReadyCallback = { [weak self] cover in
      self?.performOnMain { ($0 as? ASImageNode)?.coverImageIsReady(cover) }
    }
    image.playbackReadyCallback = { [weak self] in self?.setAnimates(true) }
    if image.playbackReady { setAnimates(true) }
  }

  private final func tellAnimatedImage(
    _ image: (any ASAnimatedImageProtocol)?, _ former: (any ASAnimatedImageProtocol)?
  ) {
    withNodeLock { animation.settings.append((image, former)) }
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "animated image")) {
      guard let node = reference.object as? ASImageNode,
        let (image, former) = node.withNodeLock({
          node.animation.settings.isEmpty ? nil : node.animation.settings.removeFirst()
        })
      else { return }
      node.animatedImageSet(image, previousAnimatedImage: former)
    }
  }

  /// Starts or pauses the playback, in a later job if this is not the main thread.
  ///
  /// Source: `ASImageNode+AnimatedImage.mm`, `-_locked_setShouldAnimate:`.
  final func setAnimates(_ animates: Bool) {
    performOnMain { node in
      guard let node = node as? ASImageNode else { return }
      if animates { node.startAnimating() } else { node.stopAnimating() }
    }
  }

  /// Shows the cover image if the node is in the display state and not playing. Source:
  /// `ASImageNode+AnimatedImage.mm`, `-setCoverImageCompleted:`.
  @MainActor private final func coverImageIsReady(_ cover: UIImage) {
    guard interfaceState.contains(.display), displayLink?.isPaused != false else { return }
    adoptCoverImage(cover)
  }

  /// Starts or resumes the playback if the node is visible and not paused. Source:
  /// `ASImageNode+AnimatedImage.mm`, `-_locked_startAnimating`.
  @MainActor final func startAnimating() {
    let animation = withNodeLock { self.animation }
    guard isVisible, !animation.isPaused, animation.image?.playbackReady == true else { return }
    if let displayLink {
      displayLink.isPaused = false
      return
    }
    playback.position = 0
    playback.shownFrame = nil
    // The node may be deallocated while the link runs.
    let link = CADisplayLink { [weak self] link in
      if let self { displayLinkFired(link) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: RunLoop.Mode(rawValue: animatedImageRunLoopMode))
    displayLink = link
  }

  /// Pauses the playback and releases decoded frames. Source: `ASImageNode+AnimatedImage.mm`,
  /// `-_locked_stopAnimating`.
  @MainActor final func stopAnimating() {
    displayLink?.isPaused = true
    playback.hasFired = false
    animatedImageAtHand?.clearAnimatedImageCache()
  }

  /// Advances the playback and shows the current frame. Source: `ASImageNode+AnimatedImage.mm`,
  /// `-displayLinkFired:`.
  @MainActor private final func displayLinkFired(_ link: CADisplayLink) {
    guard let image = animatedImageAtHand else { return }
    if playback.hasFired { playback.position += link.targetTimestamp - link.timestamp }
    playback.hasFired = true
    if playback.position > image.totalDuration {
      playback.position = 0
      playback.loops += 1
    }
    if image.loopCount > 0, playback.loops >= image.loopCount { return stopAnimating() }
    let frame = playback.frame(of: image)
    guard frame != playback.shownFrame else { return }
    guard let picture = image.frame(at: frame) else {
      // The playback continues when the image calls its `playbackReadyCallback`.
      link.isPaused = true
      playback.hasFired = false
      return
    }
    contents = picture
    playback.shownFrame = frame
    displayDidFinish()
  }
}
