import ConformanceCases
import Foundation
import UIKit

@testable import AsyncDisplayKit

/// A data source that answers from a case's data and logs every question.
@MainActor
final class ReplaySource: ASDataControllerSource {
  private struct Members: OptionSet {
    let rawValue: Int
    static let kinds = Members(rawValue: 1)
    static let supplementaryCount = Members(rawValue: 2)
    static let supplementaryNodes = Members(rawValue: 4)
    static let itemSize = Members(rawValue: 8)
    static let supplementarySize = Members(rawValue: 16)
    static let sectionContext = Members(rawValue: 32)
  }

  var data: [JSONValue]
  var wantsSynchronousProcessing = false
  var changedNodes: Set<Int> = []
  private let members: Members
  private let log: EventLog
  private var blockCount = 0
  /// The numbers of the block questions for supplementary elements of the present step, by place.
  private var askedBlocks: [String: Int] = [:]
  /// The items of the present step at their present places, with the numbers of their blocks.
  private var askedItems: [(path: IndexPath, number: Int?)] = []
  /// The numbers of all elements so far, with the elements, so that no identity comes twice.
  private var numbers: [ObjectIdentifier: (number: Int, element: ASCollectionElement)] = [:]

  init(_ value: JSONValue, log: EventLog) {
    data = value["data"]?.array ?? []
    members = Members(rawValue: value["flags"]?.int ?? 0)
    self.log = log
  }

  private func item(at indexPath: IndexPath) -> JSONValue? {
    guard data.indices.contains(indexPath.section) else { return nil }
    let items = data[indexPath.section]["i"]?.array ?? []
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  private func heights(ofKind kind: String, inSection section: Int) -> [JSONValue] {
    data.indices.contains(section) ? data[section]["s"]?[kind]?.array ?? [] : []
  }

  func sourceSectionCount() -> Int {
    log.add("S")
    return data.count
  }

  func sourceItemCount(inSection section: Int) -> Int {
    log.add("R\(section)")
    return data[section]["i"]?.array.count ?? 0
  }

  func sourceContext(forSection section: Int) -> (any ASSectionContext)? {
    guard members.contains(.sectionContext) else { return nil }
    log.add("X\(section)")
    return data.indices.contains(section) ? ReplayContext(data[section]["c"]?.int ?? 0) : nil
  }

  func nodeModel(forItemAt indexPath: IndexPath) -> Any? {
    log.add("M\(indexPath.text)")
    askForItem(at: indexPath)
    guard let item = item(at: indexPath) else { return nil }
    let id = item[0].int
    switch item[1].int {
    case 1: return ReplayModel1(id)
    case 2: return ReplayModel2(id)
    case 3: return ReplayModel3(id)
    default: return nil
    }
  }

  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    log.add("B\(indexPath.text)")
    if let last = askedItems.indices.last { askedItems[last].number = blockCount }
    return numberedSource()
  }

  /// Notes an item that is inserted, which moves the items of its section that follow it.
  private func askForItem(at indexPath: IndexPath) {
    for index in askedItems.indices {
      let path = askedItems[index].path
      guard path.section == indexPath.section, path.item >= indexPath.item else { continue }
      askedItems[index].path.item += 1
    }
    askedItems.append((indexPath, nil))
  }

  private func numberedSource() -> ElementSource {
    let number = blockCount
    blockCount += 1
    return ElementSource(block: { [log] in
      log.add("A\(number)")
      return ReplayNode(number: number)
    })
  }

  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange? {
    guard members.contains(.itemSize) else { return nil }
    log.add("C\(indexPath.text)")
    guard let item = item(at: indexPath) else { return ASSizeRangeZero }
    return ASSizeRange(min: .zero, max: CGSize(width: item[2].double, height: 1000))
  }

  func supplementaryKinds(inSections sections: IndexSet) -> [String]? {
    guard members.contains(.kinds) else { return nil }
    log.add("K" + sections.map(String.init).joined(separator: ","))
    let kinds = sections.filter(data.indices.contains).flatMap {
      data[$0]["s"].map { Array($0.object.keys) } ?? []
    }
    return Set(kinds).sorted()
  }

  func supplementaryCount(ofKind kind: String, inSection section: Int) -> Int? {
    guard members.contains(.supplementaryCount) else { return nil }
    log.add("N\(kind)\(section)")
    return heights(ofKind: kind, inSection: section).count
  }

  var providesSupplementaryNodes: Bool { members.contains(.supplementaryNodes) }

