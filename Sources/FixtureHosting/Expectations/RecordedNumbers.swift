import FixtureContract
import Foundation

/// The spelling of actual numbers that an expectation with a tolerance matches.
struct RecordedNumbers {
  /// The numbers, separated by spaces: with three decimals at most where the tolerance allows it, else so
  /// that they read back as the same numbers.
  let text: String

  /// Spells numbers.
  init(_ numbers: [Double], tolerance: Double) {
    text = numbers.map { number in
      let short = FixtureNumber.text(number)
      let isMatch = Double(short).map { $0 == number || abs($0 - number) <= tolerance } ?? false
      return isMatch ? short : FixtureExpectedNumber.exactly(number).description
    }.joined(separator: " ")
  }

  /// Returns the text of numbers in a message: with three decimals at most, unless the expected number has the same
  /// text and is another one.
  static func shown(_ numbers: [Double], expected: String, tolerance: Double) -> String {
    let words = expected.split(separator: " ")
    return numbers.enumerated().map { index, number in
      let short = FixtureNumber.text(number)
      guard index < words.count, words[index] == short else { return short }
      return RecordedNumbers([number], tolerance: tolerance).text
    }.joined(separator: " ")
  }
}
