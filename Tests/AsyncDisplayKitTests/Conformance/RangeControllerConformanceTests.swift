import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Range controllers equal Texture's") @MainActor
struct RangeControllerConformanceTests {
  @Test("every case: interface states, mode, requests and leftovers after each step")
  func everyCase() throws {
    try ConformanceFile(name: "rangecontroller").compare { value in
      let replay = RangeControllerReplay(value)
      // The nodes of a case are never loaded, which they report when they become visible.
      let quiet = RuntimeEnvironment(violationHandler: .silent)
      for (number, step) in (value["steps"]?.array ?? []).enumerated() {
        quiet.bind { replay.perform(step) }
        let differences = difference(
          "step \(number) \(step.text)", expected: value["expect"]?["results"]?[number],
          actual: replay.result)
        guard differences.isEmpty else { return differences }
      }
      return []
    }
  }
}

/// Carries out one case on a real range controller over a real data controller.
@MainActor
private final class RangeControllerReplay {
  private let scheduler = RuntimeScheduling.SteppedScheduler()
  private let data: ASDataController
  private let ranges: ASRangeController
  private let geometry: ReplayGeometry
  private let source = BareSource()
  private var direction: ASScrollDirection = []
  private var container: ASInterfaceState
  private var hidesEverything = false
  private var displayed: [@MainActor @Sendable () -> Void] = []
  var shouldUpdateRanges = true

  init(_ value: JSONValue) {
    // Nodes get an environment of their own: the main queue belongs to the controllers.
    let nodeEnvironment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.SteppedScheduler(), violationHandler: .silent)
    data = ASDataController(
      owner: ElementOwner(environment: nodeEnvironment), policy: EagerPolicy())
    geometry = ReplayGeometry(value)
    ranges = ASRangeController(
      environment: RuntimeEnvironment(scheduler: scheduler),
      layoutController: ASLayoutController(geometry: geometry))
    container = ASInterfaceState(rawValue: UInt8(value["container"]?.int ?? 0))
    data.source = source
    data.delegate = ranges
    ranges.dataSource = self
    ranges.delegate = self
    ranges.whenScheduledNodesHaveDisplayed = { [unowned self] in displayed.append($0) }
    change([["rd"]], value["frames"])
  }

  private func change(_ operations: [JSONValue], _ frames: JSONValue?) {
    let batch = data.makeBatch()
    geometry.setFrames(frames)
    source.counts = geometry.frames.map(\.count)
    do throws(InvalidUpdate) {
      for operation in operations { try batch.changes.apply(operation) }
      try data.update(with: batch)
      data.waitUntilAllUpdatesAreProcessed()
    } catch {
      Issue.record("\(error)")
    }
  }

  func perform(_ step: JSONValue) {
    switch step[0].string {
    case "bounds": geometry.viewport = step[1].rect
    case "direction": direction = ASScrollDirection(rawValue: UInt8(step[1].int))
    case "container": container = ASInterfaceState(rawValue: UInt8(step[1].int))
    case "scrolled": ranges.contentHasBeenScrolled()
    case "update": ranges.updateRanges()
    case "needs": ranges.setNeedsUpdate()
    case "ifNeeded": ranges.updateIfNeeded()
    case "main": _ = scheduler.runMainStep()
    case "mode": ranges.updateCurrentRange(with: mode(step[1]))
    case "tuning":
      ranges.layoutController.tuning[mode(step[1]), step[2] == 0 ? .display : .preload] =
        ASRangeTuningParameters(
          leadingBufferScreenfuls: step[3].double, trailingBufferScreenfuls: step[4].double)
    default: performRare(step)
    }
  }

  private func performRare(_ step: JSONValue) {
    switch step[0].string {
    case "memory": ranges.didReceiveMemoryWarning()
    case "background": ranges.didEnterBackground()
    case "foreground": ranges.willEnterForeground()
    case "memoryMode": ranges.memoryWarningMode = mode(step[1])
    case "displayed":
      let waiting = displayed
      displayed = []
      for finished in waiting { finished() }
    case "clearContents": ranges.clearContents()
    case "clearPreloaded": ranges.clearPreloadedData()
    case "allow": shouldUpdateRanges = step[1].bool
    case "noneVisible": hidesEverything = step[1].bool
    case "change": change(step[1].array, step[2])
    default: Issue.record("unknown step \(step.text)")
    }
  }

  private func mode(_ value: JSONValue) -> ASLayoutRangeMode {
    ASLayoutRangeMode(rawValue: Int8(value.int)) ?? .unspecified
  }

  var result: JSONValue {
    let states = data.visibleMap.contents.items.map { row in
      JSONValue.string(
        row.map { String($0.node.interfaceState.rawValue, radix: 16) }.joined())
    }
    let present = Set(data.visibleMap.itemElements.map { ObjectIdentifier($0.node) })
    let gone = Dictionary(grouping: source.madeNodes, by: ObjectIdentifier.init).values
      .compactMap(\.first)
      .filter { !present.contains(ObjectIdentifier($0)) && $0.interfaceState.contains(.visible) }
    return [
      .array(states), JSONValue(Int(ranges.currentMode.rawValue)),
      JSONValue(ranges.needsUpdate ? 1 : 0), JSONValue(gone.count),
    ]
  }
}

