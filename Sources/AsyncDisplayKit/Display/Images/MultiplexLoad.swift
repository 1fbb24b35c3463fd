import UIKit

/// The loading state of a multiplex image node.
struct MultiplexLoad {
  /// The identifiers of the image's versions, in order of decreasing quality.
  var identifiers: [ASImageIdentifier] = []
  /// The version that the node has loaded.
  var loaded: ASImageIdentifier?
  /// The version that is displayed.
  var displayed: ASImageIdentifier?
  /// A Boolean value that indicates whether the data source implements the method for images, as far
  /// as the last question showed.
  var hasImages = true
  /// The identifier of the last download that was not canceled, if the downloader returned one.
  var download: Any?
  /// The number of the last download. An answer with another number is outdated.
  private(set) var downloadTicket = 0
  /// The versions being loaded, by the numbers of their loadings.
  private var begun: [Int: ASImageIdentifier] = [:]
  private var lastTicket = 0
  /// The numbers of the loadings whose download is the running one, which the last loading shares.
  private var sharing: Set<Int> = []

  /// Starts loading a version and returns the number of the loading.
  mutating func begin(_ identifier: ASImageIdentifier) -> Int {
    lastTicket += 1
    begun[lastTicket] = identifier
    return lastTicket
  }

  /// Returns the version of a loading, or `nil` if the loading has ended.
  func identifier(of ticket: Int) -> ASImageIdentifier? { begun[ticket] }

  /// Ends a loading.
  mutating func end(_ ticket: Int) { begun[ticket] = nil }

  /// Marks a loading as the one that is being downloaded.
  mutating func beginDownload(_ ticket: Int) { downloadTicket = ticket }

  /// Records whether the last download equals the one of a former loading, which is not canceled then.
  mutating func share(_ former: Int, _ isSame: Bool) {
    if isSame { sharing.insert(former) } else { sharing = [] }
  }

  /// Returns whether a loading has the running download.
  func isDownloading(_ ticket: Int) -> Bool {
    ticket == downloadTicket || sharing.contains(ticket)
  }

  /// Clears the last download, whose answer is then outdated.
  mutating func endDownload() {
    downloadTicket = 0
    download = nil
    sharing = []
  }

  /// Returns the next version to load, or `nil` if the best one is loaded.
  ///
  /// Only the best one, unless intermediate versions are enabled: then the worst one first, and then
  /// the next better one. Source: `ASMultiplexImageNode.mm`, `-_nextImageIdentifierToDownload`.
  func next(withIntermediate isGradual: Bool) -> ASImageIdentifier? {
    guard let best = identifiers.first, !Self.areEqual(best, loaded) else { return nil }
    guard isGradual else { return best }
    guard let index = identifiers.firstIndex(where: { Self.areEqual($0, loaded) }) else {
      return identifiers.last
    }
    return index > 0 ? identifiers[index - 1] : nil
  }

  static func areEqual(_ one: ASImageIdentifier?, _ other: ASImageIdentifier?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isEqual(other)
  }
}

/// The members of a multiplex image node that any thread may use.
///
/// Source: `ASMultiplexImageNode.mm`, `-setImageIdentifiers:`, `-setDelegate:` and
/// `-setShouldRenderProgressImages:`.
struct MultiplexState {
  var load = MultiplexLoad()
  weak var delegate: (any ASMultiplexImageNodeDelegate)?
  weak var dataSource: (any ASMultiplexImageNodeDataSource)?
  var downloadsIntermediate = false
  var rendersProgress = true
  var retriesDownload = true
}

extension ASMultiplexImageNode {
  /// The loading state at this moment. Another thread may change the identifiers at any time.
  final var load: MultiplexLoad { withNodeLock { state.load } }

  /// Changes the loading state with the node's lock held.
  @discardableResult
  final func changeLoad<Result>(_ change: (inout MultiplexLoad) -> Result) -> Result {
    withNodeLock { change(&state.load) }
  }
}
