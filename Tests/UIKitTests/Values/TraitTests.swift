import Testing
import UIKit
import UIKitSimulation

@Suite("Traits")
struct TraitTests {
  @Test("a later collection's specified traits win")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(merged.horizontalSizeClass == .unspecified)
  }

  @Test("a collection contains the traits that another one specifies")
  func containing() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test("the current traits are the environment's, and another collection's while it is current")
  func current() {
    var environment = RuntimeEnvironment()
    environment.traits.layoutDirection = .rightToLeft
    environment.screen.scale = 3
    environment.bind {
      #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
      #expect(UITraitCollection.current.displayScale == 3)
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.layoutDirection == .unspecified)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  // UIKit's documentation of `performAsCurrent(_:)`.
  @Test("a current collection without a style resolves colors as in light, and keeps fonts")
  func unspecifiedCurrent() {
    var environment = RuntimeEnvironment()
    environment.traits.userInterfaceStyle = .dark
    environment.traits.preferredContentSizeCategory = .extraExtraLarge
    environment.bind {
      let light = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let font = UIFont.preferredFont(forTextStyle: .body)
      #expect(UIColor.label.cgColor != light.cgColor)
      UITraitCollection(displayScale: 2).performAsCurrent {
        #expect(UIColor.label.cgColor == light.cgColor)
        #expect(UIFont.preferredFont(forTextStyle: .body) == font)
      }
    }
  }

  @Test("a dynamic color may differ by appearance, contrast and level only")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let wide = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
    #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
  }

  @Test("views, windows and controllers pass traits down and tell of changes")
  @MainActor
  func inheritance() {
    final class Listener: UIView {
      var former: UITraitCollection?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        former = previousTraitCollection
      }
    }
    let stage = Stage()
    let view = Listener()
    stage.window.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.former == nil)
    var traits = RuntimeEnvironment.Traits()
    traits.userInterfaceStyle = .dark
    stage.window.change(traits: traits)
    #expect(view.former?.userInterfaceStyle == .light)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.former?.userInterfaceStyle == .dark)
  }

  @Test("a background color follows the view's traits")
  @MainActor
  func background() {
    let stage = Stage()
    let view = UIView()
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    var traits = RuntimeEnvironment.Traits()
    traits.userInterfaceStyle = .dark
    stage.window.change(traits: traits)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test("a parent's override reaches its child controller and its views alone")
  @MainActor
  func overrides() {
    let stage = Stage()
    let (parent, child, sibling) = (UIViewController(), UIViewController(), UIViewController())
    stage.show(parent)
    for controller in [child, sibling] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(sibling.view.traitCollection.horizontalSizeClass == .compact)
  }
}
