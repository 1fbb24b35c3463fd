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
