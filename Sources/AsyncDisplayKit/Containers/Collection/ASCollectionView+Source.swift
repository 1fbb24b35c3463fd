import UIKit

extension ASCollectionView: ASDataControllerSource {
  package func beginQuestions() { responses = DataSourceResponses(self) }
  package func endQuestions() { responses = nil }

  // Source: `ASCollectionView.mm`, `-numberOfSectionsInDataController:`, also without a data source. A
  // deallocated one that implemented a member answers 0.
  package func sourceSectionCount() -> Int {
    guard let source = asyncDataSource else { return implementsSections ? 0 : 1 }
    let count = collectionNode.flatMap { node in
      node.optionalMembers.ask("numberOfSections(in:)") { source.numberOfSections(in: node) }
    }
    let answer = count ?? sectionCountWithoutNode(of: source)
    implementsSections = answer != nil
    return answer ?? 1
  }

  package func sourceItemCount(inSection section: Int) -> Int {
    guard let source = asyncDataSource else { return 0 }
    let count = collectionNode.flatMap { node in
      node.optionalMembers.ask("collectionNode(_:numberOfItemsInSection:)") {
        source.collectionNode(node, numberOfItemsInSection: section)
      }
    }
    if let count = count ?? itemCountWithoutNode(inSection: section, of: source) { return count }
    guard collectionNode != nil else { return adviseOfMissingNode() }
    report(
      .missingMember(
        "collectionNode(_:numberOfItemsInSection:)", dataSource: dataSourceName))
    return 0
  }

  package func sourceContext(forSection section: Int) -> (any ASSectionContext)? {
    guard let source = asyncDataSource, let node = collectionNode else { return nil }
    let context = node.optionalMembers.ask("collectionNode(_:contextForSection:)") {
      source.collectionNode(node, contextForSection: section)
    }
    context??.collectionView = self
    return context ?? nil
  }

  package var itemSource: any DataControllerItemSource { responses ?? self }

  private var currentResponses: DataSourceResponses? { responses ?? DataSourceResponses(self) }

  package func nodeModel(forItemAt indexPath: IndexPath) -> Any? {
    currentResponses?.nodeModel(forItemAt: indexPath)
  }

