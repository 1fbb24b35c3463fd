import FixtureContract
import FixtureHosting
import FixtureRendering
import FixtureSupport
import Foundation
import Testing
import UIKit

/// A recorder that adds expectations, snapshots, and hosts to the gallery of the test run.
struct GalleryRecorder {
  private let gallery: Gallery
  private let folder: String

  /// Creates the recorder of a run, or returns `nil` if the environment variable
  /// `TEXTURE_FIXTURES_GALLERY` is not set.
  init?(variables: [String: String] = SnapshotConfiguration.current.variables) {
    guard let gallery = Gallery(variables: variables) else { return nil }
    self.gallery = gallery
    folder = variables[Gallery.variable] ?? ""
  }

  /// Writes an entry. A gallery that cannot be written is an issue of one test of the process, not of each.
  func add(_ make: (Gallery) throws -> GalleryEntry) {
    do {
      try gallery.add(try make(gallery))
    } catch {
      guard GalleryFailures.isFirst(folder) else { return }
      Issue.record("\(GalleryFailures.message(error, folder: folder))")
    }
  }

  /// Writes the picture and the outcome of a snapshot.
  ///
  /// - Parameters:
  ///   - name: the name of the reference.
  ///   - view: the picture, and the environment that it was drawn in.
  ///   - outcome: the result of the comparison.
  ///   - expected: the expected picture, if the reference is one.
  ///   - place: the source location of the expectation.
  func record(
    _ name: SnapshotName, _ view: SnapshotView, _ outcome: SnapshotComparison.Outcome,
    expected: String?, at place: SourceLocation
  ) {
    add { gallery in
      var entry = GalleryEntry(
        .snapshot, suite: name.suite.isEmpty ? "Snapshots" : name.suite.joined(separator: "."),
        title: name.title, key: "\(name.module)\n\(name.suffix)", status: .passed,
        environment: view.environment)
      let text = "Snapshot of \(name.title)"
      if let picture = view.picture {
        entry.pictures = [try gallery.write(picture, text: text)]
        if let expected {
          entry.pictures.append(
            try gallery.write(expected, as: .expected, text: "\(text), as the reference has it"))
        }
      }
      entry.conclude(outcome, at: "\(place.fileID):\(place.line)")
      return entry
    }
  }

  /// Writes the last state of a host.
  func record(_ end: HostPicture, in environment: [String: String]) {
    add { gallery in
      let number = end.number == 0 ? "" : " \(end.number + 1)"
      var entry = GalleryEntry(
        .host, suite: end.test.suite, title: end.test.title + number, key: end.test.identifier,
        status: .shown, environment: environment)
      guard let picture = end.picture else {
        entry.verdicts = [
          .init(
            passed: true, text: "Further hosts of this test have no picture", place: end.test.place)
        ]
        return entry
      }
      let text = "\(end.source) at the end of \(end.test.title)"
      entry.pictures = [try gallery.write(picture, text: text)]
      return entry
    }
  }
}

extension GalleryEntry {
  /// Takes over the outcome of a snapshot.
  fileprivate mutating func conclude(_ outcome: SnapshotComparison.Outcome, at place: String) {
    switch outcome {
    case .matched:
      verdicts = [.init(passed: true, text: "equals the reference", place: place)]
    case .recorded(let path):
      conclude(.recorded)
      verdicts = [.init(passed: true, text: "wrote \(path) without comparing", place: place)]
    case .failed(let message, let texts):
      conclude(.failed)
      let trace = texts.map { $0.difference.joined(separator: "\n") }
      verdicts = [.init(passed: false, text: message, place: place, trace: trace)]
    }
  }
}

extension SnapshotName {
  /// The name of the test, followed by the label if there is one.
  var title: String { ([test] + (label.map { [$0] } ?? [])).joined(separator: " ") }
}
