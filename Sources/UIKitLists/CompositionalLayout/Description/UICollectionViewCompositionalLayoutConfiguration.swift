import Foundation

/// The properties that all sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, including empty ones, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers, footers, and side views of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of content insets. The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with default values.
  public override init() {
    super.init()
  }

  /// Returns a copy of the configuration.
  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// The reference from which content insets are measured.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the enclosing container: the layout's configuration, or the safe area for the
  /// configuration itself.
  case automatic
  /// The edges of the view.
  case none
  /// The safe area of the view.
  case safeArea
  /// The layout margins of the view.
  case layoutMargins
  /// The readable width. Here it is the same as the layout margins, because Apple documents no
  /// number.
  case readableContent
}
