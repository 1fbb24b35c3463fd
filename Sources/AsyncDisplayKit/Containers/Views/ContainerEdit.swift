import UIKit

/// An edit of a container: part of the current batch update, or else a batch update of its own.
enum ContainerEdit {
  case reloadData
  case insertItems([IndexPath])
  case deleteItems([IndexPath])
  case reloadItems([IndexPath])
  case moveItem(IndexPath, to: IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
  case moveSection(Int, to: Int)

  /// A Boolean value that indicates whether the edit contains nothing.
  var isEmpty: Bool {
    switch self {
    case .insertItems(let items), .deleteItems(let items), .reloadItems(let items): items.isEmpty
    case .insertSections(let sections), .deleteSections(let sections),
      .reloadSections(let sections):
      sections.isEmpty
    case .reloadData, .moveItem, .moveSection: false
    }
  }

  /// Adds the edit to the changes of a batch, with the raw value of a table's row animation.
  func add(
    to changes: inout ASHierarchyChangeSet, animation: Int
  ) throws(InvalidUpdate) {
    switch self {
    case .reloadData: try changes.reloadData()
    case .insertItems(let items): try changes.insertItems(at: items, animation: animation)
    case .deleteItems(let items): try changes.deleteItems(at: items, animation: animation)
    case .reloadItems(let items): try changes.reloadItems(at: items, animation: animation)
    case .moveItem(let old, let new):
      try changes.moveItem(at: old, to: new, animation: animation)
    case .insertSections(let sections):
      try changes.insertSections(sections, animation: animation)
    case .deleteSections(let sections):
      try changes.deleteSections(sections, animation: animation)
    case .reloadSections(let sections):
      try changes.reloadSections(sections, animation: animation)
    case .moveSection(let old, let new):
      try changes.moveSection(old, to: new, animation: animation)
    }
  }
}
