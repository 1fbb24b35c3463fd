import Foundation

/// An expectation, a snapshot or the end of a host in a gallery, with its pictures.
package struct GalleryEntry: Codable, Hashable, Sendable {
  /// The sources of entries.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// An `<expect>` of a fixture.
    case expectation
    /// A snapshot of a test.
    case snapshot
    /// The last state of a host.
    case host
  }

  /// The outcome of an entry.
  package enum Status: String, Codable, Hashable, Sendable {
    /// The test has begun and not ended: it runs, or it crashed.
    case running
    /// Everything is as expected.
    case passed
    /// Something is not as expected.
    case failed
    /// A reference was written.
    case recorded
    /// Nothing was compared.
    case shown
  }

  /// A name that is the same in every run.
  package let id: String
  /// The source of the entry.
  package var kind: Kind
  /// The fixture's container, or the suite of the test.
  package var suite: String
  /// The expectation, or the name of the test.
  package var title: String
  /// The outcome.
  package var status: Status
  /// The environment: device, direction, text size and the like, each under its name.
  package var environment: [String: String]
  /// The steps before the picture, as the fixture spells them.
  package var steps: [String]
  /// The pictures, the actual one first.
  package var pictures: [Picture]
  /// The results of the comparisons.
  package var verdicts: [Verdict]
  /// The number of repetitions in the test run.
  package var repetitions = 1
  /// The number of repetitions that failed.
  package var failures = 0
  /// The test run that wrote the entry.
  package var run = ""

  /// Creates an entry; its identifier follows from the kind, the suite, the title and a key.
  package init(
    _ kind: Kind, suite: String, title: String, key: String, status: Status,
    environment: [String: String] = [:], steps: [String] = [], pictures: [Picture] = [],
    verdicts: [Verdict] = []
  ) {
    id = String(StableHash.of("\(kind)\n\(suite)\n\(title)\n\(key)"), radix: 16)
    self.kind = kind
    self.suite = suite
    self.title = title
    self.status = .running
    self.environment = environment
    self.steps = steps
    self.pictures = pictures
    self.verdicts = verdicts
    conclude(status)
  }

  /// Sets the outcome of this repetition.
  package mutating func conclude(_ status: Status) {
    self.status = status
    failures = status == .failed ? 1 : 0
  }

  /// Reads the entry of a file; `nil` where there is none, or it is damaged.
  init?(script file: URL) {
    guard let data = try? Data(contentsOf: file),
      data.starts(with: Data("gallery.detail(".utf8)), data.count > 18,
      let entry = try? JSONDecoder().decode(GalleryEntry.self, from: data.dropFirst(15).dropLast(3))
    else { return nil }
    self = entry
  }

  /// Returns this entry as the next repetition of an earlier one of the same test run.
  ///
  /// Decided here: one failure makes the entry fail, with the pictures of the failure, as a test that passes
  /// at the second attempt is one to look at.
  func merged(over earlier: GalleryEntry) -> GalleryEntry {
    let isNext = earlier.status != .running
    var merged = failures == 0 && earlier.failures > 0 ? earlier : self
    if failures == 0, earlier.failures > 0 {
      merged.status = status == .running ? .running : .failed
    }
    merged.repetitions = earlier.repetitions + (isNext ? 1 : 0)
    merged.failures = earlier.failures + failures
    merged.run = run
    return merged
  }
}
