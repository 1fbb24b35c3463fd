import Testing
import UIKit
import UIKitSimulation

@Suite("Collections of traits that are changed, and limits of the text size")
@MainActor
struct TraitMutationTests {
  @Test("a closure makes a collection of some traits, or changes those of another")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
    }
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    #expect(traits.layoutDirection == .unspecified)
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(changed.userInterfaceStyle == .light && changed.displayScale == 3)
    #expect(
      changed != traits && changed == traits.modifyingTraits { $0.userInterfaceStyle = .light })
    #expect(UITraitCollection(traitsFrom: [changed, traits]) == traits)
    traits.performAsCurrent { #expect(UITraitCollection.current == traits) }
  }

  @Test("the text size lies within a view's limits")
  func sizeLimits() {
    let stage = Stage(traits: RuntimeEnvironment.Traits(preferredContentSizeCategory: .extraSmall))
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.minimumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    stage.window.change(
      traits: RuntimeEnvironment.Traits(preferredContentSizeCategory: .accessibilityLarge))
    inner.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }
}
