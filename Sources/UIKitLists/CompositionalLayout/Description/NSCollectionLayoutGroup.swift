import Foundation

/// Items in a row, a column, or custom positions. A group can be an item of another group.
///
/// Rules, with their sources in brackets:
/// - The lengths of subitems are fractions of the group's size less its content insets [UIKit's
///   message in LiveContainer/LiveContainer issue 1414].
/// - Without a count, the subitems are repeated in order until the next one does not fit [header].
///   Sums within a millionth of a point fit. If subitems have estimated lengths along the group, each
///   group holds the items that fit by the measured sizes of their contents (decided here, as apps
///   create lists of tags with such groups). Along an estimated axis of the group, each subitem is
///   placed once (decided here, without evidence).
/// - With `subitem:count:`, the items share the space less spacing equally, whatever their own size
///   is [documentation]. With `repeatingSubitem:count:`, they keep their size, and the caller must
///   prevent overflow [documentation]; overflow is reported with the advisory
///   `compositional-items-overflow`.
/// - A group that has no space for its first item is the violation `compositional-group-too-small`,
///   after which the item exceeds the group. UIKit ends the process [SideStore/SideStore issue
///   1340].
/// - At the end of a section, a group shows the remaining items at the positions that they have in
///   a full group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Repetition {
    case untilFull
    case dividing(count: Int)
    case repeating(count: Int)

    var isDividing: Bool {
      guard case .dividing = self else { return false }
      return true
    }
  }

  enum Arrangement {
    case line(CompositionalAxis, Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items of the group. A custom group has none.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between the items of a row or column, or `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  private init(
    size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(size: size, anchored: [])
  }

  /// Returns a row that repeats an item, which keeps its size, a number of times (iOS 16).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.horizontal, .repeating(count: count)))
  }

  /// Returns a row of a number of items of equal width; superseded in iOS 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.horizontal, .dividing(count: count)))
  }

  /// Returns a row that repeats items until it is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: subitems, arrangement: .line(.horizontal, .untilFull))
  }

  /// Returns a column that repeats an item, which keeps its size, a number of times (iOS 16).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.vertical, .repeating(count: count)))
  }

  /// Returns a column of a number of items of equal height; superseded in iOS 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.vertical, .dividing(count: count)))
  }

  /// Returns a column that repeats items until it is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: subitems, arrangement: .line(.vertical, .untilFull))
  }

  /// Returns a group whose item frames a closure provides.
  ///
  /// The closure is called once for all groups of a section, because they have the same size. UIKit
  /// may call it more often.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }

  /// The views that are anchored to the group. Decided here: they have the index path
  /// of its first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }

  /// Returns a description of the group and its items, one per line.
  open func visualDescription() -> String {
    var lines = ["\(type(of: self)) \(layoutSize.sides)"]
    for subitem in subitems {
      let text =
        (subitem as? NSCollectionLayoutGroup)?.visualDescription()
        ?? "\(type(of: subitem)) \(subitem.layoutSize.sides)"
      lines += text.split(separator: "\n").map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension NSCollectionLayoutSize {
  fileprivate var sides: String {
    "\(widthDimension.unit) \(widthDimension.dimension) by "
      + "\(heightDimension.unit) \(heightDimension.dimension)"
  }
}

/// The frame of one cell in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the cell, in points from the leading top corner of the group inside its content
  /// insets.
  public let frame: CGRect
  /// The position in the order from back to front.
  public let zIndex: Int

  /// Creates an item with a frame and the z-index 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A closure that returns the items of a custom group for the group's own container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
