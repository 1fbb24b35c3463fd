/// Picks the first step that is ready: main-queue jobs before background units, each in order.
public final class FirstStepChooser: StepChooser {
  /// Makes the chooser.
  public init() {}

  /// Picks position 0.
  public func chooseStep(outOf count: Int, describe: (Int) -> RuntimeStep) -> Int { 0 }
}
