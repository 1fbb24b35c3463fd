import AsyncDisplayKit
import Foundation

/// A predicting delegate with one answer, which keeps what it was asked.
@MainActor
final class FetchPredictor: ASBatchFetchingDelegate {
  private let answer: Bool
  private(set) var asked: [(time: TimeInterval, hint: Bool)] = []

  init(answer: Bool) {
    self.answer = answer
  }

  func shouldFetchBatch(withRemainingTime remainingTime: TimeInterval, hint: Bool) -> Bool {
    asked.append((remainingTime, hint))
    return answer
  }
}
