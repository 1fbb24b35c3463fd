import Foundation

extension UICollectionViewLayout {
  /// Creates a context of the layout's ``invalidationContextClass``.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (named ?? UICollectionViewLayoutInvalidationContext.self).init(ofClass: ())
  }

  /// Creates attributes of the layout's ``layoutAttributesClass``.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let named = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (named ?? UICollectionViewLayoutAttributes.self).init(ofClass: ())
    attributes.represent(category, kind: kind, at: indexPath)
    return attributes
  }
}
