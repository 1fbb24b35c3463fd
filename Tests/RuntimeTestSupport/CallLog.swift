/// A list of calls that test doubles add to.
@MainActor
public final class CallLog {
  /// The calls so far, in order.
  public var calls: [String] = []

  /// Creates an empty list.
  public init() {}

  /// Adds a call.
  public func callAsFunction(_ call: String) {
    calls.append(call)
  }

  /// The calls so far, which are forgotten.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
