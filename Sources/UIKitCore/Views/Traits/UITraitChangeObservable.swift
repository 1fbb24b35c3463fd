import Foundation

/// A view or controller whose trait changes can be observed (iOS 17).
///
/// UIKit: `UITraitChangeObservable`. A registration lasts as long as the view or controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A closure that receives the registered view or controller and the previous traits. It is
  /// called on the main thread.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

extension UITraitChangeObservable {
  /// Registers a closure that is called when one of several traits changes.
  ///
  /// The closure is not called immediately. It is called after `traitCollectionDidChange(_:)`, in
  /// the order of the registrations.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: The closure. It receives the registered view or controller and the previous
  ///     traits.
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``.
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

  /// Removes a registration. A registration of another object has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrationsKeeper)?.traitRegistrations.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// A token that identifies a registration, so that the registration can be removed.
///
/// UIKit: `UITraitChangeRegistration`. The registration also ends with its view or controller.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
