import UIKit

/// Numbers that change while blocks wait, and a log of the readers.
final class PlantedModel: Sendable {
  private struct State {
    var numbers: [Int]
    var calls: [String] = []
  }

  private let state: Locked<State>

  init(count: Int) {
    state = Locked(State(numbers: Array(0..<count)))
  }

  var count: Int { state.withLock { $0.numbers.count } }

  var calls: [String] { state.withLock { $0.calls } }

  func number(at index: Int) -> Int { state.withLock { $0.numbers[index] } }

  func loggedNumber(at index: Int) -> Int {
    state.withLock {
      $0.calls.append("number \(index)")
      return $0.numbers[index]
    }
  }

  func addHundred() {
    state.withLock { state in state.numbers = state.numbers.map { $0 + 100 } }
  }
}
