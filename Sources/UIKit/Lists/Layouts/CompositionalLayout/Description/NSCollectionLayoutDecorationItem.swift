import Foundation

/// A view behind a section that shows no data.
///
/// Rule: UIKit as pictured in kishikawakatsumi/IBPCollectionViewCompositionalLayout pull requests 57 and
/// 82: it covers the section with its headers, footers and content insets, over the container's whole
/// breadth; its own ``NSCollectionLayoutItem/contentInsets`` make it smaller.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, for which a class is registered with the layout.
  public let elementKind: String
  /// The order from back to front; 0 by default, behind everything else of the section.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(size: whole, anchored: [])
  }

  /// Makes the background of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
