import FixtureHosting
import FixtureRendering
import FixtureSupport
import Foundation
import Testing
import UIKit

extension GalleryRecorder {
  /// Writes that an expectation has begun; a run that crashes leaves it so.
  ///
  /// - Returns: the entry, to be completed.
  @MainActor func begin(_ expectation: FixtureExpectation) -> GalleryEntry {
    let entry = entry(of: expectation)
    add { _ in entry }
    return entry
  }

  /// Writes the pictures and the verdicts of an expectation.
  @MainActor func complete(
    _ begun: GalleryEntry, _ expectation: FixtureExpectation,
    on host: FixtureHost<any FixtureContainer>,
    _ mismatches: [FixtureMismatch]
  ) {
    add { gallery in
      var entry = begun
      entry.conclude(mismatches.isEmpty ? .passed : .failed)
      entry.environment = GalleryEnvironment.of(host.window)
      entry.verdicts = Self.verdicts(expectation, mismatches)
      let size = FixtureNumber.text([host.window.bounds.width, host.window.bounds.height])
      let text = "\(expectation.container) in a window of \(size) points"
      let differences = mismatches.compactMap { FrameDifference($0) }
      entry.pictures =
        differences.isEmpty
        ? [try gallery.write(host.svg, text: text)]
        : try pictures(of: differences, on: host, text, in: gallery)
      return entry
    }
  }

  /// Writes that an expectation ended with an error, before its assertions were compared.
  func complete(
    _ begun: GalleryEntry, _ expectation: FixtureExpectation, endedBy error: any Error
  ) {
    add { _ in
      var entry = begun
      entry.conclude(.failed)
      entry.verdicts = [
        .init(passed: false, text: "\(error)", place: "\(expectation.position)")
      ]
      return entry
    }
  }

  /// Draws the actual frames, the expected ones and both, at one size, so that a page can lay one picture
  /// over the other.
  @MainActor private func pictures(
    of differences: [FrameDifference], on host: FixtureHost<any FixtureContainer>, _ text: String,
    in gallery: Gallery
  ) throws -> [GalleryEntry.Picture] {
    let frames = differences.flatMap { [$0.actual, $0.expected].compactMap(\.self) }
    let parts: [(GalleryEntry.Picture.Role, String, [FrameDifference])] = [
      (
        .actual, "actual frames",
        differences.map { FrameDifference(actual: $0.actual, expected: nil) }
      ),
      (
        .expected, "expected frames",
        differences.map { FrameDifference(actual: nil, expected: $0.expected) }
      ),
      (.difference, "actual and expected frames", differences),
    ]
    return try parts.map { role, words, part in
      let picture = host.failureSVG(part, caption: [], covering: frames)
      return try gallery.write(picture, as: role, text: "\(text), with the \(words)")
    }
  }

  /// Returns a verdict for each mismatch, and for each assertion without one.
  private static func verdicts(
    _ expectation: FixtureExpectation, _ mismatches: [FixtureMismatch]
  ) -> [GalleryEntry.Verdict] {
    let failed = Set(mismatches.map(\.position))
    let passed = expectation.assertions.filter { !failed.contains($0.position) }
    return mismatches.map {
      .init(passed: false, text: "\($0)", place: "\($0.position)", trace: $0.trace)
    }
      + passed.map { .init(passed: true, text: "\($0.assertion)", place: "\($0.position)") }
  }

  /// Returns the entry of an expectation. Its key has the environment, as traits may run one
  /// expectation in many.
  @MainActor private func entry(of expectation: FixtureExpectation) -> GalleryEntry {
    var configuration = FixtureConfiguration.current
    // Each order of steps is a repetition of the same expectation.
    configuration.schedule = nil
    return GalleryEntry(
      .expectation, suite: expectation.container, title: expectation.name,
      key: "\(expectation.position.path)\n\(expectation.conditions)\n\(configuration)",
      status: .running,
      environment: GalleryEnvironment.of(expectation.conditions),
      steps: expectation.steps.map(\.description))
  }
}
