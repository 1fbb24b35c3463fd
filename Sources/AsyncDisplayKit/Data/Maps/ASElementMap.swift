import UIKit

/// An immutable snapshot of a container's sections, items and supplementary elements.
///
/// All members may be used on any thread. Source: `ASElementMap.h`, `ASElementMap`.
public final class ASElementMap: Sendable {
  let contents: ASMutableElementMap
  // Most maps are never searched for an element, so the table is built on first use.
  private let indexPaths = Locked<[ElementID: IndexPath]?>(nil)

  /// Creates a snapshot of an update's map.
  package init(_ contents: ASMutableElementMap) {
    self.contents = contents
  }

  /// Creates an empty map.
  public convenience init() {
    self.init(ASMutableElementMap())
  }

  /// The number of items and supplementary elements.
  public var count: UInt {
    let items = contents.items.reduce(0) { $0 + $1.count }
    return UInt(items + contents.supplementaries.values.reduce(0) { $0 + $1.count })
  }

  /// The number of sections.
  public var numberOfSections: Int { contents.sections.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    contents.items.indices.contains(section) ? contents.items[section].count : 0
  }

  /// The kinds of supplementary elements in the map, sorted.
  public var supplementaryElementKinds: [String] { contents.supplementaries.keys.sorted() }

  /// Returns the context of a section, or `nil` if it has none.
  public func context(forSection section: Int) -> (any ASSectionContext)? {
    contents.sections.indices.contains(section) ? contents.sections[section].context : nil
  }

  /// The index paths of all items in order.
  public var itemIndexPaths: [IndexPath] {
    contents.items.enumerated().flatMap { section, elements in
      elements.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The elements of all items in order.
  public var itemElements: [ASCollectionElement] {
    // A single section shares its array, which may contain a million elements.
    contents.items.count == 1 ? contents.items[0] : contents.items.flatMap(\.self)
  }

  /// Returns the element of an item, or `nil` if the item does not exist.
  public func elementForItem(at indexPath: IndexPath) -> ASCollectionElement? {
    guard indexPath.count == 2, contents.items.indices.contains(indexPath.section) else {
      return nil
    }
    let row = contents.items[indexPath.section]
    return row.indices.contains(indexPath.item) ? row[indexPath.item] : nil
  }

  /// Returns a supplementary element, or `nil` if it does not exist.
  public func supplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> ASCollectionElement? {
    contents.supplementaries[kind]?[indexPath]
  }

  /// Returns the element of layout attributes, or `nil` for decoration views.
  public func element(
    for layoutAttributes: UICollectionViewLayoutAttributes
  ) -> ASCollectionElement? {
    switch layoutAttributes.representedElementCategory {
    case .cell: return elementForItem(at: layoutAttributes.indexPath)
    case .supplementaryView:
      let kind = layoutAttributes.representedElementKind ?? ""
      return supplementaryElement(ofKind: kind, at: layoutAttributes.indexPath)
    case .decorationView: return nil
    }
  }

  /// Returns the index path of an element, or `nil` for an element of another map.
  public func indexPath(for element: ASCollectionElement) -> IndexPath? {
    indexPath(of: element.id)
  }

  private func indexPath(of id: ElementID) -> IndexPath? {
    indexPaths.withLock { table in
      if table == nil { table = contents.indexPathsByElement }
      return table?[id]
    }
  }

  /// Returns the element for which a node was last created, or `nil` if the element is not in the
  /// map.
  package func element(of node: ASCellNode) -> ASCollectionElement? {
    guard let indexPath = node.elementID.flatMap(indexPath(of:)) else { return nil }
    guard let kind = node.supplementaryElementKind else { return elementForItem(at: indexPath) }
    return supplementaryElement(ofKind: kind, at: indexPath)
  }

  /// Returns the index path of the element for which a node was last created, or `nil` if the
  /// element is not in the map.
  ///
  /// Source: `ASElementMap.mm`, `-initWithSections:items:supplementaryElements:`, whose table of index
  /// paths has both.
  package func indexPath(ofNode node: ASCellNode) -> IndexPath? {
    node.elementID.flatMap(indexPath(of:))
  }

  /// Returns the index path of an item's element, or `nil` for supplementary elements and other
  /// maps.
  public func indexPath(forElementIfCell element: ASCollectionElement) -> IndexPath? {
    element.supplementaryElementKind == nil ? indexPath(for: element) : nil
  }

  /// Returns the index path in this map of another map's item, or `nil` if it is not in this map.
  ///
  /// The item `NSNotFound` means the section, whose index path has one index. Source: `ASElementMap.mm`,
  /// `-convertIndexPath:fromMap:`.
  public func convert(_ indexPath: IndexPath, from map: ASElementMap) -> IndexPath? {
    if indexPath.count == 2, indexPath.item == NSNotFound {
      let section = convertSection(indexPath.section, from: map)
      return section == NSNotFound ? nil : IndexPath(index: section)
    }
    guard let element = map.elementForItem(at: indexPath) else { return nil }
    return map === self ? indexPath : self.indexPath(for: element)
  }

  /// Returns the index in this map of another map's section, or `NSNotFound` if it is not in this
  /// map.
  public func convertSection(_ section: Int, from map: ASElementMap) -> Int {
    guard map.contents.sections.indices.contains(section) else { return NSNotFound }
    let wanted = map.contents.sections[section]
    return contents.sections.firstIndex { $0 === wanted } ?? NSNotFound
  }

  /// All elements: items in order, then supplementary elements by kind and index path.
  package var elements: [ASCollectionElement] {
    contents.supplementaries.isEmpty ? itemElements : itemElements + supplementaryElements
  }

  private var supplementaryElements: [ASCollectionElement] {
    contents.supplementaries.sorted { $0.key < $1.key }
      .flatMap { $0.value.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Returns the elements that satisfy a condition, in the order of ``elements``.
  package func elements(
    where isWanted: (ASCollectionElement) -> Bool
  ) -> [ASCollectionElement] {
    var wanted: [ASCollectionElement] = []
    for section in contents.items {
      for element in section where isWanted(element) { wanted.append(element) }
    }
    return wanted + supplementaryElements.filter(isWanted)
  }

  /// The sections in order.
  package var sections: [ASSection] { contents.sections }
}

/// A section of an element map: its identity and its context.
package final class ASSection: Sendable {
  /// The section's identifier, unique in the container. A reloaded section gets a new one.
  package let id: Int
  /// The context object that the data source provided for the section.
  package let context: (any ASSectionContext)?

  /// Creates a section with an identifier and a context.
  package init(id: Int, context: (any ASSectionContext)?) {
    self.id = id
    self.context = context
  }
}

/// An object that a data source associates with a section.
///
/// Source: `ASSectionContext.h`, `ASSectionContext`.
@preconcurrency @MainActor
public protocol ASSectionContext: AnyObject, Sendable {
  /// The name of the section, shown in descriptions.
  var sectionName: String? { get set }
  /// The collection view that displays the section. The view sets it, and the context should hold
  /// it weakly.
  var collectionView: ASCollectionView? { get set }
}
