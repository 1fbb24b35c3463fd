import Foundation

/// The registrations of one view or controller, in the order in which they were made.
struct TraitRegistrations {
  private var all: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) {
    all.append(registration)
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
  }

  /// Runs the handlers of those for whom a trait has changed.
  @MainActor func tell(_ environment: any UITraitEnvironment, former: UITraitCollection) {
    guard !all.isEmpty else { return }
    let present = environment.traitCollection
    for registration in all where present.differs(in: registration.traits, from: former) {
      registration.handler(environment, former)
    }
  }
}
