import Testing
import UIKitSimulation

@testable import UIKit

private enum Mood: Sendable { case calm, wild }

private struct MoodTrait: UITraitDefinition {
  static let defaultValue = Mood.calm
}

/// A trait whose values cannot be compared.
private struct NoteTrait: UITraitDefinition {
  struct Note: Sendable { var text: String }
  static var defaultValue: Note { Note(text: "") }
}

extension UITraitCollection {
  fileprivate var mood: Mood { self[MoodTrait.self] }
}

extension UIMutableTraits {
  fileprivate var mood: Mood {
    get { self[MoodTrait.self] }
    set { self[MoodTrait.self] = newValue }
  }
}

/// An app's own traits, and what views and controllers have in place of inherited traits.
@Suite("Overrides of traits")
@MainActor
struct TraitOverrideTests {
  private final class Listener: UIView {
    var told = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told += 1
    }
  }

  @Test("an app's own trait has its default until an override, which views below inherit")
  func inheritance() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection.mood == .calm)
    outer.traitOverrides.mood = .wild
    #expect(inner.traitCollection.mood == .wild && outer.traitCollection.mood == .wild)
    #expect(stage.window.traitCollection.mood == .calm)
    inner.traitOverrides.mood = .calm
    #expect(inner.traitCollection.mood == .calm)
    inner.traitOverrides.remove(MoodTrait.self)
    #expect(inner.traitCollection.mood == .wild)
  }

  @Test("changes of an app's own trait are reported to its registrations alone")
  func registrations() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    var (moods, styles): ([Mood], Int) = ([], 0)
    inner.registerForTraitChanges([MoodTrait.self]) { (view: UIView, former) in
      #expect(former.mood != view.traitCollection.mood)
      moods.append(view.traitCollection.mood)
    }
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      styles += 1
    }
    outer.traitOverrides.mood = .wild
    outer.traitOverrides.mood = .wild
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.remove(MoodTrait.self)
    #expect(moods == [.wild, .calm] && styles == 1)
  }

  @Test("a controller's overrides reach its children and their views")
  func controllers() {
    let stage = Stage()
    let (parent, child) = (UIViewController(), UIViewController())
    stage.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.traitOverrides.horizontalSizeClass = .regular
    parent.traitOverrides.mood = .wild
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.mood == .wild)
    #expect(parent.traitOverrides.contains(MoodTrait.self))
    #expect(!parent.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("a closure makes a collection of some traits, or changes those of another")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.mood = .wild
    }
    #expect(traits.userInterfaceStyle == .dark && traits.mood == .wild)
    #expect(traits.layoutDirection == .unspecified)
    let changed = traits.modifyingTraits { $0.mood = .calm }
    #expect(changed.mood == .calm && changed.userInterfaceStyle == .dark)
    #expect(changed != traits && changed == traits.modifyingTraits { $0.mood = .calm })
    #expect(UITraitCollection(traitsFrom: [changed, traits]).mood == .wild)
    traits.performAsCurrent { #expect(UITraitCollection.current.mood == .wild) }
  }

  @Test("values that cannot be compared are the same where they are inherited")
  func incomparable() {
    let stage = Stage()
    let (outer, inner) = (UIView(), Listener())
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.traitOverrides[NoteTrait.self] = NoteTrait.Note(text: "one")
    let told = inner.told
    #expect(inner.traitCollection[NoteTrait.self].text == "one" && told > 0)
    outer.updateTraitsIfNeeded()
    #expect(inner.told == told)
  }

  @Test("the text size lies within a view's limits")
  func sizeLimits() {
    let stage = Stage(traits: TraitDescription(preferredContentSizeCategory: .extraSmall))
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.minimumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    stage.window.change(traits: TraitDescription(preferredContentSizeCategory: .accessibilityLarge))
    inner.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }
}
