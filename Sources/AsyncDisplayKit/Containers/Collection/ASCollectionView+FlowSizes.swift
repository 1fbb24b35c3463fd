import UIKit

extension ASCollectionView {
  private var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  /// Returns the size of an item in a flow layout, in points: the size of its node or of its UIKit
  /// cell.
  func flowSize(ofItemAt indexPath: IndexPath) -> CGSize {
    guard let element = dataController.visibleMap.elementForItem(at: indexPath) else {
      return flowLayout?.itemSize ?? .zero
    }
    if element.isPlain { return plainSize(at: indexPath, element) }
    if indexPath.item == 0 { checkItemSize(of: element, at: indexPath) }
    return measuredSize(of: element)
  }

  /// Reports once that the layout's item size is not the one for which a node was measured.
  ///
  /// - Quirk: the item size counts when the data is loaded, and not if the layout sets it in `prepare()`; advisory
  ///   `item-size-after-measuring`. `ASCollectionViewFlowLayoutInspector.mm`,
  ///   `-collectionView:constrainedSizeForNodeAtIndexPath:`.
  private func checkItemSize(of element: ASCollectionElement, at indexPath: IndexPath) {
    guard let flowLayout else { return }
    let size = flowLayout.itemSize
    let isOther =
      switch element.sizingOrigin {
      case .axisDefault: size != CGSize(width: 50, height: 50)
      case .itemSize: ASSizeRange(min: size, max: size) != element.constrainedSize
      default: false
      }
    guard isOther, advisories.isFirst(.itemSizeAfterMeasuring) else { return }
    report(.itemSizeAfterMeasuring(size, at: indexPath, layout: "\(type(of: flowLayout))"))
  }

  /// Returns the size of an element's node, measured in its size range, in points.
  func measuredSize(of element: ASCollectionElement) -> CGSize {
    element.node.measuredSize(in: element.constrainedSize)
  }

  /// Returns the size of a UIKit cell, in points.
  ///
  /// The delegate is asked with the index path in the data that shows. Source: `ASCollectionView.mm`,
  /// `-sizeForElement:`.
  ///
  /// `sizeForItemAt` decides where it is implemented by a delegate that states
  /// `UICollectionViewDelegateFlowLayout`; then `constrainedSizeForItemAt`, as `ASCollectionNode.h`,
  /// `ASCollectionDataSourceInterop`, says; then the layout's `itemSize`.
  ///
  /// - Quirk: the documented rule is followed here, although Texture's code does not call
  ///   `constrainedSizeForItemAt` for UIKit cells; advisory `plain-cell-sized-by-node-rule`.
  ///   `ASCollectionView.mm`, `-_sizeForUIKitCellWithKind:atIndexPath:`.
  private func plainSize(at indexPath: IndexPath, _ element: ASCollectionElement) -> CGSize {
    if let flowDelegate = delegateProtocols.flowLayoutOfUIKit {
      let size = optionalMembers.ask("collectionView(_:layout:sizeForItemAt:)") {
        flowDelegate.collectionView(self, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
      if let size {
        element.noteSizing(by: .plainCellDelegate)
        return size
      }
    }
    if let range = delegateItemRange(at: indexPath), range != ASSizeRangeUnconstrained {
      element.noteSizing(by: .plainCellRange)
      adviseOfDocumentedSize(indexPath)
      return measuredPlainSize(range)
    }
    element.noteSizing(by: .plainCellItemSize)
    return flowLayout?.itemSize ?? .zero
  }

  /// Returns the maximum size of a range, or the minimum along an axis without a finite maximum.
  private func measuredPlainSize(_ range: ASSizeRange) -> CGSize {
    func side(_ least: CGFloat, _ most: CGFloat) -> CGFloat { most < 10_000_000 ? most : least }
    return CGSize(
      width: side(range.min.width, range.max.width),
      height: side(range.min.height, range.max.height))
  }

  private func adviseOfDocumentedSize(_ indexPath: IndexPath) {
    guard advisories.isFirst(.plainCellSizedByNodeRule) else { return }
    report(
      RuntimeViolation(
        .plainCellSizedByNodeRule, severity: .advisory, subject: dataSourceName,
        message: "The UIKit cell of item \(indexPath.section).\(indexPath.item) is sized by "
          + "constrainedSizeForItemAt, as Texture documents; Texture's code takes itemSize.",
        remedy: "Let the delegate state UICollectionViewDelegateFlowLayout and implement "
          + "collectionView(_:layout:sizeForItemAt:), or set the layout's itemSize to the same size.",
        numbers: [indexPath.section, indexPath.item]))
  }

  /// Returns the size of a section's header or footer, in points.
  func flowSize(of supplementary: FlowSupplementary, inSection section: Int) -> CGSize {
    let indexPath = IndexPath(item: 0, section: section)
    let map = dataController.visibleMap
    // Source: `ASCollectionView.mm`, `-collectionView:layout:referenceSizeForHeaderInSection:`.
    guard let element = map.supplementaryElement(ofKind: supplementary.kind, at: indexPath) else {
      return supplementary.referenceSize(of: flowLayout)
    }
    guard element.isPlain else { return measuredSize(of: element) }
    return delegateReferenceSize(of: supplementary, inSection: section)
      ?? supplementary.referenceSize(of: flowLayout)
  }

  /// Returns the index of a displayed section in the newest data, or `nil` if it was removed.
  func pendingSection(forShown section: Int) -> Int? {
    let converted = dataController.pendingMap.convertSection(
      section, from: dataController.visibleMap)
    return converted == NSNotFound ? nil : converted
  }
}

extension FlowSupplementary {
  /// The element kind as UIKit names it.
  var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
