import UIKit

extension ASCollectionView {
  /// The properties of the view that decide size ranges.
  package var inspectionGeometry: InspectionGeometry {
    InspectionGeometry(
      viewport: bounds.size, contentInset: contentInset,
      scrollableDirections: scrollableDirections)
  }

  /// The directions in which the layout's content can scroll.
  public var scrollableDirections: ASScrollDirection {
    layoutInspector?.scrollableDirections() ?? .none
  }

  /// Returns the delegate's size range of an item, from the newer method or else the older one.
  ///
  /// - Quirk: the meaning of a range without limits depends on the layout; advisory
  ///   `unconstrained-item-range`, once. `ASCollectionViewFlowLayoutInspector.mm` and
  ///   `ASCollectionViewLayoutInspector.mm`, `-collectionView:constrainedSizeForNodeAtIndexPath:`.
  func delegateItemRange(at indexPath: IndexPath) -> ASSizeRange? {
    let asked = responses
    let node = asked?.node ?? collectionNode
    if let range = node?.itemRangeOfSubclass() {
      latestSizingOrigin = .page
      return range
    }
    guard let delegate = asked?.delegate ?? asyncDelegate else {
      checkSizeOfDataSource(at: indexPath)
      return nil
    }
    let range = node.flatMap { newerRange(ofItemAt: indexPath, of: delegate, for: $0, asked) }
    latestSizingOrigin = range == nil ? .viewDelegate : .nodeDelegate
    let answer = range ?? olderRange(ofItemAt: indexPath, of: delegate)
    if answer == nil { checkSizeOfDataSource(at: indexPath) }
    adviseIfUnconstrained(answer, at: indexPath, by: delegate)
    return answer
  }

  /// Reports an advisory, once, if a size range is unconstrained.
  func adviseIfUnconstrained(
    _ range: ASSizeRange?, at indexPath: IndexPath, by delegate: any ASCollectionDelegate
  ) {
    guard range == ASSizeRangeUnconstrained, advisories.isFirst(.unconstrainedItemRange) else {
      return
    }
    report(.unconstrainedItemRange(indexPath, delegate: "\(type(of: delegate))"))
  }

  private func newerRange(
    ofItemAt indexPath: IndexPath, of delegate: any ASCollectionDelegate,
    for node: ASCollectionNode, _ asked: DataSourceResponses?
  ) -> ASSizeRange? {
    if let asked, asked.hasSizes {
      return delegate.collectionNode(node, constrainedSizeForItemAt: indexPath)
    }
    let range = node.optionalMembers.ask("collectionNode(_:constrainedSizeForItemAt:)") {
      delegate.collectionNode(node, constrainedSizeForItemAt: indexPath)
    }
    if range != nil { asked?.hasSizes = true }
    return range
  }

  private func olderRange(
    ofItemAt indexPath: IndexPath, of delegate: any ASCollectionDelegate
  ) -> ASSizeRange? {
    if responses?.lacksOlderSizes == true { return nil }
    let range = optionalMembers.ask("collectionView(_:constrainedSizeForNodeAt:)") {
      delegate.collectionView(self, constrainedSizeForNodeAt: indexPath)
    }
    if range == nil { responses?.lacksOlderSizes = true }
    return range
  }

  /// Reports an advisory, once, if the data source implements the older size method.
  private func checkSizeOfDataSource(at indexPath: IndexPath) {
    guard let source = asyncDataSource as? any ASCollectionDelegate,
      source !== asyncDelegate, advisories.isFirst(.sizeOnDataSource)
    else { return }
    let answer = optionalMembers.ask("collectionView(_:constrainedSizeForNodeAt:)") {
      source.collectionView(self, constrainedSizeForNodeAt: indexPath)
    }
    if answer != nil { report(.sizeOnDataSource(dataSourceName)) }
  }

  /// Returns the delegate's size range of a header or footer, or else its reference size.
  func delegateRange(of element: FlowSupplementary, inSection section: Int) -> ASSizeRange? {
    guard asyncDelegate != nil else { return nil }
    let range = collectionNode.flatMap { node in
      delegateProtocols.flowLayout.flatMap {
        delegateRange(of: element, inSection: section, of: $0, for: node)
      }
    }
    latestSizingOrigin = range == nil ? .sectionReferenceSize : .sectionDelegate
    return range ?? delegateReferenceSize(of: element, inSection: section).map(ASSizeRangeMake)
  }

  private func delegateRange(
    of element: FlowSupplementary, inSection section: Int,
    of delegate: any ASCollectionDelegateFlowLayout, for node: ASCollectionNode
  ) -> ASSizeRange? {
    switch element {
    case .header:
      node.optionalMembers.ask("collectionNode(_:sizeRangeForHeaderInSection:)") {
        delegate.collectionNode(node, sizeRangeForHeaderInSection: section)
      }
    case .footer:
      node.optionalMembers.ask("collectionNode(_:sizeRangeForFooterInSection:)") {
        delegate.collectionNode(node, sizeRangeForFooterInSection: section)
      }
    }
  }

  /// Returns the delegate's reference size of a header or footer, in points: from UIKit's flow-layout protocol, or
  /// else from Texture's, whose method takes an ``ASCollectionView``.
  func delegateReferenceSize(of element: FlowSupplementary, inSection section: Int) -> CGSize? {
    referenceSizeOfUIKit(element, section) ?? referenceSizeOfTexture(element, section)
  }

  private func referenceSizeOfUIKit(_ element: FlowSupplementary, _ section: Int) -> CGSize? {
    guard let delegate = delegateProtocols.flowLayoutOfUIKit else { return nil }
    let layout = collectionViewLayout
    switch element {
    case .header:
      return optionalMembers.ask("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
        delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
      }
    case .footer:
      return optionalMembers.ask("collectionView(_:layout:referenceSizeForFooterInSection:)") {
        delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
      }
    }
  }

  private func referenceSizeOfTexture(_ element: FlowSupplementary, _ section: Int) -> CGSize? {
    guard let delegate = delegateProtocols.flowLayout else { return nil }
    let layout = collectionViewLayout
    switch element {
    case .header:
      return optionalMembers.ask("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
        delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
      }
    case .footer:
      return optionalMembers.ask("collectionView(_:layout:referenceSizeForFooterInSection:)") {
        delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
      }
    }
  }
}
