import Foundation

/// A visible element, which a section's handler can change before it is shown.
///
/// In UIKit, it is a dynamic item too. There is no dynamic animator here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in the order from back to front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element, in points of the content.
  var center: CGPoint { get set }
  /// The transform of the element, applied about the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform of the element, applied about the center.
  var transform3D: CATransform3D { get set }
  /// The kind of the element. Decided here: for a cell, it is the name that UIKit's
  /// messages use.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The smallest rectangle that contains the element, in points of the content.
  var frame: CGRect { get }
  /// The bounds of the element.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view, or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A visible element, as it is passed to a section's handler.
@MainActor
final class VisibleElement: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }

  var indexPath: IndexPath { attributes.indexPath }

  var frame: CGRect { attributes.frame }

  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}
