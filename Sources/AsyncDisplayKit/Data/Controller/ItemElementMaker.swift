import UIKit

/// The creation of new items' elements, which queries the data source for each, in Texture's order.
///
/// Source: `ASDataController.mm`, `-_insertElementsIntoMap:kind:atIndexPaths:…`.
@MainActor
final class ItemElementMaker {
  private let controller: ASDataController
  private let batch: BatchUpdate
  private let update: ASHierarchyUpdate
  private let previous: ASElementMap
  // A strong reference: a weak one would be loaded for every item.
  private let source: (any ASDataControllerSource)?
  private let owner: ElementOwner
  private let asksForSizes: Bool

  init(controller: ASDataController, batch: BatchUpdate, update: ASHierarchyUpdate) {
    self.controller = controller
    self.batch = batch
    self.update = update
    previous = controller.pendingMap
    source = controller.source
    owner = controller.owner
    asksForSizes = controller.layoutDelegate == nil
  }

  /// Creates an element and counts it, or returns `nil` if there is no source for its node.
  func element(
    at indexPath: IndexPath, _ pass: inout ElementCount
  ) throws(InvalidUpdate) -> ASCollectionElement? {
    // Read each time, because a data source method may give the container another data source.
    guard let items = source?.itemSource else { return nil }
    let model = items.nodeModel(forItemAt: indexPath).map(HeldModel.init)
    if let model, let node = keptNode(for: model, at: indexPath) {
      return try element(ElementSource(node: node), at: indexPath, of: items, model: model, &pass)
    }
    return try element(
      items.elementSource(forItemAt: indexPath), at: indexPath, of: items, model: model, &pass)
  }

  private func element(
    _ answer: consuming ElementSource, at indexPath: IndexPath,
    of items: any DataControllerItemSource, model: HeldModel?, _ pass: inout ElementCount
  ) throws(InvalidUpdate) -> ASCollectionElement {
    let (range, origin) = try size(at: indexPath, of: items)
    pass.count(isPlain: answer.isPlain)
    if let node = answer.heldNode { batch.note(node) }
    return ASCollectionElement(
      source: answer.source, model: model, constrainedSize: range, sizingOrigin: origin,
      owner: owner, setup: answer.setup, isPlain: answer.isPlain)
  }

  private func size(
    at indexPath: IndexPath, of items: any DataControllerItemSource
  ) throws(InvalidUpdate) -> (ASSizeRange, SizingOrigin) {
    guard asksForSizes else { return (ASSizeRangeUnconstrained, .layoutDelegate) }
    guard let range = items.constrainedSize(forItemAt: indexPath) else {
      throw InvalidUpdate(.sizeMissing)
    }
    return (range, items.sizingOrigin)
  }

  /// Returns the existing node of the item if it can be updated to the new model, or `nil`.
  ///
  /// Source: `ASDataController.mm`, `-_insertElementsIntoMap:kind:atIndexPaths:…`.
  private func keptNode(for model: HeldModel, at indexPath: IndexPath) -> ASCellNode? {
    guard !update.includesReloadData, let old = update.oldIndexPath(forNew: indexPath),
      let element = previous.elementForItem(at: old)
    else { return nil }
    // With these features, the nodes may not have been created yet.
    let builds =
      controller.layoutDelegate != nil || controller.features.contains(.overlappingUpdates)
    guard let node = element.nodeForNewModel(builds: builds),
      node.canUpdate(toNodeModel: model.model)
    else { return nil }
    return node
  }
}

/// The numbers of elements that one series of queries has created.
///
/// After the first UIKit cell, the remaining elements of the pass count as synchronous. Source:
/// `ASDataController.mm`, `-_insertElementsIntoMap:kind:atIndexPaths:…`.
struct ElementCount {
  /// The number of elements with nodes that precede the first UIKit cell.
  private(set) var asynchronous = 0
  /// The number of elements with nodes that do not count because a UIKit cell precedes them.
  private(set) var uncounted = 0
  /// A Boolean value that indicates whether the pass contains a UIKit cell.
  private(set) var hasMetPlain = false

  /// Counts one more element.
  mutating func count(isPlain: Bool) {
    if isPlain {
      hasMetPlain = true
    } else if hasMetPlain {
      uncounted += 1
    } else {
      asynchronous += 1
    }
  }
}
