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

  /// Makes a step name.
  public init(_ kind: Kind, _ label: String = "") {
    self.kind = kind
    self.label = label
  }

  /// The kind, and the label where there is one.
  public var description: String { label.isEmpty ? kind.rawValue : "\(kind.rawValue) \(label)" }
}
