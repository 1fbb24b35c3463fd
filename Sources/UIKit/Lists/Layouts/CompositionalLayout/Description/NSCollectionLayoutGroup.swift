import Foundation

/// Items in a row, a column or at places of their own; a group is an item of groups around it.
///
/// Rules, with their sources in brackets:
/// - Subitems are parts of the group's size less its content insets [UIKit's message in
///   LiveContainer/LiveContainer issue 1414].
/// - Without a count the subitems follow each other, and again from the first, until the next one does not
///   fit [header]; sums within a millionth of a point fit. Where the subitems have estimated lengths along the
///   group, each group holds the items that fit by the sizes of their contents (decided here: apps build
///   lists of tags so). Along an estimated axis each subitem is placed once (decided here, without evidence).
/// - With `subitem:count:` the items divide the room less spacings equally, whatever their own size
///   [documentation]; with `repeatingSubitem:count:` they keep it, and overflow is the caller's matter
///   [documentation], with the advisory `compositional-items-overflow`.
/// - A group that has no room for its first item is the violation `compositional-group-too-small`, after
///   which the item overhangs; UIKit ends the process [SideStore/SideStore issue 1340].
/// - At the end of a section a group shows the items that are left at the places they have in a full group.
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
  /// The items of the group; none of a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items of a row or column; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  private init(
    size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(size: size, anchored: [])
  }

  /// Makes a row of an item, a number of times with its own size (iOS 16).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.horizontal, .repeating(count: count)))
  }

  /// Makes a row of a number of items of equal width; superseded in iOS 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.horizontal, .dividing(count: count)))
  }

  /// Makes a row of items that repeat until it is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: subitems, arrangement: .line(.horizontal, .untilFull))
  }

  /// Makes a column of an item, a number of times with its own size (iOS 16).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.vertical, .repeating(count: count)))
  }

  /// Makes a column of a number of items of equal height; superseded in iOS 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .line(.vertical, .dividing(count: count)))
  }

  /// Makes a column of items that repeat until it is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: subitems, arrangement: .line(.vertical, .untilFull))
  }

  /// Makes a group whose places a closure gives.
  ///
  /// It is called once for all groups of a section, as they are of one size; UIKit may call it more often.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }

  /// The views that are anchored to the group; they have the index path of its first item (decided without
  /// evidence).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }

  /// The group and its items in words, a line each.
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

/// The place of one cell in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The cell's frame, in points from the group's leading top corner, content insets taken off.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  /// Creates a place with the order 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A closure that returns the items of a custom group for the group's own container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
