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
final class HeldDownloader: ASImageDownloaderProtocol {
  var completions: [ASImageDownloaderCompletion] = []
  var calls: [String] = []
  var parts: [Int: ASImageDownloaderProgressImage] = [:]
  var progress: [ASImageDownloaderProgress?] = []
  var retries: [Bool] = []
  /// The identifier of all downloads, or `nil` for one each.
  var sharedIdentifier: Int?

  func downloadImage(
    with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority,
    callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    retries.append(shouldRetry)
    return downloadImage(
      with: url, callbackQueue: callbackQueue, downloadProgress: downloadProgress,
      completion: completion)
  }

  func downloadImage(
    with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
    completion: @escaping ASImageDownloaderCompletion
  ) -> Any? {
    completions.append(completion)
    progress.append(downloadProgress)
    calls.append("download \(url.lastPathComponent)")
    return sharedIdentifier ?? completions.count
  }

  func cancelImageDownload(forIdentifier downloadIdentifier: Any) {
    calls.append("cancel \(downloadIdentifier)")
  }

  func setPriority(
    _ priority: ASImageDownloaderPriority, withDownloadIdentifier downloadIdentifier: Any
  ) {
    calls.append("priority \(priority) \(downloadIdentifier)")
  }

  func setProgressImageBlock(
    _ progressBlock: ASImageDownloaderProgressImage?, callbackQueue: DispatchQueue,
    withDownloadIdentifier downloadIdentifier: Any
  ) {
    calls.append("\(progressBlock == nil ? "drop" : "take") parts \(downloadIdentifier)")
    if let number = downloadIdentifier as? Int { parts[number] = progressBlock }
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
