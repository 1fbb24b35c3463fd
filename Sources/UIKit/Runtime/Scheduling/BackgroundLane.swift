/// A serial queue off the main actor: works of one lane run one after the other, in order.
///
/// The data controller's editing queue is a lane; so is each drawing of a subtree that the main
/// actor waits for. Works of different lanes overlap.
public final class BackgroundLane: Sendable {
  /// What the lane is for, as shown in lists of pending steps.
  public let label: String

  /// Makes an empty lane.
  public init(label: String) {
    self.label = label
  }
}
