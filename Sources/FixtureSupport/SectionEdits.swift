import Foundation
import UIKit

/// The edits of a mutation, grouped by their effect on an array of sections.
///
/// Index paths have the meaning of a batch update in UIKit: deletions, reloads and the origins of
/// moves refer to the data before the update, insertions and the destinations of moves to the data
/// after it.
struct SectionEdits<Model: Sendable, Fields: Sendable> {
  private typealias Item = FixtureItem<Model>
  private typealias Section = FixtureSection<Model, Fields>

  private var replacedItems: [(IndexPath, Item)] = []
  private var removedItems: Set<IndexPath> = []
  private var removedSections: Set<Int> = []
  private var addedItems: [(IndexPath, Item)] = []
  private var addedSections: [(Int, Section)] = []
  private var movedSections: [(from: Int, to: Int)] = []

  /// Creates the groups, or returns `nil` if an edit refers to an element that does not exist in
  /// the sections.
  init?(_ edits: [FixtureEdit<Model, Fields>], of sections: [FixtureSection<Model, Fields>]) {
    for edit in edits {
      guard sort(edit, sections) else { return nil }
    }
  }

  /// Returns the sections after the edits, or `nil` if an insertion's index is out of bounds.
  func applied(
    to sections: [FixtureSection<Model, Fields>]
  ) -> [FixtureSection<Model, Fields>]? {
    var result = sections
    for (place, item) in replacedItems { result[place.section].items[place.item] = item }
    for place in removedItems.sorted(by: >) { result[place.section].items.remove(at: place.item) }
    let moved = movedSections.map { ($0.to, result[$0.from]) }
    for index in removedSections.sorted(by: >) { result.remove(at: index) }
    for (index, section) in (addedSections + moved).sorted(by: { $0.0 < $1.0 }) {
      guard index <= result.count else { return nil }
      result.insert(section, at: index)
    }
    for (place, item) in addedItems.sorted(by: { $0.0 < $1.0 }) {
      guard result.indices.contains(place.section),
        place.item <= result[place.section].items.count
      else { return nil }
      result[place.section].items.insert(item, at: place.item)
    }
    return result
  }

  private mutating func sort(
    _ edit: FixtureEdit<Model, Fields>, _ sections: [FixtureSection<Model, Fields>]
  ) -> Bool {
    switch edit {
    case .insertItems(let places, let items):
      addedItems += zip(places.indexPaths, items)
    case .insertSection(let index, let section):
      addedSections.append((index, section))
    case .deleteItems(let places):
      removedItems.formUnion(places.indexPaths)
      return places.indexPaths.allSatisfy { item(at: $0, in: sections) != nil }
    case .deleteSections(let indexes):
      removedSections.formUnion(indexes)
      return indexes.allSatisfy(sections.indices.contains)
    case .reloadItems(let places, let items):
      replacedItems += zip(places.indexPaths, items)
      return places.indexPaths.allSatisfy { item(at: $0, in: sections) != nil }
    case .reloadSections(let indexes):
      return indexes.allSatisfy(sections.indices.contains)
    case .moveItem(let from, let to):
      return move(from, to, sections)
    case .moveSection(let from, let to):
      return move(from, to, sections)
    }
    return true
  }

  private mutating func move(_ from: IndexPath, _ to: IndexPath, _ sections: [Section]) -> Bool {
    guard let moved = item(at: from, in: sections) else { return false }
    removedItems.insert(from)
    addedItems.append((to, moved))
    return true
  }

  private mutating func move(_ from: Int, _ to: Int, _ sections: [Section]) -> Bool {
    guard sections.indices.contains(from) else { return false }
    removedSections.insert(from)
    movedSections.append((from, to))
    return true
  }

  private func item(at place: IndexPath, in sections: [Section]) -> Item? {
    guard place.count == 2, sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.item)
    else { return nil }
    return sections[place.section].items[place.item]
  }
}
