import Foundation

/// The position and appearance of an element of a collection view.
///
/// Layouts create attributes on the thread on which they compute. Attributes are not used by
/// several threads at the same time. A subclass that adds properties overrides `copy(with:)` and
/// `isEqual(_:)`, as in UIKit.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath = firstPath
  /// The three-dimensional transform of the element, applied about the center. The default is the
  /// identity.
  open var transform3D: CATransform3D {
    get { storedTransform?.value ?? CATransform3DIdentity }
    set { storedTransform = CATransform3DIsIdentity(newValue) ? nil : StoredTransform(newValue) }
  }
  /// The opacity of the element, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The position in the order from back to front. The default is 0.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden. No view is created for a hidden
  /// element. The default is `false`.
  open var isHidden = false

  /// The lengths that the content of the element determines.
  package var fitting = ElementFitting.unspecified

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  // The frame is stored rather than the center, so that reading it back loses no bits.
  private var untransformedFrame = CGRect.zero
  // Few elements have a transform, which is larger than all other values together.
  private var storedTransform: StoredTransform?

  private static let firstPath = IndexPath(item: 0, section: 0)

  /// Creates attributes of a cell at the index path 0.0, with zero size.
  public override init() {
    super.init()
  }

  /// Creates attributes of the receiving class, with zero size.
  ///
  /// A subclass that overrides `init()` inherits this initializer, so that it needs no `required`
  /// initializer.
  public required convenience init(ofClass: Void) {
    self.init()
  }

  /// Creates attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header, of a kind at an index path.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates attributes of a decoration view, which shows no data, of a kind at an index path.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  func represent(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// The category of the element: a cell, a supplementary view, or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  open var representedElementKind: String? { kind }

  /// The smallest rectangle that contains the element, in points of the content.
  ///
  /// With a transform, it is the smallest rectangle around the transformed element. Setting it
  /// gives the element the size with which the transformed element fills the rectangle.
  open var frame: CGRect {
    get {
      guard isTransformed else { return untransformedFrame }
      let box = CGRect(origin: .zero, size: size).applying(transform)
      return CGRect(
        x: center.x - box.width / 2, y: center.y - box.height / 2,
        width: box.width, height: box.height)
    }
    set {
      untransformedFrame = newValue
      guard isTransformed else { return }
      size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
    }
  }

  /// The center of the element, in points of the content.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// The size before the transform, in points. Setting it keeps the center.
  open var size: CGSize {
    get { untransformedFrame.size }
    set {
      let middle = center
      untransformedFrame.size = newValue
      center = middle
    }
  }

  /// The bounds of the element. The origin is always zero, as in UIKit.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional part of ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(ofClass: ())
    copy.represent(category, kind: kind, at: indexPath)
    copy.storedTransform = storedTransform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fitting = fitting
    copy.untransformedFrame = untransformedFrame
    return copy
  }

  /// Returns a Boolean value that indicates whether another object has the same class and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes,
      type(of: other) == type(of: self)
    else { return false }
    return other === self || hasSameValues(as: other)
  }

  /// Returns a Boolean value that indicates whether other attributes are equal to these by
  /// ``isEqual(_:)``, which a subclass may override.
  final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    let ownClass = ObjectIdentifier(type(of: self))
    let isPlain =
      ownClass == ObjectIdentifier(UICollectionViewLayoutAttributes.self)
      && ownClass == ObjectIdentifier(type(of: other))
    return isPlain ? hasSameValues(as: other) : isEqual(other)
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    representsSameElement(as: other) && untransformedFrame == other.untransformedFrame
      && storedTransform?.value == other.storedTransform?.value && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// A Boolean value that indicates whether the transform is not the identity.
  final var isTransformed: Bool { storedTransform != nil }

  private func representsSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && category == other.category && kind == other.kind
  }

  /// A hash of the index path and the kind.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(kind)
    return hasher.finalize()
  }

  /// A description that consists of the element and its frame.
  open override var description: String {
    let name = kind ?? "cell"
    return "<\(type(of: self)) \(name) \(indexPath.section).\(indexPath.item) \(frame)>"
  }
}

/// The transform of a transformed element.
private final class StoredTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) {
    self.value = value
  }
}
