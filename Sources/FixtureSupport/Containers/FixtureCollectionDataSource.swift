import AsyncDisplayKit
import Foundation
import UIKit

/// The data source and delegate of a generated collection in which every item has a node.
@MainActor
open class FixtureCollectionDataSource<Model: Sendable, Fields: Sendable>:
  FixtureDataSource<Model, Fields>, ASCollectionDataSource, ASCollectionDelegate,
  ASCollectionDelegateFlowLayout, UICollectionViewDelegateFlowLayout, FixtureContainer
{
  /// The answers that a test replaces. They take precedence over the fixture's answers.
  public var answers = FixtureCollectionAnswers()
  /// The layout inspector, retained because the container does not retain it.
  private var inspector: (any ASCollectionViewLayoutInspecting)?

  /// The collection node, created on first access with this object as its data source and delegate.
  public private(set) lazy var collectionNode: ASCollectionNode = makeConnectedNode()

  /// The collection node as the container node.
  public var containerNode: ASDisplayNode { collectionNode }

  /// Returns a new collection node. Generated classes override it with the fixture's layout and
  /// properties.
  open func makeNode() -> ASCollectionNode {
    ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Configures the container's view once it is loaded.
  open func viewDidLoad(_ view: ASCollectionView) {}

  /// Returns the size range of an item, or `nil` if the layout determines it. The default is `nil`.
  open func sizeRange(
    forItemAt indexPath: IndexPath, in collectionNode: ASCollectionNode
  ) -> ASSizeRange? {
    nil
  }

  /// Returns the size range of a supplementary element, or `nil` if the layout determines it.
  ///
  /// By default, the range is zero in a section without an element of a kind that other sections
  /// have.
  open func sizeRange(
    forSupplementaryOfKind kind: String, inSection section: Int
  ) -> ASSizeRange? {
    guard supplementaryKinds.contains(kind) else { return nil }
    let indexPath = IndexPath(item: 0, section: section)
    return supplementary(ofKind: kind, at: indexPath) == nil ? ASSizeRangeZero : nil
  }

  /// Sets the data source and delegate of the node. A pager node has separate setters.
  func connect(_ node: ASCollectionNode) {
    node.dataSource = self
    node.delegate = self
  }

  /// Returns a collection node whose items a hand-written layout delegate arranges.
  public final func makeNode(over layout: any ASCollectionLayoutDelegate) -> ASCollectionNode {
    ASCollectionNode(layoutDelegate: layout, layoutFacilitator: nil)
  }

  /// Returns a collection node with a hand-written layout.
  public final func makeNode(over layout: UICollectionViewLayout) -> ASCollectionNode {
    ASCollectionNode(collectionViewLayout: layout)
  }

  /// Sets a node's layout inspector and retains the inspector.
  public final func use(
    _ inspector: any ASCollectionViewLayoutInspecting, in node: ASCollectionNode
  ) {
    self.inspector = inspector
    node.layoutInspector = inspector
  }

  /// Applies a mutation, found by its name, to the data and submits it to the container as one
  /// batch update.
  @discardableResult
  public final func applyMutation(named name: String) -> Bool {
    apply(mutationNamed: name, to: collectionNode)
  }

  /// Applies a mutation to the data and submits it to the container as one batch update.
  public final func apply(_ mutation: FixtureMutation<Model, Fields>) {
    apply(mutation, to: collectionNode)
  }

  /// Sets a Boolean property of the data source by its name and reloads the container.
  @discardableResult
  public final func setProperty(named name: String, to value: Bool) -> Bool {
    guard set(name, to: value) else { return false }
    collectionNode.reloadData()
    return true
  }

  private func makeConnectedNode() -> ASCollectionNode {
    let node = makeNode()
    // A registration loads the view, which waits for the container's host here.
    node.onDidLoad { [weak self] node in
      guard let self, let node = node as? ASCollectionNode else { return }
      for kind in supplementaryKinds { node.registerSupplementaryNode(ofKind: kind) }
      viewDidLoad(node.view)
    }
    connect(node)
    return node
  }

  // MARK: ASCollectionDataSource

  /// Returns the number of sections of the data.
  open func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    calls.record(.numberOfSections)
    return answers.numberOfSections?(collectionNode) ?? sections.count
  }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    calls.record(.numberOfItemsInSection, at: IndexPath(index: section))
    if let answer = answers.numberOfItemsInSection { return answer(collectionNode, section) }
    return sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns the item's model if the fixture has `nodeModels`, or else reports the method as not
  /// implemented.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? {
    if let answer = answers.nodeModelForItemAt {
      calls.record(.nodeModelForItemAt, at: indexPath)
      return answer(collectionNode, indexPath)
    }
    guard usesNodeModels else { return collectionNode.notImplemented(returning: nil) }
    calls.record(.nodeModelForItemAt, at: indexPath)
    return item(at: indexPath)?.model
  }

  /// Returns a block that creates the item's node, or `nil` for a UIKit cell.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    calls.record(.nodeBlockForItemAt, at: indexPath)
    if let answer = answers.nodeBlockForItemAt { return answer(collectionNode, indexPath) }
    guard case .node(let block) = choice(at: indexPath) else { return nil }
    return recorded(block, at: indexPath)
  }

  /// Returns a block that creates a supplementary element's node, or `nil` for a UIKit view.
  open func collectionNode(
    _ collectionNode: ASCollectionNode,
    nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    calls.record(.nodeBlockForSupplementaryElementOfKind, at: indexPath, detail: kind)
    if let answer = answers.nodeBlockForSupplementaryElement {
      return answer(collectionNode, kind, indexPath)
    }
    guard case .node(let block)? = supplementary(ofKind: kind, at: indexPath) else { return nil }
    return recorded(block, at: indexPath)
  }

  /// Reports the method as not implemented, unless a test sets an answer.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    guard let answer = answers.contextForSection else {
      return collectionNode.notImplemented(returning: nil)
    }
    calls.record(.contextForSection, at: IndexPath(index: section))
    return answer(collectionNode, section)
  }

  /// Returns the kinds of supplementary elements in a section.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] {
    calls.record(.supplementaryElementKindsInSection, at: IndexPath(index: section))
    if let answer = answers.supplementaryElementKindsInSection {
      return answer(collectionNode, section)
    }
    let indexPath = IndexPath(item: 0, section: section)
    return supplementaryKinds.filter { supplementary(ofKind: $0, at: indexPath) != nil }
  }

  /// Reports the method as not implemented, unless a test sets an answer.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode
  ) -> Bool {
    guard let answer = answers.canMoveItemWith else {
      return collectionNode.notImplemented(returning: false)
    }
    calls.record(.canMoveItemWith, at: node.indexPath)
    return answer(collectionNode, node)
  }

  /// Moves the item in the data.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.record(.moveItemAt, at: sourceIndexPath)
    let edit = FixtureEdit<Model, Fields>.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    sections = SectionEdits([edit], of: sections)?.applied(to: sections) ?? sections
  }

  // MARK: ASCollectionDelegate

  /// Returns the size range that the fixture states, or else reports the method as not implemented.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    let range =
      answers.constrainedSizeForItemAt?(collectionNode, indexPath)
      ?? sizeRange(forItemAt: indexPath, in: collectionNode)
    guard let range else { return collectionNode.notImplemented(returning: ASSizeRangeZero) }
    calls.record(.constrainedSizeForItemAt, at: indexPath)
    return range
  }

  /// Returns whether a batch is left to fetch.
  open func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    calls.record(.shouldBatchFetch)
    return answers.shouldBatchFetch?(collectionNode) ?? !batches.isEmpty
  }

  /// Appends the next batch after its delay. Called on a background thread.
  nonisolated open func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    calls.record(.willBeginBatchFetchWith)
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "batch fetch")) {
      self.answer(context, in: self.collectionNode)
    }
  }

  // MARK: ASCollectionDelegateFlowLayout

  /// Reports the method as not implemented.
  ///
  /// It is declared here for the data sources with UIKit cells, which override it: a method that
  /// only a subclass declares is not called.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.notImplemented(returning: .zero)
  }

  /// Returns the fixture's size range of a header, or else reports the method as not implemented.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange {
    let kind = UICollectionView.elementKindSectionHeader
    let range =
      answers.sizeRangeForHeaderInSection?(collectionNode, section)
      ?? sizeRange(forSupplementaryOfKind: kind, inSection: section)
    guard let range else { return collectionNode.notImplemented(returning: ASSizeRangeZero) }
    calls.record(.sizeRangeForHeaderInSection, at: IndexPath(index: section))
    return range
  }

  /// Returns the fixture's size range of a footer, or else reports the method as not implemented.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange {
    let kind = UICollectionView.elementKindSectionFooter
    let range =
      answers.sizeRangeForFooterInSection?(collectionNode, section)
      ?? sizeRange(forSupplementaryOfKind: kind, inSection: section)
    guard let range else { return collectionNode.notImplemented(returning: ASSizeRangeZero) }
    calls.record(.sizeRangeForFooterInSection, at: IndexPath(index: section))
    return range
  }

  // MARK: Optional members, written by Scripts/make-optional-members to the end of the class

  /// Records the call and returns `true`, unless a test sets an answer.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls.record(.shouldHighlightItemAt, at: indexPath)
    return answers.shouldHighlightItemAt?(collectionNode, indexPath) ?? true
  }

  /// Records the call in `calls`.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath
  ) { calls.record(.didHighlightItemAt, at: indexPath) }

  /// Records the call in `calls`.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath
  ) { calls.record(.didUnhighlightItemAt, at: indexPath) }

  /// Records the call and returns `true`, unless a test sets an answer.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.record(.shouldSelectItemAt, at: indexPath)
    return answers.shouldSelectItemAt?(collectionNode, indexPath) ?? true
  }

  /// Records the call and returns `true`, unless a test sets an answer.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.record(.shouldDeselectItemAt, at: indexPath)
    return answers.shouldDeselectItemAt?(collectionNode, indexPath) ?? true
  }

  /// Records the call in `calls`.
  open func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath)
  { calls.record(.didSelectItemAt, at: indexPath) }

  /// Records the call in `calls`.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath
  ) { calls.record(.didDeselectItemAt, at: indexPath) }

  /// Records the call in `calls`.
  open func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode)
  { calls.record(.willDisplayItemWith, at: node.indexPath) }

  /// Records the call in `calls`.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode
  ) { calls.record(.didEndDisplayingItemWith, at: node.indexPath) }

  /// Records the call in `calls`.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) { calls.record(.willDisplaySupplementaryElementWith, at: node.indexPath) }

  /// Records the call in `calls`.
  open func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode
  ) { calls.record(.didEndDisplayingSupplementaryElementWith, at: node.indexPath) }
}
