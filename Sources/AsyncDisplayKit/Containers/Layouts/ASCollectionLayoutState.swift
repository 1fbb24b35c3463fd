import UIKit

/// A closure that returns the element of a layout, or `nil` if it has none.
///
/// Texture: `ASCollectionLayoutStateGetElementBlock`.
public typealias ASCollectionLayoutStateGetElementBlock = (ASLayout) -> ASCollectionElement?

/// The result of a layout calculation: the content size and the layout attributes of the elements.
///
/// Source: `ASCollectionLayoutState.h`, `ASCollectionLayoutState`.
public final class ASCollectionLayoutState: NSObject, Sendable {
  /// The input of the calculation.
  public let context: ASCollectionLayoutContext
  /// The size of the content, in points.
  public let contentSize: CGSize
  private let placements: [ElementPlacement]
  private let positions: [ObjectIdentifier: Int]
  private let index: PlacementIndex
  /// The indexes of the elements whose nodes have not been measured yet.
  private let unmeasured: Locked<Set<Int>>

  /// Creates a layout without elements, with a content size of zero.
  public convenience init(context: ASCollectionLayoutContext) {
    self.init(context: context, contentSize: .zero, placements: [])
  }

  /// Creates a layout from the layout attributes of its elements.
  ///
  /// - Parameters:
  ///   - context: the input of the calculation.
  ///   - contentSize: the size of the content, in points.
  ///   - table: the layout attributes of each element.
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

  /// Creates a layout from a measured layout tree whose layouts belong to elements, at any depth.
  ///
  /// Source: `ASCollectionLayoutState.mm`, `-initWithContext:layout:getElementBlock:`.
  ///
  /// - Parameters:
  ///   - context: the input of the calculation.
  ///   - layout: the measured tree. Its size becomes the content size.
  ///   - getElementBlock: a closure that returns the element of a layout, or `nil` if it has none.
  public convenience init(
    context: ASCollectionLayoutContext, layout: ASLayout,
    getElementBlock: ASCollectionLayoutStateGetElementBlock
  ) {
    var placements: [ElementPlacement] = []
    var pending = [(layout: layout, origin: CGPoint.zero)]
    var index = 0
    while index < pending.count {
      let (layout, origin) = pending[index]
      index += 1
      if let element = getElementBlock(layout),
        let indexPath = context.elements?.indexPath(for: element)
      {
        let frame = CGRect(origin: origin, size: layout.size)
        placements.append(ElementPlacement(element, at: indexPath, frame: frame))
      }
      for sublayout in layout.sublayouts {
        let (x, y) = (origin.x + sublayout.position.x, origin.y + sublayout.position.y)
        pending.append((sublayout, CGPoint(x: x, y: y)))
      }
    }
    self.init(
      context: context, contentSize: layout.size,
      placements: placements.sorted { $0.sortKey < $1.sortKey })
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
    index = PlacementIndex(
      placements.map(\.frame), isVertical: contentSize.height >= contentSize.width)
    unmeasured = Locked(
      Set(placements.indices.filter { placements[$0].needsMeasuring }))
  }

  /// Returns the layout attributes of all elements.
  public func allLayoutAttributes() -> [UICollectionViewLayoutAttributes] {
    placements.map(\.attributes)
  }

  /// Returns the layout attributes of the elements in a rectangle, in points. Elements outside of the
  /// content size are in no rectangle, and without a viewport no element is.
  ///
  /// Source: `ASCollectionLayoutState.mm`, `-layoutAttributesForElementsInRect:`, and `ASPageTable.mm`,
  /// `ASPageCoordinatesForPagesThatIntersectRect`.
  @preconcurrency @MainActor
  public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    placements(in: rect).map(\.attributes)
  }

  /// Returns the elements in a rectangle, in points.
  func placements(in rect: CGRect) -> [ElementPlacement] {
    indexes(in: rect).map { placements[$0] }
  }

  /// Returns the indexes of the elements in a rectangle, ascending, in time that does not depend on the number of
  /// elements elsewhere.
  private func indexes(in rect: CGRect) -> [Int] {
    guard let rect = shownPart(of: rect) else { return [] }
    return index.candidates(in: rect).filter { placements[$0].frame.overlaps(rect) }
  }

  /// Returns the part of a rectangle that is in the content, or `nil` if there is none.
  private func shownPart(of rect: CGRect) -> CGRect? {
    guard context.viewportSize != .zero else { return nil }
    // Foundation's intersection stops the process for an endless rectangle, whose edges are no numbers.
    let (left, top) = (max(rect.minX, 0), max(rect.minY, 0))
    let (right, bottom) = (min(rect.maxX, contentSize.width), min(rect.maxY, contentSize.height))
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the layout attributes of an item, or `nil` if it has none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    context.elements?.elementForItem(at: indexPath).flatMap { layoutAttributes(for: $0) }
  }

  /// Returns the layout attributes of a supplementary element, or `nil` if it has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    context.elements?.supplementaryElement(ofKind: elementKind, at: indexPath)
      .flatMap { layoutAttributes(for: $0) }
  }

  /// Returns the layout attributes of an element, or `nil` if it has none.
  public func layoutAttributes(
    for element: ASCollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    positions[ObjectIdentifier(element)].map { placements[$0].attributes }
  }
}

extension ASCollectionLayoutState {
  /// Returns the elements in a rectangle whose nodes must be measured. Each is returned once.
  ///
  /// Source: `ASCollectionLayoutState.mm`,
  /// `-getAndRemoveUnmeasuredLayoutAttributesPageTableInRect:`.
  func takeUnmeasured(in rect: CGRect) -> [ElementPlacement] {
    guard !unmeasured.withLock(\.isEmpty) else { return [] }
    return take(indexes(in: rect))
  }

  /// Returns whether a rectangle has elements whose nodes must be measured.
  func hasUnmeasured(in rect: CGRect) -> Bool {
    guard !unmeasured.withLock(\.isEmpty) else { return false }
    let indexes = indexes(in: rect)
    return unmeasured.withLock { waiting in indexes.contains { waiting.contains($0) } }
  }

  /// Measures the node of an element if its size differs from that of its layout attributes, and gives it a
  /// frame of that size.
  @MainActor func measure(_ element: ASCollectionElement) {
    guard let index = positions[ObjectIdentifier(element)] else { return }
    unmeasured.withLock { _ = $0.remove(index) }
    placements[index].measure()
    placements[index].setFrameOfNode()
  }

  private func take(_ candidates: [Int]) -> [ElementPlacement] {
    unmeasured.withLock { waiting in
      candidates.filter { waiting.remove($0) != nil }
    }.map { placements[$0] }
  }
}

extension NSMapTable {
  /// Returns an empty table from elements to layout attributes, which are compared by identity.
  ///
  /// Source: `ASCollectionLayoutState.h`, `+elementToLayoutAttributesTable`.
  public static func elementToLayoutAttributes() -> NSMapTable<
    ASCollectionElement, UICollectionViewLayoutAttributes
  > {
    NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>(
      keyOptions: .objectPointerPersonality)
  }
}