  package func elementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    currentResponses?.elementSource(forItemAt: indexPath)
      ?? olderElementSource(forItemAt: indexPath)
  }

  package func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange? {
    (responses?.inspector ?? layoutInspector).map {
      constrainedSize(forItemAt: indexPath, by: $0)
    }
  }

  /// Returns the size range of an item from a layout inspector.
  func constrainedSize(
    forItemAt indexPath: IndexPath, by inspector: any ASCollectionViewLayoutInspecting
  ) -> ASSizeRange {
    let range = inspector.collectionView(self, constrainedSizeForNodeAt: indexPath)
    noteSizing(by: inspector)
    if range.isInverted {
      adviseOfInvertedRange(range, of: "item \(indexPath.section).\(indexPath.item)")
    }
    return range
  }

  /// Reports once that a size range has a minimum above its maximum.
  func adviseOfInvertedRange(_ range: ASSizeRange, of element: String) {
    guard advisories.isFirst(.invertedSizeRange) else { return }
    let subject = appTypeName(of: asyncDelegate) ?? dataSourceName
    report(.invertedSizeRange(range, of: element, subject: subject))
  }

  /// Records the origin of a size range: an inspector of the app may change what the runtime's
  /// inspectors return.
  private func noteSizing(by inspector: any ASCollectionViewLayoutInspecting) {
    let type = type(of: inspector)
    let isOwn =
      type == ASCollectionViewFlowLayoutInspector.self
      || type == ASCollectionViewLayoutInspector.self
    if !isOwn { latestSizingOrigin = .inspector }
  }

  package func supplementaryKinds(inSections sections: IndexSet) -> [String]? {
    guard let source = asyncDataSource else { return nil }
    guard let node = collectionNode else { return registeredKinds.sorted() }
    var kinds: Set<String> = []
    for section in sections {
      let answer = node.optionalMembers.ask(
        "collectionNode(_:supplementaryElementKindsInSection:)"
      ) { source.collectionNode(node, supplementaryElementKindsInSection: section) }
      guard let answer else { return registeredKinds.sorted() }
      kinds.formUnion(answer)
    }
    return kinds.sorted()
  }

  package func supplementaryCount(ofKind kind: String, inSection section: Int) -> Int? {
    guard asyncDataSource != nil, let layoutInspector else { return 0 }
    let member: OptionalMember = "collectionView(_:supplementaryNodesOfKind:inSection:)"
    let count = optionalMembers.ask(member) {
      layoutInspector.collectionView(
        self, supplementaryNodesOfKind: kind, inSection: UInt(section))
    }
    if count == nil { report(.missingInspectorMember(layoutInspector, ofKind: kind)) }
    return count.map { Int(clamping: $0) }
  }

  package func supplementaryStays(ofKind kind: String, inSection section: Int) {
    guard advisories.isFirst(.supplementaryStays) else { return }
    report(.supplementaryStays(ofKind: kind, inSection: section, dataSource: dataSourceName))
  }

  package func report(_ problem: CountLimit.Problem, of count: InvalidCount) {
    report(problem.violation(subject: dataSourceName, text: count.text, count: count.count))
  }

  package var providesSupplementaryNodes: Bool { true }

  package func constrainedSize(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange? {
    let range = optionalMembers.ask(
      "collectionView(_:constrainedSizeForSupplementaryNodeOfKind:at:)"
    ) {
      layoutInspector?.collectionView(
        self, constrainedSizeForSupplementaryNodeOfKind: kind, at: indexPath)
    }
    if let layoutInspector { noteSizing(by: layoutInspector) }
    if let range = range ?? nil, range.isInverted {
      adviseOfInvertedRange(range, of: "the \(kind) of section \(indexPath.section)")
    }
    return range ?? nil
  }

  package func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool {
    if policy.mode.contains(.alwaysSync) { return true }
    if policy.mode.contains(.alwaysAsync) || update.isReload { return false }
    if update.asynchronousElementCount < 2 {
      adviseOfUncountedNodes(update)
      return true
    }
    return contentSize.width <= bounds.width && contentSize.height <= bounds.height
  }

  private func adviseOfUncountedNodes(_ update: BatchUpdate) {
    let counted = update.asynchronousElementCount
    let nodes = counted + update.uncountedElementCount
    guard nodes >= 2 else { return }
    report(.plainItemEndsCounting(dataSource: dataSourceName, counted: counted, nodes: nodes))
  }

  package func isPresented(_ element: ASCollectionElement, at size: CGSize) -> Bool {
    guard let indexPath = dataController.visibleMap.indexPath(for: element) else { return false }
    let attributes =
      element.supplementaryElementKind.map {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: indexPath)
      } ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)
    guard let shown = attributes?.size else { return false }
    let tolerance = CGFloat(Float.ulpOfOne)
    return abs(shown.width - size.width) <= tolerance
      && abs(shown.height - size.height) <= tolerance
  }
}

extension ASCollectionView {
  /// Records that UIKit has asked for all data, so that the view no longer waits for its first
  /// load.
  func didAskForLoad() {
    guard isWaitingForLoad else { return }
    isWaitingForLoad = false
    hasPendingReload = false
    adviseOfMissingDirections()
    rangeController.setNeedsUpdate()
    scheduleBatchFetchCheck(changeCount: 1)
  }

  /// Reports once that the inspector of a layout delegate's list returns no directions.
  private func adviseOfMissingDirections() {
    guard scrollableDirections == .none, !(collectionViewLayout is UICollectionViewFlowLayout)
    else { return }
    guard let layout = collectionViewLayout as? ASCollectionLayout else {
      guard layoutInspector is ASCollectionViewLayoutInspector,
        advisories.isFirst(.layoutWithoutDirections)
      else { return }
      return report(.layoutWithoutInspector("\(type(of: collectionViewLayout))"))
    }
    guard layout.layoutDelegate.scrollableDirections() != .none,
      advisories.isFirst(.layoutWithoutDirections)
    else { return }
    report(.layoutWithoutDirections("\(type(of: layout.layoutDelegate))"))
  }
}
