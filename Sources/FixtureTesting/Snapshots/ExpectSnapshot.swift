import AsyncDisplayKit
import FixtureHosting
import Foundation
import Testing

/// Expects a tree to have the text of its reference file.
///
/// The reference is named by suite, test and label, without counters, and looked for in the folder
/// of the variable `TEXTURE_FIXTURES_SNAPSHOT_FOLDER`, in `__Snapshots__` beside the test file, and in
/// the bundle. A failure names each node and property that differs, and attaches the actual text.
///
/// - Parameters:
///   - tree: what to compare.
///   - label: tells the snapshots of one test apart; needed where there are several, and in each
///     case of a parameterised test.
///   - bundle: the bundle that may hold the references.
///   - sourceLocation: the place of the expectation.
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
      "A snapshot in a parameterised test needs a label; pass named: with the argument in it",
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
///   - host: the host; settle it first.
///   - label: tells the snapshots of one test apart.
///   - bundle: the bundle that may hold the references.
///   - sourceLocation: the place of the expectation.
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
///   - node: the node; measure it first.
///   - label: tells the snapshots of one test apart.
///   - bundle: the bundle that may hold the references.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectSnapshot(
  of node: ASDisplayNode,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    of: CanonicalTree(node: node), named: label, bundle: bundle, sourceLocation: sourceLocation)
}
