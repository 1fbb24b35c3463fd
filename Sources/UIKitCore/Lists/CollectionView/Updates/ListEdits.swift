import Foundation

/// The edits of one batch, sorted by kind.
struct ListEdits: Sendable {
  private(set) var insertedItems: [IndexPath] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private(set) var insertedSections: [Int] = []
  private(set) var deletedSections: [Int] = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: [(from: Int, to: Int)] = []

  init(_ edits: [ListEdit]) {
    for edit in edits {
      switch edit {
      case .insertItem(let path): insertedItems.append(path)
      case .deleteItem(let path): deletedItems.append(path)
      case .reloadItem(let path): reloadedItems.insert(path)
      case .moveItem(let from, let to): movedItems.append((from, to))
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to): movedSections.append((from, to))
      }
    }
  }
}

/// An edit of a list, as a batch update records it.
///
/// Deletions, reloads, and the sources of moves are positions before the batch update. Insertions
/// and the targets of moves are positions after it.
package enum ListEdit: Hashable, Sendable {
  /// An insertion of an item.
  case insertItem(IndexPath)
  /// A deletion of an item.
  case deleteItem(IndexPath)
  /// A reload of an item.
  case reloadItem(IndexPath)
  /// A move of an item to another index path.
  case moveItem(IndexPath, to: IndexPath)
  /// An insertion of a section.
  case insertSection(Int)
  /// A deletion of a section.
  case deleteSection(Int)
  /// A reload of a section with all its items.
  case reloadSection(Int)
  /// A move of a section to another index.
  case moveSection(Int, to: Int)
}

extension IndexSet {
  /// The sections that a batch update records, in ascending order.
  ///
  /// Decided here: the first 1,000,000. A larger set cannot fit the data of a list, so the update is
  /// reported as invalid with these alone, and a set up to `Int.max` is never expanded.
  package var updatedSections: some Sequence<Int> { prefix(1_000_000) }
}

/// A change of a valid batch update, with positions before and after it. For a whole section, the
/// item is `NSNotFound`.
struct ListChange: Hashable, Sendable {
  let action: UICollectionViewUpdateItem.Action
  let before: IndexPath?
  let after: IndexPath?
}

/// A batch update that is being recorded, with the completion handlers of all nested batches.
package struct ListUpdateBatch {
  /// The nesting depth of open batches.
  var depth = 0
  /// The recorded edits. Their order has no effect (rule V7).
  var edits: [ListEdit] = []
  /// The items to reconfigure after the edits, by their index paths before the edits.
  var reconfigured: [IndexPath] = []
  /// The completion handlers in the order in which their batches began, outer ones first.
  var completions: [(Bool) -> Void] = []
  /// A Boolean value that indicates whether completion handlers run after an animation.
  var isAnimated = false
  /// A Boolean value that indicates whether the edits were applied.
  var isApplied = false

  /// Calls the completion handlers.
  func complete() {
    for completion in completions { completion(isApplied) }
  }
}
