import AsyncDisplayKit
import FixtureContract
import Foundation
import UIKit

/// The common superclass of generated data sources for collections, tables and pagers, with data,
/// cells and calls.
///
/// Generated classes derive from it and override its methods; tests change its properties.
@MainActor
open class FixtureDataSource<Model: Sendable, Fields: Sendable>: NSObject {
  /// The calls that the data source received.
  public nonisolated let calls = FixtureCallLog()
  /// The current data. After changing it, you must notify the container.
  public var sections: [FixtureSection<Model, Fields>]
  /// The results of the next batch fetches, one for each fetch.
  public var batches: [FixtureBatch<Model>]
  /// A Boolean value that indicates whether rules for UIKit cells apply. If `false`, the next rule
  /// for a node applies.
  open var showsPlainCells = true

  /// Creates a data source with its initial data.
  public init(
    sections: [FixtureSection<Model, Fields>] = [], batches: [FixtureBatch<Model>] = []
  ) {
    self.sections = sections
    self.batches = batches
    super.init()
  }

  /// The font files of the fixture. The default is `nil`.
  open nonisolated class var fonts: FixtureFontSource? { nil }

  /// The codes of the advisories that the fixture accepts. The default is none.
  open nonisolated class var acceptedAdvisories: [String] { [] }

  /// A Boolean value that indicates whether each item's model is the item's node model. The default
  /// is `false`.
  open var usesNodeModels: Bool { false }

  /// The kinds of supplementary elements in the fixture, in its order.
  open var supplementaryKinds: [String] { [] }

  /// The names of the fixture's mutations, in the order of the fixture.
  open var mutationNames: [String] { [] }

  /// The delay of the next batch in virtual seconds, or `nil` if no batch is left.
  public var nextBatchDelay: Double? { batches.first?.delay }

  /// Returns the cell of an item, or an empty cell node if no rule applies.
  open func cell(for item: FixtureItem<Model>, at indexPath: IndexPath) -> FixtureCell {
    .node { ASCellNode() }
  }

  /// Returns the cell of a supplementary element, or `nil` if the section has none.
  open func supplementary(ofKind kind: String, at indexPath: IndexPath) -> FixtureCell? {
    nil
  }

  /// Returns a mutation by its name in the fixture, or `nil`.
  open func mutation(named name: String) -> FixtureMutation<Model, Fields>? {
    nil
  }

  /// Returns the item at an index path, or `nil` outside of the data.
  public final func item(at indexPath: IndexPath) -> FixtureItem<Model>? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  /// Returns the fields of a section, or `nil` outside of the data.
  public final func fields(ofSection section: Int) -> Fields? {
    sections.indices.contains(section) ? sections[section].fields : nil
  }

  /// Returns the cell of the item at an index path, or an empty cell node if there is no item.
  final func choice(at indexPath: IndexPath) -> FixtureCell {
    item(at: indexPath).map { cell(for: $0, at: indexPath) } ?? .node { ASCellNode() }
  }

  /// Returns a node block that also records its call.
  final func recorded(
    _ block: @escaping ASCellNodeBlock, at indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { [calls] in
      calls.record(.nodeBlock, at: indexPath)
      return block()
    }
  }

  /// Returns the height of an image divided by its width, or 1 for an image without a width.
  public final func ratio(of image: UIImage) -> CGFloat {
    image.size.width > 0 ? image.size.height / image.size.width : 1
  }

  /// Returns whether a section has a header.
  public final func hasHeader(inSection section: Int) -> Bool {
    let kind = UICollectionView.elementKindSectionHeader
    return supplementary(ofKind: kind, at: IndexPath(item: 0, section: section)) != nil
  }

  /// Sets a Boolean property by its name in fixtures. Returns `false` if there is no such property.
  func set(_ name: String, to value: Bool) -> Bool {
    switch DataSourceProperty(rawValue: name) {
    case .showsPlainCells: showsPlainCells = value
    case nil: return false
    }
    return true
  }

  // MARK: UIScrollViewDelegate

  // The members are declared here instead of in subclasses: a method that only a subclass declares is not called.

  /// Records the call and returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.record(.scrollViewShouldScrollToTop)
    return true
  }

  // MARK: Optional members, written by Scripts/make-optional-members to the end of the class

  /// Records the call in `calls`.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.record(.scrollViewDidScroll) }

  /// Records the call in `calls`.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.record(.scrollViewWillBeginDragging)
  }

  /// Records the call in `calls`.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { calls.record(.scrollViewWillEndDragging) }

  /// Records the call in `calls`.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.record(.scrollViewDidEndDragging)
  }

  /// Records the call in `calls`.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.record(.scrollViewWillBeginDecelerating)
  }

  /// Records the call in `calls`.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.record(.scrollViewDidEndDecelerating)
  }

  /// Records the call in `calls`.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.record(.scrollViewDidEndScrollingAnimation)
  }

  /// Records the call in `calls`.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    calls.record(.scrollViewDidScrollToTop)
  }
}
