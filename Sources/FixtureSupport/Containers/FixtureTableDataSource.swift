import AsyncDisplayKit
import Foundation
import UIKit

/// The data source and delegate of a generated table.
@MainActor
open class FixtureTableDataSource<Model: Sendable, Fields: Sendable>:
  FixtureDataSource<Model, Fields>, ASTableDataSource, ASTableDelegate, UITableViewDelegate,
  FixtureContainer
{
  /// The answers that a test replaces. They take precedence over the fixture's answers.
  public var answers = FixtureTableAnswers()

  /// The table node, created on first access with this object as its data source and delegate.
  public private(set) lazy var tableNode: ASTableNode = makeConnectedNode()

  /// The nodes of the headers and footers whose views the table has asked for.
  ///
  /// A view keeps its node only while it has a superview, so an app retains the node until then. Source:
  /// `_ASDisplayView.mm`, `-willMoveToSuperview:`.
  var sectionNodes: [SectionPlace: ASCellNode] = [:]

  /// The table node as the container node.
  public var containerNode: ASDisplayNode { tableNode }

  /// Returns a new table node. Generated classes override it with the fixture's properties.
  open func makeNode() -> ASTableNode {
    ASTableNode()
  }

  /// Configures the container's view once it is loaded.
  open func viewDidLoad(_ view: ASTableView) {}

  /// Returns the size range of a row, of which the table uses the heights, or `nil` for rows of any height. The
  /// default is `nil`.
  open func sizeRange(forRowAt indexPath: IndexPath, in tableNode: ASTableNode) -> ASSizeRange? {
    nil
  }

  /// Returns the size range of the header or footer of a section, of which the table uses the heights, or `nil` for
  /// any height. The default is `nil`.
  open func sizeRange(
    forSupplementaryOfKind kind: String, inSection section: Int
  ) -> ASSizeRange? {
    nil
  }

  /// Applies a mutation, found by its name, to the data and submits it to the container as one
  /// batch update.
  @discardableResult
  public final func applyMutation(named name: String) -> Bool {
    apply(mutationNamed: name, to: tableNode)
  }

  /// Applies a mutation to the data and submits it to the container as one batch update.
  public final func apply(_ mutation: FixtureMutation<Model, Fields>) {
    apply(mutation, to: tableNode)
  }

  /// Sets a Boolean property of the data source by its name and reloads the container.
  @discardableResult
  public final func setProperty(named name: String, to value: Bool) -> Bool {
    guard set(name, to: value) else { return false }
    tableNode.reloadData()
    return true
  }

  private func makeConnectedNode() -> ASTableNode {
    let node = makeNode()
    node.onDidLoad { [weak self] node in
      guard let view = (node as? ASTableNode)?.view else { return }
      self?.viewDidLoad(view)
    }
    node.dataSource = self
    node.delegate = self
    return node
  }

  // MARK: ASTableDataSource

  /// Returns the number of sections of the data.
  open func numberOfSections(in tableNode: ASTableNode) -> Int {
    calls.record(.numberOfSections)
    return answers.numberOfSections?(tableNode) ?? sections.count
  }

  /// Returns the number of rows in a section, or 0 if the section does not exist.
  open func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    calls.record(.numberOfRowsInSection, at: IndexPath(index: section))
    if let answer = answers.numberOfRowsInSection { return answer(tableNode, section) }
    return sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns a block that creates the row's node.
  open func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    calls.record(.nodeBlockForRowAt, at: indexPath)
    if let answer = answers.nodeBlockForRowAt { return answer(tableNode, indexPath) }
    guard case .node(let block) = choice(at: indexPath) else { return { ASCellNode() } }
    return recorded(block, at: indexPath)
  }

  /// The places of the titles of sections that the fixture states. Generated classes override it.
  open class var titleKinds: Set<FixtureSectionTitle> { [] }

  /// Returns the title that the fixture states for an existing section. Generated classes override it.
  ///
  /// - Returns: The title; `nil` or an empty text for none.
  open func title(_ kind: FixtureSectionTitle, ofSection section: Int) -> String? { nil }

  /// Returns the fixture's title, or reports the method as not implemented if the fixture has none and no test
  /// sets an answer.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard answers.titleForHeaderInSection != nil || Self.titleKinds.contains(.header) else {
      return tableView.notImplemented(returning: nil)
    }
    calls.record(.titleForHeaderInSection, at: IndexPath(index: section))
    if let answer = answers.titleForHeaderInSection { return answer(tableNode, section) }
    return statedTitle(.header, ofSection: section)
  }

  /// Returns the fixture's title, or reports the method as not implemented if the fixture has none and no test
  /// sets an answer.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard answers.titleForFooterInSection != nil || Self.titleKinds.contains(.footer) else {
      return tableView.notImplemented(returning: nil)
    }
    calls.record(.titleForFooterInSection, at: IndexPath(index: section))
    if let answer = answers.titleForFooterInSection { return answer(tableNode, section) }
    return statedTitle(.footer, ofSection: section)
  }

  /// Returns the fixture's titles of the section index, or reports the method as not implemented if there are none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard Self.titleKinds.contains(.index) else { return tableView.notImplemented(returning: nil) }
    return indexedSections.compactMap { statedTitle(.index, ofSection: $0) }
  }

  /// Returns the section of a title of the section index, or reports the method as not implemented if the fixture
  /// has none.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard Self.titleKinds.contains(.index) else {
      return tableView.notImplemented(returning: index)
    }
    let indexed = indexedSections
    return indexed.indices.contains(index) ? indexed[index] : index
  }

  // MARK: ASTableDelegate

  /// Returns the size range that the fixture states, or else reports the method as not implemented.
  open func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange {
    let range =
      answers.constrainedSizeForRowAt?(tableNode, indexPath)
      ?? sizeRange(forRowAt: indexPath, in: tableNode)
    guard let range else { return tableNode.notImplemented(returning: ASSizeRangeZero) }
    calls.record(.constrainedSizeForRowAt, at: indexPath)
    return range
  }

  /// Returns the view of the fixture's header, or reports the method as not implemented if the fixture has none.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    sectionView(UICollectionView.elementKindSectionHeader, ofSection: section, in: tableView)
  }

  /// Returns the view of the fixture's footer, or reports the method as not implemented if the fixture has none.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    sectionView(UICollectionView.elementKindSectionFooter, ofSection: section, in: tableView)
  }

  /// Returns the height of the fixture's header, or reports the method as not implemented if the fixture has none.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    sectionHeight(UICollectionView.elementKindSectionHeader, ofSection: section, in: tableView)
  }

  /// Returns the height of the fixture's footer, or reports the method as not implemented if the fixture has none.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    sectionHeight(UICollectionView.elementKindSectionFooter, ofSection: section, in: tableView)
  }

  /// Returns the given row, unless a test sets an answer.
  open func tableNode(
    _ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.record(.willSelectRowAt, at: indexPath)
    guard let answer = answers.willSelectRowAt else { return indexPath }
    return answer(tableNode, indexPath)
  }

  /// Returns the given row, unless a test sets an answer.
  open func tableNode(
    _ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.record(.willDeselectRowAt, at: indexPath)
    guard let answer = answers.willDeselectRowAt else { return indexPath }
    return answer(tableNode, indexPath)
  }

  /// Returns whether a batch is left to fetch.
  open func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
    calls.record(.shouldBatchFetch)
    return answers.shouldBatchFetch?(tableNode) ?? !batches.isEmpty
  }

  /// Appends the next batch after its delay. Called on a background thread.
  nonisolated open func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    calls.record(.willBeginBatchFetchWith)
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "batch fetch")) {
      self.answer(context, in: self.tableNode)
    }
  }

  // MARK: Optional members, written by Scripts/make-optional-members to the end of the class

  /// Records the call and returns `true`, unless a test sets an answer.
  open func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.record(.shouldHighlightRowAt, at: indexPath)
    return answers.shouldHighlightRowAt?(tableNode, indexPath) ?? true
  }

  /// Records the call in `calls`.
  open func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath) {
    calls.record(.didHighlightRowAt, at: indexPath)
  }

  /// Records the call in `calls`.
  open func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath) {
    calls.record(.didUnhighlightRowAt, at: indexPath)
  }

  /// Records the call in `calls`.
  open func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    calls.record(.didSelectRowAt, at: indexPath)
  }

  /// Records the call in `calls`.
  open func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) {
    calls.record(.didDeselectRowAt, at: indexPath)
  }

  /// Records the call in `calls`.
  open func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {
    calls.record(.willDisplayRowWith, at: node.indexPath)
  }

  /// Records the call in `calls`.
  open func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
    calls.record(.didEndDisplayingRowWith, at: node.indexPath)
  }
}
