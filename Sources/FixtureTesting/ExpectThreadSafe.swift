import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
import Testing
import UIKit

/// Checks that the node blocks of a collection node's data source are safe on any thread and in any
/// order.
///
/// The blocks run in many orders, concurrently on many threads, and after a change of the data,
/// while the data source's log is checked. A finding is an issue with the item and the cause. If
/// the data source returns nodes instead of blocks, their measuring is audited in the same way.
///
/// - Parameters:
///   - dataSource: The data source.
///   - node: The collection node to use, or `nil` for a new one.
///   - audit: The orders, the size range, and the change of the data.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectThreadSafe(
  _ dataSource: any ASCollectionDataSource,
  for node: ASCollectionNode? = nil,
  audit: FixtureNodeBlockAudit = FixtureNodeBlockAudit(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let asked =
    node ?? ownNode(of: dataSource)
    ?? ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  record(logging(audit, dataSource).findings(in: dataSource, for: asked), sourceLocation)
}

/// Checks that the node blocks of a table node's data source are safe on any thread and in any
/// order.
///
/// - Parameters:
///   - dataSource: The data source.
///   - node: The table node to use, or `nil` for a new one.
///   - audit: The orders, the size range, and the change of the data.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectThreadSafe(
  _ dataSource: any ASTableDataSource,
  for node: ASTableNode? = nil,
  audit: FixtureNodeBlockAudit = FixtureNodeBlockAudit(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let asked = node ?? ownNode(of: dataSource) ?? ASTableNode()
  record(logging(audit, dataSource).findings(in: dataSource, for: asked), sourceLocation)
}

/// Checks that the node blocks of a pager node's data source are safe on any thread and in any
/// order.
///
/// - Parameters:
///   - dataSource: The data source.
///   - node: The pager node to use, or `nil` for a new one.
///   - audit: The orders, the size range, and the change of the data.
///   - sourceLocation: The source location of the expectation.
@MainActor public func expectThreadSafe(
  _ dataSource: any ASPagerDataSource,
  for node: ASPagerNode? = nil,
  audit: FixtureNodeBlockAudit = FixtureNodeBlockAudit(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let asked = node ?? ownNode(of: dataSource) ?? ASPagerNode()
  record(logging(audit, dataSource).findings(in: dataSource, for: asked), sourceLocation)
}

/// Returns the container node of a generated data source.
@MainActor private func ownNode<Node>(of dataSource: AnyObject) -> Node? {
  (dataSource as? any FixtureContainer)?.containerNode as? Node
}

/// Returns the audit with the call log of a generated data source, without the calls that return
/// node blocks.
@MainActor private func logging(
  _ audit: FixtureNodeBlockAudit, _ dataSource: AnyObject
) -> FixtureNodeBlockAudit {
  guard audit.callLog == nil, let fixture = dataSource as? any FixtureContainer else {
    return audit
  }
  var audit = audit
  let calls = fixture.calls
  audit.callLog = { calls.calls.filter { $0.method != "nodeBlock" }.map(\.description) }
  return audit
}

@MainActor private func record(
  _ findings: [FixtureNodeBlockFinding], _ sourceLocation: SourceLocation
) {
  for finding in findings {
    Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
  }
}
