import FixtureContract
import FixtureHosting
import FixtureRendering
import Testing
import UIKit

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
  let configuration: FixtureConfiguration
  let hosts: GalleryHosts

  func recordEnd(of window: UIWindow, showing source: String) {
    let count = hosts.count(test)
    guard count <= GalleryHosts.limit + 1 else { return }
    var picture: String?
    if count <= GalleryHosts.limit {
      var environment = window.runtimeEnvironment
      // Drawing must not add to the issues of a test.
      environment.violationHandler = RuntimeViolation.Handler { _ in }
      picture = environment.bind { Self.svg(of: window, title: source) }
    }
    guard let number = hosts.number(of: picture, of: test) else { return }
    recorder.record(
      HostPicture(test: test, number: number, source: source, picture: picture),
      in: GalleryEnvironment.of(window, configuration))
  }

  /// Returns the picture of a window as it is: nothing is laid out any more.
  private static func svg(of window: UIWindow, title: String) -> String {
    var options = FixturePictureOptions()
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
