/// The name of one unit of work that a scheduler may order.
public struct RuntimeStep: Hashable, Sendable, CustomStringConvertible {
  /// What a step does.
  public enum Kind: String, Hashable, Sendable {
    /// Runs one cell node block.
    case nodeBlock
    /// Measures one node.
    case measurement
    /// Computes an asynchronous collection layout.
    case layout
    /// Starts or ends an update on the data controller's editing queue.
    case editing
    /// Draws one node.
    case display
    /// Runs one job of the main queue.
    case main
    /// Fires one timer of the virtual clock.
    case timer
  }

  /// What the step does.
  public let kind: Kind
  /// What the step works on, such as an index path; equal labels are allowed.
  public let label: String

  /// Creates a step name.
  public init(_ kind: Kind, _ label: String = "") {
    self.kind = kind
    self.label = label
  }

  /// The kind, and the label where there is one.
  public var description: String { label.isEmpty ? kind.rawValue : "\(kind.rawValue) \(label)" }
}

/// Picks which of the steps that could run next does.
public protocol StepChooser: AnyObject, Sendable {
  /// Picks one of the steps that are ready.
  ///
  /// - Parameters:
  ///   - count: the number of steps that are ready, at least one. The main queue's next job, if
  ///     there is one, is number 0; then come the units of the lanes in the order of the lanes.
  ///   - describe: names the step at a position; call it only when the name is needed.
  /// - Returns: a position below `count`.
  func chooseStep(outOf count: Int, describe: (Int) -> RuntimeStep) -> Int
}

/// Picks the first step that is ready: main-queue jobs before background units, each in order.
public final class FirstStepChooser: StepChooser {
  /// Creates the chooser.
  public init() {}

  /// Picks position 0.
  public func chooseStep(outOf count: Int, describe: (Int) -> RuntimeStep) -> Int { 0 }
}
