extension UICollectionView {
  /// The modes in which a collection view updates the sizes of self-sizing cells (iOS 16).
  ///
  /// Nothing here asks a cell for its size.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled
    /// Sizes are updated when a cell invalidates its intrinsic content size.
    case enabled
    /// Also when constraints of its content change.
    case enabledIncludingConstraints
  }

  /// The categories of elements of a collection view.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item's cell.
    case cell
    /// A view that shows data of a section or of the whole, such as a header.
    case supplementaryView
    /// A view that shows no data, such as a background.
    case decorationView
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Lines are rows, one below the other.
    case vertical
    /// Lines are columns, one beside the other.
    case horizontal
  }

  /// The position of an item in the view after scrolling to it; at most one option per axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top at the view's top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's middle in the view's middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom at the view's bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge at the view's left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's middle in the view's middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge at the view's right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The speeds at which items make room for dragged ones.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate
    /// After a short while.
    case fast
    /// After a while.
    case slow
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
