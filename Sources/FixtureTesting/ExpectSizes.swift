import AsyncDisplayKit
import FixtureHosting
import FixtureRendering
import FixtureSupport
import Foundation
import Testing
import UIKit

/// Checks that items of a host have the expected sizes, and records an issue for each that does
/// not.
///
/// - Parameters:
///   - host: The host; settle it first.
///   - sizes: The sizes by index path, in points; parts with any value are `FixtureExpectedNumber.any`.
///   - tolerance: The permitted deviation of each number, in points.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSizes<Source>(
  of host: FixtureHost<Source>, _ sizes: [IndexPath: FixtureExpectedSize], tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (indexPath, expected) in sizes.sorted(by: { $0.key < $1.key }) {
    let actual = host.frame(at: indexPath)?.size
    guard actual.map({ expected.matches($0, tolerance: tolerance) }) != true else { continue }
    let text = actual.map { FixtureNumber.text([$0.width, $0.height]) } ?? "absent"
    let frame = host.frame(at: indexPath)
    let wanted = frame.map { CGRect(origin: $0.origin, size: expected.filled(by: $0.size)) }
    record(
      "size", of: indexPath, text, "\(expected)", in: host, from: frame, to: wanted,
      sourceLocation)
  }
}

/// Checks that items of a host have the expected frames in its content, and records an issue for
/// each that does not.
///
/// - Parameters:
///   - host: The host; settle it first.
///   - frames: The frames by index path, in points.
///   - tolerance: The permitted deviation of each number, in points.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectFrames<Source>(
  of host: FixtureHost<Source>, _ frames: [IndexPath: FixtureExpectedRect], tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (indexPath, expected) in frames.sorted(by: { $0.key < $1.key }) {
    let actual = host.frame(at: indexPath)
    guard actual.map({ expected.matches($0, tolerance: tolerance) }) != true else { continue }
    let text = actual.map { FixtureNumber.text($0) } ?? "absent"
    record(
      "frame", of: indexPath, text, "\(expected)", in: host, from: actual,
      to: expected.filled(by: actual ?? .zero), sourceLocation)
  }
}

/// Checks that the nodes of each cell are inside the cell, and records an issue for each that is
/// not.
///
/// - Parameters:
///   - host: The host; settle it first.
///   - tolerance: The distance by which a node may extend beyond its cell, in points.
///   - sourceLocation: The source location of the expectation.
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
  in host: FixtureHost<Source>, from frame: CGRect?, to wanted: CGRect?,
  _ sourceLocation: SourceLocation
) {
  let place = indexPath.map(String.init).joined(separator: ".")
  let constraint = host.sizingTrace(at: indexPath).map { "measured in \($0.constraint)" }
  let message = "\(property) of \(place) is \(actual), expected \(expected)"
  let difference = FrameDifference(
    actual: frame.map(host.windowRect), expected: wanted.map(host.windowRect))
  FailureAttachment(
    name: "\(property) of \(place)", differences: [difference],
    caption: [message, constraint].compactMap(\.self)
  ).record(for: host, at: sourceLocation)
  let text = [message, constraint].compactMap(\.self).joined(separator: "; ")
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// Records the sizing advisories of a host as warnings of the running test, or as issues under `.strict`: one
/// for each code, which names the other elements.
///
/// - Parameters:
///   - host: The host; settle it first.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSoundSizing<Source>(
  of host: FixtureHost<Source>, sourceLocation: SourceLocation = #_sourceLocation
) {
  let reporter = IssueReporter.current ?? IssueReporter(strictness: .standard)
  var causes: [RuntimeViolation.Code: [RuntimeViolation]] = [:]
  let advisories = host.sizingAdvisories
  for advisory in advisories { causes[advisory.code, default: []].append(advisory) }
  for advisory in advisories {
    guard let same = causes.removeValue(forKey: advisory.code) else { continue }
    reporter.record(advisory.naming(others: same.dropFirst()), at: sourceLocation)
  }
}

extension RuntimeViolation {
  /// Returns the advisory with the subjects of others of its kind in its message, of which the first five are named.
  fileprivate func naming(others: ArraySlice<RuntimeViolation>) -> RuntimeViolation {
    let others = others.map(\.subject).filter { $0 != subject }
    guard !others.isEmpty else { return self }
    let rest = others.count > 5 ? " and \(others.count - 5) more" : ""
    return RuntimeViolation(
      code, severity: severity, subject: subject,
      message: "\(message) The same holds for \(others.prefix(5).joined(separator: ", "))\(rest).",
      remedy: remedy, numbers: numbers)
  }
}
