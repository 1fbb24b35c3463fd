import Foundation
import UIKit

/// Labels of 5 to 16 common English words, none of which was in the process before.
struct LabelStream {
  private var state: UInt32 = 12345

  private mutating func random() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16)
  }

  /// Returns the next label, sixty characters on average.
  mutating func label() -> String {
    let (first, second) = (random() % 12, random() % 12)
    let words = (0..<(5 + max(first, second))).map { _ in Self.words[random() % Self.words.count] }
    return words.joined(separator: " ")
  }

  /// Returns the next labels.
  mutating func labels(_ count: Int) -> [String] {
    (0..<count).map { _ in label() }
  }

  /// Returns the next labels as values that are ready to be measured.
  mutating func contents(_ count: Int, font: UIFont) -> [RuntimeText.Content] {
    (0..<count).map { _ in RuntimeText.Content(label(), font: font) }
  }

  /// Returns a text of exactly so many ASCII characters.
  mutating func text(_ count: Int) -> String {
    var text = label()
    while text.utf8.count < count { text += " " + label() }
    return String(text.prefix(count))
  }

  private static let words = """
    the of and to in is you that it he was for on are as with his they at be this have from or one
    had by word but not what all were we when your can said there use an each which she do how their
    if will up other about out many then them these so some her would make like him into time has
    look two more write go see number no way could people my than first water been call who oil its
    now find long down day did get come made may part over new sound take only little work know
    place year live me back give most very after thing our just name good sentence man think say
    great where help through much before line right too mean old any same tell boy follow came want
    show also around form three small set put end does another well large must big even such because
    turn here why ask went men read need land different home us move try kind hand picture again
    change off play spell air away animal house point page letter mother answer found study still
    learn should America world high near
    """.split { $0.isWhitespace }.map(String.init)
}
