import Dispatch
import UIKit

@testable import AsyncDisplayKit

/// A cache that answers when a test says so.
final class HeldCache: ASImageCacheProtocol {
  var completions: [ASImageCacherCompletion] = []
  var cleared: [URL] = []
  var immediate: UIImage?

  func cachedImage(
    with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion
  ) {
    completions.append(completion)
  }

  func synchronouslyFetchedCachedImage(with url: URL) -> (any ASImageContainerProtocol)? {
    immediate
  }

  func clearFetchedImageFromCache(with url: URL) {
    cleared.append(url)
  }
}

/// A downloader that answers when a test says so.
///
/// Reading what it recorded runs the pending work in the background first, in which nodes call it.
final class HeldDownloader: ASImageDownloaderProtocol {
  private var storedCompletions: [ASImageDownloaderCompletion] = []
  private var storedCalls: [String] = []
  private var storedParts: [Int: ASImageDownloaderProgressImage] = [:]
  private var storedProgress: [ASImageDownloaderProgress?] = []
  private var storedRetries: [Bool] = []
  @MainActor var completions: [ASImageDownloaderCompletion] { current(\.storedCompletions) }
  @MainActor var calls: [String] {
    get { current(\.storedCalls) }
    set { storedCalls = newValue }
  }
  @MainActor var parts: [Int: ASImageDownloaderProgressImage] { current(\.storedParts) }
  @MainActor var progress: [ASImageDownloaderProgress?] { current(\.storedProgress) }
  @MainActor var retries: [Bool] { current(\.storedRetries) }
  /// The identifier of all downloads, or `nil` for one each.
  var sharedIdentifier: Int?

  func downloadImage(
    with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority,
    callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    storedRetries.append(shouldRetry)
    return downloadImage(
      with: url, callbackQueue: callbackQueue, downloadProgress: downloadProgress,
      completion: completion)
  }

  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    storedCompletions.append(completion)
    storedProgress.append(downloadProgress)
    storedCalls.append("download \(url.lastPathComponent)")
    return sharedIdentifier ?? storedCompletions.count
  }

  @MainActor private func current<Value>(_ record: KeyPath<HeldDownloader, Value>) -> Value {
    let scheduler = RuntimeEnvironment.current.scheduler as? RuntimeScheduling.SteppedScheduler
    while scheduler?.runBackgroundWork() == true {}
    return self[keyPath: record]
  }

  func cancelImageDownload(forIdentifier downloadIdentifier: Any) {
    storedCalls.append("cancel \(downloadIdentifier)")
  }

  func setPriority(
    _ priority: ASImageDownloaderPriority, withDownloadIdentifier downloadIdentifier: Any
  ) {
    storedCalls.append("priority \(priority) \(downloadIdentifier)")
  }

  func setProgressImageBlock(
    _ progressBlock: ASImageDownloaderProgressImage?, callbackQueue: DispatchQueue,
    withDownloadIdentifier downloadIdentifier: Any
  ) {
    storedCalls.append("\(progressBlock == nil ? "drop" : "take") parts \(downloadIdentifier)")
    if let number = downloadIdentifier as? Int { storedParts[number] = progressBlock }
  }
}

/// A delegate that records the calls that it receives.
@MainActor
class LoadLog: ASNetworkImageNodeDelegate {
  var calls: [String] = []

  func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) { calls.append("start") }
  func imageNodeWillLoadImageFromCache(_ imageNode: ASNetworkImageNode) {
    calls.append("ask cache")
  }
  func imageNodeDidLoadImageFromCache(_ imageNode: ASNetworkImageNode) { calls.append("hit") }
  func imageNodeDidFailToLoadImageFromCache(_ imageNode: ASNetworkImageNode) {
    calls.append("miss")
  }
  func imageNodeWillLoadImageFromNetwork(_ imageNode: ASNetworkImageNode) {
    calls.append("ask network")
  }
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {
    calls.append("loaded")
  }
  func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) {
    calls.append("failed")
  }
  func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode) {}
}
