import UIKit

extension ASDataController {
  /// Returns the size range of an item.
  ///
  /// - Throws: `sizeMissing` when the source has no sizes.
  func constrainedSize(forItemAt indexPath: IndexPath) throws(InvalidUpdate) -> ASSizeRange {
    guard let range = source?.constrainedSize(forItemAt: indexPath) else {
      throw InvalidUpdate(.sizeMissing)
    }
    return range
  }

  /// Returns the size range of a supplementary element.
  ///
  /// - Throws: `suppSizeMissing` when the source has no sizes.
  func constrainedSize(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) throws(InvalidUpdate) -> ASSizeRange {
    guard let range = source?.constrainedSize(forSupplementaryOfKind: kind, at: indexPath) else {
      throw InvalidUpdate(.suppSizeMissing)
    }
    return range
  }

  /// Returns the size range of an element at an index path of the pending map.
  func constrainedSize(
    for element: ASCollectionElement, at indexPath: IndexPath
  ) throws(InvalidUpdate) -> ASSizeRange {
    guard let kind = element.supplementaryElementKind else {
      return try constrainedSize(forItemAt: indexPath)
    }
    return try constrainedSize(forSupplementaryOfKind: kind, at: indexPath)
  }

  /// Returns the index paths of the supplementary elements of a kind, from the counts of the
  /// source.
  ///
  /// Source: `ASDataController.mm`, `-_allIndexPathsForItemsOfKind:inSections:`.
  func supplementaryIndexPaths(ofKind kind: String, inSections sections: IndexSet) -> [IndexPath] {
    sections.flatMap { section in
      let count = source?.supplementaryCount(ofKind: kind, inSection: section) ?? 0
      return (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Creates the supplementary elements of a kind. Empty if supplementary elements have no nodes.
  func makeSupplementaries(
    ofKind kind: String, at indexPaths: [IndexPath], batch: BatchUpdate?
  ) throws(InvalidUpdate) -> [ASCollectionElement] {
    guard let source, source.providesSupplementaryNodes else { return [] }
    var pass = ElementCount()
    defer { batch?.count(pass) }
    var elements: [ASCollectionElement] = []
    for indexPath in indexPaths {
      let answer = source.elementSource(forSupplementaryOfKind: kind, at: indexPath)
      pass.count(isPlain: answer.isPlain)
      var range = ASSizeRangeUnconstrained
      if layoutDelegate == nil {
        range = try constrainedSize(forSupplementaryOfKind: kind, at: indexPath)
      }
      let element = ASCollectionElement(
        source: answer.source, supplementaryElementKind: kind, constrainedSize: range,
        sizingOrigin: sizingOrigin, owner: owner, setup: answer.setup, isPlain: answer.isPlain)
      elements.append(element)
      if batch == nil { elementsBetweenBatches.append(element) }
      if let node = answer.heldNode { batch?.note(node) }
    }
    return elements
  }

  /// The origin of the last requested size range. A layout delegate determines frames later.
  var sizingOrigin: SizingOrigin {
    guard layoutDelegate == nil else { return .layoutDelegate }
    return source?.sizingOrigin ?? .unknown
  }
}
