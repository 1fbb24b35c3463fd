import Foundation
import UIKit

/// The events of one step, in order.
final class EventLog: Sendable {
  private let events = Locked<[String]>([])

  func add(_ event: String) { events.withLock { $0.append(event) } }

  func removeAll() { events.withLock { $0 = [] } }

  var all: [String] { events.withLock { $0 } }

  /// The events in one line, with the orders that Texture leaves open normalized.
  var normalized: String {
    var result: [String] = []
    for run in all.runs(by: { $0.openOrder }) {
      switch run.first?.openOrder {
      case .element, .callback:
        result += run.enumerated().sorted {
          ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
        }
        .map(\.element)
      default: result += run
      }
    }
    return result.joined(separator: " ")
  }

  func cut(after event: String) {
    events.withLock { events in
      guard let index = events.firstIndex(of: event) else { return }
      events.removeSubrange((index + 1)...)
    }
  }

  /// Sorts the last size questions, one an element, each with its measurement, by path text.
  func sortClosingQuestions(_ count: Int) {
    events.withLock { events in
      let questions = events.indices.filter { events[$0].lowercased().hasPrefix("c") }
      guard count > 0, let start = questions.suffix(count).first else { return }
      let groups = events[start...].split(beforeEach: { $0.lowercased().hasPrefix("c") })
      events.replaceSubrange(start..., with: groups.sorted { $0[0] < $1[0] }.flatMap(\.self))
    }
  }
}

private enum OpenOrder { case element, callback }

extension String {
  fileprivate var openOrder: OpenOrder? {
    switch first {
    case "A", "E", "L": .element
    case "Q": .callback
    default: nil
    }
  }

  fileprivate var number: Int { Int(dropFirst().prefix { $0.isNumber }) ?? 0 }
}

extension Sequence {
  /// Neighbors with equal keys together.
  fileprivate func runs<Key: Equatable>(by key: (Element) -> Key) -> [[Element]] {
    reduce(into: []) { result, element in
      if let last = result.last?.last, key(last) == key(element) {
        result[result.count - 1].append(element)
      } else {
        result.append([element])
      }
    }
  }

  fileprivate func split(beforeEach isStart: (Element) -> Bool) -> [[Element]] {
    reduce(into: []) { result, element in
      if isStart(element) || result.isEmpty {
        result.append([element])
      } else {
        result[result.count - 1].append(element)
      }
    }
  }
}
