import Foundation

/// A registration: the traits, and what runs when one of them has changed.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  /// Gets who registered and the former traits.
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