  func elementSource(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ElementSource {
    log.add("b\(kind)\(indexPath.text)")
    askedBlocks[kind + indexPath.text] = blockCount
    return numberedSource()
  }

  func constrainedSize(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange? {
    guard members.contains(.supplementarySize) else { return nil }
    log.add("c\(kind)\(indexPath.text)")
    let heights = heights(ofKind: kind, inSection: indexPath.section)
    guard heights.indices.contains(indexPath.item), heights[indexPath.item].double > 0 else {
      return ASSizeRangeZero
    }
    return ASSizeRange(min: .zero, max: CGSize(width: 100, height: heights[indexPath.item].double))
  }

  func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool {
    log.add("Y\(update.asynchronousElementCount)")
    return wantsSynchronousProcessing
  }

  func isPresented(_ element: ASCollectionElement, at size: CGSize) -> Bool {
    guard let node = element.nodeIfAllocated as? ReplayNode else { return true }
    log.add("V\(node.number)")
    return !changedNodes.contains(node.number)
  }
}

extension ReplaySource: DataControllerLayoutDelegate {
  func layoutComputation(for elements: ASElementMap) -> @Sendable () -> Void {
    log.add("G")
    return { [log] in log.add("H") }
  }
}

extension ReplaySource {
  /// Gives new elements the number of the block question that was last asked for their place.
  func number(elementsOf map: ASElementMap) {
    for element in map.elements where numbers[ObjectIdentifier(element)] == nil {
      let node = (element.nodeIfAllocated ?? element.keptNode) as? ReplayNode
      let number = node?.number ?? map.indexPath(for: element).flatMap { askedNumber(element, $0) }
      numbers[ObjectIdentifier(element)] = (number ?? -1, element)
    }
    askedBlocks = [:]
    askedItems = []
  }

  private func askedNumber(_ element: ASCollectionElement, _ path: IndexPath) -> Int? {
    if let kind = element.supplementaryElementKind { return askedBlocks[kind + path.text] }
    return askedItems.last { $0.path == path }?.number
  }

  func describe(_ map: ASElementMap) -> JSONValue {
    let sections = map.sections.map { section in
      JSONValue.array([
        JSONValue(section.id),
        (section.context as? ReplayContext).map { JSONValue($0.id) } ?? .null,
      ])
    }
    let items = map.contents.items.map { JSONValue.array($0.map(describe)) }
    var result: [String: JSONValue] = ["sections": .array(sections), "items": .array(items)]
    var supplementaries: [String: JSONValue] = [:]
    for (kind, elements) in map.contents.supplementaries {
      for (path, element) in elements { supplementaries[kind + path.text] = describe(element) }
    }
    if !supplementaries.isEmpty { result["supp"] = .object(supplementaries) }
    return .object(result)
  }

  private func describe(_ element: ASCollectionElement) -> JSONValue {
    let number = numbers[ObjectIdentifier(element)]?.number ?? -1
    let mark = element.keptNode != nil ? "=" : element.nodeIfAllocated == nil ? "?" : ""
    let model = (element.nodeModel as? ReplayModel).map { ":\($0.id)" } ?? ""
    return .string("\(number)\(mark)\(model)")
  }
}

class ReplayModel {
  let id: Int
  init(_ id: Int) { self.id = id }
}

final class ReplayModel1: ReplayModel {}
final class ReplayModel2: ReplayModel {}
final class ReplayModel3: ReplayModel {}

final class ReplayContext: ASSectionContext {
  let id: Int
  var sectionName: String?
  weak var collectionView: ASCollectionView?
  init(_ id: Int) { self.id = id }
}

/// A leaf whose size does not matter.
final class ReplayNode: ASCellNode {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }
}

/// Logs what the background asks, and each measurement that follows.
final class ReplayPolicy: ProcessingPolicy {
  private let log: EventLog
  private let isLazy: Bool

  init(log: EventLog, isLazy: Bool) {
    self.log = log
    self.isLazy = isLazy
  }

  var serializesNodeCreation: Bool {
    log.add("Z")
    return false
  }

  func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool {
    let number = (node as? ReplayNode)?.number ?? -1
    log.add("E\(number)")
    // A range without area is rejected after this answer.
    guard !isLazy, ASSizeRangeHasSignificantArea(range) else { return !isLazy }
    log.add("L\(number)@\(Int(range.max.width))")
    return true
  }
}

extension IndexPath {
  var text: String { "\(section).\(item)" }
}
