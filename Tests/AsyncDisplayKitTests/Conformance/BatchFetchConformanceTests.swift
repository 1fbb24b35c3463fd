import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Batch fetching equals Texture's") @MainActor
struct BatchFetchConformanceTests {
  @Test("every case: the decision, what the delegate was asked, the context's history")
  func everyCase() throws {
    try ConformanceFile(name: "batchfetch").compare { value in
      let delegate = value["delegate"].map { PredictingDelegate(policy: $0.int) }
      let context = ASBatchContext()
      var actual: [String: JSONValue] = [:]
      let trace = RuntimeEnvironment(violationHandler: .silent).bind {
        value["context"]?.array.map { context.trace($0.string) } ?? []
      }
      if !trace.isEmpty { actual["trace"] = .array(trace) }
      let mayFetch = value["can"]?.bool ?? true
      actual["fetch"] = .bool(
        mayFetch && question(value).shouldFetch(context: context, delegate: delegate))
      actual["asked"] = delegate?.asked
      return difference("result", expected: value["expect"], actual: .object(actual))
    }
  }

  private func question(_ value: JSONValue) -> BatchFetchQuestion {
    BatchFetchQuestion(
      direction: value.direction("direction"), scrollableDirections: value.direction("scrollable"),
      bounds: value["bounds"]?.rect ?? .zero, contentSize: value["content"]?.size ?? .zero,
      targetOffset: value["offset"]?.point ?? .zero,
      leadingScreens: value["leading"]?.double ?? 0, isVisible: value["visible"]?.bool ?? false,
      isRightToLeft: value["rtl"]?.bool ?? false,
      flipsHorizontally: value["flips"]?.bool ?? false,
      velocity: value["velocity"]?.point ?? .zero)
  }
}

/// Answers as a case says: 1 agrees with the hint, 2 contradicts it, 3 yes, 4 no.
@MainActor
private final class PredictingDelegate: ASBatchFetchingDelegate {
  let policy: Int
  private(set) var asked: JSONValue?

  init(policy: Int) {
    self.policy = policy
  }

  func shouldFetchBatch(withRemainingTime remainingTime: TimeInterval, hint: Bool) -> Bool {
    asked = [.number(remainingTime), .bool(hint)]
    return [1: hint, 2: !hint, 3: true, 4: false][policy] ?? hint
  }
}

extension ASBatchContext {
  fileprivate func trace(_ step: String) -> JSONValue {
    switch step {
    case "begin": beginBatchFetching()
    case "cancel": cancelBatchFetching()
    case "yes": completeBatchFetching(true)
    default: completeBatchFetching(false)
    }
    return .string(
      (isFetching() ? "f" : "-") + (batchFetchingWasCancelled() ? "c" : "-"))
  }
}

extension JSONValue {
  func direction(_ key: String) -> ASScrollDirection {
    ASScrollDirection(rawValue: UInt8(self[key]?.int ?? 0))
  }
}
