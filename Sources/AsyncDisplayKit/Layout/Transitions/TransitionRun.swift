/// What one run of a layout transition was asked for.
struct TransitionRun: Sendable {
  /// The run's number among those of its node.
  let id: Int
  /// The range to measure with.
  let range: ASSizeRange
  /// What the context says about animation.
  let isAnimated: Bool
  /// The identity that measuring carries along.
  let scope: LayoutTransitionScope
  /// Runs on the main thread between measuring and animating.
  let completion: (@MainActor @Sendable () -> Void)?
}
