import UIKit

/// How far a multiplex image node's loading has come.
struct MultiplexLoad {
  /// The versions of the image, the best first.
  var identifiers: [ASImageIdentifier] = []
  /// The version that the node has.
  var loaded: ASImageIdentifier?
  /// The version that is drawn.
  var displayed: ASImageIdentifier?
  /// What identifies the download under way, if it has something that does.
  var download: Any?
  /// The number of the download under way: an answer with another one comes too late.
  private(set) var downloadTicket = 0
  /// The versions that were begun with, by the numbers of their loadings.
  private var begun: [Int: ASImageIdentifier] = [:]
  private var lastTicket = 0

  /// Begins with a version and returns the number of the loading.
  mutating func begin(_ identifier: ASImageIdentifier) -> Int {
    lastTicket += 1
    begun[lastTicket] = identifier
    return lastTicket
  }

  /// Returns the version of a loading that is not over.
  func identifier(of ticket: Int) -> ASImageIdentifier? { begun[ticket] }

  /// Ends a loading.
  mutating func end(_ ticket: Int) { begun[ticket] = nil }

  /// Makes a loading the one whose download is under way.
  mutating func beginDownload(_ ticket: Int) { downloadTicket = ticket }

  /// Forgets the download under way, whose answer then comes too late.
  mutating func endDownload() {
    downloadTicket = 0
    download = nil
  }

  /// Returns the version that is to be loaded next; nil once the best is there.
  ///
  /// Texture: only the best one, unless intermediate ones are wanted: then the worst one first.
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
