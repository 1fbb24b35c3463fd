import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
import Foundation
import Testing
import UIKit

/// Expects items of a host to have sizes.
///
/// - Parameters:
///   - host: the host; settle it first.
///   - sizes: the sizes by index path, in points; `*` parts are `ExpectedNumber.any`.
///   - tolerance: how far each number may be away, in points.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectSizes<Source>(
  of host: FixtureHost<Source>, _ sizes: [IndexPath: ExpectedSize], tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (indexPath, expected) in sizes.sorted(by: { $0.key < $1.key }) {
    let actual = host.frame(at: indexPath)?.size
    guard actual.map({ expected.matches($0, tolerance: tolerance) }) != true else { continue }
    let text = actual.map { CanonicalNumber.text([$0.width, $0.height]) } ?? "absent"
    record("size", of: indexPath, text, "\(expected)", in: host, sourceLocation)
  }
}

/// Expects items of a host to have frames in its content.
///
/// - Parameters:
///   - host: the host; settle it first.
///   - frames: the frames by index path, in points.
///   - tolerance: how far each number may be away, in points.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectFrames<Source>(
  of host: FixtureHost<Source>, _ frames: [IndexPath: ExpectedRect], tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (indexPath, expected) in frames.sorted(by: { $0.key < $1.key }) {
    let actual = host.frame(at: indexPath)
    guard actual.map({ expected.matches($0, tolerance: tolerance) }) != true else { continue }
    let text = actual.map { CanonicalNumber.text($0) } ?? "absent"
    record("frame", of: indexPath, text, "\(expected)", in: host, sourceLocation)
  }
}

/// Expects everything that a cell shows to lie inside of it.
///
/// - Parameters:
///   - host: the host; settle it first.
///   - tolerance: how far a node may stick out, in points.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectFits<Source>(
  _ host: FixtureHost<Source>, tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for overflow in host.overflows(tolerance: tolerance) {
    Issue.record(Comment(rawValue: "\(overflow)"), sourceLocation: sourceLocation)
  }
}

@MainActor private func record<Source>(
  _ property: String, of indexPath: IndexPath, _ actual: String, _ expected: String,
  in host: FixtureHost<Source>, _ sourceLocation: SourceLocation
) {
  let place = indexPath.map(String.init).joined(separator: ".")
  let constraint = host.sizingTrace(at: indexPath).map { "; measured in \($0.constraint)" }
  Issue.record(
    "\(property) of \(place) is \(actual), expected \(expected)\(constraint ?? "")",
    sourceLocation: sourceLocation)
}

/// Tells every sizing advisory of a host as a warning of the running test, or as an issue under
/// `.strict`.
///
/// - Parameters:
///   - host: the host; settle it first.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectSoundSizing<Source>(
  of host: FixtureHost<Source>, sourceLocation: SourceLocation = #_sourceLocation
) {
  let reporter = IssueReporter.current ?? IssueReporter(strictness: .standard)
  for advisory in host.sizingAdvisories { reporter.record(advisory, at: sourceLocation) }
}
