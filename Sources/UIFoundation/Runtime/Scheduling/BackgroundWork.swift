extension RuntimeScheduling {
  /// Work for a ``RuntimeScheduling/Lane``: independent units, followed by a completion.
  ///
  /// Each unit passes through the phases in order. Units may overlap and interleave; the completion
  /// runs after the last phase of the last unit. A scheduler executes each phase of each unit as one
  /// step.
  public struct Work: Sendable {
    /// The order in which the units of work may run.
    public enum Parallelism: Sendable {
      /// Units may run at the same time on all cores.
      case concurrent
      /// Units run one after the other, in order.
      case serial
    }

    /// The name of the work in lists of pending steps, such as failure messages.
    public let label: String
    /// The parallelism of the units.
    public let parallelism: Parallelism
    /// The number of units, which may be zero.
    public let unitCount: Int
    /// The phases of each unit, in order.
    public let phases: [RuntimeScheduling.Step.Kind]
    /// A closure that runs one phase of one unit, given by their indices.
    public let body: @Sendable (_ unit: Int, _ phase: Int) -> Void
    /// A closure that runs off the main actor after the last phase of the last unit.
    public let completion: @Sendable () -> Void
    /// A closure that returns the actual work when the lane reaches it, for work whose units are not
    /// known earlier.
    public let preparation: (@Sendable () -> RuntimeScheduling.Work)?
    // Wraps whole ranges of units: binding an environment per unit would cost as much as a small
    // unit.
    private var surround: (@Sendable (() -> Void) -> Void)?

    /// Creates work of several units.
    public init(
      label: String,
      parallelism: Parallelism = .concurrent,
      unitCount: Int,
      phases: [RuntimeScheduling.Step.Kind],
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

    /// Creates work that a closure returns off the main actor, in its own step, when the lane reaches
    /// it.
    public init(label: String, preparation: @escaping @Sendable () -> RuntimeScheduling.Work) {
      self.label = label
      self.preparation = preparation
      (parallelism, unitCount, phases) = (.serial, 0, [])
      body = { _, _ in }
      completion = {}
    }

    /// Returns the same work with every closure run inside a wrapping closure. One call of the
    /// wrapping closure may run several units.
    package func wrapped(
      by wrap: @escaping @Sendable (() -> Void) -> Void
    ) -> RuntimeScheduling.Work {
      var work = self
      work.surround = wrap
      return work
    }

    /// Runs a closure inside the wrapping closure, if there is one.
    private func surrounded(_ body: () -> Void) {
      if let surround { surround(body) } else { body() }
    }

    /// Runs one phase of one unit.
    package func run(unit: Int, phase: Int) {
      surrounded { body(unit, phase) }
    }

    /// Runs all phases of a range of units, unit by unit.
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

    /// Returns the actual work of prepared work, or `nil` for other work.
    package func prepared() -> RuntimeScheduling.Work? {
      guard let preparation else { return nil }
      var work = self
      surrounded { work = preparation() }
      work.surround = work.surround ?? surround
      return work
    }

    /// Creates work of one unit with one phase.
    public init(
      label: String, kind: RuntimeScheduling.Step.Kind, body: @escaping @Sendable () -> Void
    ) {
      self.init(
        label: label, parallelism: .serial, unitCount: 1, phases: [kind], body: { _, _ in body() })
    }
  }
}

extension RuntimeScheduling {
  /// A serial queue off the main actor: the works of a lane run one after the other, in order.
  ///
  /// The data controller's editing queue is a lane; so is each display of a subtree for which the
  /// main actor waits. Works of different lanes overlap.
  public final class Lane: Sendable {
    /// The purpose of the lane, shown in lists of pending steps.
    public let label: String

    /// Creates an empty lane.
    public init(label: String) {
      self.label = label
    }
  }
}
