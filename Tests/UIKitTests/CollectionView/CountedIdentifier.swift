import UIKit

/// An identifier that counts how often identifiers are hashed or compared.
struct CountedIdentifier: Hashable, Sendable {
  let number: Int
  let questions: Locked<Int>

  static func == (one: CountedIdentifier, other: CountedIdentifier) -> Bool {
    one.questions.withLock { $0 += 1 }
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    questions.withLock { $0 += 1 }
    hasher.combine(number)
  }
}
