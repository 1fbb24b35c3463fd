import UIKit

extension ASTableView: ASDataControllerSource {
  // Source: `ASTableView.mm`, `-numberOfSectionsInDataController:`, also without a data source. A
  // deallocated one that implemented a member answers 0.
  package func sourceSectionCount() -> Int {
    guard let source = asyncDataSource else { return implementsSections ? 0 : 1 }
    let count = tableNode.flatMap { node in
      node.optionalMembers.ask("numberOfSections(in:)") { source.numberOfSections(in: node) }
    }
    let answer = count ?? sectionCountWithoutNode(of: source)
    implementsSections = answer != nil
    return answer ?? 1
  }

  package func sourceItemCount(inSection section: Int) -> Int {
    guard let source = asyncDataSource else { return 0 }
    let count = tableNode.flatMap { node in
      node.optionalMembers.ask("tableNode(_:numberOfRowsInSection:)") {
        source.tableNode(node, numberOfRowsInSection: section)
      }
    }
    if let count = count ?? rowCountWithoutNode(inSection: section, of: source) { return count }
    guard tableNode != nil else { return adviseOfMissingNode() }
    report(.missingMember("tableNode(_:numberOfRowsInSection:)", dataSource: dataSourceName))
    return 0
  }

  package func sourceContext(forSection section: Int) -> (any ASSectionContext)? { nil }
  package func nodeModel(forItemAt indexPath: IndexPath) -> Any? { nil }

