import UIKit

/// A grid that wraps into lines, where all items have the same size.
///
/// Source: `ASCollectionGalleryLayoutDelegate.h`, `ASCollectionGalleryLayoutDelegate`.
@preconcurrency @MainActor
public final class ASCollectionGalleryLayoutDelegate: NSObject, ASCollectionLayoutDelegate {
  /// The provider of the sizes. Held weakly.
  public weak var propertiesProvider: (any ASCollectionGalleryLayoutPropertiesProviding)?
  private let directions: ASScrollDirection

  /// Creates a gallery that scrolls in the given directions.
  ///
  /// Directions along no axis or along both are reported. Source:
  /// `ASCollectionGalleryLayoutDelegate.mm`, `-initWithScrollableDirections:`.
  public init(scrollableDirections: ASScrollDirection) {
    directions = scrollableDirections
    super.init()
    guard directions.containsVertical == directions.containsHorizontal else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .galleryScrollDirections, subject: "\(type(of: self))",
        message: "A gallery layout was created with directions along \(axes).",
        remedy: "Pass the vertical directions or the horizontal ones."))
  }

  private var axes: String { directions.containsVertical ? "both axes" : "no axis" }

  /// Returns the directions that the gallery was created with.
  public func scrollableDirections() -> ASScrollDirection { directions }

  /// Asks the provider for the item size, the inset and the spacings, and returns them.
  ///
  /// Source: `ASCollectionGalleryLayoutDelegate.mm`, `-additionalInfoForLayoutWithElements:`.
  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? {
    guard let provider = propertiesProvider else { return nil }
    let itemSize = provider.galleryLayoutDelegate(self, sizeForElements: elements)
    let inset = provider.galleryLayoutDelegate(self, sectionInsetForElements: elements)
    return GalleryMetrics(
      itemSize: itemSize,
      lineSpacing: provider.galleryLayoutDelegate(self, minimumLineSpacingForElements: elements),
      itemSpacing: provider.galleryLayoutDelegate(
        self, minimumInteritemSpacingForElements: elements),
      inset: inset)
  }

  /// Arranges the items in lines. Without an item size the layout is empty.
  ///
  /// Source: `ASCollectionGalleryLayoutDelegate.mm`, `+calculateLayoutWithContext:`.
  public nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    guard let metrics = context.additionalInfo as? GalleryMetrics, let elements = context.elements,
      metrics.itemSize != .zero, !elements.itemElements.isEmpty
    else { return ASCollectionLayoutState(context: context) }
    let items = elements.itemElements.map { WrappedItem($0, size: metrics.itemSize) }
    return WrappedLines(
      context: context,
      direction: context.scrollableDirections.containsVertical ? .horizontal : .vertical,
      lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing, inset: metrics.inset
    ).layout(of: items)
  }
}

/// The item size, spacings and inset of one gallery layout, in points.
struct GalleryMetrics: Hashable, Sendable {
  let itemSize: CGSize
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let inset: UIEdgeInsets

  static func == (lhs: GalleryMetrics, rhs: GalleryMetrics) -> Bool {
    lhs.itemSize == rhs.itemSize && lhs.lineSpacing == rhs.lineSpacing
      && lhs.itemSpacing == rhs.itemSpacing && lhs.inset == rhs.inset
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(itemSize.width)
    hasher.combine(itemSize.height)
    hasher.combine(lineSpacing)
  }
}

/// The methods that provide a gallery layout's sizes. They are called on the main actor.
///
/// Source: `ASCollectionGalleryLayoutDelegate.h`, `ASCollectionGalleryLayoutPropertiesProviding`.
@preconcurrency @MainActor
public protocol ASCollectionGalleryLayoutPropertiesProviding: AnyObject {
  /// Returns the size of every item, in points. Zero gives an empty layout.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
  ) -> CGSize
  /// Returns the spacing between lines, in points. Optional. The default is 0.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumLineSpacingForElements elements: ASElementMap
  ) -> CGFloat
  /// Returns the spacing between the items of a line, in points. Optional. The default is 0.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumInteritemSpacingForElements elements: ASElementMap
  ) -> CGFloat
  /// Returns the inset around all items, in points. Optional. The default is zero.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
  ) -> UIEdgeInsets
}

extension ASCollectionGalleryLayoutPropertiesProviding {
  /// The default implementation returns 0.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumLineSpacingForElements elements: ASElementMap
  ) -> CGFloat { 0 }

  /// The default implementation returns 0.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumInteritemSpacingForElements elements: ASElementMap
  ) -> CGFloat { 0 }

  /// The default implementation returns zero insets.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
  ) -> UIEdgeInsets { .zero }
}
