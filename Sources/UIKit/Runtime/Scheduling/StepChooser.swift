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
