import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
import Testing
import UIKit

/// Expects the node blocks of a collection's data source to be safe on any thread and in any order.
///
/// The blocks are run in many orders and on many threads at once, after a change of the data, and with
/// the data source's log watched. A finding is an issue that names the item and the culprit. Nodes of
/// a data source without blocks are measured so instead.
///
/// - Parameters:
///   - dataSource: the data source.
///   - node: the collection node to ask with; nil makes one.
///   - audit: the orders, the size range, and how the data is changed.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectThreadSafe(
  _ dataSource: any ASCollectionDataSource,
  for node: ASCollectionNode? = nil,
  audit: NodeBlockAudit = NodeBlockAudit(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let asked =
    node ?? ownNode(of: dataSource)
    ?? ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  record(logging(audit, dataSource).findings(in: dataSource, for: asked), sourceLocation)
}

/// Expects the node blocks of a table's data source to be safe on any thread and in any order.
///
/// - Parameters:
///   - dataSource: the data source.
///   - node: the table node to ask with; nil makes one.
///   - audit: the orders, the size range, and how the data is changed.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectThreadSafe(
  _ dataSource: any ASTableDataSource,
  for node: ASTableNode? = nil,
  audit: NodeBlockAudit = NodeBlockAudit(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let asked = node ?? ownNode(of: dataSource) ?? ASTableNode()
  record(logging(audit, dataSource).findings(in: dataSource, for: asked), sourceLocation)
}

/// Expects the node blocks of a pager's data source to be safe on any thread and in any order.
///
/// - Parameters:
///   - dataSource: the data source.
///   - node: the pager to ask with; nil makes one.
///   - audit: the orders, the size range, and how the data is changed.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectThreadSafe(
  _ dataSource: any ASPagerDataSource,
  for node: ASPagerNode? = nil,
  audit: NodeBlockAudit = NodeBlockAudit(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let asked = node ?? ownNode(of: dataSource) ?? ASPagerNode()
  record(logging(audit, dataSource).findings(in: dataSource, for: asked), sourceLocation)
}

/// Returns the node that a generated data source feeds.
@MainActor private func ownNode<Node>(of dataSource: AnyObject) -> Node? {
  (dataSource as? any FixtureContainer)?.containerNode as? Node
}

/// Returns the audit with the log of a generated data source, which notes the run of a block as
/// well.
@MainActor private func logging(
  _ audit: NodeBlockAudit, _ dataSource: AnyObject
) -> NodeBlockAudit {
  guard audit.callLog == nil, let fixture = dataSource as? any FixtureContainer else {
    return audit
  }
  var audit = audit
  let calls = fixture.calls
  audit.callLog = { calls.calls.filter { $0.method != "nodeBlock" }.map(\.description) }
  return audit
}

@MainActor private func record(
  _ findings: [NodeBlockFinding], _ sourceLocation: SourceLocation
) {
  for finding in findings {
    Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
  }
}
