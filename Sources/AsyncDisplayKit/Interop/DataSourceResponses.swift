import UIKit

/// The data source and delegate of a collection view during one series of queries, with the methods
/// that they implement.
///
/// The pass retains them, so that they exist until its end, and skips methods that are known to be
/// missing for the other items. Between passes a view only has weak references.
@MainActor
final class DataSourceResponses {
  let node: ASCollectionNode
  let delegate: (any ASCollectionDelegate)?
  let inspector: (any ASCollectionViewLayoutInspecting)?
  var lacksOlderSizes = false
  /// A Boolean value that indicates whether the delegate returned the size of an item.
  var hasSizes = false

  private let view: ASCollectionView
  private let dataSource: any ASCollectionDataSource
  // Set once the delegate is known to size items for the runtime's own flow inspector.
  private var sizes: DelegateItemSizes?
  private let itemSetup: CellNodeSetup
  private var lacksNodeModels = false
  private var hasBlocks = false

  /// Creates the responses of a view, or `nil` without a data source.
  init?(_ view: ASCollectionView) {
    guard let dataSource = view.asyncDataSource, let node = view.collectionNode else { return nil }
    self.view = view
    self.node = node
    self.dataSource = dataSource
    delegate = view.asyncDelegate
    inspector = view.layoutInspector
    itemSetup = CellNodeSetup(
      interactionDelegate: view,
      isRangeManaged: !view.policy.mode.contains(.disableRangeController),
      isInverted: view.inverted)
  }
}

extension DataSourceResponses: DataControllerItemSource {
  var sizingOrigin: SizingOrigin { view.sizingOrigin }

  func nodeModel(forItemAt indexPath: IndexPath) -> Any? {
    guard !lacksNodeModels else { return nil }
    let model = node.optionalMembers.ask("collectionNode(_:nodeModelForItemAt:)") {
      dataSource.collectionNode(node, nodeModelForItemAt: indexPath)
    }
    if model == nil { lacksNodeModels = true }
    return model ?? nil
  }

  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    if hasBlocks {
      let block = dataSource.collectionNode(node, nodeBlockForItemAt: indexPath) as ASCellNodeBlock
      return ElementSource(block: block, setup: itemSetup)
    }
    let answer = view.asking { [view, node, dataSource] in
      $0.item(at: indexPath, of: dataSource, node: node, view: view)
    }
    hasBlocks = view.sources.hasItemBlocks
    switch answer {
    case .block(let block): return ElementSource(block: block, setup: itemSetup)
    case .node(let cellNode):
      itemSetup.prepare(cellNode)
      return ElementSource(node: cellNode)
    case .notImplemented, .nothing: return plainOrMissing(indexPath)
    }
  }

  private func plainOrMissing(_ indexPath: IndexPath) -> ElementSource {
    if node.interopDataSource != nil { return .plain }
    view.report(.missingNode(indexPath, dataSource: view.dataSourceName))
    return ElementSource(block: { ASCellNode() }, setup: itemSetup)
  }

  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange? {
    if let sizes { return sizes.range(ofItemAt: indexPath) }
    guard let inspector else { return nil }
    let range = view.constrainedSize(forItemAt: indexPath, by: inspector)
    if hasSizes { sizes = DelegateItemSizes(view, asked: self) }
    return range
  }
}

/// The item sizes that the delegate returns during one series of queries.
///
/// A separate object without optional properties, because unwrapping those of ``DataSourceResponses``
/// for each of thousands of items retains them each time.
@MainActor
final class DelegateItemSizes {
  private let view: ASCollectionView
  private let node: ASCollectionNode
  private let delegate: any ASCollectionDelegate
  private let inspector: ASCollectionViewFlowLayoutInspector

  /// Creates the sizes, or returns `nil` unless a delegate determines sizes for the runtime's own
  /// flow layout inspector.
  init?(_ view: ASCollectionView, asked responses: DataSourceResponses) {
    guard let delegate = responses.delegate, let inspector = responses.inspector,
      type(of: inspector) == ASCollectionViewFlowLayoutInspector.self,
      let inspector = inspector as? ASCollectionViewFlowLayoutInspector
    else { return nil }
    self.view = view
    node = responses.node
    self.delegate = delegate
    self.inspector = inspector
  }

  /// Returns the size range of an item, in points.
  func range(ofItemAt indexPath: IndexPath) -> ASSizeRange {
    view.latestSizingOrigin = .nodeDelegate
    let range = delegate.collectionNode(node, constrainedSizeForItemAt: indexPath)
    if range.isInverted {
      view.adviseOfInvertedRange(range, of: "item \(indexPath.section).\(indexPath.item)")
    }
    guard range == ASSizeRangeUnconstrained else { return range }
    view.adviseIfUnconstrained(range, at: indexPath, by: delegate)
    return inspector.itemRange(answer: range, of: view)
  }
}
