import FixtureHosting
import FixtureRendering
import FixtureSupport
import Foundation
import Testing
import UIKit

/// A recorder that adds pictures of expectations and snapshots to the gallery named by an
/// environment variable.
struct GalleryRecorder {
  private let gallery: Gallery

  /// Creates the recorder of a run, or returns `nil` if the environment variable
  /// `TEXTURE_FIXTURES_GALLERY` is not set.
  init?(variables: [String: String] = SnapshotConfiguration.current.variables) {
    guard let gallery = Gallery(variables: variables) else { return nil }
    self.gallery = gallery
  }

  /// Writes that an expectation has begun. If the run crashes, the gallery shows the expectation in
  /// this state.
  func begin(_ expectation: FixtureExpectation) {
    add { _ in entry(of: expectation, status: .running) }
  }

  /// Writes the pictures of an expectation and the results of its assertions.
  @MainActor func record(
    _ expectation: FixtureExpectation, on host: FixtureHost<any FixtureContainer>,
    _ mismatches: [ExpectationMismatch]
  ) {
    add { gallery in
      var entry = entry(of: expectation, status: mismatches.isEmpty ? .passed : .failed)
      entry.surroundings = Self.surroundings(of: host)
      let picture = try gallery.write(host.svg)
      let place = "\(expectation.position)"
      let size = CanonicalNumber.text([host.window.bounds.width, host.window.bounds.height])
      let text = "\(expectation.container) in a window of \(size) points"
      entry.pictures = [.init(role: "actual", file: picture, text: text)]
      entry.verdicts = mismatches.map { .init(passed: false, text: "\($0)", place: place) }
      if mismatches.isEmpty {
        entry.verdicts = [.init(passed: true, text: entry.title, place: place)]
      }
      for difference in mismatches.compactMap({ FrameDifference($0) }) {
        try compare(difference, on: host, text, in: &entry, gallery)
      }
      return entry
    }
  }

  @MainActor private func compare(
    _ difference: FrameDifference, on host: FixtureHost<any FixtureContainer>, _ text: String,
    in entry: inout GalleryEntry, _ gallery: Gallery
  ) throws {
    let parts = [
      ("actual", FrameDifference(actual: difference.actual, expected: nil)),
      ("expected", FrameDifference(actual: nil, expected: difference.expected)),
      ("difference", difference),
    ]
    entry.pictures = try parts.map { role, part in
      let file = try gallery.write(host.failureSVG([part], caption: []))
      return .init(role: role, file: file, text: "\(text): \(role) frame")
    }
  }

  /// Writes the picture and the result of a snapshot.
  func record(
    _ name: SnapshotName, picture: String, outcome: SnapshotComparison.Outcome,
    expected: String?, surroundings: [String: String], at place: SourceLocation
  ) {
    add { gallery in
      var entry = GalleryEntry(
        suite: name.suite.joined(separator: "."), title: name.title, key: name.suffix,
        status: .passed, surroundings: surroundings)
      if entry.suite.isEmpty { entry.suite = "Snapshots" }
      let text = "Snapshot of \(name.title)"
      entry.pictures = [.init(role: "actual", file: try gallery.write(picture), text: text)]
      if let expected {
        entry.pictures.append(
          .init(role: "expected", file: try gallery.write(expected), text: "\(text), expected"))
      }
      let location = "\(place.fileID):\(place.line)"
      switch outcome {
      case .matched:
        entry.verdicts = [.init(passed: true, text: "equals the reference", place: location)]
      case .recorded(let path):
        entry.status = .recorded
        entry.verdicts = [.init(passed: true, text: "recorded \(path)", place: location)]
      case .failed(let message, _):
        entry.status = .failed
        entry.verdicts = [.init(passed: false, text: message, place: location)]
      }
      return entry
    }
  }

  private func entry(
    of expectation: FixtureExpectation, status: GalleryEntry.Status
  ) -> GalleryEntry {
    GalleryEntry(
      suite: expectation.container, title: expectation.name, key: "\(expectation)",
      status: status, surroundings: ["conditions": "\(expectation.conditions)"],
      steps: expectation.steps.map(\.description))
  }

  private func add(_ make: (Gallery) throws -> GalleryEntry) {
    do {
      try gallery.add(try make(gallery))
    } catch {
      Issue.record(error, "The gallery cannot be written")
    }
  }

  /// Returns the environment of a host as names and values.
  @MainActor static func surroundings<Source>(of host: FixtureHost<Source>) -> [String: String] {
    let traits = host.window.traitCollection
    let size = host.window.bounds.size
    var surroundings = [
      "size": CanonicalNumber.text([size.width, size.height]),
      "scale": CanonicalNumber.text(Double(traits.displayScale)),
      "direction": traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      "text size": traits.preferredContentSizeCategory.rawValue,
      "appearance": traits.userInterfaceStyle == .dark ? "dark" : "light",
    ]
    surroundings["device"] = HostConfiguration.current.device?.name ?? "\(Int(size.width)) wide"
    return surroundings
  }
}

extension SnapshotName {
  /// The name of the test, followed by the label if there is one.
  var title: String { ([test] + (label.map { [$0] } ?? [])).joined(separator: " ") }
}
