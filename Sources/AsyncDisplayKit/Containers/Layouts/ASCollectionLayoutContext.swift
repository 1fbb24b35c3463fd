import UIKit

/// The input of a collection layout's calculation. Any thread may use it.
///
/// Source: `ASCollectionLayoutContext.h`, `ASCollectionLayoutContext`.
public final class ASCollectionLayoutContext: NSObject, Sendable {
  /// The size of the viewport, in points, without the content inset across the scrolling axis.
  public let viewportSize: CGSize
  /// The content offset when the layout was requested, in points.
  public let initialContentOffset: CGPoint
  /// The directions in which the content can scroll.
  public let scrollableDirections: ASScrollDirection
  private let map: WeakReference<ASElementMap>
  private let info: HeldModel?
  let calculation: LayoutCalculation
  let cache: LayoutStateCache

  init(
    viewportSize: CGSize, initialContentOffset: CGPoint, scrollableDirections: ASScrollDirection,
    elements: ASElementMap, additionalInfo: Any?, calculation: LayoutCalculation,
    cache: LayoutStateCache
  ) {
    self.viewportSize = viewportSize
    self.initialContentOffset = initialContentOffset
    self.scrollableDirections = scrollableDirections
    map = WeakReference(elements)
    info = additionalInfo.map(HeldModel.init)
    self.calculation = calculation
    self.cache = cache
  }

  /// The elements to lay out, or `nil` after the container has released them.
  public var elements: ASElementMap? { map.object }

  /// The value that the delegate returned for this layout.
  public var additionalInfo: Any? { info?.model }

  /// Returns whether another context describes the same layout. The content offset is not compared. Two
  /// contexts whose elements were released are not equal.
  ///
  /// Source: `ASCollectionLayoutContext.mm`, `-isEqualToContext:`.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ASCollectionLayoutContext else { return false }
    if other === self { return true }
    guard let elements else { return false }
    return viewportSize == other.viewportSize
      && scrollableDirections == other.scrollableDirections
      && calculation == other.calculation && elements === other.elements
      && hasSameInfo(as: other)
  }

  private func hasSameInfo(as other: ASCollectionLayoutContext) -> Bool {
    switch (additionalInfo, other.additionalInfo) {
    case (nil, nil): true
    case (let own as NSObject, let others as NSObject): own.isEqual(others)
    case (let own as AnyHashable, let others as AnyHashable): own == others
    default: false
    }
  }

  /// A hash value that is consistent with `isEqual(_:)`.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(viewportSize.width)
    hasher.combine(viewportSize.height)
    hasher.combine(scrollableDirections)
    return hasher.finalize()
  }
}
