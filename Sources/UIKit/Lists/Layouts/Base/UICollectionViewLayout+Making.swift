import Foundation

extension UICollectionViewLayout {
  /// Makes a context of the class that the layout names.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (named ?? UICollectionViewLayoutInvalidationContext.self).init(ofClass: ())
  }

  /// Makes attributes of the class that the layout names.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let named = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (named ?? UICollectionViewLayoutAttributes.self).init(ofClass: ())
    attributes.represent(category, kind: kind, at: indexPath)
    return attributes
  }
}
