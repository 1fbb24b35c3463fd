import Foundation

/// The properties that all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, empty ones included, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers, footers and side views of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of content insets; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates the default configuration.
  public override init() {
    super.init()
  }

  /// Another configuration with the same values: layouts keep copies.
  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// The references of content insets.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The container's own choice: the configuration's, and for that the safe area.
  case automatic
  /// The edges of the view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width, which counts as the layout margins: Apple publishes no number for it.
  case readableContent
}
