extension UICollectionView {
  /// The modes in which a collection view updates the sizes of self-sizing cells (iOS 16).
  ///
  /// Rule: UIKit's documentation of ``UICollectionView/selfSizingInvalidation``.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Sizes are not updated.
    case disabled
    /// Sizes are updated when a cell invalidates its intrinsic content size.
    case enabled
    /// Sizes are updated when a cell invalidates its intrinsic content size or constraints of its
    /// content change.
    case enabledIncludingConstraints
  }

  /// The categories of elements of a collection view.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A view that shows data of a section or of the whole collection, such as a header.
    case supplementaryView
    /// A view that shows no data, such as a background.
    case decorationView
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// The layout scrolls vertically. Its lines are rows.
    case vertical
    /// The layout scrolls horizontally. Its lines are columns.
    case horizontal
  }

  /// The position of an item in the view after scrolling to it, with at most one option for each
  /// axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top edge of the item is at the top edge of the view.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is vertically centered in the view.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom edge of the item is at the bottom edge of the view.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the item is at the left edge of the view.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is horizontally centered in the view.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the item is at the right edge of the view.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The speed with which items make space for dragged items.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// Items move immediately.
    case immediate
    /// Items move after a short delay.
    case fast
    /// Items move after a delay.
    case slow
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
