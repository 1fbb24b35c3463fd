/// Work for a ``BackgroundLane``: some independent units, then a completion.
///
/// Each unit passes through the phases in order; units may overlap and interleave freely, and the
/// completion runs after the last phase of the last unit. A scheduler makes one step of each phase
/// of each unit.
public struct BackgroundWork: Sendable {
  /// Whether units may overlap.
  public enum Parallelism: Sendable {
    /// Units may run at the same time on all cores.
    case concurrent
    /// Units run one after the other, in order.
    case serial
  }

  /// The work's name in lists of pending steps.
  public let label: String
  /// Whether units may overlap.
  public let parallelism: Parallelism
  /// The number of units, which may be zero.
  public let unitCount: Int
  /// The phases that each unit passes through, in order.
  public let phases: [RuntimeStep.Kind]
  /// Runs one phase, an index into ``phases``, of one unit, an index below ``unitCount``.
  public let body: @Sendable (_ unit: Int, _ phase: Int) -> Void
  /// Runs off the main actor when every unit has passed through every phase.
  public let completion: @Sendable () -> Void
  /// Makes the work that takes this one's place when its turn comes, for units known only then.
  public let preparation: (@Sendable () -> BackgroundWork)?
  // Around whole chunks of units: binding an environment for each unit costs as much as a small one.
  private var surround: (@Sendable (() -> Void) -> Void)?

  /// Creates work of many units.
  public init(
    label: String,
    parallelism: Parallelism = .concurrent,
    unitCount: Int,
    phases: [RuntimeStep.Kind],
    body: @escaping @Sendable (_ unit: Int, _ phase: Int) -> Void,
    completion: @escaping @Sendable () -> Void = {}
  ) {
    self.label = label
    self.parallelism = parallelism
    self.unitCount = unitCount
    self.phases = phases
    self.body = body
    self.completion = completion
    preparation = nil
  }

  /// Creates work that is decided off the main actor, in a step of its own, when its turn comes.
  public init(label: String, preparation: @escaping @Sendable () -> BackgroundWork) {
    self.label = label
    self.preparation = preparation
    (parallelism, unitCount, phases) = (.serial, 0, [])
    body = { _, _ in }
    completion = {}
  }

  /// The same work with every closure run inside another, which may run several of them at once.
  package func wrapped(
    by wrap: @escaping @Sendable (() -> Void) -> Void
  ) -> BackgroundWork {
    var work = self
    work.surround = wrap
    return work
  }

  /// Runs a closure inside the one that wraps the work.
  private func surrounded(_ body: () -> Void) {
    if let surround { surround(body) } else { body() }
  }

  /// Runs one phase of one unit.
  package func run(unit: Int, phase: Int) {
    surrounded { body(unit, phase) }
  }

  /// Runs all phases of some units, one unit after the other.
  package func run(units: Range<Int>) {
    surrounded {
      for unit in units {
        for phase in phases.indices { body(unit, phase) }
      }
    }
  }

  /// Runs the completion.
  package func complete() {
    surrounded(completion)
  }

  /// The work that takes this one's place; `nil` for work that is known already.
  package func prepared() -> BackgroundWork? {
    guard let preparation else { return nil }
    var work = self
    surrounded { work = preparation() }
    work.surround = work.surround ?? surround
    return work
  }

  /// Creates work of a single unit with a single phase.
  public init(
    label: String, kind: RuntimeStep.Kind, body: @escaping @Sendable () -> Void
  ) {
    self.init(
      label: label, parallelism: .serial, unitCount: 1, phases: [kind], body: { _, _ in body() })
  }
}

/// A serial queue off the main actor: works of one lane run one after the other, in order.
///
/// The data controller's editing queue is a lane; so is each drawing of a subtree that the main
/// actor waits for. Works of different lanes overlap.
public final class BackgroundLane: Sendable {
  /// What the lane is for, as shown in lists of pending steps.
  public let label: String

  /// Creates an empty lane.
  public init(label: String) {
    self.label = label
  }
}
