/// One question on the way to the size of an element: who asked whom for what, and the answer.
public struct SizingStep: Hashable, Sendable, CustomStringConvertible {
  /// The class of the one who asked.
  public let asker: String
  /// The class of the one who was asked.
  public let asked: String
  /// The member that was asked for, as Swift spells it.
  public let question: String
  /// The answer.
  public let answer: SizingAnswer

  /// One line with all four.
  public var description: String { "\(asker) asks \(asked) for \(question): \(answer)" }
}
