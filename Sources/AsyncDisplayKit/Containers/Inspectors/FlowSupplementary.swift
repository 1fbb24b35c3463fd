import UIKit

/// The two kinds of supplementary elements that a flow layout has.
package enum FlowSupplementary: Sendable {
  /// The element before a section's items.
  case header
  /// The element behind a section's items.
  case footer

  /// The element of a kind, or nil for kinds that flow layouts do not have.
  @MainActor package init?(kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  /// The layout's own size of the element, in points.
  @MainActor func referenceSize(of layout: UICollectionViewFlowLayout?) -> CGSize {
    guard let layout else { return .zero }
    return self == .header ? layout.headerReferenceSize : layout.footerReferenceSize
  }
}
