import Foundation

/// The contents of an element map while an update creates the next map.
///
/// Source: `ASMutableElementMap.mm`, `ASMutableElementMap`.
package struct ASMutableElementMap: Sendable {
  /// The sections in order.
  package private(set) var sections: [ASSection] = []
  /// The items of each section in order.
  package private(set) var items: [[ASCollectionElement]] = []
  /// The supplementary elements by kind and index path.
  package private(set) var supplementaries: [String: [IndexPath: ASCollectionElement]] = [:]

  /// Creates a map without sections.
  package init() {}

  var indexPathsByElement: [ElementID: IndexPath] {
    var result: [ElementID: IndexPath] = [:]
    for (section, row) in items.enumerated() {
      for (item, element) in row.enumerated() {
        result[element.id] = IndexPath(item: item, section: section)
      }
    }
    for (indexPath, element) in supplementaries.values.lazy.flatMap(\.self) {
      result[element.id] = indexPath
    }
    return result
  }
}

extension ASMutableElementMap {
  /// Removes all sections and elements.
  package mutating func removeAll() {
    self = ASMutableElementMap()
  }

  /// Removes sections from the list of sections, not their elements.
  package mutating func removeSections(_ indexes: IndexSet) {
    sections.remove(atOffsets: indexes)
  }

  /// Inserts a section without items into the list of sections.
  package mutating func insertSection(_ section: ASSection, at index: Int) {
    sections.insert(section, at: min(index, sections.count))
  }

  /// Removes the items of whole sections.
  package mutating func removeItems(ofSections indexes: IndexSet) {
    items.remove(atOffsets: indexes)
  }

  /// Inserts sections without items, in ascending order.
  package mutating func insertEmptySections(_ indexes: IndexSet) throws(InvalidUpdate) {
    for index in indexes {
      guard index <= items.count else {
        throw InvalidUpdate(.mapInsertRange, index, items.count)
      }
      items.insert([], at: index)
    }
  }

  /// Removes items, which must be given from the largest to the smallest.
  package mutating func removeItems(at indexPaths: [IndexPath]) throws(InvalidUpdate) {
    for indexPath in indexPaths {
      let count = items.indices.contains(indexPath.section) ? items[indexPath.section].count : 0
      guard indexPath.item < count else {
        throw InvalidUpdate(.mapItemRange, indexPath.item, count, indexPath.section)
      }
      items[indexPath.section].remove(at: indexPath.item)
    }
  }

  /// Inserts an item's element.
  package mutating func insertItem(
    _ element: ASCollectionElement, at indexPath: IndexPath
  ) throws(InvalidUpdate) {
    let count = items.indices.contains(indexPath.section) ? items[indexPath.section].count : -1
    guard indexPath.item <= count else {
      throw InvalidUpdate(.mapInsertRange, indexPath.item, max(count, 0))
    }
    items[indexPath.section].insert(element, at: indexPath.item)
  }

  /// Sets the items of a section that is still empty.
  package mutating func setItems(_ elements: [ASCollectionElement], ofSection section: Int) {
    items[section] = elements
  }

  /// Sets a supplementary element, replacing the previous one.
  package mutating func setSupplementary(
    _ element: ASCollectionElement, ofKind kind: String, at indexPath: IndexPath
  ) {
    supplementaries[kind, default: [:]][indexPath] = element
  }

  /// Removes supplementary elements of one kind.
  package mutating func removeSupplementaries(ofKind kind: String, at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { supplementaries[kind]?[indexPath] = nil }
  }

  /// Moves supplementary elements with their sections. Those of deleted sections are removed.
  ///
  /// Source: `ASMutableElementMap.mm`, `-migrateSupplementaryElementsWithSectionMapping:`.
  package mutating func moveSupplementaries(by sectionMap: ASIntegerMap) {
    guard !sectionMap.isIdentity else { return }
    supplementaries = supplementaries.mapValues { elements in
      var moved: [IndexPath: ASCollectionElement] = [:]
      for (indexPath, element) in elements {
        guard let section = sectionMap[indexPath.section] else { continue }
        moved[IndexPath(item: indexPath.item, section: section)] = element
      }
      return moved
    }
  }
}

extension Array {
  /// Removes the elements at some indexes. Indexes past the end are ignored.
  fileprivate mutating func remove(atOffsets indexes: IndexSet) {
    for index in indexes.reversed() where indices.contains(index) { remove(at: index) }
  }
}
