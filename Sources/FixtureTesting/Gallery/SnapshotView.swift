import FixtureHosting
import Foundation
import Testing
import UIKit

/// The picture of what a snapshot is of, for the gallery.
struct SnapshotView {
  /// The picture; `nil` for a snapshot of a tree, whose objects are gone.
  let picture: String?
  /// The environment of the picture.
  let environment: [String: String]
  private let recorder: GalleryRecorder

  /// Draws what a snapshot is of; `nil` where no gallery is asked for.
  ///
  /// - Parameters:
  ///   - window: the window of a host; `nil` for a node or a view.
  ///   - draw: returns the picture. It is called only for a gallery.
  @MainActor init?(_ window: UIWindow? = nil, drawing draw: () -> String) {
    guard let recorder = GalleryRecorder() else { return nil }
    self.recorder = recorder
    let drawn = draw()
    picture = drawn
    environment = window.map { GalleryEnvironment.of($0) } ?? GalleryEnvironment.current()
    GalleryHosts.current.know(drawn, of: .current)
  }

  /// Adds a snapshot of a tree, without a picture; `nil` where no gallery is asked for.
  init?() {
    guard let recorder = GalleryRecorder() else { return nil }
    self.recorder = recorder
    picture = nil
    environment = [:]
  }

  /// Adds the outcome of the snapshot to the gallery.
  func record(
    _ name: SnapshotName, _ outcome: SnapshotComparison.Outcome, of content: SnapshotContent,
    at place: SourceLocation
  ) {
    var expected: String?
    if case .svg = content, case .failed(_, let texts?) = outcome { expected = texts.expected }
    recorder.record(name, self, outcome, expected: expected, at: place)
  }
}
