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

/// One edit of a list, as a batch records it.
///
/// Deletes, reloads and the sources of moves count in the state before the batch, inserts and the
/// targets of moves in the state after it.
enum ListEdit: Hashable, Sendable {
  /// A new item.
  case insertItem(IndexPath)
  /// An item that goes.
  case deleteItem(IndexPath)
  /// An item that is replaced.
  case reloadItem(IndexPath)
  /// An item that changes its place.
  case moveItem(IndexPath, to: IndexPath)
  /// A new section.
  case insertSection(Int)
  /// A section that goes.
  case deleteSection(Int)
  /// A section whose items are all replaced.
  case reloadSection(Int)
  /// A section that changes its place.
  case moveSection(Int, to: Int)
}

/// One change of a valid batch in both index spaces; a whole section has the item `NSNotFound`.
struct ListChange: Hashable, Sendable {
  let action: UICollectionViewUpdateItem.Action
  let before: IndexPath?
  let after: IndexPath?
}

/// A batch of edits that is being recorded, with the completions of all batches inside it.
struct ListUpdateBatch {
  /// The nesting depth of open batches.
  var depth = 0
  /// The edits so far, in the order of submission, which has no effect (rule V7).
  var edits: [ListEdit] = []
  /// The items to fill again once the edits are shown, by their places before.
  var reconfigured: [IndexPath] = []
  /// The completions in the order in which their batches began: outer first, then inner ones.
  var completions: [(Bool) -> Void] = []
  /// A Boolean value that indicates whether completions wait for a turn of the main queue.
  var isAnimated = false
  /// A Boolean value that indicates whether the edits were applied.
  var isApplied = false

  /// Calls the completion handlers.
  func complete() {
    for completion in completions { completion(isApplied) }
  }
}
