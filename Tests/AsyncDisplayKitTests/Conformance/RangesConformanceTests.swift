import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Range arithmetic equals Texture's") @MainActor
struct RangesConformanceTests {
  @Test("every case: expansion, buffers, defaults, directions, integer maps, diffs, main queue")
  func everyCase() throws {
    try ConformanceFile(name: "ranges").compare { value in
      difference(
        value["what"]?.string ?? "", expected: value["expect"],
        actual: .object(result(value)))
    }
  }

  private func result(_ value: JSONValue) -> [String: JSONValue] {
    switch value["what"]?.string {
    case "expand": expansion(value)
    case "buffer": buffer(value)
    case "defaults": ["table": defaults]
    case "transform": transform(value)
    case "integermap": integerMap(value)
    case "diff": diff(value)
    case "serial": ["log": SerialQueueReplay(value["acts"]?.array ?? []).run()]
    default: [:]
    }
  }

  private func expansion(_ value: JSONValue) -> [String: JSONValue] {
    let rect = value["rect"]?.rect.expanded(
      by: tuning(value["tuning"]), scrollable: value.direction("scrollable"),
      direction: value.direction("direction"))
    guard let rect else { return [:] }
    return [
      "rect": JSONValue(lengths: rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    ]
  }

  private func tuning(_ value: JSONValue?) -> ASRangeTuningParameters {
    ASRangeTuningParameters(
      leadingBufferScreenfuls: value?[0].double ?? 0,
      trailingBufferScreenfuls: value?[1].double ?? 0)
  }

  private func buffer(_ value: JSONValue) -> [String: JSONValue] {
    let direction = value.direction("direction")
    let parameters = tuning(value["tuning"])
    let horizontal = DirectionalBuffer.horizontal(parameters, direction: direction)
    let vertical = DirectionalBuffer.vertical(parameters, direction: direction)
    return [
      "horizontal": JSONValue(lengths: horizontal.positive, horizontal.negative),
      "vertical": JSONValue(lengths: vertical.positive, vertical.negative),
    ]
  }

  private var defaults: JSONValue {
    let table = RangeTuningTable()
    let modes: [ASLayoutRangeMode] = [.minimum, .full, .visibleOnly, .lowMemory]
    return .array(
      modes.flatMap { mode in
        ASLayoutRangeType.allCases.map { type in
          let parameters = table[mode, type]
          return JSONValue(
            lengths: parameters.leadingBufferScreenfuls, parameters.trailingBufferScreenfuls)
        }
      })
  }

  private func transform(_ value: JSONValue) -> [String: JSONValue] {
    let transform = CGAffineTransform(
      a: value["ad"]?[0].double ?? 1, b: 0, c: 0, d: value["ad"]?[1].double ?? 1, tx: 0, ty: 0)
    let direction = ASScrollDirectionApplyTransform(value.direction("direction"), transform)
    return ["direction": JSONValue(Int(direction.rawValue))]
  }

  private func integerMap(_ value: JSONValue) -> [String: JSONValue] {
    let count = value["count"]?.int ?? 0
    let map = ASIntegerMap(
      oldCount: count, deleted: IndexSet(value["deleted"]?.ints ?? []),
      inserted: IndexSet(value["inserted"]?.ints ?? []))
    let kind: JSONValue = map.isEmpty ? "empty" : map.isIdentity ? "identity" : "table"
    let inverse = map.inverse
    return [
      "kind": kind, "map": JSONValue((0...count + 3).map { map[$0] ?? -1 }),
      "inverse": JSONValue((0...count + 3).map { inverse[$0] ?? -1 }),
    ]
  }

  private func diff(_ value: JSONValue) -> [String: JSONValue] {
    let (from, to) = (value["from"]?.ints ?? [], value["to"]?.ints ?? [])
    let plain = ArrayDifference(from: from, to: to)
    var result: [String: JSONValue] = [
      "insertions": JSONValue(plain.insertions), "deletions": JSONValue(plain.deletions),
    ]
    guard Set(from).count == from.count else { return result }
    let moving = ArrayDifference(movesFrom: from, to: to)
    result["moves"] = .array(moving.moves.map { JSONValue([$0.from, $0.to]) })
    result["moveInsertions"] = JSONValue(moving.insertions)
    result["moveDeletions"] = JSONValue(moving.deletions)
    return result
  }
}

/// Carries out the acts of one case on a real main serial queue over a stepped scheduler.
@MainActor
private final class SerialQueueReplay {
  private let acts: [JSONValue]
  private let scheduler = RuntimeScheduling.SteppedScheduler()
  private let environment: RuntimeEnvironment
  private let queue: ASMainSerialQueue
  private let lane = RuntimeScheduling.Lane(label: "acts")
  private let log = ActLog()

  init(_ acts: [JSONValue]) {
    self.acts = acts
    environment = RuntimeEnvironment(scheduler: scheduler)
    queue = ASMainSerialQueue(environment: environment)
  }

  func run() -> JSONValue {
    for act in acts { perform(act) }
    while scheduler.runBackgroundWork() || scheduler.runMainStep() {}
    return .array(log.all.map(JSONValue.string))
  }

  private func perform(_ act: JSONValue) {
    switch act[0].string {
    case "push": queue.perform { self.runBlock(act) }
    case "stepbg": _ = scheduler.runBackgroundWork()
    case "stepmain": _ = scheduler.runMainStep()
    default: performAnywhere(act)
    }
  }

  private func runBlock(_ act: JSONValue) {
    log.add(act[1].string)
    for inner in act[2].array { perform(inner) }
    log.add(act[1].string + ")")
  }

  private nonisolated func performAnywhere(_ act: JSONValue) {
    if act[0] == "count" { log.add("#\(queue.numberOfScheduledBlocks)") }
    guard act[0] == "bg" else { return }
    let work = RuntimeScheduling.Work(label: "acts", kind: .editing) {
      for inner in act[1].array { self.performInBackground(inner) }
    }
    environment.enqueue(work, on: lane)
  }

  private nonisolated func performInBackground(_ act: JSONValue) {
    guard act[0] == "push" else { return performAnywhere(act) }
    queue.enqueue { self.runBlock(act) }
  }
}

private final class ActLog: Sendable {
  private let entries = Locked<[String]>([])

  func add(_ entry: String) { entries.withLock { $0.append(entry) } }

  var all: [String] { entries.withLock { $0 } }
}
