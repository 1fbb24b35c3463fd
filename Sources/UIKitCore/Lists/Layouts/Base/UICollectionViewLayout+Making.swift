import Foundation

extension UICollectionViewLayout {
  /// Creates a context of the layout's ``invalidationContextClass``.
  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (named ?? UICollectionViewLayoutInvalidationContext.self).init(ofClass: ())
  }

  /// Creates attributes of the layout's ``layoutAttributesClass``.
  package func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeEmptyAttributes()
    attributes.represent(category, kind: kind, at: indexPath)
    return attributes
  }

  private func makeEmptyAttributes() -> UICollectionViewLayoutAttributes {
    let named: AnyClass = Self.layoutAttributesClass
    // Casting the class takes as long as creating the object.
    guard named != UICollectionViewLayoutAttributes.self else {
      return UICollectionViewLayoutAttributes()
    }
    let own = named as? UICollectionViewLayoutAttributes.Type
    return (own ?? UICollectionViewLayoutAttributes.self).init(ofClass: ())
  }
}
