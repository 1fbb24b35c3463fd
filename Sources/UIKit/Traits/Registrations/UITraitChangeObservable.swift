import Foundation

/// A view or controller that code can watch for changes of single traits (iOS 17).
///
/// UIKit: `UITraitChangeObservable`. What is registered ends with the view or controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Gets who registered and the former traits; main thread.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Keeps a registration. For the framework; an app calls ``registerForTraitChanges(_:handler:)``.
  func keepTraitChangeRegistration(
    of traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// Takes a registration back; does nothing when it is another's.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Runs a closure each time one of some traits has changed.
  ///
  /// It does not run at once; it runs after `traitCollectionDidChange(_:)`, in the order of the
  /// registrations.
  ///
  /// - Parameters:
  ///   - traits: the types of the traits, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: gets who registered and the former traits.
  /// - Returns: what stands for the registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    keepTraitChangeRegistration(of: traits) { environment, former in
      if let environment = environment as? Self { handler(environment, former) }
    }
  }
}

extension UIView: UITraitChangeObservable {
  /// Keeps a registration until it is taken back or the view ends.
  public func keepTraitChangeRegistration(
    of traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    values.traitRegistrations.add(registration)
    return registration
  }

  /// Takes a registration back; does nothing when it is another's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    values.traitRegistrations.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Keeps a registration until it is taken back or the controller ends.
  public func keepTraitChangeRegistration(
    of traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    values.traitRegistrations.add(registration)
    return registration
  }

  /// Takes a registration back; does nothing when it is another's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    values.traitRegistrations.remove(registration)
  }
}
