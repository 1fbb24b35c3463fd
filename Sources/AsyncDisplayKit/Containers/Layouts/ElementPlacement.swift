import UIKit

/// An element of a computed layout and its layout attributes.
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

  /// The layout attributes, which do not change after the calculation.
  var attributes: UICollectionViewLayoutAttributes { held.attributes }

  /// A deterministic sort key: items before supplementary elements, then by kind and index path.
  var sortKey: (String, IndexPath) {
    (element.supplementaryElementKind ?? "", attributes.indexPath)
  }

  /// A Boolean value that indicates whether the node's measured size differs from the size in the
  /// layout.
  var needsMeasuring: Bool {
    guard !element.isPlain else { return false }
    return element.nodeIfAllocated?.calculatedSize != frame.size
  }

  /// Creates the node if needed, and measures it with the size of its frame.
  func measure() {
    guard !element.isPlain, frame.width > 0, frame.height > 0 else { return }
    let range = ASSizeRange(min: frame.size, max: frame.size)
    element.setConstrainedSize(range, from: .layoutDelegate)
    let node = element.node
    guard node.calculatedSize != frame.size else { return }
    node.measureAtOrigin(in: range)
  }

  /// Gives the node a frame at the origin, with the size of its place, unless it has the size.
  ///
  /// Source: `ASCollectionLayout.mm`, `ASCollectionLayoutSetSizeToElement`.
  @MainActor func setFrameOfNode() {
    guard !element.isPlain else { return }
    let node = element.node
    if node.frame.size != frame.size { node.frame = CGRect(origin: .zero, size: frame.size) }
  }
}