  /// Returns the source of a row's node: the data source's method for closures, or else the method
  /// for nodes.
  ///
  /// Source: `ASTableView.mm`, `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:`.
  package func elementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    guard let source = asyncDataSource else { return ElementSource(block: { ASCellNode() }) }
    guard let node = tableNode else {
      if hasNodeSource(indexPath, source) { return ElementSource(block: { ASCellNode() }) }
      return olderElementSource(forRowAt: indexPath, of: source) ?? missingNode(indexPath)
    }
    if usesBlocks != false, let block = block(forRowAt: indexPath, of: source, node) {
      usesBlocks = true
      return ElementSource(block: block, setup: setup)
    }
    guard usesBlocks != true else { return missingNode(indexPath) }
    guard let answer = cellNode(forRowAt: indexPath, of: source, node) else {
      return olderElementSource(forRowAt: indexPath, of: source) ?? missingNode(indexPath)
    }
    guard let cellNode = answer else { return missingNode(indexPath) }
    setup.prepare(cellNode)
    return ElementSource(node: cellNode)
  }

  private func block(
    forRowAt path: IndexPath, of source: any ASTableDataSource, _ node: ASTableNode
  ) -> ASCellNodeBlock? {
    let optional = node.optionalMembers.ask("tableNode(_:nodeBlockForRowAt:)") {
      () -> ASCellNodeBlock? in source.tableNode(node, nodeBlockForRowAt: path)
    }
    if let optional {
      usesBlocks = true
      return optional
    }
    let block = node.optionalMembers.ask("tableNode(_:nodeBlockForRowAt:)") {
      () -> ASCellNodeBlock in source.tableNode(node, nodeBlockForRowAt: path)
    }
    usesBlocks = block != nil
    return block
  }

  /// Returns the node from the method that takes the table node, or `nil` if it is not implemented.
  private func cellNode(
    forRowAt path: IndexPath, of source: any ASTableDataSource, _ node: ASTableNode
  ) -> ASCellNode?? {
    let optional = node.optionalMembers.ask("tableNode(_:nodeForRowAt:)") { () -> ASCellNode? in
      source.tableNode(node, nodeForRowAt: path)
    }
    if let optional { return optional }
    return node.optionalMembers.ask("tableNode(_:nodeForRowAt:)") { () -> ASCellNode in
      source.tableNode(node, nodeForRowAt: path)
    }
  }

  private func missingNode(_ indexPath: IndexPath) -> ElementSource {
    report(
      RuntimeViolation(
        .missingTableNode, subject: dataSourceName,
        message: "There is no node for row \(indexPath.section).\(indexPath.item); tables show no "
          + "UIKit cells.",
        remedy: "Return a node or a block for every row, or use a collection node with interop.",
        numbers: [indexPath.section, indexPath.item]))
    return ElementSource(block: { ASCellNode() }, setup: setup)
  }

  var setup: CellNodeSetup {
    CellNodeSetup(interactionDelegate: self, isRangeManaged: true, isInverted: inverted)
  }

  /// The width for which rows are measured if no accessory or editing control makes them narrower,
  /// in points.
  ///
  /// A section index counts only if the data source implements both of its methods. Source:
  /// `ASTableView.mm`, `-sectionIndexWidth`.
  var rowWidth: CGFloat {
    (hasMeasuredIndex ? contentWidth : bounds.width) - contentInset.left - contentInset.right
  }

  private var hasMeasuredIndex: Bool {
    guard contentWidth < bounds.width, let source = asyncDataSource else { return false }
    if let hasSectionIndexMethods { return hasSectionIndexMethods }
    guard let title = source.sectionIndexTitles(for: self)?.first else { return false }
    let section = optionalMembers.ask("tableView(_:sectionForSectionIndexTitle:at:)") {
      source.tableView(self, sectionForSectionIndexTitle: title, at: 0)
    }
    hasSectionIndexMethods = section != nil
    return section != nil
  }

  /// Returns the size range of a row: exactly the row width, and the delegate's heights or any
  /// height.
  ///
  /// Source: `ASTableView.mm`, `-dataController:constrainedSizeForNodeAtIndexPath:`.
  package func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange? {
    let width = measuredWidth
    var heights: (CGFloat, CGFloat) = (0, .greatestFiniteMagnitude)
    sizingOrigin = .rowWidth
    if let range = delegateRange(ofRowAt: indexPath) {
      heights = (range.min.height, range.max.height)
      sizingOrigin = .rowDelegate
      if !(heights.0 <= heights.1) {
        adviseOfInvertedRange(range, at: indexPath)
        // `ASSizeRangeMake` would report each row.
        return ASSizeRange(
          min: CGSize(width: width, height: heights.0), max: CGSize(width: width, height: heights.1)
        )
      }
    }
    return ASSizeRangeMake(
      CGSize(width: width, height: heights.0), CGSize(width: width, height: heights.1))
  }

  private func adviseOfInvertedRange(_ range: ASSizeRange, at indexPath: IndexPath) {
    guard advisories.isFirst(.invertedSizeRange) else { return }
    report(
      .invertedSizeRange(
        range, of: "row \(indexPath.section).\(indexPath.row)",
        subject: appTypeName(of: asyncDelegate) ?? dataSourceName))
  }

  package func supplementaryKinds(inSections sections: IndexSet) -> [String]? { nil }
  package func supplementaryCount(ofKind kind: String, inSection section: Int) -> Int? { nil }
  package func report(_ problem: CountLimit.Problem, of count: InvalidCount) {
    report(problem.violation(subject: dataSourceName, text: count.text, count: count.count))
  }

  package var providesSupplementaryNodes: Bool { false }
  package func elementSource(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ElementSource { ElementSource(block: { ASCellNode() }) }
  package func constrainedSize(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange? { nil }

  package func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool {
    if update.isReload { return false }
    if update.asynchronousElementCount < 2 { return true }
    return contentSize.width <= bounds.width && contentSize.height <= bounds.height
  }

  package func isPresented(_ element: ASCollectionElement, at size: CGSize) -> Bool {
    guard let path = dataController.visibleMap.indexPath(for: element) else { return false }
    return abs(rectForRow(at: path).height - (size.height + hairline))
      <= CGFloat(Float.ulpOfOne)
  }

  /// The height that a separator adds to a row, in points: one pixel, or 0 without separators.
  var hairline: CGFloat { separatorStyle == .none ? 0 : 1 / ownEnvironment.screen.scale }

  /// Returns the height of a row, in points: the height of its node plus the separator.
  ///
  /// Source: `ASTableView.mm`, `-tableView:heightForRowAtIndexPath:`.
  func height(ofRowAt indexPath: IndexPath) -> CGFloat {
    guard let element = dataController.visibleMap.elementForItem(at: indexPath) else { return 0 }
    return element.node.measuredSize(in: element.constrainedSize).height + hairline
  }
}
