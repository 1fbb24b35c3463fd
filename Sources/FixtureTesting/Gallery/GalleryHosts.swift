import FixtureContract
import FixtureHosting
import FixtureRendering
import Foundation
import Testing
import UIKit

/// The pictures of hosts that tests of this process have added to the gallery.
///
/// A test that makes the same picture again, in a loop or in a repetition, adds it once. Of a test that
/// makes many hosts, the first ones are drawn.
final class GalleryHosts: Sendable {
  /// The pictures of the running task; all tests of a process share one object.
  @TaskLocal static var current = GalleryHosts()
  /// A Boolean value that indicates whether hosts of the running task are drawn at their end.
  ///
  /// Expectations draw their hosts themselves.
  @TaskLocal static var drawsEnds = true
  /// The number of hosts of one test that are drawn.
  static let limit = 100

  private struct Count {
    var hosts = 0
    var pictures: Set<String> = []
    var entries = 0
  }

  private let counts = Locked<[String: Count]>([:])

  /// Counts a host that is about to be drawn.
  ///
  /// - Returns: the number of hosts of the test, this one included.
  func count(_ test: GalleryTest) -> Int {
    counts.withLock { counts in
      counts[test.identifier, default: Count()].hosts += 1
      return counts[test.identifier]?.hosts ?? 0
    }
  }

  /// Takes note of a picture that has an entry of its own.
  func know(_ picture: String, of test: GalleryTest) {
    counts.withLock { counts in
      _ = counts[test.identifier, default: Count()].pictures.insert(picture)
    }
  }

  /// Returns the number, from 0, of a new picture of a test; `nil` for one that has an entry.
  func number(of picture: String?, of test: GalleryTest) -> Int? {
    counts.withLock { counts in
      var count = counts[test.identifier, default: Count()]
      defer { counts[test.identifier] = count }
      if let picture, !count.pictures.insert(picture).inserted { return nil }
      defer { count.entries += 1 }
      return count.entries
    }
  }
}

/// The test that a picture was made in.
struct GalleryTest: Sendable {
  /// The identifier; empty outside of a test.
  let identifier: String
  /// The suite, or a word for pictures outside of tests.
  let suite: String
  /// The test's name, as written in its attribute or in the source.
  let title: String
  /// The place of the test.
  let place: String

  /// The running test.
  static var current: GalleryTest {
    guard let test = Test.current else {
      return GalleryTest(identifier: "", suite: "Hosts", title: "outside of tests", place: "")
    }
    // The identifier ends in the place of the test, which changes with every line above it.
    let identifier = "\(test.id)".split(separator: "/").prefix { !$0.contains(".swift:") }
      .joined(separator: "/")
    let suites = SnapshotNames.suites(ofTest: "\(test.id)").joined(separator: ".")
    let location = test.sourceLocation
    return GalleryTest(
      identifier: identifier, suite: suites.isEmpty ? "Hosts" : suites,
      title: test.displayName ?? String(test.name.prefix { $0 != "(" }),
      place: "\(location.fileID):\(location.line)")
  }
}

/// The last picture of a host.
struct HostPicture {
  /// The test that made the host.
  let test: GalleryTest
  /// The number of the picture among those of the test, from 0.
  let number: Int
  /// The name of the class of the data source or the controller.
  let source: String
  /// The picture; `nil` for hosts beyond the limit.
  let picture: String?
}

/// The drawing of a host's last state.
struct GalleryHostRecorder: HostEndRecorder {
  let recorder: GalleryRecorder
  let test: GalleryTest
  let configuration: HostConfiguration
  let hosts: GalleryHosts

  func recordEnd(of window: UIWindow, showing source: String) {
    let count = hosts.count(test)
    guard count <= GalleryHosts.limit + 1 else { return }
    var picture: String?
    if count <= GalleryHosts.limit {
      var environment = window.runtimeEnvironment
      // Drawing must not add to the issues of a test.
      environment.violationHandler = ViolationHandler { _ in }
      picture = environment.bind { Self.svg(of: window, title: source) }
    }
    guard let number = hosts.number(of: picture, of: test) else { return }
    recorder.record(
      HostPicture(test: test, number: number, source: source, picture: picture),
      in: GallerySurroundings.of(window, configuration))
  }

  /// Returns the picture of a window as it is: nothing is laid out any more.
  private static func svg(of window: UIWindow, title: String) -> String {
    var options = PictureOptions()
    options.title = title
    options.background = UIColor.systemBackground.resolvedColor(with: window.traitCollection)
    return FixtureRendering.svg(of: window.layer, options: options)
  }
}

extension HostEnd: HostEndRecording {
  /// Returns the recorder of a host where the environment asks for a gallery.
  package static func makeRecorder() -> (any HostEndRecorder)? {
    guard GalleryHosts.drawsEnds, let recorder = GalleryRecorder() else { return nil }
    return GalleryHostRecorder(
      recorder: recorder, test: .current, configuration: .current, hosts: .current)
  }
}
