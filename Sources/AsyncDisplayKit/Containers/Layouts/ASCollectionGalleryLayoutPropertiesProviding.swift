import UIKit

/// Gives a gallery layout its sizes; asked on the main actor when a layout is asked for.
///
/// Source: Texture's `ASCollectionGalleryLayoutPropertiesProviding`.
@preconcurrency @MainActor
public protocol ASCollectionGalleryLayoutPropertiesProviding: AnyObject {
  /// Returns the size of every item, in points; zero or less gives an empty layout.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
  ) -> CGSize
  /// Returns the gap between lines, in points; 0 when it is missing.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumLineSpacingForElements elements: ASElementMap
  ) -> CGFloat
  /// Returns the gap between the items of a line, in points; 0 when it is missing.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumInteritemSpacingForElements elements: ASElementMap
  ) -> CGFloat
  /// Returns the inset around all items, in points; zero when it is missing.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
  ) -> UIEdgeInsets
}

extension ASCollectionGalleryLayoutPropertiesProviding {
  /// Returns 0.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumLineSpacingForElements elements: ASElementMap
  ) -> CGFloat { 0 }

  /// Returns 0.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate,
    minimumInteritemSpacingForElements elements: ASElementMap
  ) -> CGFloat { 0 }

  /// Returns zero.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
  ) -> UIEdgeInsets { .zero }
}
