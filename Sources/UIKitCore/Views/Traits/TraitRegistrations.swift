import Foundation

/// The registrations of one view or controller, in their order.
struct TraitRegistrations {
  private var all: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) {
    all.append(registration)
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
  }

  /// Calls the handlers of the registrations that observe a changed trait.
  @MainActor func tell(_ environment: any UITraitEnvironment, former: UITraitCollection) {
    guard !all.isEmpty else { return }
    let present = environment.traitCollection
    for registration in all where present.differs(in: registration.traits, from: former) {
      registration.handler(environment, former)
    }
  }
}

/// A registration of a handler that is called when one of several traits changes.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  /// The handler. It receives the registered view or controller and the previous traits.
  let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

/// An object that stores the registrations of its trait changes: a view or a view controller.
@MainActor protocol TraitRegistrationsKeeper: UITraitChangeObservable {
  var traitRegistrations: TraitRegistrations { get set }
}

extension UIView: TraitRegistrationsKeeper {
  var traitRegistrations: TraitRegistrations {
    get { values.traitRegistrations }
    set { values.traitRegistrations = newValue }
  }
}

extension UIViewController: TraitRegistrationsKeeper {
  var traitRegistrations: TraitRegistrations {
    get { values.traitRegistrations }
    set { values.traitRegistrations = newValue }
  }
}
