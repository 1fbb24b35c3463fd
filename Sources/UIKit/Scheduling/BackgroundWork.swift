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

  /// Makes work of many units.
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

  /// Makes work that is decided off the main actor, in a step of its own, when its turn comes.
  public init(label: String, preparation: @escaping @Sendable () -> BackgroundWork) {
    self.label = label
    self.preparation = preparation
    (parallelism, unitCount, phases) = (.serial, 0, [])
    body = { _, _ in }
    completion = {}
  }

  /// The same work with every closure run inside another.
  package func wrapped(
    by wrap: @escaping @Sendable (() -> Void) -> Void
  ) -> BackgroundWork {
    if let preparation {
      return BackgroundWork(label: label) {
        var prepared = self
        wrap { prepared = preparation() }
        return prepared.wrapped(by: wrap)
      }
    }
    return BackgroundWork(
      label: label, parallelism: parallelism, unitCount: unitCount, phases: phases,
      body: { unit, phase in wrap { body(unit, phase) } },
      completion: { wrap(completion) })
  }

  /// Makes work of a single unit with a single phase.
  public init(
    label: String, kind: RuntimeStep.Kind, body: @escaping @Sendable () -> Void
  ) {
    self.init(
      label: label, parallelism: .serial, unitCount: 1, phases: [kind], body: { _, _ in body() })
  }
}
