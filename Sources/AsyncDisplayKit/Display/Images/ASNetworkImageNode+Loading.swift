import Dispatch
import UIKit

extension ASNetworkImageNode {
  /// Starts loading, unless the image is loaded or a download runs.
  ///
  /// While the cache is asked, a second call asks again, and the first answer is ignored. Source:
  /// `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @MainActor final func startLoadingIfNeeded() {
    waitForDownloadStart()
    let load = load
    guard !load.isLoaded, load.download == nil, let url = load.url else { return }
    // The delegate of this moment is notified of the whole loading.
    let listener = ImageLoadListener(delegate)
    delegate?.imageNodeDidStartFetchingData(self)
    if url.isFileURL { return loadFile(url, listener) }
    guard let cache else {
      delegate?.imageNodeWillLoadImageFromNetwork(self)
      return download(url, listener)
    }
    let request = withNodeLock { state.load.beginCacheRequest() }
    delegate?.imageNodeWillLoadImageFromCache(self)
    let (reference, environment) = (WeakNode(self), environment)
    cache.cachedImage(with: url, callbackQueue: .global()) { container, type in
      guard let node = reference.node as? ASNetworkImageNode else { return }
      let outcome = CacheOutcome(image: LoadedImage(container), type: type)
      environment.bind { node.cacheAnswered(outcome, url, request, listener) }
    }
  }

  /// Loads a file in a later job of the main queue.
  ///
  /// Quality and progress are set after the delegate is called.
  ///
  /// - Quirk: the image is shown even if the node has left the preload range; advisory
  ///   `image-after-cancellation`. `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  @MainActor private final func loadFile(_ url: URL, _ listener: ImageLoadListener) {
    let finish = onMainLater { (node, _: Void) in
      guard node.load.url == url else { return }
      if !node.isInPreloadState { node.adviseOfCancellation("The image of a file is shown") }
      let (image, animation) = node.contents(ofFile: url)
      if let animation {
        node.animatedImage = animation
      } else {
        node.showImage(image) { node.state.load.url == url }
      }
      guard node.withNodeLock({ node.state.load.finish(url) }) else { return }
      node.setQualityLater(1)
      node.setProgressLater(1)
      // The delegate's parameter is not optional in Swift.
      guard let image = node.image else { return }
      node.tellLoaded(image, ASNetworkImageLoadInfo(url: url, sourceType: .fileURL), listener)
    }
    finish(())
  }

  /// Returns the image of a file, or the animated image that the downloader makes of its data.
  private final func contents(
    ofFile url: URL
  ) -> (image: UIImage?, animation: (any ASAnimatedImageProtocol)?) {
    guard !shouldCacheImage else { return (UIImage(named: url.lastPathComponent), nil) }
    var path = url.path
    var image = UIImage(contentsOfFile: path)
    if image == nil, let found = Bundle.main.path(forResource: url.lastPathComponent, ofType: nil) {
      image = UIImage(contentsOfFile: found)
      path = found
    }
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    let animation = data.flatMap { data in
      downloader?.animatedImage(with: data).flatMap { $0.isDataSupported(data) ? $0 : nil }
    }
    return (image, animation)
  }

  /// Shows the image of the cache, or starts the download. Called on the thread where the cache answers.
  ///
  /// - Quirk: the delegate is notified on the thread where the cache answers, although the header names the main
  ///   thread; advisory `image-delegate-off-main`. `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  /// - Quirk: without a downloader, the delegate is notified that the cache has loaded the image even if
  ///   it has none; advisory `image-load-without-downloader`. `ASNetworkImageNode.mm`,
  ///   `-_lazilyLoadImageIfNecessary`.
  private final func cacheAnswered(
    _ outcome: CacheOutcome, _ url: URL, _ request: Int, _ listener: ImageLoadListener
  ) {
    guard load.isCurrent(cacheRequest: request) else { return }
    guard let found = outcome.image else {
      guard downloader != nil else {
        adviseOfMissingDownloader()
        notify(listener, "imageNodeDidLoadImageFromCache(_:)") {
          $0.imageNodeDidLoadImageFromCache($1)
        }
        return withNodeLock { _ = state.load.end() }
      }
      notify(listener, "imageNodeDidFailToLoadImageFromCache(_:)") {
        $0.imageNodeDidFailToLoadImageFromCache($1)
      }
      notify(listener, "imageNodeWillLoadImageFromNetwork(_:)") {
        $0.imageNodeWillLoadImageFromNetwork($1)
      }
      if !isInPreloadState { adviseOfCancellation("A download begins after the cache's answer") }
      return download(url, listener)
    }
    notify(listener, "imageNodeDidLoadImageFromCache(_:)") {
      $0.imageNodeDidLoadImageFromCache($1)
    }
    let info = ASNetworkImageLoadInfo(url: url, sourceType: outcome.source)
    laterOnMain { $0.finish(found, nil, info, $0.load, listener) }
  }

  /// Calls a member of a delegate on the calling thread, and advises of the thread if the delegate implements the member.
  private final func notify(
    _ listener: ImageLoadListener, _ member: String,
    _ call: @MainActor (any ASNetworkImageNodeDelegate, ASNetworkImageNode) -> Void
  ) {
    onCallingThread(self) { node in
      guard let delegate = listener.delegate else { return }
      let unimplemented = node.unimplementedCalls
      call(delegate, node)
      guard RuntimeScheduling.Role.current != .main, node.unimplementedCalls == unimplemented else {
        return
      }
      node.adviseOfDelegateThread(member)
    }
  }

  // The record of optional members is for the main thread. These members are called on any.
  private final var unimplementedCalls: Int { withNodeLock { state.unimplementedCalls } }

  /// Counts a call of a member that the delegate does not implement. Its default implementation calls this, on any
  /// thread.
  final func countUnimplementedCall() { withNodeLock { state.unimplementedCalls += 1 } }

  private final func adviseOfDelegateThread(_ member: String) {
    guard ASDisplayNode.settings.mark(\.hasRemarkedOnDelegateThread) else { return }
    report(
      .imageDelegateOffMain, severity: .advisory,
      "\(member) is called on the thread where the cache answers, as in Texture.",
      remedy: "Let the cache answer on the main queue, or make the member safe for any thread.")
  }

  /// Starts a download of the present URL, which may have changed since the cache was asked, in the background.
  ///
  /// Off the main thread, the downloader is called immediately. Source: `ASNetworkImageNode.mm`,
  /// `-_downloadImageWithCompletion:`.
  ///
  /// - Quirk: without a downloader, nothing is loaded and no error reported; advisory
  ///   `image-load-without-downloader`. `ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`.
  private final func download(_ asked: URL, _ listener: ImageLoadListener) {
    guard downloader != nil else { return adviseOfMissingDownloader() }
    let start = ImageDownloadStart(of: self, for: asked, listener)
    guard RuntimeScheduling.Role.current == .main else {
      start.callDownloader()
      return start.storeIdentifier()
    }
    let lane = ImageDownloadStart.lane
    let scheduler = environment.scheduler
    withNodeLock { state.start = (lane, scheduler) }
    environment.enqueue(
      RuntimeScheduling.Work(
        label: lane.label, parallelism: .serial, unitCount: 1, phases: [.download, .download],
        body: { _, phase in phase == 0 ? start.callDownloader() : start.storeIdentifier() }),
      on: lane)
  }

  /// Starts the download again, with the present URL.
  final func downloadAgain(_ start: ImageDownloadStart) { download(start.asked, start.listener) }

  /// Blocks the main thread until a download that it has started has its identifier.
  ///
  /// Decided here: in Texture, a change of the URL right after the start of a download may come before or after
  /// the call of the downloader; here it comes after it, so that a run does not depend on the machine.
  final func waitForDownloadStart() {
    guard let start = withNodeLock({ state.start }) else { return }
    _ = onMain { _ in start.scheduler.waitUntilIdle(start.lane) }
  }

  /// Handles the answer of a downloader, off the main thread.
  ///
  /// An answer with another identifier than the running download's is ignored; advisory
  /// `download-answer-ignored` if it answers that download. Source: `ASNetworkImageNode.mm`,
  /// `-_lazilyLoadImageIfNecessary`.
  ///
  /// - Quirk: an answer with an identifier that comes before the downloader has returned is ignored, and nothing
  ///   is loaded until the node enters the preload range again or has another URL. `ASNetworkImageNode.mm`,
  ///   `-_downloadImageWithCompletion:`.
  /// - Quirk: the answer to a canceled download is used if the downloader returns no identifier with it;
  ///   advisory `image-after-cancellation`. `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  final func downloadAnswered(
    _ outcome: DownloadOutcome, _ asked: URL, _ number: Int, _ listener: ImageLoadListener
  ) {
    let load = load
    guard outcome.answers(load.download) else {
      if load.isCurrent(download: number) { adviseOfIgnoredAnswer(isEarly: load.download == nil) }
      return
    }
    laterOnMain { node in
      let load = node.load
      guard outcome.answers(load.download) else { return }
      let isCurrent = load.isCurrent(download: number)
      if !isCurrent, node.isInPreloadState, outcome.image != nil {
        node.adviseOfCancellation("The image of a canceled download is shown")
      }
      node.finish(
        outcome.image, outcome.error, outcome.info(url: asked), load, listener,
        isCurrent: isCurrent)
    }
  }

  /// Ends the loading: shows the result, unless the node has left the preload range, and notifies
  /// the delegate.
  ///
  /// Texture does this on a background thread and sets quality and progress in a job of the main queue
  /// before the one that calls the delegate.
  @MainActor private final func finish(
    _ found: LoadedImage?, _ error: (any Error)?, _ info: ASNetworkImageLoadInfo, _ load: ImageLoad,
    _ listener: ImageLoadListener, isCurrent: Bool = true
  ) {
    let isWanted = isInPreloadState
    let former = withNodeLock {
      state.end(load, with: isWanted && found != nil ? 1 : nil, isCurrent: isCurrent)
    }
    // Another thread may have set another URL meanwhile.
    guard former != nil, isWanted else { return }
    if let found {
      show(found, info, listener)
    }
    if found?.still == nil, let error {
      listener.delegate?.imageNode(self, didFailWithError: error)
    }
  }

  @MainActor private final func show(
    _ found: LoadedImage, _ info: ASNetworkImageLoadInfo, _ listener: ImageLoadListener
  ) {
    if let data = found.animation, let animation = downloader?.animatedImage(with: data) {
      animatedImage = animation
      return
    }
    showImage(found.still) { state.load.isLoaded }
    // The delegate's parameter is not optional in Swift.
    if let still = found.still { tellLoaded(still, info, listener) }
  }

  @MainActor private final func tellLoaded(
    _ image: UIImage, _ info: ASNetworkImageLoadInfo, _ listener: ImageLoadListener
  ) {
    guard let delegate = listener.delegate else { return }
    let told: Void? = optionalMembers.ask("imageNode(_:didLoad:info:)") {
      delegate.imageNode(self, didLoad: image, info: info)
    }
    if told == nil { delegate.imageNode(self, didLoad: image) }
  }

  /// Shows the image that the cache has at once, for a synchronous drawing.
  ///
  /// A request to the cache is not canceled, and its image is shown as well. Source: `ASNetworkImageNode.mm`,
  /// `-displayWillStartAsynchronously:`.
  @MainActor final func takeCachedImage() {
    let load = load
    guard !load.isLoaded, load.download == nil, let url = load.url,
      let image = cache?.synchronouslyFetchedCachedImage(with: url)?.asdk_image()
    else { return }
    setQualityLater(1)
    setProgressLater(1)
    showImage(image) { state.load.url == url }
    guard withNodeLock({ state.load.finish(url) }) else { return }
    tellLoaded(
      image, ASNetworkImageLoadInfo(url: url, sourceType: .synchronousCache),
      ImageLoadListener(delegate))
  }
}
