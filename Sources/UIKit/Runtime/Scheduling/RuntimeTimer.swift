/// The token of a job that waits for a virtual time.
public struct RuntimeTimer: Hashable, Sendable {
  /// The position in the order in which a scheduler's timers were made.
  public let number: Int

  /// Makes a token.
  public init(number: Int) {
    self.number = number
  }
}
