import AsyncDisplayKit
import UIKit

/// A length of a stated size range: points, or the length that the container's content has.
public struct FixtureLength: Sendable, Equatable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  private let points: CGFloat?

  /// Creates a length in points.
  public init(integerLiteral value: Int) { points = CGFloat(value) }

  /// Creates a length in points.
  public init(floatLiteral value: Double) { points = CGFloat(value) }

  private init(_ points: CGFloat?) { self.points = points }

  /// No limit.
  public static let infinity = FixtureLength(.infinity)
  /// The length between the insets and safe areas of the container, or a column's part of it.
  public static let fill = FixtureLength(nil)

  /// Returns the length in points where `fill` has a length.
  func resolved(fill: CGFloat) -> CGFloat { points ?? fill }
}

/// The size range that a fixture states for cells.
///
/// Its lengths are resolved each time the container requests the range, so they follow its bounds, insets and
/// safe areas.
public struct FixtureSizeRange: Sendable {
  /// The minimum width.
  public var minWidth: FixtureLength
  /// The minimum height.
  public var minHeight: FixtureLength
  /// The maximum width.
  public var maxWidth: FixtureLength
  /// The maximum height.
  public var maxHeight: FixtureLength
  /// The number of cells in a row. `fill` is the width of one of them.
  public var columns: Int

  /// Creates a range from its lengths.
  public init(
    _ minWidth: FixtureLength, _ minHeight: FixtureLength, _ maxWidth: FixtureLength,
    _ maxHeight: FixtureLength, columns: Int = 1
  ) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.columns = max(1, columns)
  }

  /// Returns the range of an item in points.
  ///
  /// - Parameter collectionNode: The collection, whose view is loaded.
  /// - Returns: The range. A minimum that is greater than its maximum is the maximum too.
  @MainActor
  public func range(ofItemIn collectionNode: ASCollectionNode) -> ASSizeRange {
    let room = ContentRoom(ofItemsIn: collectionNode.view)
    return range(in: room.size(ofColumns: columns))
  }

  /// Returns the range of a header, a footer or another supplementary element in points.
  ///
  /// Section insets do not apply to supplementary elements of a flow layout.
  ///
  /// - Parameter collectionNode: The collection, whose view is loaded.
  /// - Returns: The range. A minimum that is greater than its maximum is the maximum too.
  @MainActor
  public func range(ofSupplementaryIn collectionNode: ASCollectionNode) -> ASSizeRange {
    range(in: ContentRoom(of: collectionNode.view).size(ofColumns: 1))
  }

  /// Returns the range of a row in points. A table uses only the heights.
  ///
  /// - Parameter tableNode: The table, whose view is loaded.
  /// - Returns: The range. A minimum that is greater than its maximum is the maximum too.
  @MainActor
  public func range(ofRowIn tableNode: ASTableNode) -> ASSizeRange {
    range(in: ContentRoom(of: tableNode.view).size(ofColumns: 1))
  }

  /// Returns the range that a layout gives items for which a fixture states no size.
  ///
  /// A delegate that implements `collectionNode(_:constrainedSizeForItemAt:)` returns a range for every item.
  ///
  /// - Parameter collectionNode: The collection, whose view is loaded.
  /// - Returns: The range that Texture's inspector gives an item without a delegate's answer.
  @MainActor
  public static func ofLayout(in collectionNode: ASCollectionNode) -> ASSizeRange {
    let view = collectionNode.view
    let standard = view.inspectionGeometry.defaultItemRange
    guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout else {
      return standard
    }
    return FlowSizeRules.itemRange(answer: nil, itemSize: flow.itemSize, standard: standard)
  }

  /// Returns the range of the layout's item size, which plain cells have for which a fixture states no size.
  ///
  /// - Parameter collectionNode: The collection, whose view is loaded.
  /// - Returns: The item size of a flow layout as minimum and maximum; zero for other layouts.
  @MainActor
  public static func itemSize(in collectionNode: ASCollectionNode) -> ASSizeRange {
    let size = collectionNode.view.flowItemSize
    return ASSizeRangeMake(size, size)
  }

  private func range(in fill: CGSize) -> ASSizeRange {
    let least = CGSize(
      width: minWidth.resolved(fill: fill.width), height: minHeight.resolved(fill: fill.height))
    return ASSizeRangeMake(
      least,
      CGSize(
        width: max(least.width, maxWidth.resolved(fill: fill.width)),
        height: max(least.height, maxHeight.resolved(fill: fill.height))))
  }
}