extension RangeControllerReplay: ASRangeControllerDataSource, ASRangeControllerDelegate {
  var visibleElements: [ASCollectionElement] {
    hidesEverything ? [] : geometry.itemElements(in: geometry.viewport, of: data.visibleMap)
  }

  var rangeScrollDirection: ASScrollDirection { direction }
  var containerInterfaceState: ASInterfaceState { container }
  var rangeElementMap: ASElementMap { data.visibleMap }

  func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void
  ) {
    source.madeNodes += data.visibleMap.itemElements.map(\.node)
    swapMaps()
    update.complete(finished: true)
  }
}

/// Frames that a case gives.
private final class ReplayGeometry: RangeGeometry {
  var viewport: CGRect
  let scrollableDirections: ASScrollDirection
  private(set) var frames: [[CGRect]] = []

  init(_ value: JSONValue) {
    viewport = value["bounds"]?.rect ?? .zero
    scrollableDirections = value.direction("scrollable")
  }

  func setFrames(_ value: JSONValue?) {
    frames = value?.array.map { $0.array.map(\.rect) } ?? []
  }

  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement] {
    frames.enumerated().flatMap { section, row in
      row.enumerated().compactMap { item, frame in
        guard frame.overlaps(rect) else { return nil }
        return map.elementForItem(at: IndexPath(item: item, section: section))
      }
    }
  }
}

/// Plain nodes without models.
private final class BareSource: ASDataControllerSource {
  var counts: [Int] = []
  var madeNodes: [ASCellNode] = []

  func sourceSectionCount() -> Int { counts.count }
  func sourceItemCount(inSection section: Int) -> Int { counts[section] }
  func sourceContext(forSection section: Int) -> (any ASSectionContext)? { nil }
  func nodeModel(forItemAt indexPath: IndexPath) -> Any? { nil }
  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    ElementSource(block: { ASCellNode() })
  }
  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange? {
    ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
  }
  func supplementaryKinds(inSections sections: IndexSet) -> [String]? { nil }
  func supplementaryCount(ofKind kind: String, inSection section: Int) -> Int? { nil }
  var providesSupplementaryNodes: Bool { false }
  func elementSource(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ElementSource { ElementSource(block: { ASCellNode() }) }
  func constrainedSize(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange? { nil }
  func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool { false }
  func isPresented(_ element: ASCollectionElement, at size: CGSize) -> Bool { true }
}

private final class EagerPolicy: ProcessingPolicy {
  let serializesNodeCreation = false
  func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool { true }
}
