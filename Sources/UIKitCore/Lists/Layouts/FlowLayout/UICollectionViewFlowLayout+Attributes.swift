import Foundation

extension UICollectionViewFlowLayout {
  /// The z-index of pinned headers and footers, which are in front of cells.
  static var pinnedOrder: Int { 10 }

  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The headers and footers to pin, and the visible part of the content (rules F19 and V12).
  var pinning: FlowPinning {
    guard isPinning, let collectionView else { return .none }
    return FlowPinning(
      headers: sectionHeadersPinToVisibleBounds,
      footers: sectionFootersPinToVisibleBounds,
      visible: collectionView.layoutBounds.inset(by: collectionView.adjustedContentInset))
  }

  /// Returns the length of a line before section insets for a size of the view, in points (rule
  /// F13).
  func lineLength(in size: CGSize) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return axis.along(size) - axis.along(insets).total
  }

  func attributes(
    of element: FlowElement, in geometry: FlowGeometry, pinning: FlowPinning
  ) -> UICollectionViewLayoutAttributes? {
    geometry.frame(of: element, pinning: pinning).map {
      attributes(of: element, $0, pinning: pinning, isEstimating: isEstimating)
    }
  }

  /// Returns the attributes of an element with a known frame.
  func attributes(
    of element: FlowElement, _ frame: CGRect, pinning: FlowPinning, isEstimating: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(element.category, kind: element.kind, at: element.indexPath)
    attributes.frame = frame
    attributes.fitting = isEstimating ? fitting(of: ElementKey(attributes)) : .none
    if element.isPinned(by: pinning) { attributes.zIndex = Self.pinnedOrder }
    return attributes
  }
}

extension FlowElement {
  /// Creates the header or footer of a section, or returns `nil` for other kinds.
  init?(kind: String, section: Int) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header(section: section)
    case UICollectionView.elementKindSectionFooter: self = .footer(section: section)
    default: return nil
    }
  }

  var category: UICollectionView.ElementCategory {
    if case .item = self { .cell } else { .supplementaryView }
  }

  fileprivate func isPinned(by pinning: FlowPinning) -> Bool {
    switch self {
    case .header: pinning.headers
    case .item: false
    case .footer: pinning.footers
    }
  }

  var kind: String? {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .item: nil
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  var indexPath: IndexPath {
    switch self {
    case .header(let section), .footer(let section): IndexPath(item: 0, section: section)
    case .item(let item, let section): IndexPath(item: item, section: section)
    }
  }
}
