extension RuntimeScheduling {
  /// The name of a unit of work that a scheduler can order.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of steps, by the work that a step does.
    public enum Kind: String, Hashable, Sendable {
      /// A step that runs one cell node block.
      case nodeBlock
      /// A step that measures one node.
      case measurement
      /// A step that computes an asynchronous collection layout.
      case layout
      /// A step that starts or ends an update on the data controller's editing queue.
      case editing
      /// A step that draws one node.
      case display
      /// A step that calls an image downloader, or handles its answer.
      case download
      /// A step that asks a container's delegate for the next batch.
      case batchFetch
      /// A step that runs one job of the main queue.
      case main
      /// A step that fires one timer of the virtual clock.
      case timer
      /// A step that runs one job that the app's code put on a queue, or one part of the app's task.
      case job
    }

    /// The kind of the step.
    public let kind: Kind
    /// The object that the step works on, such as an index path. Labels need not be unique.
    public let label: String

    /// Creates a step name.
    public init(_ kind: Kind, _ label: String = "") {
      self.kind = kind
      self.label = label
    }

    /// The kind of the step, followed by its label if there is one.
    public var description: String { label.isEmpty ? kind.rawValue : "\(kind.rawValue) \(label)" }
  }
}

extension RuntimeScheduling {
  /// An object that chooses the next of the steps that are ready.
  public protocol StepChooser: AnyObject, Sendable {
    /// Chooses one of the steps that are ready.
    ///
    /// - Parameters:
    ///   - count: The number of ready steps, at least one. Index 0 is the next job of the main queue,
    ///     if there is one; then follow the units of the lanes in the order of the lanes.
    ///   - describe: A closure that returns the name of the step at an index. Call it only if the
    ///     name is needed.
    /// - Returns: An index below `count`.
    func chooseStep(outOf count: Int, describe: (Int) -> RuntimeScheduling.Step) -> Int
  }
}

extension RuntimeScheduling {
  /// A chooser of the first ready step: jobs of the main queue before background units, each in
  /// order.
  public final class FirstStepChooser: RuntimeScheduling.StepChooser {
    /// Creates the chooser.
    public init() {}

    /// Returns 0, the index of the first ready step.
    public func chooseStep(outOf count: Int, describe: (Int) -> RuntimeScheduling.Step) -> Int { 0 }
  }
}
