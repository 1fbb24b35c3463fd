import Foundation

/// A layout that interpolates between two layouts by the progress of an interactive transition.
///
/// Rule: UIKit's documentation of the class: content size and attributes are between those of both
/// layouts by ``transitionProgress``. An element that only one layout has stays at its position
/// there.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning of the transition.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isPrepared = false

  /// The progress of the transition, from 0 to 1. Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if transitionProgress != oldValue { invalidateLayout(with: makeInvalidationContext()) }
    }
  }

  /// Creates a layout at the beginning of a transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a transition layout between two plain layouts. The contents of the archive are not
  /// decoded.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Values

  /// Stores a value of a subclass for the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// Returns a value that a subclass has stored, or 0 if it was never stored.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Prepares both layouts if either is invalid.
  open override func prepare() {
    super.prepare()
    guard !isPrepared else { return }
    isPrepared = true
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Invalidates both layouts, unless only the progress has changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { invalidateBoth() }
    super.invalidateLayout(with: context)
  }

  /// Returns a Boolean value that indicates whether changed bounds invalidate either layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Returns the invalidation context for changed bounds, and invalidates both layouts.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    invalidateBoth()
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  private func invalidateBoth() {
    isPrepared = false
    currentLayout.invalidateLayout()
    nextLayout.invalidateLayout()
  }

  /// The size of the content, interpolated between both layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (one, other) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(one.width, other.width), height: between(one.height, other.height))
  }

  /// Returns the attributes of the elements in a rectangle of either layout, interpolated between
  /// both layouts.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let both =
      (currentLayout.layoutAttributesForElements(in: rect) ?? [])
      + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
    var seen: Set<ElementKey> = []
    return both.filter { seen.insert(ElementKey($0)).inserted }.compactMap { element in
      attributes { $0.attributes(like: element) }
    }
  }

  /// Returns the attributes of an item, interpolated between both layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.layoutAttributesForItem(at: indexPath) }
  }

  /// Returns the attributes of a supplementary view, interpolated between both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  /// Returns the attributes of a decoration view, interpolated between both layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  private func attributes(
    _ question: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let one = question(currentLayout), let other = question(nextLayout) else {
      return question(currentLayout) ?? question(nextLayout)
    }
    guard let mixed = other.copy() as? UICollectionViewLayoutAttributes else { return other }
    mixed.size = CGSize(
      width: between(one.size.width, other.size.width),
      height: between(one.size.height, other.size.height))
    mixed.center = CGPoint(
      x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
    mixed.alpha = between(one.alpha, other.alpha)
    mixed.fitting = .none
    return mixed
  }

  private func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    one + (other - one) * transitionProgress
  }
}

extension UICollectionViewLayout {
  /// Returns the layout's attributes of the same element as given attributes.
  fileprivate func attributes(like other: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    let (kind, path) = (other.representedElementKind ?? "", other.indexPath)
    switch other.representedElementCategory {
    case .cell: return layoutAttributesForItem(at: path)
    case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: return layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}
