import AsyncDisplayKit
import FixtureContract
import FixtureHosting
import FixtureRendering
import Foundation
import Testing
import UIKit

/// Compares a tree with the text of its reference file, and records an issue if they differ.
///
/// The reference is named by suite, test and label, without counters. It is searched in the folder
/// of the environment variable `TEXTURE_FIXTURES_SNAPSHOT_FOLDER`, which has a folder for each module,
/// in `__Snapshots__` beside the test file, and in the bundle. A failure contains each node and property that differs, and
/// attaches the actual text.
///
/// - Parameters:
///   - tree: The tree to compare.
///   - label: A label that distinguishes the snapshots of one test; required if there are several, and in each case of a parameterized test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
public func expectSnapshot(
  of tree: FixtureTree,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    .tree(tree, fonts: currentFontVersions), named: label, bundle: bundle, view: SnapshotView(),
    sourceLocation: sourceLocation)
}

/// The versions of the libraries that measure font files in the current environment, or `nil`
/// without font files.
private var currentFontVersions: String? {
  SnapshotForm.fontVersions(RuntimeEnvironment.current.fonts)
}

/// Compares content with its reference file, as `expectSnapshot(of:named:bundle:sourceLocation:)`
/// does.
func expectSnapshot(
  _ content: SnapshotContent, named label: String?, bundle: Bundle?, view: SnapshotView?,
  sourceLocation: SourceLocation
) {
  let configuration = SnapshotConfiguration.current
  let labels = [configuration.caseLabel, label].compactMap(\.self)
  let label = labels.isEmpty ? nil : labels.joined(separator: " ")
  guard var name = SnapshotName(test: Test.current, label: label) else {
    Issue.record("A snapshot requires a running test", sourceLocation: sourceLocation)
    return
  }
  name.suffix = content.suffix
  let folder = SnapshotFolder(
    place: SnapshotPlace(sourceLocation), module: name.module, bundle: bundle,
    variables: configuration.variables)
  name = configuration.fileNames.distinguished(name, in: folder)
  if label == nil, Test.Case.current?.isParameterized == true {
    Issue.record(
      "A snapshot in a parameterized test needs a label; pass named: with the argument in it",
      sourceLocation: sourceLocation)
    return
  }
  guard
    configuration.ledger.claim(name, by: Test.current?.id, for: content, at: sourceLocation)
  else {
    Issue.record(
      "Two snapshots of one test have the name \(name.fileName); pass named: to tell them apart",
      sourceLocation: sourceLocation)
    return
  }
  guard name.fileName.utf8.count <= SnapshotNames.longestFileName else {
    Issue.record(
      "The file name of a snapshot is longer than \(SnapshotNames.longestFileName) bytes; pass a shorter label to named:",
      sourceLocation: sourceLocation)
    return
  }
  if let word = FixtureSnapshotRecordMode.unknownWord(in: configuration.variables) {
    Issue.record(
      "'\(word)' in \(FixtureSnapshotRecordMode.variable) is not a mode of recording; use all, missing, failed or never",
      sourceLocation: sourceLocation)
  }
  if configuration.recordsOnContinuousIntegration {
    Issue.record(
      "The mode 'all' of recording snapshots compares nothing; remove it from the source. On CI, no reference was written",
      sourceLocation: sourceLocation)
  }
  let comparison = SnapshotComparison(
    name: name,
    folder: folder,
    mode: configuration.recordMode)
  record(comparison, of: content, seenIn: view, at: sourceLocation)
}

private func record(
  _ comparison: SnapshotComparison, of content: SnapshotContent, seenIn view: SnapshotView?,
  at sourceLocation: SourceLocation
) {
  do {
    let folder = comparison.folder
    try SnapshotConfiguration.current.recordUse(
      of: folder.existing(comparison.name) ?? folder.target(comparison.name), by: Test.current,
      at: sourceLocation)
    let outcome = try comparison.run(content)
    view?.record(comparison.name, outcome, of: content, at: sourceLocation)
    report(outcome, of: content, file: comparison.name.fileName, at: sourceLocation)
  } catch {
    view?.record(comparison.name, .failed("\(error)"), of: content, at: sourceLocation)
    Issue.record(
      error, "The snapshot's reference cannot be read or written", sourceLocation: sourceLocation)
  }
}

private func report(
  _ outcome: SnapshotComparison.Outcome, of content: SnapshotContent, file: String,
  at sourceLocation: SourceLocation
) {
  switch outcome {
  case .matched: break
  case .recorded(let path):
    Issue.record(
      "Wrote \(path) without comparing. Look at it, and remove the mode 'all' of recording.",
      severity: .warning, sourceLocation: sourceLocation)
  case .failed(let message, let texts):
    Attachment.record(texts?.actual ?? content.text, named: file, sourceLocation: sourceLocation)
    if let texts {
      Attachment.record(texts.expected, named: "expected.\(file)", sourceLocation: sourceLocation)
      Attachment.record(
        texts.difference.joined(separator: "\n") + "\n",
        named: "difference.\(file.hasSuffix(".txt") ? file : "\(file).txt")",
        sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// Compares a host's container with its reference file, as text or as a picture, and records an
/// issue if they differ.
///
/// - Parameters:
///   - host: The host; settle it first.
///   - style: The format: text with frames and appearance, or a picture. The default is text.
///   - label: A label that distinguishes the snapshots of one test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSnapshot<Source>(
  of host: FixtureHost<Source>,
  as style: FixtureSnapshotStyle = .text,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fonts = SnapshotForm.fontVersions(host.environment.fonts)
  let content: SnapshotContent =
    style == .svg ? .svg(host.svg) : .tree(host.tree, fonts: fonts)
  expectSnapshot(
    content, named: label, bundle: bundle, view: SnapshotView(host.window) { host.svg },
    sourceLocation: sourceLocation)
}

/// Compares a node and its subnodes with their reference file, as text or as a picture, and records
/// an issue if they differ.
///
/// - Parameters:
///   - node: The node; measure it first.
///   - style: The format: text with frames and appearance, or a picture. The default is text.
///   - label: A label that distinguishes the snapshots of one test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSnapshot(
  of node: ASDisplayNode,
  as style: FixtureSnapshotStyle = .text,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let content: SnapshotContent =
    style == .svg
    ? .svg(svg(of: node)) : .tree(FixtureTree(node: node), fonts: currentFontVersions)
  expectSnapshot(
    content, named: label, bundle: bundle, view: SnapshotView { svg(of: node) },
    sourceLocation: sourceLocation)
}

/// Compares a view and its subviews with their reference file, as text or as a picture, and records
/// an issue if they differ.
///
/// - Parameters:
///   - view: The view. A pending layout pass runs first.
///   - style: The format: text with frames and appearance, or a picture. The default is text.
///   - label: A label that distinguishes the snapshots of one test.
///   - bundle: The bundle that may contain the references.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectSnapshot(
  of view: UIView,
  as style: FixtureSnapshotStyle = .text,
  named label: String? = nil,
  bundle: Bundle? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  let content: SnapshotContent =
    style == .svg
    ? .svg(svg(of: view)) : .tree(FixtureTree(view: view), fonts: currentFontVersions)
  expectSnapshot(
    content, named: label, bundle: bundle, view: SnapshotView { svg(of: view) },
    sourceLocation: sourceLocation)
}
