import UIKit

extension NSMapTable {
  /// Returns an empty table from elements to layout attributes, which are compared by identity.
  ///
  /// Source: `ASCollectionLayoutState.h`, `+elementToLayoutAttributesTable`.
  public static func elementToLayoutAttributes() -> NSMapTable<
    ASCollectionElement, UICollectionViewLayoutAttributes
  > {
    NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>(
      keyOptions: .objectPointerPersonality)
  }
}
