import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Carries out one case on a real data controller over a stepped scheduler.
@MainActor
final class DataControllerReplay {
  private let scheduler = RuntimeScheduling.SteppedScheduler()
  private let controller: ASDataController
  private let source: ReplaySource
  private let log = EventLog()
  private let delaysCompletions: Bool
  private var delayed: [BatchUpdate] = []
  private var shown = MapTexts()

  init(_ value: JSONValue) {
    let environment = RuntimeEnvironment(scheduler: scheduler)
    let policy = ReplayPolicy(log: log, isLazy: value["lazy"]?.bool ?? false)
    var features: DataControllerFeatures = []
    if value["exp"] == 1 { features = .mainThreadOnly }
    if value["exp"] == 2 { features = .overlappingUpdates }
    controller = ASDataController(
      owner: ElementOwner(environment: environment), policy: policy, features: features)
    source = ReplaySource(value, log: log)
    delaysCompletions = value["delay"]?.bool ?? false
    controller.source = source
    controller.delegate = self
    if value["layoutDelegate"]?.bool == true { controller.layoutDelegate = source }
  }

  /// Performs a step and tells what it came to.
  func perform(_ step: JSONValue) -> [String: JSONValue] {
    log.removeAll()
    var result: [String: JSONValue] = [:]
    var ranJob = true
    do throws(InvalidUpdate) {
      switch step["do"]?.string {
      case "update": try update(step)
      case "bg": ranJob = scheduler.runBackgroundWork()
      case "main": ranJob = scheduler.runMainStep()
      case "wait": controller.waitUntilAllUpdatesAreProcessed()
      case "finish": ranJob = finishOldest(succeeds: step["no"] == nil)
      case "drain": drain()
      case "onProcessed": register(step, "P", controller.onDidFinishProcessingUpdates)
      case "onSynced": register(step, "Q", controller.onDidFinishSynchronizing)
      case "relayoutAll": try relayoutAll(step)
      case "relayout": result["changed"] = try relayout(step)
      case "clear": controller.clearData()
      default: Issue.record("unknown step \(step.text)")
      }
    } catch {
      result["fails"] = error.json()
    }
    result["ev"] = .string(ranJob ? log.normalized : "-")
    describeState(into: &result)
    return result
  }

  private func update(_ step: JSONValue) throws(InvalidUpdate) {
    let batch = controller.makeBatch()
    log.add("|")
    if let data = step["data"] { source.data = data.array }
    let id = step["id"]?.int ?? 0
    batch.addCompletion { [log] finished in log.add("F\(id)" + (finished ? "" : "!")) }
    source.wantsSynchronousProcessing = step["sync"]?.bool ?? false
    for operation in step["ops"]?.array ?? [] { try batch.changes.apply(operation) }
    try controller.update(with: batch)
  }

  private func finishOldest(succeeds: Bool) -> Bool {
    guard !delayed.isEmpty else { return false }
    delayed.removeFirst().complete(finished: succeeds)
    return true
  }

  private func drain() {
    var ranSomething = true
    while ranSomething {
      ranSomething = false
      while scheduler.runBackgroundWork() { ranSomething = true }
      while scheduler.runMainStep() { ranSomething = true }
      while finishOldest(succeeds: true) { ranSomething = true }
    }
  }

  private func register(
    _ step: JSONValue, _ letter: String, _ function: (@escaping () -> Void) -> Void
  ) {
    let id = step["id"]?.int ?? 0
    function { [log] in log.add("\(letter)\(id)") }
  }

  private func relayoutAll(_ step: JSONValue) throws(InvalidUpdate) {
    if let data = step["data"] { source.data = data.array }
    do {
      try controller.relayoutAllNodes { [log] in log.add("I") }
      if log.all.contains("I") { log.sortClosingQuestions(Int(controller.visibleMap.count)) }
    } catch {
      log.cut(after: "I")
      throw error
    }
  }

  private func relayout(_ step: JSONValue) throws(InvalidUpdate) -> JSONValue {
    let nodes = step["at"]?.array.compactMap {
      controller.visibleMap.elementForItem(at: $0.indexPath)?.nodeIfAllocated
    }
    source.changedNodes = Set(step["changed"]?.ints ?? [])
    let changed = try controller.relayout(nodes ?? [])
    return JSONValue(changed.compactMap { ($0 as? ReplayNode)?.number })
  }

  private func describeState(into result: inout [String: JSONValue]) {
    result["state"] = .string(
      (controller.isProcessingUpdates ? "p" : "-") + (controller.isSynchronized ? "s" : "-")
        + (controller.hasLoadedOnce ? "i" : "-"))
    let (pending, visible) = (controller.pendingMap, controller.visibleMap)
    source.number(elementsOf: pending)
    let texts = MapTexts(
      pending: source.describe(pending), visible: source.describe(visible),
      isSameMap: pending === visible)
    if texts.pending != shown.pending { result["pending"] = texts.pending }
    if texts.visible != shown.visible {
      result["visible"] = texts.isSameMap ? "=" : texts.visible
    }
    shown = texts
    if pending !== visible { result["inVisible"] = conversion(from: pending, to: visible) }
  }

  private func conversion(from pending: ASElementMap, to visible: ASElementMap) -> JSONValue {
    let sections = (0..<pending.numberOfSections).map { section in
      let converted = visible.convertSection(section, from: pending)
      return converted == NSNotFound ? -1 : converted
    }
    let items = (0..<pending.numberOfSections).map { section in
      JSONValue.array(
        (0..<pending.numberOfItems(inSection: section)).map { item in
          let path = visible.convert(IndexPath(item: item, section: section), from: pending)
          return path.map { .string($0.text) } ?? .null
        })
    }
    return .object(["sections": JSONValue(sections), "items": .array(items)])
  }
}

extension DataControllerReplay: ASDataControllerDelegate {
  func dataController(
    _ dataController: ASDataController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    log.add("D")
    swapMaps()
    log.add("U")
    if delaysCompletions, !update.changes.includesReloadData {
      delayed.append(update)
    } else {
      update.complete(finished: true)
    }
  }
}

/// What was last said of the two maps.
private struct MapTexts {
  var pending: JSONValue = ["items": [], "sections": []]
  var visible: JSONValue = ["items": [], "sections": []]
  var isSameMap = false
}
