import AsyncDisplayKit
import FixtureHosting
import Foundation
import Testing

/// Expects a tree to have the text of its reference file.
///
/// The reference is named by suite, test and label, without counters. It is searched in the folder
/// of the environment variable `TEXTURE_FIXTURES_SNAPSHOT_FOLDER`, in `__Snapshots__` beside the
/// test file, and in the bundle. A failure contains each node and property that differs, and
/// attaches the actual text.
///
/// - Parameters:
///   - tree: The tree to compare.
///   - label: A label that distinguishes the snapshots of one test; required if there are several, and in each case of a parameterized test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
public func expectSnapshot(
  of tree: CanonicalTree,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let configuration = SnapshotConfiguration.current
  let labels = [configuration.caseLabel, label].compactMap(\.self)
  let label = labels.isEmpty ? nil : labels.joined(separator: " ")
  guard let name = SnapshotName(test: Test.current, label: label) else {
    Issue.record("A snapshot needs a running test", sourceLocation: sourceLocation)
    return
  }
  if label == nil, Test.Case.current?.isParameterized == true {
    Issue.record(
      "A snapshot in a parameterized test needs a label; pass named: with the argument in it",
      sourceLocation: sourceLocation)
    return
  }
  if let ledger = configuration.ledger, !ledger.claim(name) {
    Issue.record(
      "Two snapshots of one test have the name \(name.fileName); pass named: to tell them apart",
      sourceLocation: sourceLocation)
    return
  }
  let comparison = SnapshotComparison(
    name: name,
    folder: SnapshotFolder(
      testFile: sourceLocation.filePath, bundle: bundle, variables: configuration.variables),
    mode: configuration.recordMode)
  record(comparison, of: tree, at: sourceLocation)
}

private func record(
  _ comparison: SnapshotComparison, of tree: CanonicalTree, at sourceLocation: SourceLocation
) {
  do {
    guard case .failed(let message) = try comparison.run(tree) else { return }
    Attachment.record(tree.text, named: comparison.name.fileName, sourceLocation: sourceLocation)
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      error, "The snapshot's reference cannot be read or written", sourceLocation: sourceLocation)
  }
}

/// Expects a host's container to have the text of its reference file.
///
/// - Parameters:
///   - host: The host; settle it first.
///   - label: A label that distinguishes the snapshots of one test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSnapshot<Source>(
  of host: FixtureHost<Source>,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(of: host.tree, named: label, bundle: bundle, sourceLocation: sourceLocation)
}

/// Expects a node and its subnodes to have the text of their reference file.
///
/// - Parameters:
///   - node: The node; measure it first.
///   - label: A label that distinguishes the snapshots of one test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSnapshot(
  of node: ASDisplayNode,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    of: CanonicalTree(node: node), named: label, bundle: bundle, sourceLocation: sourceLocation)
}
