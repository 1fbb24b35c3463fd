/// Who keeps what is registered with it, as every observable environment of this module does.
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
