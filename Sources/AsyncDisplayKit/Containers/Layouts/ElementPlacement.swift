import UIKit

/// An element of a calculated layout with its attributes.
struct ElementPlacement: Sendable {
  let element: ASCollectionElement
  private let held: HeldAttributes
  /// The frame in the content, in points.
  let frame: CGRect

  init(_ element: ASCollectionElement, _ attributes: HeldAttributes) {
    self.element = element
    held = attributes
    frame = attributes.attributes.frame
  }

  init(_ element: ASCollectionElement, at indexPath: IndexPath, frame: CGRect) {
    let attributes: UICollectionViewLayoutAttributes
    if let kind = element.supplementaryElementKind {
      attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: indexPath)
    } else {
      attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
    attributes.frame = frame
    self.init(element, HeldAttributes(attributes))
  }

  /// The attributes, which do not change after the layout has been calculated.
  var attributes: UICollectionViewLayoutAttributes { held.attributes }

  /// An order that does not depend on hashing: items before others, by kind and index path.
  var sortKey: (String, IndexPath) {
    (element.supplementaryElementKind ?? "", attributes.indexPath)
  }

  /// A Boolean value that indicates whether the layout gives the element a size that its node has
  /// not been measured for.
  var needsMeasuring: Bool {
    guard !element.isPlain else { return false }
    return element.nodeIfAllocated?.calculatedSize != frame.size
  }

  /// Builds the node if needed and measures it for the size of its frame.
  func measure() {
    guard !element.isPlain, frame.width > 0, frame.height > 0 else { return }
    let range = ASSizeRange(min: frame.size, max: frame.size)
    element.setConstrainedSize(range, from: .layoutDelegate)
    let node = element.node
    guard node.calculatedSize != frame.size else { return }
    node.measureAtOrigin(in: range)
  }
}
