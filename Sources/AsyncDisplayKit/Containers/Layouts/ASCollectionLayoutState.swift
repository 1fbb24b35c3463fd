import UIKit

/// The result of a layout calculation: a content size and the attributes of elements.
///
/// Source: `ASCollectionLayoutState.h`, `ASCollectionLayoutState`.
public final class ASCollectionLayoutState: NSObject, Sendable {
  /// The input of the calculation.
  public let context: ASCollectionLayoutContext
  /// The size of the content, in points.
  public let contentSize: CGSize
  private let placements: [ElementPlacement]
  private let positions: [ObjectIdentifier: Int]
  /// Elements whose nodes have not been measured yet, by position.
  private let unmeasured: Locked<Set<Int>>

  /// Creates a layout without elements and with a content size of zero.
  public convenience init(context: ASCollectionLayoutContext) {
    self.init(context: context, contentSize: .zero, placements: [])
  }

  /// Creates a layout from the attributes of its elements.
  ///
  /// - Parameters:
  ///   - context: what the layout was calculated from.
  ///   - contentSize: the size of the content, in points.
  ///   - table: the attributes of each element.
  public convenience init(
    context: ASCollectionLayoutContext, contentSize: CGSize,
    elementToLayoutAttributesTable table: NSMapTable<
      ASCollectionElement, UICollectionViewLayoutAttributes
    >
  ) {
    let placements = table.pairs.map { ElementPlacement($0.key, HeldAttributes($0.object)) }
    self.init(
      context: context, contentSize: contentSize,
      placements: placements.sorted { $0.sortKey < $1.sortKey })
  }

  /// Creates a layout from a measured tree whose sublayouts belong to elements.
  ///
  /// - Parameters:
  ///   - context: what the layout was calculated from.
  ///   - layout: the tree; its size becomes the content size.
  ///   - getElementBlock: the element of a sublayout, or nil when it has none.
  public convenience init(
    context: ASCollectionLayoutContext, layout: ASLayout,
    getElementBlock: (ASLayout) -> ASCollectionElement?
  ) {
    var placements: [ElementPlacement] = []
    for sublayout in layout.sublayouts {
      guard let element = getElementBlock(sublayout),
        let indexPath = context.elements?.indexPath(for: element)
      else { continue }
      placements.append(ElementPlacement(element, at: indexPath, frame: sublayout.frame))
    }
    self.init(context: context, contentSize: layout.size, placements: placements)
  }

  private init(
    context: ASCollectionLayoutContext, contentSize: CGSize, placements: [ElementPlacement]
  ) {
    self.context = context
    self.contentSize = contentSize
    self.placements = placements
    positions = Dictionary(
      placements.enumerated().map { (ObjectIdentifier($1.element), $0) }
    ) { first, _ in first }
    unmeasured = Locked(
      Set(placements.indices.filter { placements[$0].needsMeasuring }))
  }

  /// Returns the attributes of all elements.
  public func allLayoutAttributes() -> [UICollectionViewLayoutAttributes] {
    placements.map(\.attributes)
  }

  /// Returns the attributes whose frames overlap a rectangle, in points, with measured nodes.
  @preconcurrency @MainActor
  public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let shown = placements.indices.filter { placements[$0].frame.overlaps(rect) }
    measure(shown)
    return shown.map { placements[$0].attributes }
  }

  /// Returns the attributes of an item, or nil when it has none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    context.elements?.elementForItem(at: indexPath).flatMap { layoutAttributes(for: $0) }
  }

  /// Returns the attributes of a supplementary element, or nil when it has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    context.elements?.supplementaryElement(ofKind: elementKind, at: indexPath)
      .flatMap { layoutAttributes(for: $0) }
  }

  /// Returns the attributes of an element, or nil when it has none.
  public func layoutAttributes(
    for element: ASCollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    positions[ObjectIdentifier(element)].map { placements[$0].attributes }
  }
}

extension ASCollectionLayoutState {
  /// The elements of a rectangle whose nodes still have to be measured; each is given out once.
  func takeUnmeasured(in rect: CGRect) -> [ElementPlacement] {
    let candidates = unmeasured.withLock { $0 }.filter { placements[$0].frame.overlaps(rect) }
    return take(candidates.sorted())
  }

  /// All elements whose nodes still have to be measured; each is given out once.
  func takeUnmeasured() -> [ElementPlacement] {
    take(unmeasured.withLock { $0 }.sorted())
  }

  private func take(_ candidates: [Int]) -> [ElementPlacement] {
    unmeasured.withLock { waiting in
      candidates.filter { waiting.remove($0) != nil }
    }.map { placements[$0] }
  }

  private func measure(_ candidates: [Int]) {
    for placement in take(candidates) { placement.measure() }
  }
}
