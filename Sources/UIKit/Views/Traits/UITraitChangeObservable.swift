import Foundation

/// A view or controller that code can watch for changes of single traits (iOS 17).
///
/// UIKit: `UITraitChangeObservable`. What is registered ends with the view or controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Gets who registered and the former traits; main thread.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void
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
    let registration = TraitRegistration(traits: traits) { environment, former in
      if let environment = environment as? Self { handler(environment, former) }
    }
    (self as? any TraitRegistrationsKeeper)?.traitRegistrations.add(registration)
    return registration
  }

  /// Takes a registration back; does nothing when it is another's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrationsKeeper)?.traitRegistrations.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// What stands for a registration, so that it can be taken back.
///
/// UIKit: `UITraitChangeRegistration`. It ends with the view or controller that it was made with, too.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
