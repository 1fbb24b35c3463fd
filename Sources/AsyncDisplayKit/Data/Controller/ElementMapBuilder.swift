import UIKit

/// The creation of the element map after an update, which queries the data source for new elements.
///
/// Source: `ASDataController.mm`, `-_updateSectionsInMap:changeSet:` and
/// `-_updateElementsInMap:changeSet:traitCollection:shouldFetchSizeRanges:previousMap:`.
@MainActor
struct ElementMapBuilder {
  private let controller: ASDataController
  private let batch: BatchUpdate
  private let update: ASHierarchyUpdate
  // A strong reference: a weak one would be loaded for every section.
  private let source: (any ASDataControllerSource)?
  private let items: ItemElementMaker
  private var map: ASMutableElementMap

  init(controller: ASDataController, batch: BatchUpdate, update: ASHierarchyUpdate) {
    self.controller = controller
    self.batch = batch
    self.update = update
    source = controller.source
    items = ItemElementMaker(controller: controller, batch: batch, update: update)
    map = controller.pendingMap.contents
  }

  consuming func build() throws(InvalidUpdate) -> ASElementMap {
    if update.includesReloadData {
      try reloadEverything()
    } else {
      updateSections()
      try updateElements()
    }
    return ASElementMap(map)
  }

  private mutating func reloadEverything() throws(InvalidUpdate) {
    map.removeAll()
    let sections = IndexSet(update.newItemCounts.indices)
    insertSections(sections)
    try insertElements(ofSections: sections)
  }

  /// Source: `ASDataController.mm`, `-_updateSectionsInMap:changeSet:`.
  private mutating func updateSections() {
    for change in update.sectionDeletes { map.removeSections(change.sections) }
    for change in update.sectionInserts { insertSections(change.sections) }
  }

  /// Source: `ASDataController.mm`, `-_insertSectionsIntoMap:indexes:`.
  private mutating func insertSections(_ sections: IndexSet) {
    for section in sections {
      let context = source?.sourceContext(forSection: section)
      map.insertSection(ASSection(id: controller.nextSectionID, context: context), at: section)
      controller.nextSectionID += 1
    }
  }

  private mutating func updateElements() throws(InvalidUpdate) {
    map.moveSupplementaries(by: update.sectionMap)
    for change in update.itemDeletes {
      try map.removeItems(at: change.indexPaths)
      let sections = IndexSet(sectionsOf: change.indexPaths).mapped(by: update.sectionMap)
      try insertSupplementaries(inSections: sections)
    }
    for change in update.sectionDeletes { map.removeItems(ofSections: change.sections) }
    for change in update.sectionInserts { try insertElements(ofSections: change.sections) }
    for change in update.itemInserts {
      try insertItems(at: change.indexPaths)
      try insertSupplementaries(inSections: IndexSet(sectionsOf: change.indexPaths))
    }
  }

  /// Source: `ASDataController.mm`, `-_insertElementsIntoMap:sections:…`.
  private mutating func insertElements(ofSections sections: IndexSet) throws(InvalidUpdate) {
    try map.insertEmptySections(sections)
    // One pass for all sections. Source: `ASDataController.mm`,
    // `-_insertElementsIntoMap:kind:forSections:…`.
    var pass = ElementCount()
    defer { batch.count(pass) }
    for section in sections {
      let elements = try makeElements(
        count: update.newItemCounts[section], section: section, &pass)
      map.setItems(elements, ofSection: section)
    }
    try insertSupplementaries(inSections: sections)
  }
}

extension ElementMapBuilder {
  /// Source: `ASDataController.mm`, `-_insertElementsIntoMap:kind:atIndexPaths:…`.
  private mutating func insertItems(at indexPaths: [IndexPath]) throws(InvalidUpdate) {
    var pass = ElementCount()
    defer { batch.count(pass) }
    for indexPath in indexPaths {
      guard let element = try items.element(at: indexPath, &pass) else { return }
      try map.insertItem(element, at: indexPath)
    }
  }

  /// Creates the elements of a new section.
  private func makeElements(
    count: Int, section: Int, _ pass: inout ElementCount
  ) throws(InvalidUpdate) -> [ASCollectionElement] {
    var elements: [ASCollectionElement] = []
    elements.reserveCapacity(count)
    for item in 0..<count {
      let indexPath = IndexPath(item: item, section: section)
      guard let element = try items.element(at: indexPath, &pass) else { return [] }
      elements.append(element)
    }
    return elements
  }

  /// Source: `ASDataController.mm`, `-_insertElementsIntoMap:kind:forSections:…` and
  /// `-_repopulateSupplementaryNodesIntoMap:…`.
  private mutating func insertSupplementaries(
    inSections sections: IndexSet
  ) throws(InvalidUpdate) {
    guard !sections.isEmpty else { return }
    for kind in source?.supplementaryKinds(inSections: sections) ?? [] {
      let indexPaths = controller.supplementaryIndexPaths(ofKind: kind, inSections: sections)
      controller.adviseOfKeptElements(ofKind: kind, inSections: sections, counted: indexPaths) {
        map.supplementaries[kind]?[$0] != nil
      }
      let elements = try controller.makeSupplementaries(
        ofKind: kind, at: indexPaths, batch: batch)
      for (indexPath, element) in zip(indexPaths, elements) {
        map.setSupplementary(element, ofKind: kind, at: indexPath)
      }
    }
  }
}
