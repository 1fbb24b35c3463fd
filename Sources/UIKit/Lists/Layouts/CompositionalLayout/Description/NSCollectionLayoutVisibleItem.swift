import Foundation

/// An element in sight, which a section's handler may change before it is shown.
///
/// In UIKit it is a dynamic item as well; there are no dynamics here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is not to be shown.
  var isHidden: Bool { get set }
  /// The middle, in points of the content.
  var center: CGPoint { get set }
  /// The transform around the middle.
  var transform: CGAffineTransform { get set }
  /// The transform around the middle, in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The kind; for a cell what UIKit's messages call it (decided without evidence).
  var name: String { get }
  /// The element's place in the data.
  var indexPath: IndexPath { get }
  /// The rectangle that holds the element, in points of the content.
  var frame: CGRect { get }
  /// The element's own rectangle.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// An element in sight, as a section's handler sees and changes it.
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
