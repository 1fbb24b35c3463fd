import Foundation
import UIKit

/// One expectation or snapshot in a gallery, with the pictures of its container.
package struct GalleryEntry: Codable, Hashable, Sendable {
  /// What an entry came to.
  package enum Status: String, Codable, Hashable, Sendable {
    /// The test has begun and not ended: it runs, or it crashed.
    case running
    /// Everything is as expected.
    case passed
    /// Something is not as expected.
    case failed
    /// A reference was written.
    case recorded
  }

  /// A picture and what it shows.
  package struct Picture: Codable, Hashable, Sendable {
    /// The role: `actual`, `expected` or `difference`.
    package var role: String
    /// The file, relative to the gallery's folder.
    package var file: String
    /// The alternative text of the picture.
    package var text: String

    /// Creates a picture.
    package init(role: String, file: String, text: String) {
      self.role = role
      self.file = file
      self.text = text
    }
  }

  /// One thing that was compared.
  package struct Verdict: Codable, Hashable, Sendable {
    /// A Boolean value that indicates whether it is as expected.
    package var passed: Bool
    /// What was compared, and the difference.
    package var text: String
    /// Where it is stated, as `Fixtures/Feed.xml:14:23`.
    package var place: String

    /// Creates a verdict.
    package init(passed: Bool, text: String, place: String) {
      self.passed = passed
      self.text = text
      self.place = place
    }
  }

  /// A name that is the same in every run.
  package let id: String
  /// The suite, or the fixture's container.
  package var suite: String
  /// What is expected.
  package var title: String
  /// What the entry came to.
  package var status: Status
  /// The environment: device, direction, text size and the like, each under its name.
  package var surroundings: [String: String]
  /// The steps before the picture, as the fixture spells them.
  package var steps: [String]
  /// The pictures.
  package var pictures: [Picture]
  /// What was compared.
  package var verdicts: [Verdict]
  /// The test run that wrote the entry.
  package var run = ""

  /// Creates an entry; its identifier follows from the suite, the title and a key.
  package init(
    suite: String, title: String, key: String, status: Status,
    surroundings: [String: String] = [:], steps: [String] = [], pictures: [Picture] = [],
    verdicts: [Verdict] = []
  ) {
    id = String(StableHash.of("\(suite)\n\(title)\n\(key)"), radix: 16)
    self.suite = suite
    self.title = title
    self.status = status
    self.surroundings = surroundings
    self.steps = steps
    self.pictures = pictures
    self.verdicts = verdicts
  }

  /// What the overview shows of an entry.
  var summary: Summary {
    Summary(
      id: id, suite: suite, page: GallerySite.page(of: suite), title: title, status: status,
      device: surroundings["device"] ?? "",
      search: surroundings.values.sorted().joined(separator: " "),
      picture: pictures.first?.file ?? "", text: pictures.first?.text ?? "", run: run)
  }

  struct Summary: Codable, Hashable, Sendable {
    let id: String
    let suite: String
    let page: String
    let title: String
    let status: Status
    let device: String
    let search: String
    let picture: String
    let text: String
    let run: String
  }
}

/// What the processes of one test run have in common.
enum TestRun {
  /// The parent process, which is `swift test`, and when it began; of several targets it is the same.
  static let identifier: String = {
    let parent = getppid()
    let stat = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    let fields = stat?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? "\(parent)-\(fields[19])" : "\(parent)"
  }()
}

/// A lock on a folder that other processes respect.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other process or thread holds the lock.
  init(_ folder: URL) throws {
    let path = folder.appending(path: ".lock").path(percentEncoded: false)
    descriptor = open(path, O_CREAT | O_RDWR, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw CocoaError(.fileLocking)
      }
    }
  }

  func unlock() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
