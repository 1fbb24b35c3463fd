import AsyncDisplayKit
import Foundation
import UIKit

/// The sizes of headers and footers that are UIKit views.
///
/// Source: `ASCollectionView.mm`, `-collectionView:layout:referenceSizeForHeaderInSection:` and the method for
/// footers, which ask the delegate where the element has no node.
extension FixtureCollectionDataSource {
  /// Returns the fixture's size of a header that is a UIKit view, or else reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    plainSize(ofKind: UICollectionView.elementKindSectionHeader, inSection: section)
      ?? collectionView.notImplemented(returning: .zero)
  }

  /// Returns the fixture's size of a footer that is a UIKit view, or else reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    plainSize(ofKind: UICollectionView.elementKindSectionFooter, inSection: section)
      ?? collectionView.notImplemented(returning: .zero)
  }

  private func plainSize(ofKind kind: String, inSection section: Int) -> CGSize? {
    let choice = supplementary(ofKind: kind, at: IndexPath(item: 0, section: section))
    guard case .plain(_, let size)? = choice else { return nil }
    let range = sizeRange(forSupplementaryOfKind: kind, inSection: section)
    return collectionNode.view.plainSize(stated: size, in: range)
  }
}
