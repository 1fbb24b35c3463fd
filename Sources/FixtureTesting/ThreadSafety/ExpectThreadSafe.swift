import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
import Testing
import UIKit

/// Expects the node blocks of a data source to be safe on any thread and in any order.
///
/// The blocks are run in many orders and on many threads at once, after a change of the data, and with
/// the data source's log watched. A finding is an issue that names the item and the culprit.
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
  var audit = audit
  if audit.callLog == nil, let fixture = dataSource as? any FixtureContainer {
    let calls = fixture.calls
    audit.callLog = { calls.calls.map(\.description) }
  }
  let node = node ?? (dataSource as? any FixtureContainer)?.containerNode as? ASCollectionNode
  let asked = node ?? ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  for finding in audit.findings(in: dataSource, for: asked) {
    Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
  }
}
