import UIKit

extension ASCollectionView {
  /// What size rules read from the view.
  package var inspectionGeometry: InspectionGeometry {
    InspectionGeometry(
      viewport: bounds.size, contentInset: contentInset,
      scrollableDirections: scrollableDirections)
  }

  /// The directions in which the layout's content scrolls.
  package var scrollableDirections: ASScrollDirection {
    layoutInspector?.scrollableDirections() ?? .none
  }

  /// The delegate's size range of an item: the newer member, else the older one.
  ///
  /// - Quirk: what a range without limits means depends on the layout; advisory
  ///   `unconstrained-item-range`, once.
  func delegateItemRange(at indexPath: IndexPath) -> ASSizeRange? {
    if let range = collectionNode?.itemRangeOfSubclass() {
      sizingOrigin = .page
      return range
    }
    guard let delegate = asyncDelegate, let node = collectionNode else { return nil }
    let range = node.optionalMembers.ask("collectionNode(_:constrainedSizeForItemAt:)") {
      delegate.collectionNode(node, constrainedSizeForItemAt: indexPath)
    }
    sizingOrigin = range == nil ? .viewDelegate : .nodeDelegate
    let answer =
      range
      ?? optionalMembers.ask("collectionView(_:constrainedSizeForNodeAt:)") {
        delegate.collectionView(self, constrainedSizeForNodeAt: indexPath)
      }
    if answer == ASSizeRangeUnconstrained, advisories.isFirst(.unconstrainedItemRange) {
      report(.unconstrainedItemRange(indexPath, delegate: "\(type(of: delegate))"))
    }
    return answer
  }

  /// The delegate's size range of a header or footer: the newer member, else the reference size.
  func delegateRange(of element: FlowSupplementary, inSection section: Int) -> ASSizeRange? {
    guard let delegate = asyncDelegate as? any ASCollectionDelegateFlowLayout,
      let node = collectionNode
    else { return nil }
    let range =
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
    sizingOrigin = range == nil ? .sectionReferenceSize : .sectionDelegate
    return range ?? delegateReferenceSize(of: element, inSection: section).map(ASSizeRangeMake)
  }

  /// The delegate's older size of a header or footer, in points.
  func delegateReferenceSize(of element: FlowSupplementary, inSection section: Int) -> CGSize? {
    guard let delegate = asyncDelegate as? any UICollectionViewDelegateFlowLayout else {
      return nil
    }
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
