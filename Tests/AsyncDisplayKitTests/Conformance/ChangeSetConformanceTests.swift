import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Change sets equal Texture's") @MainActor
struct ChangeSetConformanceTests {
  @Test("every case: final lists, mappings, failures, with and without assertions")
  func everyCase() throws {
    try ConformanceFile(name: "changeset").compare { value in
      let replay = ChangeSetReplay(value)
      var expected = value["expect"]
      if let fails = expected?["fails"] { expected = .object(["fails": fails]) }
      let result = difference(
        "debug", expected: expected, actual: replay.result(.throwing))
      guard let release = value["release"] else { return result }
      return result
        + difference("release", expected: release, actual: replay.result(.logging))
    }
  }
}

/// Carries out one case on a real change set.
struct ChangeSetReplay {
  let old: [Int]
  let new: [Int]
  let operations: [JSONValue]

  init(_ value: JSONValue) {
    old = value["old"]?.ints ?? []
    new = value["new"]?.ints ?? []
    operations = value["ops"]?.array ?? []
  }

  func result(_ enforcement: ASHierarchyChangeSet.Enforcement) -> JSONValue {
    var changes = ASHierarchyChangeSet(oldItemCounts: old, enforcement: enforcement)
    var operation: Int?
    do throws(InvalidUpdate) {
      for (number, value) in operations.enumerated() {
        operation = number
        try changes.apply(value)
      }
      operation = nil
      return describe(try changes.completed(newItemCounts: new))
    } catch {
      return .object(["fails": error.json(operation: operation)])
    }
  }

  private func describe(_ update: ASHierarchyUpdate) -> JSONValue {
    var result: [String: JSONValue] = [:]
    if update.changes.isEmpty { result["empty"] = true }
    result["logged"] = logged(update)
    let changes = update.changes
    result["sections"] = groups([
      ("reload", changes.sectionReloads), ("origDelete", changes.sectionDeletes),
      ("origInsert", changes.sectionInserts), ("delete", update.sectionDeletes),
      ("insert", update.sectionInserts),
    ])
    result["items"] = groups([
      ("reload", changes.itemReloads), ("origDelete", changes.itemDeletes),
      ("origInsert", changes.itemInserts), ("delete", update.itemDeletes),
      ("insert", update.itemInserts),
    ])
    describeMaps(of: update, into: &result)
    return .object(result)
  }

  private func logged(_ update: ASHierarchyUpdate) -> JSONValue? {
    if let failure = update.loggedFailure {
      return .object([
        "rule": .string(failure.rule.rawValue), "n": JSONValue(failure.numbers),
      ])
    }
    guard update.includesReloadData, update.changes.includesPerItemOrSectionChanges else {
      return nil
    }
    return .object(["rule": "reloadWithOthers", "n": []])
  }

  private func describeMaps(
    of update: ASHierarchyUpdate, into result: inout [String: JSONValue]
  ) {
    if update.includesReloadData {
      result["reloadData"] = true
    } else {
      result["sectionMap"] = JSONValue((0...old.count).map { update.sectionMap[$0] ?? -1 })
      result["sectionInverse"] = JSONValue(
        (0...new.count).map { update.oldSection(forNew: $0) ?? -1 })
    }
    result["itemMap"] = rows(old) { update.itemMap(inOldSection: $0) }
    result["itemInverse"] = rows(new) { update.inverseItemMap(inNewSection: $0) }
  }

  private func rows(_ counts: [Int], _ map: (Int) -> ASIntegerMap) -> JSONValue {
    .array(
      (counts + [0]).enumerated().map { section, count in
        let map = map(section)
        return JSONValue((0...count).map { map[$0] ?? -1 })
      })
  }

  private func groups(_ lists: [(String, [SectionChange])]) -> JSONValue {
    object(lists) {
      JSONValue($0.sections)
    } animation: {
      $0.animation
    }
  }

  private func groups(_ lists: [(String, [ItemChange])]) -> JSONValue {
    object(lists) { change in
      .array(change.indexPaths.map { JSONValue([$0.section, $0.item]) })
    } animation: {
      $0.animation
    }
  }

  private func object<Change>(
    _ lists: [(String, [Change])], indexes: (Change) -> JSONValue, animation: (Change) -> Int
  ) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: lists.filter { !$0.1.isEmpty }.map { name, changes in
          (name, .array(changes.map { [indexes($0), JSONValue(animation($0))] }))
        }))
  }
}

extension InvalidUpdate {
  func json(operation: Int? = nil) -> JSONValue {
    var result: [String: JSONValue] = [
      "rule": .string(rule.rawValue), "n": JSONValue(numbers), "assert": .bool(rule.isAssertion),
    ]
    if let operation { result["op"] = JSONValue(operation) }
    return .object(result)
  }
}

extension ASHierarchyChangeSet {
  /// Gives one operation as the case files write it.
  mutating func apply(_ operation: JSONValue) throws(InvalidUpdate) {
    let argument = operation.array.count > 1 ? operation[1] : .null
    let animation = operation.array.count > 2 ? operation.array[operation.array.count - 1].int : 0
    switch operation[0].string {
    case "rd": try reloadData()
    case "ds": try deleteSections(IndexSet(argument.ints), animation: animation)
    case "is": try insertSections(IndexSet(argument.ints), animation: animation)
    case "rs": try reloadSections(IndexSet(argument.ints), animation: animation)
    case "di": try deleteItems(at: argument.indexPaths, animation: animation)
    case "ii": try insertItems(at: argument.indexPaths, animation: animation)
    case "ri": try reloadItems(at: argument.indexPaths, animation: animation)
    case "ms": try moveSection(argument.int, to: operation[2].int, animation: animation)
    case "mi":
      try moveItem(at: argument.indexPath, to: operation[2].indexPath, animation: animation)
    default: Issue.record("unknown operation \(operation.text)")
    }
  }
}

extension JSONValue {
  var indexPath: IndexPath { IndexPath(item: self[1].int, section: self[0].int) }
  var indexPaths: [IndexPath] { array.map(\.indexPath) }
}