extension UICollectionView {
  /// The item size of a flow layout, in points; zero for other layouts.
  fileprivate var flowItemSize: CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// Returns the size of a plain cell, in points.
  ///
  /// Decided here, because UIKit cells in Texture's containers are not measured: a size that the cell states is
  /// moved into the range; otherwise the cell has the maximum, or the layout's item size along an axis without
  /// a finite maximum.
  func plainSize(stated: CGSize?, in range: ASSizeRange?) -> CGSize? {
    guard let range else { return stated }
    func side(_ stated: CGFloat?, _ least: CGFloat, _ most: CGFloat, _ item: CGFloat) -> CGFloat {
      min(max(stated ?? (most.isFinite ? most : item), least), most)
    }
    let item = flowItemSize
    return CGSize(
      width: side(stated?.width, range.min.width, range.max.width, item.width),
      height: side(stated?.height, range.min.height, range.max.height, item.height))
  }
}

/// The room for the cells of a container, in points.
private struct ContentRoom {
  private let size: CGSize
  private let columnSpacing: CGFloat
  private let scale: CGFloat

  /// Measures the room between the content insets, in which safe areas are included.
  @MainActor
  init(of view: UIScrollView) {
    self.init(view, inset: .zero, columnSpacing: 0)
  }

  /// Measures the room between the insets of the sections too, from the reference of a flow layout.
  ///
  /// Gaps between the columns are those between the items of a line, or in a layout that scrolls horizontally,
  /// those between lines.
  @MainActor
  init(ofItemsIn view: UICollectionView) {
    guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout else {
      self.init(view, inset: .zero, columnSpacing: 0)
      return
    }
    let section = flow.sectionInset
    let added = Self.addedInset(of: flow, in: view)
    self.init(
      view,
      inset: UIEdgeInsets(
        top: section.top + added.top, left: section.left + added.left,
        bottom: section.bottom + added.bottom, right: section.right + added.right),
      columnSpacing: flow.scrollDirection == .vertical
        ? flow.minimumInteritemSpacing : flow.minimumLineSpacing)
  }

  @MainActor
  private init(_ view: UIScrollView, inset: UIEdgeInsets, columnSpacing: CGFloat) {
    let known = view.adjustedContentInset
    size = CGSize(
      width: view.bounds.width - known.left - known.right - inset.left - inset.right,
      height: view.bounds.height - known.top - known.bottom - inset.top - inset.bottom)
    let displayScale = view.traitCollection.displayScale
    scale = displayScale > 0 ? displayScale : 1
    self.columnSpacing = columnSpacing
  }

  /// Returns the size of one of several columns, rounded down to pixels and never negative.
  ///
  /// Columns that are rounded up do not fit into a line: at the scale 3, two halves of 375 points make one
  /// column.
  func size(ofColumns columns: Int) -> CGSize {
    let gaps = columnSpacing * CGFloat(columns - 1)
    return CGSize(
      width: floored((size.width - gaps) / CGFloat(columns)), height: floored(size.height))
  }

  /// The greatest length of whole pixels. A thousandth of a pixel more or less is an error of the division.
  private func floored(_ length: CGFloat) -> CGFloat {
    max(0, (length * scale + 0.001).rounded(.down) / scale)
  }

  /// Returns the insets that a flow layout adds to those of sections, for the reference that it measures from.
  @MainActor
  private static func addedInset(
    of flow: UICollectionViewFlowLayout, in view: UICollectionView
  ) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch flow.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let known = view.adjustedContentInset
    return flow.scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(reference.left - known.left, 0), bottom: 0,
        right: max(reference.right - known.right, 0))
      : UIEdgeInsets(
        top: max(reference.top - known.top, 0), left: 0,
        bottom: max(reference.bottom - known.bottom, 0), right: 0)
  }
}
